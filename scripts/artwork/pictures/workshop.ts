import { BODY } from '../kit/body.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { box, disc, outline, polygon } from '../kit/geometry.ts'
import { afro, earring, gele, lowCut, shuku, wearing } from '../kit/headwear.ts'
import { type LargeHandName, largeHand } from '../kit/largehands.ts'
import { person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { book } from '../kit/props.ts'
import { Scene } from '../kit/scene.ts'
import { clapper, mask } from '../kit/studio.ts'
import { type Drawing, flatten, group, shade, shape, stroke } from '../kit/svg.ts'

function pair(
  skin: { near: string; far: string },
  sleeve: string,
  hands: readonly [LargeHandName, LargeHandName],
  open = 60,
  bare = 150,
): Drawing {
  const arm = '-34 -460!, -30 -160, -20 -60, -14 4, 14 4, 20 -60, 30 -160, 34 -460!'
  const cloth = `-62 -480!, -46 -${bare}!, 0 -${bare - 8}, 46 -${bare}!, 62 -480!`
  return ([-1, 1] as const).map((side, i) =>
    group(
      [
        shape(outline(arm), skin.near),
        largeHand(hands[i] ?? 'open', [0, 0], 0, 1.25, side === 1 ? -1 : 1, skin.near, skin.far),
        shape(outline(cloth), sleeve),
        shade(outline(`10 -${bare}!, 46 -${bare}!, 62 -480!, 24 -480!`), 0.2),
      ],
      side * open,
      0,
      1,
      false,
      side * 9,
    ),
  )
}

function worktable(): Scene {
  const s = new Scene(1200, 800)
  s.ground(s.dye('lacing', INK.leaf, '#276A48', 2))
  const letter = (d: string, x: number, y: number, fill: string, turn: number) =>
    group(shape(d, fill, 'fill-rule="evenodd"'), x, y, 1, false, turn)
  const table: Drawing[] = [
    shape(box(-880, -216, 1800, 470), '#0F3323'),
    shape(box(-900, -240, 1800, 470), '#D9A066'),
    stroke('M-900-82H900M-900 76H900', '#C98A4B', 5),
    // A script, a mask, a camera, a viewfinder of two cards, cut letters.
    book(-430, -20, 4, INK.clay, INK.chalk, 1.3),
    group(mask(INK.chalk, INK.clay, INK.ink), -150, 44, 1, false, 172),
    group(
      [
        shape(box(-80, -52, 160, 104) + box(-40, -74, 70, 24), INK.ink),
        shape(disc([0, 0], 44), '#54463A'),
        shape(disc([0, 0], 30), INK.soft),
        shape(box(50, -44, 20, 12), INK.clay),
        stroke('M-80-30C-150-60-170 20-110 60S-40 110 20 96', INK.rust, 9),
      ],
      130,
      -34,
      1,
      false,
      -8,
    ),
    shape('M230-20h190v130h-40v-90h-150zM250 130h130v-30h40v70h-170z', INK.indigo),
    shape(polygon('510 -130, 670 -130, 670 80, 510 80'), INK.chalk),
    letter('M0 0L40-110H70L110 0H80L72-26H38L30 0zM46-52H64L55-82z', 520, 10, INK.clay, -8),
    letter('M0 0V-80H60V-58H24V-50H52V-30H24V-22H60V0z', 580, 62, INK.leaf, 14),
    letter('M0 0V-70H26V-24H60V0z', 630, -60, INK.indigo, 24),
    group(pair(SKIN.ebony, s.dye('rings', INK.indigo, INK.pale, 0.8), ['open', 'open']), -430, -120),
    group(pair(SKIN.amber, INK.clay, ['cup', 'cup'], 74), 130, -96),
    group(pair(SKIN.cocoa, s.dye('bird', INK.chalk, INK.clay, 0.8), ['cup', 'open'], 66), -150, 142, 1, false, 180),
    group(pair(SKIN.honey, s.dye('stripe', INK.brass, INK.leaf, 0.7, 90, INK.brass), ['fist', 'fist'], 78), 325, 178, 1, false, 180),
    group(pair(SKIN.umber, INK.mint, ['point', 'open'], 60, 90), 700, -40, 1, false, 90),
  ]
  return s.put(flatten(table), 520, 450, 0.92, false, -30)
}

function hourglass(): Scene {
  const s = new Scene(1600, 900)
  s.ground(s.dye('wave', '#D9B98A', '#D0AE7C', 2.4))
  s.add(shape(disc([1450, 210], 104), '#F2E0B8'))
  s.add(shape('M-10 790V520H70V470L150 400L230 470V540H330V790zM1270 790V560H1360V500L1440 430L1520 500V460H1610V790z', '#C29A63'))
  s.add(shape('M60 600h44v70H60zM150 520h42v64h-42zM1420 540h42v66h-42zM1520 620h46v70h-46z', '#A97E48'))
  s.hem(786, 120, s.dye('cowrie', INK.clay, '#B5502C', 1.1))
  const glass =
    '330 66!, 392 250, 680 400, 738 450, 680 500, 392 650, 330 834!, 1270 834!, 1208 650, 920 500, 862 450, 920 400, 1208 250, 1270 66!'
  s.add(shape(outline(glass), INK.chalk))
  s.within(outline(glass), [
    shape(outline('300 236!, 520 290, 800 350, 1080 290, 1300 236!, 1300 450!, 300 450!'), INK.brass),
    shape(box(780, 400, 40, 460), INK.brass),
    shape(outline('300 860!, 310 800, 480 752, 640 716, 800 640, 960 716, 1120 752, 1290 800, 1300 860!'), INK.brass),
  ])
  // The glass is laced like a talking drum.
  s.add(stroke('M342 70C400 260 724 408 724 450S400 640 342 830M1258 70C1200 260 876 408 876 450S1200 640 1258 830', INK.clay, 12))
  const rim = (y: number) => [
    shape(
      outline(`290 ${y - 34}!, 1310 ${y - 34}!, 1322 ${y}, 1310 ${y + 34}!, 290 ${y + 34}!, 278 ${y}`),
      s.dye('bead', INK.clay, INK.brass, 0.9),
    ),
  ]
  s.add(rim(52), rim(846))
  const actor = person({
    pose: {
      lean: -14,
      bend: -8,
      view: 0.8,
      near: [-120, -150, 'splay', 0, -1],
      far: [120, 150, 'splay'],
      nearLeg: [50, 30, 60],
      farLeg: [76, 50, 80],
      neck: 2,
      nod: -12,
    },
    skin: SKIN.umber,
    head: 'man',
    wear: lowCut(),
    close: true,
    top: { cut: 'blouse', cloth: INK.leaf },
    lower: { cut: 'trousers', cloth: s.dye('rings', INK.indigo, INK.pale, 0.9), length: 1.6 },
    sash: INK.clay,
  })
  const slate = person({
    pose: {
      lean: -8,
      bend: 4,
      view: 0.5,
      near: [40, 112, 'fist'],
      far: [70, 128, 'fist'],
      nearLeg: [74, 40, 70],
      farLeg: [92, 60, 80],
      neck: 4,
      nod: -12,
    },
    skin: SKIN.ebony,
    wear: wearing(gele(INK.leaf, INK.mint), earring()),
    close: true,
    top: { cut: 'gown', cloth: s.dye('bird', INK.clay, INK.sand, 0.9), length: 1.5 },
    infront: (f) => group(clapper(26), f.palm('far')[0] + 30, f.palm('far')[1] + 30, 0.7, false, 6),
  })
  const typist = person({
    pose: {
      ...POSES.tuck,
      lean: 16,
      near: [50, 96, 'flat'],
      far: [60, 100, 'flat'],
      nearLeg: [84, -30, 60],
      farLeg: [104, -20, 70],
      nod: -4,
    },
    skin: SKIN.amber,
    body: BODY.youth,
    head: 'child',
    wear: shuku(),
    close: true,
    top: { cut: 'blouse', cloth: INK.terra },
    lower: { cut: 'trousers', cloth: INK.mid, length: 1.6 },
    shoes: INK.chalk,
    holding: (f) =>
      group(
        [
          shape(outline('-70 50!, -60 -10!, -36 -30, 36 -30, 60 -10!, 78 50!'), INK.indigo),
          shape(box(-44, -84, 88, 60), INK.chalk),
          shape(box(-64, -34, 128, 18), INK.ink),
          stroke('M-50 8h100M-54 28h110', INK.pale, 8, 'stroke-dasharray="2 16"'),
        ],
        f.palm('far')[0] - 4,
        f.palm('far')[1] - 10,
        1,
      ),
  })
  const rolled = person({
    pose: {
      lean: 20,
      bend: 4,
      view: 0.5,
      near: [30, 100, 'flat'],
      far: [50, 110, 'fist'],
      nearLeg: [60, -10, 80],
      farLeg: [90, 0, 90],
      neck: 0,
      nod: -8,
    },
    skin: SKIN.cocoa,
    head: 'man',
    weight: 1.1,
    wear: afro(),
    close: true,
    top: { cut: 'blouse', cloth: s.dye('stripe', INK.indigo, INK.pale, 0.6, 90, INK.clay), length: 24 },
    lower: { cut: 'trousers', cloth: INK.leaf, length: 1.7 },
    infront: (f) =>
      group(
        [shape(box(-19, -180, 38, 300) + disc([0, -180], 19, 8), INK.mint), shape(disc([0, -180], 11, 5), INK.leaf)],
        f.palm('far')[0] - 10,
        f.palm('far')[1] + 10,
        1,
        false,
        -24,
      ),
  })
  s.put(mask(INK.terra, INK.rust, INK.ink), 800, 546, 0.62, false, 14)
  s.float(actor, 596, 300, 0.47, { turn: -4 }).float(slate, 1010, 306, 0.48, { flip: true, turn: 4 })
  return s.float(typist, 530, 704, 0.58, { turn: -8 }).float(rolled, 1080, 680, 0.55, { flip: true })
}

/** The Young Creative Workshop: its promise and its opening. */
export const pictures = {
  'content/academy/workshop-promo.svg': worktable,
  'content/academy/workshop/hero.svg': hourglass,
}
