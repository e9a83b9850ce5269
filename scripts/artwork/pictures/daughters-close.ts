import { bust } from '../kit/bust.ts'
import { closeHand } from '../kit/close.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { drumDyes } from '../kit/drummer.ts'
import { curve, disc, outline, type Point } from '../kit/geometry.ts'
import { gele, locs, wearing } from '../kit/headwear.ts'
import { POSES } from '../kit/poses.ts'
import { drum, drumstick } from '../kit/props.ts'
import type { Scene } from '../kit/scene.ts'
import { group, outlined, ring, shade, shape, stroke } from '../kit/svg.ts'
import type { Pictures } from '../pictures.ts'
import { daughters, moment } from './wardrobe.ts'

function handsOnDrum(): Scene {
  const s = moment()
  s.ground(s.dye('rings', INK.indigo, '#27307A', 2.2))
  s.add(shape('M250-10h320l260 1030H-60z', INK.litSand))
  s.add(drum(400, 560, 74, 3.3, drumDyes(INK.clay, INK.sand)))
  s.add(
    closeHand({
      from: [-40, 960],
      to: [262, 660],
      skin: SKIN.umber.near,
      far: SKIN.umber.far,
      hand: 'cup',
      wrist: 30,
      scale: 3.1,
      sleeve: { cloth: s.dye('comb', INK.indigo, INK.pale, 1.2), length: 0.34 },
    }),
  )
  s.add(drumstick([560, 250], [676, 470], INK.ink, 22))
  return s.add(
    closeHand({
      from: [840, 20],
      to: [628, 214],
      skin: SKIN.umber.near,
      far: SKIN.umber.far,
      hand: 'fist',
      wrist: 14,
      scale: 3,
      mirror: -1,
      sleeve: { cloth: s.dye('comb', INK.indigo, INK.pale, 1.2), length: 0.3 },
    }),
  )
}

function emptyStool(): Scene {
  const s = moment()
  const quilt = { columns: 5, rows: 6, square: 160, motifs: ['bird', 'rings', 'comb', 'spiral'] as const, scale: 1.35 }
  s.lamp(
    [
      [350, -10],
      [450, -10],
      [640, 850],
      [160, 850],
    ],
    quilt,
    ['#151A4A', '#232B70', '#1F2868'],
    [INK.litSand, '#E4CB97', '#EAD4A4'],
  )
  s.hem(836, 170, s.dye('lacing', INK.clay, INK.brass, 1.1)).add(shape(disc([400, 870], 250, 38), '#5E1B0D'))
  s.add(
    shape(
      outline('262 640!, 538 640!, 520 676!, 474 690, 452 760, 492 850, 506 880!, 294 880!, 308 850, 348 760, 326 690, 280 676!'),
      INK.rust,
    ),
  )
  s.add(
    shape(
      outline('300 640!, 306 590, 400 570, 494 592, 500 640!, 560 700, 566 780!, 520 730, 470 644!'),
      s.dye('stripe', INK.indigo, INK.pale, 0.9, 0, INK.brass),
    ),
    shade(outline('470 640!, 500 640!, 560 700, 566 780!, 524 734')),
  )
  const slipper = (x: number, turn: number) =>
    group(
      [
        shape(outline('-60 0, -40 -18, 20 -20, 66 -14, 70 8, 20 14, -40 14'), INK.brass),
        shape(outline('6 -22!, 40 -30, 66 -12, 60 4!, 24 8!'), INK.indigo),
      ],
      x,
      884,
      1,
      false,
      turn,
    )
  return s.add(slipper(606, -6), slipper(690, 8))
}

function feetAndHem(): Scene {
  const s = moment()
  s.ground(s.dye('scale', '#23306F', '#2D3B85', 1.8))
    .add(shape('M180-10h380l240 870H20z', INK.litSand))
    .hem(846, 160, s.dye('lacing', INK.indigo, INK.brass, 1.2))
  const dancer = daughters(s).youngest({
    pose: { ...POSES.walk, nearLeg: [-20, -34, 50], farLeg: [16, 4, 92] },
    skin: SKIN.chestnut,
    anklet: INK.brass,
    sash: INK.clay,
    lower: { cut: 'wrapper', cloth: s.dye('spiral', INK.clay, '#E7B08C', 1), length: 1.3, flare: 60 },
  })
  s.float(dancer, 290, 876 - dancer.floor * 2.3, 2.3, { crop: true })
  return s.add(
    shape(
      [
        [90, 800, 9],
        [140, 772, 6],
        [60, 756, 5],
        [176, 816, 7],
        [110, 730, 4],
        [740, 812, 8],
        [760, 776, 6],
        [726, 752, 4],
        [776, 834, 6],
        [40, 826, 7],
      ]
        .map(([x = 0, y = 0, r = 0]) => disc([x, y], r))
        .join(''),
      INK.chalk,
    ),
  )
}

function auntSilent(): Scene {
  const s = moment()
  s.ground(INK.clay)
  const cloth = s.dye('stripe', INK.indigo, INK.pale, 0.5, -32, INK.brass)
  s.put(
    bust({
      head: 'elder',
      skin: SKIN.ebony,
      wear: gele(cloth, INK.brass),
      mood: { eye: 'down', aged: true, browColour: INK.greyHair },
      cloth: s.dye('cowrie', INK.indigo, INK.pale, 0.5),
      neck: 30,
      shoulders: 130,
    }),
    350,
    560,
    3.7,
  ).markHead(350, 560, 190)
  return s.add(
    closeHand({
      from: [800, 1060],
      to: [646, 756],
      skin: SKIN.ebony.near,
      far: SKIN.ebony.far,
      hand: 'open',
      wrist: 26,
      scale: 2.9,
      sleeve: { cloth: s.dye('cowrie', INK.indigo, INK.pale, 1), length: 0.3 },
    }),
  )
}

function basin(): Scene {
  const s = moment()
  s.ground(s.dye('leaf', INK.terra, '#BA4C27', 1.6)).add(
    shape(disc([400, 500], 326), INK.indigo),
    shape(disc([400, 500], 300), INK.chalk),
    shape(disc([400, 500], 262), '#AFC3E8'),
  )
  s.add([220, 170, 110, 56].map((r) => ring(400, 500, r, INK.chalk, 5)))
  const hands: [Point, Point, keyof typeof SKIN, string, 1 | -1, number][] = [
    [[-60, 140], [190, 340], 'honey', s.dye('comb', INK.clay, INK.sand, 1), 1, 2],
    [[400, -80], [420, 190], 'ebony', INK.brass, -1, 2.4],
    [[880, 240], [640, 390], 'chestnut', s.dye('rings', INK.indigo, INK.pale, 1), 1, 2.2],
    [[800, 1060], [590, 730], 'umber', INK.chalk, -1, 2.5],
    [[60, 1080], [240, 720], 'cocoa', s.dye('bird', INK.leaf, '#CFE6D4', 1), 1, 1.7],
  ]
  return s.add(
    hands.map(([from, to, skin, cloth, mirror, scale]) =>
      closeHand({
        from,
        to,
        skin: SKIN[skin].near,
        far: SKIN[skin].far,
        hand: scale > 2.3 ? 'spread' : 'open',
        scale: scale > 2.3 ? scale * 0.8 : scale,
        mirror,
        sleeve: { cloth, length: 0.45 },
      }),
    ),
  )
}

function tornCloth(): Scene {
  const s = moment()
  s.ground(INK.brass)
  const face = bust({ head: 'woman', skin: SKIN.sienna, wear: wearing(locs()), cloth: s.dye('seed', INK.clay, INK.sand, 0.5) })
  s.put(face, 400, 470, 3.9).markHead(400, 470, 200)
  const cloth = s.dye('rings', INK.indigo, '#5566B8', 1.9)
  s.add(
    shape(
      outline('-20 -20!, 820 -20!, 820 130!, 640 190!, 690 206!, 470 270!, 540 286!, 300 350!, 380 366!, 150 440!, 240 452!, -20 520!'),
      cloth,
    ),
  )
  s.add(
    shape(
      outline('-20 540!, 200 560!, 130 580!, 400 630!, 310 646!, 560 710!, 470 726!, 700 800!, 620 812!, 820 900!, 820 1020!, -20 1020!'),
      cloth,
    ),
  )
  return s.add(
    stroke(
      curve('640 190!, 820 130!') +
        curve('690 206!, 470 270!') +
        curve('540 286!, 300 350!') +
        curve('200 560!, 400 630!') +
        curve('310 646!, 560 710!') +
        curve('470 726!, 700 800!'),
      INK.pale,
      5,
    ),
  )
}

function sisterOutline(): Scene {
  const s = moment()
  s.ground(s.dye('wave', '#F0DDB4', '#E7D0A0', 2)).hem(900, 100, s.dye('comb', INK.clay, '#A5432B', 1.1))
  const cast = daughters(s)
  const dancing = cast.nurse({
    pose: { ...POSES.spin, near: [-128, -150, 'open', 10], far: [140, 178, 'flat', -10, -1] },
    top: { cut: 'blouse', cloth: INK.chalk },
    lower: { cut: 'swirl', cloth: INK.chalk, drop: 250 },
  })
  s.put(outlined(dancing.drawing, INK.clay, '#F0DDB4'), 480, 560, 0.9)
  return s.stand(
    cast.nurse({
      pose: { ...POSES.stand, near: [4, 10, 'open'], far: [10, 16, 'open'], nearLeg: [-3, -5, 88], farLeg: [5, 1, 90] },
      close: true,
    }),
    300,
    908,
    0.86,
  )
}

const at = (n: number) => `content/productions/daughters-of-dance/gallery-${n}.svg`

/** Daughters of the Dance: the close and quiet moments. */
export const pictures: Pictures = {
  [at(1)]: handsOnDrum,
  [at(2)]: emptyStool,
  [at(5)]: feetAndHem,
  [at(7)]: auntSilent,
  [at(10)]: basin,
  [at(12)]: tornCloth,
  [at(15)]: sisterOutline,
}
