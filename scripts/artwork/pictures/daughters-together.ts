import { INK, SKIN } from '../kit/colours.ts'
import { crowdRow } from '../kit/crowd.ts'
import { drumDyes, hungDrum } from '../kit/drummer.ts'
import { box, curve, disc } from '../kit/geometry.ts'
import { fila, headTie, shuku } from '../kit/headwear.ts'
import { person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { drum } from '../kit/props.ts'
import type { Scene } from '../kit/scene.ts'
import { shape, stroke, unfolded } from '../kit/svg.ts'
import type { Pictures } from '../pictures.ts'
import { cone, daughters, moment } from './wardrobe.ts'

const at = (n: number) => `content/productions/daughters-of-dance/gallery-${n}.svg`

function twoDrummers(): Scene {
  const s = moment()
  s.ground(s.dye('comb', '#E9A92E', '#DE9E24', 1.8))
    .add(shape(disc([400, 620], 400), INK.clay))
    .hem(890, 110, s.dye('lacing', INK.indigo, INK.pale, 1))
  const stance = { ...POSES.drum, lean: -8, bend: -2, far: [50, 140, 'fist', -20], neck: 2, nod: -18 } as const
  const man = person({
    pose: stance,
    skin: SKIN.ebony,
    head: 'shout',
    weight: 1.18,
    wear: fila(INK.leaf, '#143F2A'),
    close: true,
    top: { cut: 'blouse', cloth: s.dye('stripe', INK.chalk, INK.indigo, 0.9, 0, INK.brass), length: 110, flare: 16 },
    lower: { cut: 'trousers', cloth: INK.indigo, hem: 48 },
    holding: hungDrum(drumDyes(INK.leaf, INK.chalk)),
  })
  const woman = person({
    pose: stance,
    skin: SKIN.sienna,
    head: 'shout',
    weight: 0.92,
    wear: shuku(),
    close: true,
    top: { cut: 'blouse', cloth: INK.brass, length: 30 },
    lower: { cut: 'wrapper', cloth: s.dye('rings', INK.indigo, INK.pale, 0.95) },
    holding: hungDrum(drumDyes(INK.indigo, INK.pale)),
  })
  return s.stand(man, 500, 900, 0.98).stand(woman, 290, 900, 0.9, { flip: true })
}

function fourWheels(): Scene {
  const s = moment()
  s.ground(s.dye('scale', '#1B2154', '#262E74', 1.8))
  cone(s, 330, 470, -160, 960, 1010)
  const cast = daughters(s)
  const spin = (who: 'eldest' | 'third' | 'youngest' | 'mother', cloth: string) =>
    cast[who]({ pose: POSES.spin, armsFirst: true, lower: { cut: 'swirl', cloth, drop: 200 } })
  s.add(
    shape(
      [
        [224, 496, 110],
        [594, 436, 100],
        [560, 962, 150],
        [236, 970, 130],
      ]
        .map(([x = 0, y = 0, r = 0]) => disc([x, y], r, r * 0.14))
        .join(''),
      '#E0C58C',
    ),
  )
  s.float(spin('mother', s.dye('bird', INK.clay, INK.sand, 1)), 220, 330, 0.46)
  s.float(spin('eldest', s.dye('rings', INK.indigo, INK.pale, 1)), 590, 270, 0.42, { flip: true })
  s.float(spin('third', s.dye('comb', INK.leaf, '#CFE6D4', 0.9)), 560, 720, 0.66)
  return s.float(spin('youngest', s.dye('ladder', INK.rust, INK.brass, 0.9)), 230, 750, 0.56, { flip: true })
}

function backRow(): Scene {
  const s = moment()
  s.ground('#0E1130').add(shape(box(60, 130, 680, 470), INK.indigo))
  s.add(shape('M360 130h80l240 440H120z', INK.litSand), shape(box(60, 560, 680, 44), s.dye('lacing', INK.clay, INK.brass, 0.5)))
  s.add(shape('M0 0h800v150q-60 50-114 0-60 50-114 0-60 50-114 0-60 50-114 0-60 50-114 0-60 50-114 0-60 50-116 0z', INK.clay))
  const cast = daughters(s)
  const plain = (cloth: string) => ({ top: { cut: 'gown', cloth, length: 1.6 }, lower: { cut: 'none', cloth }, sash: undefined }) as const
  const row = [
    cast.eldest({ ...plain(INK.clay), pose: POSES.cheer }),
    cast.youngest({ ...plain(INK.indigo), pose: POSES.speak }),
    cast.aunt({ ...plain(INK.mid), wear: headTie(INK.clay), pose: POSES.stand }),
    cast.third({ ...plain(INK.terra), pose: POSES.cheer }),
    cast.nurse({ ...plain(INK.chalk), pose: POSES.speak }),
    cast.girl({ ...plain(INK.leaf), pose: POSES.stand, holding: hungDrum(drumDyes()) }),
  ]
  for (const [i, who] of row.entries()) s.stand({ ...who, drawing: unfolded(who.drawing) }, 186 + i * 86, 564, 0.2)
  s.add(
    shape(
      crowdRow(
        [
          ['low', 40],
          ['bun', 180, 10],
          ['afro', 330, -6],
          ['hijab', 480, 6],
          ['fila', 620, 0],
          ['tie', 770, 10],
        ],
        690,
        0.62,
      ),
      '#3A45A0',
    ),
  )
  s.add(
    shape(
      crowdRow(
        [
          ['gele', 110],
          ['locs', 330, 20],
          ['afro', 540, -10],
          ['fila', 720, 20],
        ],
        860,
        1.1,
      ),
      '#1B2154',
    ),
  )
  return s
}

function handedOn(): Scene {
  const s = moment()
  s.ground(s.dye('wave', '#8E2A14', '#9C3820', 1.9))
    .add(shape(disc([430, 420], 310), '#F6E4BE'))
    .hem(890, 110, s.dye('cowrie', INK.indigo, INK.pale, 0.9))
  const cast = daughters(s)
  const girl = cast.girl({
    pose: { ...POSES.stand, near: [-6, 10, 'open'], far: [10, 24, 'open'], neck: 20, nod: 14 },
    top: { cut: 'gown', cloth: INK.leaf, length: 1.1, flare: 26 },
    close: true,
    holding: (f) => [
      stroke(curve([f.onChest(30, 0), f.onChest(0, 80), f.onLoin(-34, -40)]), INK.brass, 12),
      drum(f.pelvis[0] - 50, f.pelvis[1] + 6, 20, 0.8, drumDyes(INK.clay, INK.sand)),
    ],
  })
  const woman = cast.eldest({
    pose: {
      ...POSES.kneel,
      near: { to: [186, -190], hand: 'cup', bend: -1 },
      far: { to: [206, -206], hand: 'cup', bend: -1 },
      nearLeg: [6, -86, -150],
      farLeg: [84, 0, 90],
      neck: 10,
      nod: 6,
    },
    close: true,
    sleeves: { length: 0.7 },
  })
  return s.stand(girl, 574, 900, 1, { flip: true }).stand(woman, 260, 906, 1.06)
}

function lastBow(): Scene {
  const s = moment()
  s.ground(s.dye('stripe', '#1F5A3D', '#276848', 2.2, 0, '#184A31'))
  s.add(shape('M520-10h200l100 400v640H-60z', INK.litSand))
  const cast = daughters(s)
  const bow = { ...POSES.bow, near: [20, 12, 'open'], far: [34, 20, 'open'] } as const
  const line: [keyof typeof cast, number, number, number][] = [
    ['girl', 700, 440, 0.25],
    ['nurse', 612, 510, 0.29],
    ['aunt', 510, 594, 0.35],
    ['eldest', 392, 690, 0.42],
    ['youngest', 262, 806, 0.5],
    ['third', 92, 940, 0.6],
  ]
  for (const [who, x, floor, scale] of line) s.stand(cast[who]({ pose: bow }), x, floor, scale)
  return s.add(drum(560, 880, 84, 0.9, drumDyes(INK.clay, INK.sand)))
}

/** Daughters of the Dance: the moments that the whole company shares. */
export const pictures: Pictures = {
  [at(13)]: twoDrummers,
  [at(14)]: fourWheels,
  [at(16)]: backRow,
  [at(17)]: handedOn,
  [at(18)]: lastBow,
}
