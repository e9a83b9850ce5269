import type { Side } from '../kit/body.ts'
import { INK } from '../kit/colours.ts'
import { drumDyes } from '../kit/drummer.ts'
import { cane, stoolFor } from '../kit/furniture.ts'
import { curve, disc, mix, offset, outline, type Point } from '../kit/geometry.ts'
import type { Person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { drum } from '../kit/props.ts'
import type { Scene } from '../kit/scene.ts'
import { shape, stroke } from '../kit/svg.ts'
import type { Pictures } from '../pictures.ts'
import { cone, daughters, moment } from './wardrobe.ts'

function motherLeaps(): Scene {
  const s = moment()
  s.ground(s.dye('bird', '#7A2412', '#8E2F1A', 1.8)).add(
    shape(disc([410, 440], 344), INK.brass),
    shape(disc([410, 440], 344), s.dye('seed', 'none', '#E19F22', 1.6)),
  )
  s.hem(880, 120, s.dye('ladder', INK.night, INK.mid, 1.2))
  const mother = daughters(s).mother({
    pose: { ...POSES.leap, near: [-124, -146, 'open', 8], far: [-140, -164, 'open', 8], nod: -26 },
    lower: { cut: 'flying', cloth: s.dye('leaf', INK.indigo, INK.pale, 0.9) },
    sash: INK.clay,
    sashTail: 230,
    close: true,
  })
  return s.float(mother, 400, 520, 0.84)
}

function threeSisters(): Scene {
  const s = moment()
  s.ground(s.dye('dots', '#22315F', '#2E3F78', 2))
  cone(s, 300, 520, -40, 840, 880)
  s.hem(872, 130, s.dye('comb', INK.rust, INK.terra, 1))
  const cast = daughters(s)
  const standing = cast.eldest({ pose: { ...POSES.stand, near: [-14, 40, 'fist'], far: [20, 60, 'fist'], nod: -10 }, close: true })
  const seated = cast.third({
    pose: { ...POSES.sit, near: [-10, 70, 'fist'], far: [10, 60, 'fist'] },
    behind: (f) => stoolFor(f),
    close: true,
  })
  const kneeling = cast.youngest({ pose: { ...POSES.kneel, near: [-10, 60, 'fist'], far: [20, 70, 'fist'], nod: 16 }, close: true })
  s.stand(standing, 410, 884, 0.9).stand(seated, 200, 890, 0.68, { flip: true }).stand(kneeling, 616, 900, 0.62)
  const palm = (who: Person, side: Side, x: number, floor: number, scale: number, flip = 1): Point => {
    const [px, py] = who.figure.palm(side)
    return [x + px * scale * flip, floor - who.floor * scale + py * scale]
  }
  const hands = [
    palm(seated, 'far', 200, 890, 0.68, -1),
    palm(seated, 'near', 200, 890, 0.68, -1),
    palm(standing, 'near', 410, 884, 0.9),
    palm(standing, 'far', 410, 884, 0.9),
    palm(kneeling, 'near', 616, 900, 0.62),
    palm(kneeling, 'far', 616, 900, 0.62),
  ]
  const sag = hands.flatMap((p, i): Point[] => {
    const next = hands[i + 1]
    return next ? [p, offset(mix(p, next, 0.5), 0, 34)] : [p]
  })
  const ends: Point[] = [offset(hands[5] ?? [0, 0], 60, 130, 1), offset(hands[5] ?? [0, 0], 6, 150, 1)]
  const start: Point[] = [offset(hands[0] ?? [0, 0], -20, 150, 1), offset(hands[0] ?? [0, 0], -64, 120, 1)]
  const lower = [...sag].reverse().map((p) => offset(p, 0, 36))
  return s.add(shape(outline([...start, ...sag, ...ends, ...lower]), INK.chalk))
}

function pestle(): Scene {
  const s = moment()
  s.ground(s.dye('rings', '#E9A92E', '#DE9E24', 2)).hem(880, 120, s.dye('ladder', INK.indigo, INK.mid, 1.1))
  const cast = daughters(s)
  s.float(
    cast.eldest({
      pose: { ...POSES.cheer, near: [-140, -170, 'open'], far: [140, 178, 'open', 0, -1] },
      lower: { cut: 'swirl', cloth: INK.rust },
    }),
    540,
    510,
    0.9,
    { as: '#B5701A' },
  )
  const pounding = cast.eldest({
    pose: {
      ...POSES.bow,
      lean: 34,
      bend: 14,
      near: { to: [196, -120], hand: 'fist', bend: -1 },
      far: { to: [200, -190], hand: 'fist', bend: -1 },
      nearLeg: [-20, -26, 84],
      farLeg: [26, -2, 92],
      neck: 0,
      nod: 14,
    },
    close: true,
    behind: () => '',
    holding: (f) => [
      stroke(`M${Math.round(f.pelvis[0] + 204)} ${Math.round(f.pelvis[1] - 420)}V${Math.round(f.floor - 90)}`, INK.rust, 26),
    ],
    infront: (f) =>
      shape(
        outline([
          [116, f.floor - 150, 1],
          [296, f.floor - 150, 1],
          [280, f.floor - 60],
          [240, f.floor - 30],
          [276, f.floor, 1],
          [136, f.floor, 1],
          [172, f.floor - 30],
          [130, f.floor - 60],
        ]),
        INK.indigo,
      ) + shape(disc([206, f.floor - 150], 90, 18), '#0E1130'),
  })
  return s.stand(pounding, 200, 886, 0.86)
}

function forgiven(): Scene {
  const s = moment()
  s.ground('#22315F').ground(s.dye('dots', 'none', '#2E3F78', 2))
  cone(s, 300, 500, -40, 840, 1010, '#F3C561')
  const cast = daughters(s)
  const hold = { ...POSES.embrace, lean: 3, bend: 7, near: [54, 96, 'flat', -10], far: [70, 100, 'open'], neck: 16, nod: 8 } as const
  const young = cast.youngest({
    pose: hold,
    close: true,
    lower: { cut: 'wrapper', cloth: s.dye('dots', INK.indigo, INK.pale, 1.1), length: 1.75 },
  })
  const old = cast.eldest({
    pose: hold,
    close: true,
    lower: { cut: 'wrapper', cloth: s.dye('cowrie', INK.clay, INK.sand, 0.9), length: 1.75 },
    infront: (f) => [
      stroke(curve([f.onChest(-30, -10), f.onChest(-60, 90), f.onLoin(-84, -30)]), INK.ink, 12),
      shape(
        outline([
          f.onLoin(-160, -40, 1),
          f.onLoin(-60, -50, 1),
          f.onLoin(-44, 60),
          f.onLoin(-60, 96, 1),
          f.onLoin(-170, 90, 1),
          f.onLoin(-180, 30),
        ]),
        s.dye('stripe', INK.leaf, INK.sand, 0.8, 0, INK.brass),
      ),
    ],
  })
  return s.stand(old, 270, 960, 1.06).stand(young, 518, 960, 1.02, { flip: true, crop: true })
}

function untouched(): Scene {
  const s = moment()
  s.ground(s.dye('spiral', '#1B2154', '#27307A', 1.8))
  s.add(shape(disc([430, 760], 330, 190), INK.litSand)).hem(930, 70, s.dye('bead', INK.clay, INK.brass, 0.9))
  const cast = daughters(s)
  const girl = cast.girl({
    pose: {
      lean: 6,
      bend: 12,
      view: 0.7,
      near: [14, 62, 'open', 10],
      far: { to: [120, -70], hand: 'open' },
      nearLeg: [74, -78, -60],
      farLeg: [86, -64, 60],
      neck: 18,
      nod: 14,
    },
    top: { cut: 'blouse', cloth: s.dye('leaf', INK.clay, '#E7B08C', 0.7), length: 24 },
    lower: { cut: 'trousers', cloth: INK.leaf, length: 1.7 },
    close: true,
    holding: (f) => drum(f.pelvis[0] + 96, f.pelvis[1] - 36, 66, 0.9, drumDyes(INK.indigo, INK.pale)),
  })
  return s.stand(girl, 350, 930, 1.42)
}

function theyHear(): Scene {
  const s = moment()
  s.ground(s.dye('leaf', '#B5472A', '#C4583A', 1.6))
  cone(s, 160, 420, -60, 860, 880)
  s.hem(872, 130, s.dye('bead', INK.night, INK.brass, 1))
  const cast = daughters(s)
  const aunt = cast.aunt({
    pose: { ...POSES.listen, lean: 18, bend: 12, near: { to: [70, -330], hand: 'cup', bend: 1 } },
    behind: (f) => stoolFor(f, INK.indigo),
    holding: (f) => cane(f, 'far'),
    close: true,
  })
  const girl = cast.girl({ pose: { ...POSES.cheer, view: 0.6 }, close: true, armsFirst: true })
  return s.stand(aunt, 210, 886, 1).stand(girl, 640, 886, 0.84)
}

const at = (n: number) => `content/productions/daughters-of-dance/gallery-${n}.svg`

/** Daughters of the Dance: the moments on the whole stage. */
export const pictures: Pictures = {
  [at(3)]: motherLeaps,
  [at(4)]: threeSisters,
  [at(6)]: pestle,
  [at(8)]: forgiven,
  [at(9)]: untouched,
  [at(11)]: theyHear,
}
