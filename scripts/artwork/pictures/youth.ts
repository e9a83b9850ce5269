import { leafMane, lionFace } from '../kit/beasts.ts'
import { BODY, type Pose } from '../kit/body.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { chairFrame, wheel } from '../kit/furniture.ts'
import { disc, outline, polygon } from '../kit/geometry.ts'
import { bun, earring, fila, highTop, locs, puffs, shuku, wearing } from '../kit/headwear.ts'
import { type Dress, person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { standingDrum } from '../kit/props.ts'
import { Scene } from '../kit/scene.ts'
import { type Drawing, shade, shape, stroke } from '../kit/svg.ts'

const lift: Pose = {
  ...POSES.walk,
  near: [146, 176, 'flat'],
  far: [150, 172, 'flat', 0, -1],
  nearLeg: [-26, -44, 56],
  farLeg: [28, 6, 94],
  nod: -10,
}

function cardboardLion(): Scene {
  const s = new Scene(1600, 900)
  s.ground(s.dye('leaf', INK.brass, '#E8A52A', 2))
  s.bunting(16, s.dye('rings', INK.indigo, INK.pale, 0.7), INK.leaf, INK.ink, 100, 110)
  s.hem(812, 100, s.dye('comb', INK.leaf, '#276A48', 1.1))
  const child = (pose: Pose, more: Partial<Dress>) =>
    person({
      pose,
      body: BODY.child,
      head: 'child',
      top: { cut: 'blouse', cloth: INK.clay },
      lower: { cut: 'trousers', cloth: INK.indigo, length: 1.1, hem: 48 },
      ...more,
    })
  const card = '#C98A4B'
  const [first, second, third] = [
    child(
      { ...lift, nearLeg: [20, -20, 76], farLeg: [-30, -50, 50] },
      { skin: SKIN.cocoa, wear: puffs(), top: { cut: 'gown', cloth: s.dye('bird', INK.indigo, INK.pale, 0.7), length: 1, flare: 20 } },
    ),
    child(lift, {
      skin: SKIN.ebony,
      body: BODY.youth,
      wear: highTop(),
      top: { cut: 'blouse', cloth: INK.chalk },
      lower: { cut: 'trousers', cloth: INK.leaf, length: 1.8 },
    }),
    child(
      { ...lift, nearLeg: [24, 2, 90], farLeg: [-20, -50, 50] },
      { skin: SKIN.amber, wear: bun(INK.hair, INK.clay), top: { cut: 'gown', cloth: INK.clay, length: 1.05, flare: 20 } },
    ),
  ] as const
  // Far legs of the lion, then those who carry, then its body.
  s.add(shape(outline('650 400!, 730 400!, 710 720!, 640 720!') + outline('1270 400!, 1350 400!, 1360 720!, 1280 720!'), '#9C6530'))
  s.stand(first, 810, 824, 0.66, { flip: true })
    .stand(second, 1180, 826, 0.52, { flip: true })
    .stand(third, 1436, 824, 0.66, { flip: true })
  const lion: Drawing[] = []
  lion.push(
    shape(outline('1390 240, 1470 210, 1540 240, 1556 330, 1500 390!, 1490 350, 1510 300, 1480 262, 1400 300'), card),
    shape(outline('1452 350, 1530 350, 1546 430, 1500 500!, 1450 430'), INK.clay),
  )
  lion.push(
    shape(outline('420 250!, 640 200, 1000 214, 1290 190, 1420 230!, 1440 330, 1400 470!, 1310 490, 1000 474, 700 500, 440 500!'), card),
  )
  lion.push(
    shade(outline('440 500!, 700 500, 1000 474, 1310 490, 1400 470!, 1420 420, 1000 420, 700 440, 440 436!'), 0.2),
    stroke('M700 210L716 498M1000 214L990 476M1240 200L1250 484', '#9C6530', 6, 'stroke-dasharray="26 16"'),
  )
  lion.push(shape(polygon('780 270, 900 262, 910 350, 790 356'), INK.clay), stroke('M770 300L930 330', INK.sand, 12))
  s.put(lion, 0, -56)
  s.add(
    shape(
      outline('480 420!, 570 420!, 560 760!, 580 790!, 450 790!, 484 740!') +
        outline('960 408!, 1050 408!, 1040 760!, 1060 790!, 930 790!, 960 740!'),
      card,
    ),
  )
  const hugger = child(
    { ...POSES.walk, lean: 8, near: [80, 110, 'flat'], far: [90, 100, 'flat'], nearLeg: [-24, -50, 50], farLeg: [26, 4, 92] },
    { skin: SKIN.chestnut, wear: fila(INK.clay), top: { cut: 'blouse', cloth: s.dye('stripe', INK.chalk, INK.leaf, 0.7, 90, INK.leaf) } },
  )
  s.stand(hugger, 918, 838, 0.58)
  const mane = leafMane(0, 0, 150, 300, 22, [INK.clay, INK.terra, INK.rust])
  s.put([mane, lionFace('#E0A868', '#C98A4B', INK.chalk, INK.ink)], 350, 350, 0.94, false, -6)
  const hanger = child(
    {
      lean: -6,
      bend: -6,
      view: 0.6,
      near: [168, 178, 'fist'],
      far: [178, 172, 'fist', 0, -1],
      nearLeg: [-20, -80, -30],
      farLeg: [40, -30, 40],
      neck: 4,
      nod: -18,
    },
    {
      skin: SKIN.umber,
      wear: locs(INK.hair, 4),
      top: { cut: 'blouse', cloth: s.dye('rings', INK.leaf, '#CFE6D4', 0.7) },
      lower: { cut: 'trousers', cloth: INK.chalk, length: 1, hem: 48 },
    },
  )
  s.float(hanger, 628, 620, 0.66)
  const driver = person({
    pose: { ...POSES.roll, near: [40, 90, 'fist'], far: [110, 150, 'fist', 0, -1], neck: 2, nod: -16 },
    skin: SKIN.ebony,
    body: BODY.child,
    head: 'child',
    wear: wearing(shuku(), earring()),
    top: { cut: 'blouse', cloth: s.dye('spiral', INK.indigo, INK.pale, 0.8) },
    lower: { cut: 'trousers', cloth: INK.clay, length: 1.8 },
    shoes: INK.chalk,
    behind: (f) => chairFrame(f, INK.ink),
    holding: (f) => wheel(f, INK.ink, INK.chalk),
    infront: (f) => stroke(`M${Math.round(f.palm('far')[0] - 10)} ${Math.round(f.palm('far')[1] + 40)}l70-190`, INK.ink, 14),
  })
  return s.stand(driver, 226, 830, 0.82)
}

function jumping(): Scene {
  const s = new Scene(1200, 800)
  s.ground(s.dye('wave', '#BFE0CA', '#B0D6BD', 2))
  s.add(
    shape(polygon('-10 560, 1210 690, 1210 810, -10 810'), s.dye('lacing', INK.mint, '#6DB98B', 1.4)),
    shape(disc([420, 330], 290), INK.brass),
  )
  s.add(shade(disc([330, 716], 130, 18), 0.22), shade(disc([640, 736], 100, 16), 0.22))
  s.add(standingDrum(840, 742, 0.9, { skin: INK.chalk, body: INK.clay, cord: INK.sand, rim: INK.leaf }))
  const high = person({
    pose: {
      lean: 0,
      bend: -4,
      view: 1,
      near: [-128, -150, 'splay', 0, -1],
      far: [128, 150, 'splay'],
      nearLeg: [-64, 10, -20],
      farLeg: [64, -10, 20],
      neck: 2,
      nod: -14,
    },
    skin: SKIN.chestnut,
    body: BODY.youth,
    head: 'woman',
    wear: bun(INK.hair, INK.clay),
    close: true,
    armsFirst: true,
    top: { cut: 'blouse', cloth: s.dye('rings', INK.indigo, INK.pale, 0.85) },
    lower: { cut: 'trousers', cloth: INK.clay, length: 1.5, hem: 46 },
    anklet: INK.chalk,
  })
  const low = person({
    pose: { ...POSES.tuck, near: [-60, -20, 'open'], far: [110, 140, 'splay', 0, -1], nod: -18 },
    skin: SKIN.ebony,
    body: BODY.youth,
    head: 'child',
    wear: highTop(),
    close: true,
    top: { cut: 'blouse', cloth: INK.chalk },
    lower: { cut: 'trousers', cloth: s.dye('leaf', INK.leaf, INK.mint, 0.8), length: 1.5, hem: 48 },
    shoes: INK.clay,
  })
  s.float(high, 310, 390, 0.8, { turn: -6 }).float(low, 660, 480, 0.66, { turn: 8 })
  const teacher = person({
    pose: {
      lean: -6,
      bend: -2,
      view: 0.5,
      near: [36, 130, 'open', -10],
      far: [92, 120, 'splay'],
      nearLeg: [-10, -14, 84],
      farLeg: [14, 6, 92],
      neck: 6,
      nod: -16,
    },
    skin: SKIN.umber,
    head: 'full',
    weight: 1.14,
    wear: wearing(shuku(), earring(INK.brass, true)),
    close: true,
    top: { cut: 'gown', cloth: s.dye('bird', INK.leaf, '#E9C15C', 0.9), length: 1.7, flare: 22 },
    sleeves: { length: 0.9, cuff: 48 },
    infront: (f) => [
      stroke(`M${Math.round(f.neck[0] - 20)} ${Math.round(f.neck[1] + 10)}l50 150l24-140`, INK.chalk, 5),
      shape(disc([f.neck[0] + 32, f.neck[1] + 168], 15), INK.chalk),
    ],
  })
  return s.stand(teacher, 1050, 752, 0.82, { flip: true })
}

const HERE = 'content/academy/programmes/youth-theatre-workshop'

/** The Youth Theatre Workshop: its opening and three gallery pictures. */
export const pictures = {
  [`${HERE}.svg`]: cardboardLion,
  [`${HERE}-2.svg`]: jumping,
}
