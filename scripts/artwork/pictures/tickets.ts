import { BODY } from '../kit/body.ts'
import { featured } from '../kit/closeups.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { raisedArm } from '../kit/crowd.ts'
import { drumDyes, hungDrum } from '../kit/drummer.ts'
import { cane, chairFrame, wheel } from '../kit/furniture.ts'
import { curve, offset, outline, type Point, star } from '../kit/geometry.ts'
import { beard, beret, fila, headTie, puffs, wearing } from '../kit/headwear.ts'
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

/** A dome of eight gores, its tip at the origin: each runs down two ribs to a scallop between them. */
function canopy(gores: readonly string[]): string {
  const rib = (n: number, t: number): Point => [
    -760 * Math.cos((Math.PI * n) / 8) * Math.sin((t * Math.PI) / 2),
    330 * (1 - Math.cos((t * Math.PI) / 2)) + 60 * t * Math.sin((Math.PI * n) / 8),
  ]
  return gores
    .map((cloth, i) => {
      const side = (n: number, ts: number[]) => ts.map((t) => rib(n, t))
      const foot = (n: number) => offset(rib(n, 1), 0, 0, 1)
      return shape(
        outline([
          [0, 0, 1],
          ...side(i, [0.3, 0.55, 0.8]),
          foot(i),
          offset(rib(i + 0.5, 1), 0, -40),
          foot(i + 1),
          ...side(i + 1, [0.8, 0.55, 0.3]),
        ]),
        cloth,
      )
    })
    .join('')
}

function underOneUmbrella(): Scene {
  const s = new Scene(1200, 800)
  s.ground(INK.brass).ground(s.dye('wave', 'none', '#E8A529', 2))
  s.hem(712, 90, s.dye('ladder', INK.leaf, INK.mint, 1.1))
  const cloths = [
    INK.terra,
    INK.clay,
    s.dye('rings', INK.indigo, INK.pale, 1.4),
    INK.chalk,
    INK.leaf,
    s.dye('bird', INK.clay, INK.sand, 1.4),
    INK.indigo,
    INK.chalk,
  ]
  s.put([stroke('M0 0V740', INK.ink, 18), canopy(cloths)], 560, -190, 1, false, 7)
  const rolling = person({
    pose: { ...POSES.roll, near: { to: [158, -112], hand: 'fist', bend: -1 }, far: { to: [172, -252], hand: 'fist', bend: -1 }, nod: -12 },
    skin: SKIN.chestnut,
    wear: headTie(INK.clay),
    top: { cut: 'blouse', cloth: s.dye('bead', INK.indigo, INK.pale, 0.8) },
    lower: { cut: 'wrapper', cloth: INK.leaf, length: 1.5 },
    close: true,
    mood: { mouth: 'smile' },
    behind: (f) => chairFrame(f, INK.ink),
    holding: (f) => wheel(f, INK.ink, INK.clay),
  })
  s.stand(rolling, 350, 726, 0.86)
  const chief = person({
    pose: { ...POSES.speak, nod: -4 },
    skin: SKIN.ebony,
    head: 'full',
    weight: 1.16,
    wear: wearing(fila(INK.clay, INK.rust, INK.greyHair), beard()),
    top: { cut: 'agbada', cloth: s.dye('spiral', INK.chalk, '#C9A24B', 0.8) },
    sleeves: { length: 1.2, cuff: 54 },
    lower: { cut: 'trousers', cloth: INK.leaf },
    shoes: INK.clay,
  })
  s.stand(chief, 1030, 726, 0.58, { flip: true })
  const girl = person({
    pose: {
      ...POSES.walk,
      near: [-60, -20, 'open'],
      far: [130, 160, 'splay', 0, -1],
      nearLeg: [-36, -80, -20],
      farLeg: [40, 4, 92],
      nod: -10,
    },
    skin: SKIN.sienna,
    body: BODY.child,
    head: 'child',
    wear: puffs(INK.hair, INK.leaf),
    top: { cut: 'gown', cloth: s.dye('seed', INK.clay, INK.sand, 0.8), length: 0.9, flare: 20 },
  })
  return s.stand(girl, 800, 726, 0.6, { flip: true })
}

const at = (id: string) => `content/tickets/${id}.svg`

/** The three ticketed events. */
export const pictures: Pictures = {
  [at('daughters-of-dance')]: drumForFour,
  [at('sankara-revival')]: intoTheStar,
  [at('festival-2025')]: underOneUmbrella,
}
