import { BODY, type Pose } from '../kit/body.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { listener, raisedArm } from '../kit/crowd.ts'
import { chairFrame, stoolFor, wheel } from '../kit/furniture.ts'
import { box, disc, outline, polygon } from '../kit/geometry.ts'
import { afro, braid, cap, earring, hijab, kufi, lowCut, shuku, wearing } from '../kit/headwear.ts'
import { person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { book, stillsCamera } from '../kit/props.ts'
import { Scene } from '../kit/scene.ts'
import { handset, shadeLamp } from '../kit/studio.ts'
import { group, shade, shape, stroke } from '../kit/svg.ts'

function courtyard(): Scene {
  const s = new Scene(1600, 900)
  s.ground(s.dye('leaf', '#3F8A62', '#38805A', 2))
  s.add(
    shape(polygon('0 0, 250 0, 250 560, 0 610'), '#2C6C4A'),
    shape(box(70, 160, 110, 160), INK.leaf),
    stroke('M250 0V560L0 612', INK.leaf, 10),
  )
  s.add(shape(polygon('0 612, 250 560, 1600 560, 1600 900, 0 900'), s.dye('scale', '#5BA37B', '#539A72', 2)))
  s.add(shape(polygon('742 190, 878 190, 1480 860, 1380 900, 240 900, 140 860'), INK.litSand))
  s.put(shadeLamp(160, INK.ink, INK.brass), 810, 128, 1.05)
  const hands = person({
    pose: {
      lean: 0,
      bend: 8,
      view: 0.9,
      near: [-172, -176, 'flat', 60],
      far: [176, 178, 'flat', -60, -1],
      nearLeg: [-20, -56, -40],
      farLeg: [34, -8, 20],
      neck: -14,
      nod: -24,
    },
    skin: SKIN.ebony,
    body: BODY.youth,
    head: 'child',
    wear: lowCut(),
    close: true,
    top: { cut: 'blouse', cloth: s.dye('stripe', INK.chalk, INK.clay, 0.8, 90, INK.clay), length: 10 },
    sleeves: { length: 0.6, cuff: 32 },
    lower: { cut: 'trousers', cloth: INK.indigo, length: 1.6, hem: 42 },
    shoes: INK.chalk,
  })
  s.add(shade(disc([340, 832], 130, 16), 0.2)).float(hands, 336, 424, 0.84, { turn: 180, flip: true })
  const shooting = person({
    pose: {
      lean: 26,
      bend: 6,
      view: 0.5,
      near: [36, 136, 'cup'],
      far: [62, 128, 'cup'],
      nearLeg: [64, -44, 86],
      farLeg: [100, -18, 88],
      neck: 2,
      nod: -10,
    },
    skin: SKIN.amber,
    head: 'woman',
    wear: hijab(INK.brass),
    close: true,
    top: { cut: 'gown', cloth: s.dye('rings', INK.mid, INK.pale, 0.9), length: 1.35, flare: 10 },
    sleeves: { length: 1.7, cuff: 30 },
    shoes: INK.ink,
    infront: (f) => [stillsCamera(f.head[0] + 92, f.head[1] + 8, 0, INK.ink, INK.soft, 1), shape(f.hand('near'), f.skin.near)],
  })
  s.stand(shooting, 716, 836, 0.74, { flip: true })
  const left = person({
    pose: { ...POSES.sit, lean: 14, bend: 12, near: [40, 96, 'flat'], far: [52, 92, 'flat'], neck: 14, nod: 6 },
    skin: SKIN.chestnut,
    head: 'man',
    wear: wearing(kufi(INK.clay, INK.brass)),
    close: true,
    top: { cut: 'blouse', cloth: INK.chalk, length: 20 },
    sleeves: { length: 1.2, cuff: 42 },
    lower: { cut: 'trousers', cloth: INK.leaf, length: 1.8 },
    shoes: INK.ink,
    behind: (f) => stoolFor(f, INK.rust),
  })
  const right = person({
    pose: { ...POSES.sit, lean: 12, bend: 10, near: [36, 110, 'point'], far: [52, 92, 'flat'], neck: 14, nod: 8 },
    skin: SKIN.umber,
    head: 'woman',
    wear: wearing(braid(), earring()),
    close: true,
    top: { cut: 'blouse', cloth: s.dye('bead', INK.clay, INK.sand, 0.7) },
    lower: { cut: 'wrapper', cloth: s.dye('spiral', INK.indigo, INK.pale, 0.9), length: 1.6 },
    behind: (f) => stoolFor(f, INK.rust),
  })
  s.stand(left, 876, 716, 0.6).stand(right, 1142, 722, 0.6, { flip: true })
  s.add(book(1004, 556, 0, INK.brass, INK.chalk, 0.56))
  s.add(
    shape(outline('1392 170!, 1582 150!, 1590 500, 1576 812!, 1480 800, 1384 816!, 1394 500'), INK.chalk),
    shape(box(1370, 148, 226, 22), INK.rust),
  )
  s.add(shape('M1424 240h120v54h-62v94h50v52h-50v98h62v54h-120z', INK.clay), shape(disc([1490, 664], 30), INK.clay))
  const painter = person({
    pose: { ...POSES.roll, near: [30, 70, 'open'], far: [104, 118, 'fist'], neck: 0, nod: -14 },
    skin: SKIN.cocoa,
    head: 'woman',
    wear: wearing(shuku(), earring(INK.brass, true)),
    close: true,
    top: { cut: 'blouse', cloth: INK.indigo },
    lower: { cut: 'wrapper', cloth: s.dye('bird', INK.leaf, '#CFE6D4', 0.9), length: 1.6 },
    behind: (f) => chairFrame(f, INK.ink),
    holding: (f) => wheel(f, INK.ink, INK.clay),
    infront: (f) =>
      group(
        [stroke('M-40 10L70-20', INK.brass, 11), shape(outline('62 -34!, 92 -40, 122 -26!, 96 -8, 70 -4!'), INK.clay)],
        f.palm('far')[0],
        f.palm('far')[1],
      ),
  })
  return s.stand(painter, 1270, 860, 0.72)
}

function showcase(): Scene {
  const s = new Scene(1200, 800)
  s.ground(INK.ink)
  s.add(shape(polygon('0 0, 820 0, 820 440, 0 640'), '#241A2E'), shape(polygon('820 0, 1200 0, 1200 640, 820 440'), '#30223C'))
  s.add(
    shape(polygon('150 60, 820 40, 820 420, 150 470'), INK.clay),
    shape(polygon('210 110, 780 92, 780 360, 210 396'), s.dye('comb', INK.brass, '#E8A52A', 1.2)),
  )
  s.add(shape(polygon('210 388, 780 352, 850 430, 140 492'), INK.litSand), shape(polygon('140 492, 850 430, 850 452, 140 520'), INK.rust))
  s.add(shape(outline('150 60!, 250 56!, 236 200, 196 330, 160 470!') + outline('820 40!, 716 44!, 730 200, 776 320, 820 420!'), INK.clay))
  const pose = (bend: number): Pose => ({ ...POSES.frontal, lean: 0, bend, near: [-92, -140, 'fist'], far: [92, 140, 'fist', 0, -1] })
  const cast = [
    [INK.indigo, SKIN.ebony, lowCut()],
    [INK.chalk, SKIN.sienna, hijab(INK.clay)],
    [INK.leaf, SKIN.umber, afro()],
    [INK.clay, SKIN.amber, shuku()],
    [INK.mid, SKIN.cocoa, cap(INK.leaf)],
    [INK.chalk, SKIN.ebony, braid()],
  ] as const
  cast.forEach(([cloth, skin, wear], i) => {
    const one = person({
      pose: pose(i % 2 ? 6 : -4),
      skin,
      wear,
      body: i % 3 === 1 ? BODY.youth : BODY.adult,
      top: { cut: i % 2 ? 'gown' : 'blouse', cloth, length: i % 2 ? 1.5 : 40 },
      lower: { cut: 'trousers', cloth: INK.ink },
    })
    s.stand(one, 262 + i * 92, 452 - i * 7, 0.3 - (i % 3) * 0.012)
  })
  // Photographs on the wall, drawn towards the stage.
  const photo = (i: number) => {
    const x = 866 + i * 96
    const y = 128 - i * 26
    const [w, h] = [74, 116 + i * 30]
    return `${x} ${y}, ${x + w} ${y - 16}, ${x + w} ${y + h + 16}, ${x} ${y + h}`
  }
  const fills = [INK.mint, INK.brass, INK.terra, INK.soft]
  s.add(stroke('M840 132L1210 30', INK.sand, 4))
  fills.forEach((fill, i) => {
    const x = 866 + i * 96
    const y = 128 - i * 26
    s.add(
      shape(polygon(photo(i)), INK.chalk),
      group(
        [
          shape(polygon('8 12, 66 2, 66 118, 8 110'), fill),
          shape(disc([38, 54], 18) + outline('12 110!, 16 86, 38 76, 60 86, 64 116!'), SKIN.umber.near),
        ],
        x,
        y,
        1 + i * 0.06,
      ),
    )
  })
  s.add(shape(polygon('0 560, 820 440, 1200 620, 1200 800, 0 800'), '#1D1420'))
  const rows: [Parameters<typeof listener>[0], number, number, number, string, string, string][] = [
    ['low', 330, 548, 0.62, '#3E3350', SKIN.umber.near, INK.ink],
    ['gele', 470, 536, 0.62, '#4A3A58', SKIN.sienna.near, INK.terra],
    ['fila', 612, 524, 0.62, '#3E3350', SKIN.cocoa.near, INK.leaf],
    ['hijab', 752, 528, 0.62, '#4A3A58', SKIN.umber.near, INK.soft],
    ['fila', 150, 612, 1.0, INK.leaf, SKIN.chestnut.near, INK.clay],
    ['bun', 392, 640, 1.0, INK.clay, SKIN.amber.near, INK.ink],
    ['cap', 900, 600, 1.0, INK.mid, SKIN.cocoa.near, INK.brass],
    ['afro', 1110, 640, 1.1, INK.terra, SKIN.umber.near, INK.ink],
  ]
  for (const [kind, x, y, k, cloth, skin, wear] of rows) s.add(listener(kind, x, y, k, cloth, skin, wear)).markHead(x, y, 44 * k)
  s.add(
    listener(
      'gele',
      656,
      700,
      1.5,
      s.dye('rings', INK.indigo, INK.pale, 0.8),
      SKIN.cocoa.near,
      s.dye('stripe', INK.brass, INK.terra, 0.5, 30, INK.sand),
    ),
  ).markHead(656, 700, 66)
  s.add(raisedArm(216, 860, 270, 172, 'fist', SKIN.chestnut.near, 0.9))
  return s.put(
    [
      handset(INK.ink, INK.litSand),
      shape(box(-34, -116, 68, 60), INK.brass),
      shape(box(-24, -66, 8, 36) + box(-8, -70, 8, 40) + box(8, -66, 8, 36), INK.indigo),
      shape(outline('-50 -50, -52 -20, -34 10, 40 10, 50 -20, 44 -30, 38 -20, -38 -20, -40 -50'), SKIN.chestnut.near),
    ],
    250,
    560,
    0.95,
    false,
    -6,
  )
}

/** The bootcamp's opening and its last evening. */
export const pictures = {
  'content/academy/bootcamp/hero.svg': courtyard,
  'content/academy/bootcamp/showcase.svg': showcase,
}
