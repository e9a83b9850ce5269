import { BODY } from '../kit/body.ts'
import { featured } from '../kit/closeups.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { raisedArm } from '../kit/crowd.ts'
import { drumDyes, hungDrum } from '../kit/drummer.ts'
import { cane, chairFrame, wheel } from '../kit/furniture.ts'
import { curve, disc, offset, outline, type Point, star } from '../kit/geometry.ts'
import { beard, beret, fila, headTie, lowCut, puffs, wearing } from '../kit/headwear.ts'
import { guitar } from '../kit/machines.ts'
import { person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { Scene } from '../kit/scene.ts'
import { group, shade, shape, stroke } from '../kit/svg.ts'
import type { Pictures } from '../pictures.ts'
import { captain, daughters } from './wardrobe.ts'

function drumForFour(): Scene {
  const s = new Scene(1200, 800)
  s.ground(s.dye('rings', INK.indigo, '#242C6B', 2)).add(shape('M170-10H800L1310 810H-120z', INK.litSand))
  s.hem(730, 80, s.dye('lacing', INK.clay, INK.brass, 1))
  const cast = daughters(s)
  const eldest = cast.eldest({
    pose: POSES.leap,
    lower: { cut: 'flying', cloth: s.dye('rings', INK.indigo, INK.pale, 0.9) },
    sashTail: 140,
  })
  const third = cast.third({
    pose: POSES.spin,
    lower: { cut: 'swirl', cloth: INK.indigo },
    armsFirst: true,
  })
  s.float(eldest, 640, 270, 0.46).float(third, 852, 540, 0.4)
  s.stand(cast.nurse({ pose: { ...POSES.cheer, view: 0.6 }, armsFirst: true }), 650, 742, 0.38)
  const aunt = cast.aunt({
    pose: { ...POSES.stand, near: [-10, 30, 'fist'], far: [44, 66, 'open', 0, -1], nod: -8 },
    holding: (f) => cane(f, 'near'),
  })
  s.stand(aunt, 1092, 748, 0.54, { flip: true })
  // The girl who drums for them stands nearest.
  const girl = cast.girl({
    pose: { ...POSES.stand, near: [-26, 60, 'open', 10, 1, 0.9], far: [30, 84, 'fist', -20], neck: 2, nod: -18 },
    holding: hungDrum(drumDyes(INK.clay, INK.sand), { strap: INK.brass }),
    close: true,
    mood: { mouth: 'smile' },
  })
  return s.float(girl, 196, 640, 1.5)
}

function intoTheStar(): Scene {
  const s = new Scene(1200, 800)
  s.ground(s.dye('stripe', '#8A2A14', '#9A3820', 2.4, 0, '#6B1D0C'))
  const light = star([620, 420], 470)
  s.add(shape(light, INK.brass), shape(light, s.dye('seed', 'none', '#E19F22', 1.6)))
  s.add(shape('M560 560h120l260 250H300z', '#FFD675'))
  const walker = captain({
    pose: { ...POSES.walk, bend: -4, near: [-30, 2, 'fist'], far: [136, 160, 'fist', 0, -1], nod: -14 },
    wear: wearing(featured('ebony', 'man', { brow: 3, mouth: 'smile' }), beret(INK.clay, INK.ink)),
    behind: (f) => group(guitar(INK.terra, INK.rust, INK.sand), f.pelvis[0] - 66, f.pelvis[1] + 40, 1.16, false, -24),
    holding: (f) => stroke(curve([f.onChest(36, 10), f.onChest(8, 90), f.onLoin(-46, -70)]), INK.rust, 13),
  })
  s.stand(walker, 604, 744, 0.84)
  s.add(raisedArm(1020, 860, 430, 176, 'fist', SKIN.umber.near, 2, -1))
  return s.add(
    shape(
      outline([
        [900, 820, 1],
        [950, 600, 1],
        [1130, 640, 1],
        [1170, 820, 1],
      ]),
      '#3F5A34',
    ),
    shade(
      outline([
        [1070, 626, 1],
        [1130, 640, 1],
        [1170, 820, 1],
        [1100, 820, 1],
      ]),
      0.24,
    ),
  )
}

function underOneUmbrella(): Scene {
  const s = new Scene(1200, 800)
  s.ground(INK.brass).ground(s.dye('wave', 'none', '#E8A529', 2))
  const gores = [
    s.dye('rings', INK.indigo, INK.pale, 1.2),
    INK.clay,
    INK.leaf,
    INK.chalk,
    s.dye('bird', INK.clay, INK.sand, 1.2),
    INK.indigo,
    INK.terra,
    INK.chalk,
  ]
  // Each gore runs from the tip down two ribs of the dome to a scallop between them.
  const rib = (n: number, t: number): Point => {
    const x = -620 * Math.cos((Math.PI * n) / 8)
    return [600 + x * Math.sin((t * Math.PI) / 2), 24 + 262 * (1 - Math.cos((t * Math.PI) / 2)) + 40 * t * Math.sin((Math.PI * n) / 8)]
  }
  for (const [i, cloth] of gores.entries()) {
    const down = [0.3, 0.55, 0.8].map((t) => rib(i, t))
    const up = [0.8, 0.55, 0.3].map((t) => rib(i + 1, t))
    const scallop = offset(rib(i + 0.5, 1), 0, -34)
    s.add(shape(outline([[600, 24, 1], ...down, offset(rib(i, 1), 0, 0, 1), scallop, offset(rib(i + 1, 1), 0, 0, 1), ...up]), cloth))
  }
  s.add(
    stroke(
      curve([
        [600, 14],
        [600, 720],
      ]),
      INK.ink,
      14,
    ),
  ).hem(712, 90, s.dye('ladder', INK.leaf, INK.mint, 1.1))
  const chief = person({
    pose: { ...POSES.stand, near: [-10, 40, 'fist'], far: [20, 60, 'open'], nod: -6 },
    skin: SKIN.ebony,
    head: 'full',
    weight: 1.16,
    wear: wearing(fila(INK.clay, INK.rust, INK.greyHair), beard()),
    top: { cut: 'agbada', cloth: s.dye('spiral', INK.chalk, '#C9A24B', 0.8) },
    sleeves: { length: 1.2, cuff: 54 },
    lower: { cut: 'trousers', cloth: INK.leaf },
    shoes: INK.clay,
  })
  const drummer = person({
    pose: POSES.drum,
    skin: SKIN.umber,
    head: 'man',
    wear: lowCut(),
    top: { cut: 'blouse', cloth: INK.clay, length: 100, flare: 16 },
    lower: { cut: 'trousers', cloth: INK.indigo },
    holding: hungDrum(drumDyes(INK.leaf, INK.chalk)),
  })
  const girl = person({
    pose: { ...POSES.sit, near: [20, 50, 'open'], far: [140, 160, 'open', 0, -1], nearLeg: [60, -8, 60], farLeg: [72, -4, 60], nod: -12 },
    skin: SKIN.sienna,
    body: BODY.child,
    head: 'child',
    wear: puffs(INK.hair, INK.brass),
    top: { cut: 'blouse', cloth: INK.chalk },
    lower: { cut: 'trousers', cloth: INK.clay, length: 1.6 },
  })
  const father = person({
    pose: { ...POSES.stand, near: [60, 150, 'fist'], far: [70, 150, 'fist'], nod: -4 },
    skin: SKIN.chestnut,
    head: 'man',
    wear: lowCut(),
    top: { cut: 'gown', cloth: INK.indigo, length: 1.3 },
    lower: { cut: 'trousers', cloth: INK.indigo },
  })
  const rolling = person({
    pose: { ...POSES.roll, far: [40, 80, 'open'] },
    skin: SKIN.amber,
    wear: headTie(INK.clay),
    top: { cut: 'blouse', cloth: s.dye('bead', INK.indigo, INK.pale, 0.7) },
    lower: { cut: 'wrapper', cloth: INK.leaf, length: 1.5 },
    behind: (f) => chairFrame(f, INK.ink),
    holding: (f) => [wheel(f, INK.ink, INK.clay), reel(offset(f.pelvis, 130, -90))],
  })
  s.stand(chief, 200, 722, 0.46).stand(drummer, 400, 722, 0.46)
  const fatherTop = 722 - father.floor * 0.46
  s.float(girl, 708, fatherTop + father.figure.neck[1] * 0.46 - 12, 0.46).stand(father, 726, 722, 0.46)
  return s.stand(rolling, 950, 722, 0.5)
}

const reel = ([x, y]: Point) => {
  const holes = [0, 1, 2, 3, 4].map((i) => disc([x + 32 * Math.cos(i * 1.257), y + 32 * Math.sin(i * 1.257)], 13)).join('')
  return shape(disc([x, y], 62), INK.ink) + shape(holes + disc([x, y], 8), INK.brass)
}

const at = (id: string) => `content/tickets/${id}.svg`

/** The three ticketed events. */
export const pictures: Pictures = {
  [at('daughters-of-dance')]: drumForFour,
  [at('sankara-revival')]: intoTheStar,
  [at('festival-2025')]: underOneUmbrella,
}
