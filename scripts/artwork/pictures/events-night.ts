import { BODY } from '../kit/body.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { drumDyes, hungDrum } from '../kit/drummer.ts'
import { tonesOf } from '../kit/faces.ts'
import { chairFrame, wheel } from '../kit/furniture.ts'
import { disc, outline, type Point, polygon } from '../kit/geometry.ts'
import { beard, braid, cap, fanGele, fila, hijab, puffs, wearing } from '../kit/headwear.ts'
import { at, torch } from '../kit/machines.ts'
import { type Dress, person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { microphone } from '../kit/props.ts'
import { Scene } from '../kit/scene.ts'
import { group, shape, stroke } from '../kit/svg.ts'

const picture = () => new Scene(1200, 800)

function highlife(): Scene {
  const s = picture()
  s.ground(s.dye('wave', '#4A1942', '#5C2752', 2))
  s.add(shape(polygon('960 -10, 1060 -10, 1240 700, 760 700'), '#EBA79A')).hem(690, 120, s.dye('scale', '#2E0D2A', '#4A1942', 1.4))
  s.add(shape(disc([1000, 706], 240, 34), '#F1B9AC'))
  const singer = person({
    pose: {
      ...POSES.stand,
      lean: -4,
      view: 0.6,
      near: { to: [96, -190], bend: -1, hand: 'cup' },
      far: [60, 130, 'open'],
      nearLeg: [-10, -16, 84],
      farLeg: [18, 4, 92],
      hip: 6,
      nod: -10,
    },
    skin: SKIN.chestnut,
    head: 'full',
    weight: 1.08,
    wear: fanGele(s.dye('stripe', INK.brass, INK.rust, 0.5), INK.clay),
    top: { cut: 'gown', cloth: s.dye('bead', INK.indigo, INK.soft, 0.55), length: 1.96, flare: 60 },
    sleeves: { length: 0.9, cuff: 46 },
    behind: (f) => microphone(f.pelvis[0] + 128, f.pelvis[1] - 270, f.floor, INK.ink, INK.brass),
  })
  s.stand(singer, 1000, 706, 0.66)
  // The guitarist's hands, close up: the neck of the guitar runs from the lower left to the upper right.
  const t = tonesOf('umber')
  s.add(
    shape(outline('-40 900, -60 560, 60 430, 190 430, 260 520, 380 560, 470 700, 420 840, 300 900'), INK.brass),
    shape(outline('-40 900, -20 640, 90 520, 190 520, 240 590, 340 630, 400 720, 370 840, 280 900'), '#DB9A22'),
    shape(disc([236, 660], 62), INK.rust),
    shape(polygon('270 610, 300 650, 788 236, 764 200'), INK.ink),
  )
  s.add(
    stroke(Array.from({ length: 8 }, (_, i) => `M${352 + i * 52} ${541 - i * 44}l27 34`).join(''), INK.brass, 5),
    stroke('M130 770L770 210M140 780L778 219M150 790L785 228', INK.chalk, 3),
    shape(polygon('752 178, 800 244, 880 176, 836 118'), INK.clay),
    shape(disc([800, 158], 10) + disc([832, 204], 10) + disc([838, 126], 10) + disc([868, 168], 10), INK.chalk),
    shape(polygon('96 740, 140 792, 158 778, 114 726'), INK.ink),
  )
  const fretting = [
    shape(outline('-74 600!, 74 600!, 44 40, 40 -10, -40 -10, -46 40'), t.near),
    shape(
      outline(
        '-46 20, -52 -40, -46 -96, -30 -104, -20 -92, -20 -44!, -14 -120, 2 -132, 16 -118, 12 -48!, 24 -112, 40 -118, 50 -104, 42 -36, 46 20',
      ),
      t.near,
    ),
    stroke('M-20-44L-18 4M12-48L10 4', t.far, 6),
    shape(outline('40 20, 70 0, 92 -34, 80 -46, 56 -30, 34 -12'), t.far),
    shape(outline('-120 600!, 120 600!, 72 104!, 0 92, -72 108!'), s.dye('ladder', INK.leaf, INK.chalk, 1)),
    shape(polygon('-72 108, 72 104, 73 122, -73 126'), INK.brass),
  ]
  s.put(fretting, 604, 414, 1, false, -12)
  const plucking = [
    shape(outline('-420 -80!, -420 70!, -60 44, 10 40, 10 -40, -60 -40'), t.near),
    shape(
      outline('-40 -42, 20 -50, 80 -40, 120 -8, 116 8, 100 10, 70 -8!, 104 26, 100 42, 84 42, 54 16!, 76 48, 68 62, 52 60, 28 32, -20 44'),
      t.near,
    ),
    stroke('M70-8L40-18M54 16L24 2', t.far, 6),
    shape(outline('10 -46, 60 -70, 100 -66, 102 -50, 70 -46, 40 -28'), t.far),
    shape(outline('-420 -120!, -420 110!, -150 76!, -138 0, -156 -78!'), s.dye('ladder', INK.leaf, INK.chalk, 1)),
    shape(polygon('-156 -78, -138 -78, -130 76, -150 76'), INK.brass),
  ]
  return s.put(plucking, 214, 646, 1, false, 6)
}

function tenTen(): Scene {
  const s = picture()
  s.ground(s.dye('seed', '#CFE6D4', '#BCD9C3', 2.2)).add(shape(polygon('0 800, 0 470, 1200 400, 1200 800'), '#F0DDB4'))
  s.add(stroke('M700 800L960 414M900 800L1110 405M1100 800L1260 400M600 700L1200 660M700 590L1200 560M800 500L1200 478', INK.clay, 8))
  s.add(shape('M250 716q90-36 190-8q40 26-60 40q-120 8-130-32zM560 724q90-36 190-8q40 26-60 40q-120 8-130-32z', '#C9A869'))
  const keeper = person({
    pose: { ...POSES.roll, near: [36, 150, 'splay', 0], far: [60, 140, 'splay', 0, -1], nod: 0 },
    skin: SKIN.ebony,
    head: 'man',
    wear: cap(INK.leaf),
    top: { cut: 'blouse', cloth: s.dye('stripe', INK.chalk, INK.clay, 0.8), length: 20 },
    sleeves: { length: 0.7 },
    lower: { cut: 'trousers', cloth: INK.indigo, length: 1.9 },
    shoes: INK.ink,
    behind: (f) => chairFrame(f, INK.ink),
    holding: (f) => wheel(f, INK.ink, INK.leaf),
  })
  s.stand(keeper, 1030, 600, 0.58, { flip: true })
  const girl = (skin: (typeof SKIN)[keyof typeof SKIN], wear: NonNullable<Dress['wear']>, cloth: string) =>
    person({
      pose: {
        lean: -6,
        bend: -4,
        view: 0.5,
        near: { to: [96, -170], bend: -1, hand: 'flat' },
        far: { to: [120, -190], bend: -1, hand: 'flat' },
        nearLeg: [-24, -70, -20],
        farLeg: [34, -22, 58],
        neck: 4,
        nod: -4,
      },
      skin,
      body: BODY.child,
      head: 'child',
      wear,
      top: { cut: 'gown', cloth, length: 0.95, flare: 26 },
      mood: { mouth: 'smile' },
      sleeves: { length: 0.6, cloth: INK.chalk },
      shoes: INK.ink,
    })
  s.float(girl(SKIN.umber, puffs(INK.hair, INK.brass), s.dye('lacing', INK.clay, INK.rust, 0.7)), 316, 432, 1.1)
  return s.float(girl(SKIN.chestnut, braid(INK.hair, INK.clay), s.dye('lacing', INK.clay, INK.rust, 0.7)), 600, 440, 1.1, { flip: true })
}

function torches(): Scene {
  const s = picture()
  s.ground(s.dye('spiral', '#0E1130', '#191E4A', 2)).add(
    shape(polygon('0 800, 0 690, 1200 330, 1200 800'), '#5E1B0D'),
    shape(polygon('0 720, 0 690, 1200 330, 1200 366'), INK.terra),
  )
  const glow: [number, number, number][] = [
    [1080, 130, 190],
    [846, 226, 200],
    [590, 300, 206],
    [320, 392, 210],
  ]
  s.add(
    shape(glow.map(([x, y, r]) => disc([x, y], r)).join(''), '#F2B134'),
    shape(glow.map(([x, y, r]) => disc([x, y], r * 0.62)).join(''), '#F7C65A'),
  )
  const carry =
    (lit: boolean, k = 1) =>
    (f: { palm: (side: 'near' | 'far') => Point }) =>
      at(torch(lit), f.palm('far')[0], f.palm('far')[1] - 4, k)
  const walk = { ...POSES.walk, lean: 6, far: [126, 168, 'fist', 0, -1] } as const
  const drummer = person({
    pose: { ...POSES.drum },
    skin: SKIN.umber,
    head: 'man',
    wear: fila(INK.clay),
    top: { cut: 'blouse', cloth: s.dye('stripe', INK.chalk, INK.leaf, 0.9), length: 110, flare: 18 },
    lower: { cut: 'trousers', cloth: INK.indigo },
    holding: hungDrum(drumDyes(INK.leaf, INK.chalk, INK.clay)),
  })
  const woman = person({
    pose: walk,
    skin: SKIN.sienna,
    wear: hijab(INK.leaf),
    top: { cut: 'gown', cloth: s.dye('bird', INK.clay, INK.sand, 0.7), length: 1.7 },
    sleeves: { length: 1.4, cuff: 34 },
    behind: carry(true),
  })
  const girl = person({
    pose: { ...walk, far: [150, 172, 'fist', 0, -1], nearLeg: [-14, -20, 40], farLeg: [12, 4, 50], nod: -10 },
    skin: SKIN.umber,
    body: BODY.child,
    head: 'child',
    wear: puffs(INK.hair, INK.clay),
    top: { cut: 'gown', cloth: s.dye('dots', INK.indigo, INK.pale, 0.5), length: 0.9, flare: 18 },
    sleeves: { length: 0.5 },
    behind: carry(true, 0.8),
  })
  const elder = person({
    pose: { ...POSES.speak, far: [128, 164, 'fist', 0, -1], near: [-20, 40, 'fist'] },
    skin: SKIN.umber,
    head: 'elder',
    wear: wearing(beard(INK.whiteHair), fila(INK.indigo, INK.night, INK.whiteHair)),
    top: { cut: 'agbada', cloth: s.dye('spiral', INK.chalk, INK.clay, 0.8), length: 1.2 },
    lower: { cut: 'trousers', cloth: INK.sand },
    shoes: INK.rust,
    behind: carry(true),
  })
  s.stand(drummer, 1010, 440, 0.42).stand(woman, 780, 508, 0.46).stand(girl, 540, 566, 0.56).stand(elder, 262, 660, 0.52)
  s.add(shape(disc([1090, 126], 0.5), INK.brass))
  const last = [
    shape(outline('-70 420!, 76 420!, 46 40, 40 -20, -44 -20, -50 40'), '#301A0F'),
    shape(outline('-50 20, -60 -40, -50 -88, 10 -100, 52 -84, 60 -30, 46 24'), '#301A0F'),
    group(torch(false), 4, -60, 2),
    stroke('M-40-72H50M-46-44H54M-46-16H50', '#472818', 26),
  ]
  return s.put(last, 112, 700, 1, false, 8)
}

export const pictures = {
  'content/festival/events/night-nostalgia.svg': highlife,
  'content/festival/events/games-arena.svg': tenTen,
  'content/festival/events/closing-ceremony.svg': torches,
}
