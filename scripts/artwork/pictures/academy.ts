import { BODY } from '../kit/body.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { stoolFor } from '../kit/furniture.ts'
import { box, disc, outline, polygon } from '../kit/geometry.ts'
import { beads, cap, earring, gele, highTop, puffs, wearing } from '../kit/headwear.ts'
import { person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { stillsCamera } from '../kit/props.ts'
import { Scene } from '../kit/scene.ts'
import { clapper, grip, handset, mask, openHand, shadeLamp } from '../kit/studio.ts'
import { type Drawing, group, shape, stroke } from '../kit/svg.ts'

const shoesInHand = (colour: string) => (f: { palm: (side: 'near' | 'far') => readonly [number, number, number?] }) => {
  const [x, y] = f.palm('near')
  return group(
    shape(outline('-14 0, -20 50, -8 86, 10 86, 12 50, 6 0') + outline('16 0, 12 50, 22 84, 40 80, 40 46, 28 0'), colour),
    x - 8,
    y + 4,
  )
}

function academy(): Scene {
  const s = new Scene(1600, 900)
  const quilt = { columns: 9, rows: 5, square: 180, motifs: ['comb', 'leaf', 'spiral', 'comb', 'bead'] as const, scale: 1.5 }
  s.lamp(
    [
      [690, 60],
      [810, 60],
      [1260, 800],
      [300, 800],
      [300, 790],
    ],
    quilt,
    ['#7FC79B', '#6FBA8D', '#77C094'],
    [INK.chalk, '#EDE1C6', '#F2E8D2'],
  )
  s.add(shape(box(0, 790, 1600, 110), INK.leaf), shape(polygon('304 790, 1256 790, 1320 900, 240 900'), INK.brass))
  s.hem(790, 14, INK.ink)
  s.put(shadeLamp(60, INK.ink, INK.brass), 750, 6, 1)
  const beating = person({
    pose: { ...POSES.sit, lean: 18, bend: 4, near: [36, 96, 'flat', 6], far: [78, 92, 'open', 4], neck: 2, nod: -10 },
    skin: SKIN.ebony,
    head: 'full',
    weight: 1.12,
    wear: wearing(gele(s.dye('stripe', INK.clay, INK.brass, 0.6, 30, INK.sand), INK.rust), earring(INK.brass, true), beads()),
    close: true,
    top: { cut: 'blouse', cloth: s.dye('rings', INK.indigo, INK.pale, 0.9), length: 22 },
    sleeves: { length: 1.1, cuff: 52 },
    lower: { cut: 'wrapper', cloth: s.dye('bird', INK.clay, INK.sand, 0.9), length: 1.66 },
    behind: (f) => stoolFor(f),
  })
  s.stand(beating, 280, 836, 0.92)
  const trying = person({
    pose: { ...POSES.stamp, near: [-70, -100, 'splay'], far: [84, 128, 'splay', 6, -1], neck: -4, nod: -10 },
    skin: SKIN.cocoa,
    body: BODY.youth,
    head: 'child',
    wear: highTop(),
    close: true,
    top: { cut: 'blouse', cloth: INK.terra },
    lower: { cut: 'trousers', cloth: s.dye('ladder', INK.indigo, INK.pale, 0.9), length: 1.4, hem: 50 },
    sash: INK.brass,
  })
  s.stand(trying, 790, 846, 1)
  const waitA = person({
    pose: { ...POSES.stand, near: [-6, 30, 'fist'], far: [20, 60, 'fist'], neck: 2 },
    skin: SKIN.chestnut,
    body: BODY.youth,
    wear: wearing(puffs(), earring()),
    close: true,
    top: { cut: 'gown', cloth: s.dye('dots', INK.leaf, '#CFE6D4', 0.9), length: 1.3, flare: 24 },
    infront: shoesInHand(INK.clay),
  })
  const waitB = person({
    pose: {
      ...POSES.stand,
      lean: 3,
      near: [6, 12, 'fist'],
      far: [16, 40, 'fist'],
      nearLeg: [-3, -8, 88],
      farLeg: [16, -6, 92],
      neck: 0,
      nod: -4,
    },
    skin: SKIN.amber,
    head: 'man',
    wear: cap(INK.clay),
    close: true,
    top: { cut: 'blouse', cloth: s.dye('stripe', INK.chalk, INK.mid, 0.7, 0, INK.brass), length: 40 },
    lower: { cut: 'trousers', cloth: INK.mid, length: 1.8 },
    infront: shoesInHand(INK.ink),
  })
  return s.stand(waitA, 1290, 826, 0.72, { flip: true }).stand(waitB, 1470, 846, 0.82, { flip: true })
}

function sevenHands(): Scene {
  const s = new Scene(1200, 800)
  s.ground(s.dye('comb', INK.leaf, '#276A48', 2))
  s.add(shape(disc([600, 470], 440), INK.brass), shape(disc([600, 470], 412), s.dye('rings', INK.brass, '#E8A52A', 2.2)))
  const pencil: Drawing = [
    shape(polygon('-9 -230, 9 -230, 9 20, -9 20'), INK.clay),
    shape(polygon('-9 -230, 9 -230, 0 -262'), INK.sand),
    shape(polygon('-4 -250, 4 -250, 0 -264'), INK.ink),
  ]
  const camera: Drawing = group(stillsCamera(0, 0, 0, INK.ink, INK.soft, 1.5), -14, -96)
  const roll: Drawing = [
    shape(polygon('-60 -214, 60 -226, 66 -30, -56 -20'), INK.chalk),
    stroke('M-40-190L44-198M-38-164L46-172M-37-138L47-146M-36-112L20-117', INK.clay, 6),
  ]
  const face: Drawing = group(mask(INK.chalk, INK.clay, INK.ink), 0, -128)
  const clap: Drawing = group(clapper(22), 10, -52, 0.8)
  s.put(grip({ skin: SKIN.ebony, held: roll, sleeve: INK.chalk, from: 110, length: 760 }), 140, 470, 1.02, false, -16)
  s.put(
    grip({ skin: SKIN.sienna, held: clap, sleeve: s.dye('bird', INK.indigo, INK.pale, 0.6), from: 130, length: 760 }),
    1030,
    500,
    0.98,
    false,
    8,
  )
  s.put(
    grip({
      skin: SKIN.chestnut,
      held: handset(INK.ink, INK.mint, shape(polygon('-12 -86, 22 -66, -12 -46'), INK.leaf)),
      sleeve: INK.clay,
      from: 70,
      trim: INK.chalk,
      length: 760,
    }),
    330,
    330,
    1,
    true,
    6,
  )
  s.put(grip({ skin: SKIN.umber, held: face, bangle: INK.terra, length: 760 }), 868, 320, 1.05, false, 8)
  s.put(
    grip({ skin: SKIN.honey, held: pencil, sleeve: s.dye('ladder', INK.mid, INK.pale, 0.7), from: 90, length: 760 }),
    596,
    318,
    0.9,
    false,
    -5,
  )
  s.put(
    grip({ skin: SKIN.cocoa, held: camera, sleeve: s.dye('leaf', INK.clay, INK.sand, 0.7), from: 100, bangle: INK.ink }),
    440,
    560,
    1.1,
    true,
    10,
  )
  return s.put(
    openHand({ skin: SKIN.ebony, sleeve: s.dye('rings', INK.indigo, INK.pale, 0.7), from: 100, trim: INK.terra, bangle: INK.chalk }),
    740,
    640,
    1.7,
    false,
    4,
  )
}

/** The academy's opening, its two promised programmes and the workshop. */
export const pictures = {
  'content/academy/hero.svg': academy,
  'content/academy/bootcamp-promo.svg': sevenHands,
}
