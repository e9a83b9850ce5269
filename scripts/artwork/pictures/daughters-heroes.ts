import { backBraids, backGele, backHair, backTie } from '../kit/backwear.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { drumDyes } from '../kit/drummer.ts'
import { cane, stoolFor } from '../kit/furniture.ts'
import { curve, disc, outline, polygon } from '../kit/geometry.ts'
import { BUST_FRAME } from '../kit/heads.ts'
import type { Headwear } from '../kit/headwear.ts'
import { POSES } from '../kit/poses.ts'
import { drum } from '../kit/props.ts'
import { Scene } from '../kit/scene.ts'
import { group, shade, shape, stroke } from '../kit/svg.ts'
import type { Pictures } from '../pictures.ts'
import { daughters } from './wardrobe.ts'

const stage = () => new Scene(1600, 900)

function sixBurdens(): Scene {
  const s = stage()
  s.ground(s.dye('wave', '#B5472A', '#C0532F', 2.2))
    .add(shape(disc([800, 470], 400), INK.litSand))
    .hem(800, 100, s.dye('lacing', INK.indigo, INK.pale, 1.1))
  const cast = daughters(s)
  const step = { ...POSES.walk, near: [-16, -4, 'open'], nod: 4 } as const
  const up = { ...step, far: [150, 190, 'flat', 10] } as const
  const hold = { ...step, near: [24, 84, 'open'], far: [36, 92, 'open'] } as const
  const line = [
    cast.aunt({
      pose: { ...step, near: [10, 60, 'open'], far: [20, 76, 'fist'] },
      lower: { cut: 'wrapper', cloth: s.dye('spiral', INK.indigo, INK.pale, 0.9), length: 1.7 },
      holding: (f) =>
        shape(
          outline([
            f.onLoin(10, -130, 1),
            f.onLoin(150, -150, 1),
            f.onLoin(156, -96),
            f.onLoin(150, -70, 1),
            f.onLoin(12, -60, 1),
            f.onLoin(0, -96),
          ]),
          s.dye('stripe', INK.chalk, INK.clay, 0.6, 90, INK.brass),
        ),
    }),
    cast.third({
      pose: up,
      behind: (f) =>
        shape(
          outline([
            [f.head[0] - 110, f.head[1] - 78, 1],
            [f.head[0] + 116, f.head[1] - 78, 1],
            [f.head[0] + 66, f.head[1] - 44],
            [f.head[0] - 60, f.head[1] - 44],
          ]),
          INK.chalk,
        ) + shape(disc([f.head[0] + 2, f.head[1] - 80], 116, 16), INK.blue),
    }),
    cast.youngest({
      pose: hold,
      infront: (f) => [
        shape(
          outline([f.onChest(40, 30), f.onChest(90, 60), f.onChest(84, 140), f.onChest(30, 180), f.onChest(-24, 150), f.onChest(-10, 70)]),
          s.dye('bird', INK.leaf, '#CFE6D4', 0.7),
        ),
        shape(disc(f.onChest(62, 34), 36), SKIN.cocoa.near),
        shape(disc(f.onChest(54, 22), 34, 26), INK.hair),
      ],
    }),
    cast.nurse({
      pose: { ...step, far: [30, 50, 'fist'] },
      infront: (f) =>
        shape(
          polygon([
            [f.palm('far')[0] - 90, f.palm('far')[1] - 8],
            [f.palm('far')[0] + 96, f.palm('far')[1] - 24],
            [f.palm('far')[0] + 94, f.palm('far')[1] - 8],
            [f.palm('far')[0] - 88, f.palm('far')[1] + 8],
          ]),
          INK.clay,
        ) + shape(disc([f.palm('far')[0] + 6, f.palm('far')[1] - 40], 34, 28), INK.brass),
    }),
    cast.eldest({
      pose: { ...step, near: [-150, -190, 'fist', 0], far: [30, 60, 'open'] },
      behind: (f) =>
        stroke(
          curve([
            [f.palm('near')[0] - 150, f.palm('near')[1] + 60],
            [f.palm('near')[0] + 170, f.palm('near')[1] - 60],
          ]),
          INK.rust,
          26,
        ),
    }),
    cast.girl({
      pose: { ...step, near: [10, 70, 'open'], far: [30, 80, 'open'] },
      holding: (f) => drum(f.pelvis[0] + 66, f.pelvis[1] - 96, 20, 0.9, drumDyes(INK.clay, INK.sand)),
    }),
  ]
  for (const [i, who] of line.entries()) s.stand(who, 170 + i * 256, 808, 0.74)
  return s
}

function twoGenerations(): Scene {
  const s = stage()
  s.ground(s.dye('leaf', INK.indigo, '#242C6B', 2))
    .add(shape('M760-10h760l80 100v810H560z', INK.litSand))
    .hem(806, 100, s.dye('ladder', INK.clay, INK.terra, 1.1))
  const cast = daughters(s)
  s.float(
    cast.eldest({
      pose: { ...POSES.leap, nod: -20 },
      close: true,
      lower: { cut: 'flying', cloth: s.dye('rings', INK.indigo, INK.pale, 1.05) },
      sashTail: 220,
    }),
    1090,
    540,
    0.98,
  )
  s.add(shape('M120-10h120l170 830H-10z', '#C9B98F'))
  const old = cast.aunt({
    pose: {
      ...POSES.crouch,
      lean: 26,
      bend: -6,
      near: { to: [120, -60], hand: 'fist' },
      far: [70, 112, 'open'],
      nearLeg: [48, -20, 90],
      farLeg: [66, -14, 90],
      nod: -20,
    },
    behind: (f) => stoolFor(f, INK.rust),
    holding: (f) => cane(f, 'near'),
  })
  return s.stand(old, 180, 812, 0.5)
}

function drumHouse(): Scene {
  const s = stage()
  s.ground(s.dye('spiral', '#0E1130', '#191D4A', 2)).add(shape(disc([800, 760], 740, 150), '#232B70'))
  const body = '500 90!, 540 240, 690 400, 690 470, 540 640, 500 800!, 1100 800!, 1060 640, 910 470, 910 400, 1060 240, 1100 90!'
  s.add(shape(outline(body), INK.brass))
  const cords = [-1, -0.74, -0.48, -0.22, 0.22, 0.48, 0.74, 1]
    .map((t) =>
      curve([
        [800 + 290 * t, 96],
        [800 + 112 * t, 435],
        [800 + 290 * t, 794],
      ]),
    )
    .join('')
  s.add(stroke(cords, INK.clay, 22), shape(outline('676 400!, 924 400!, 924 474!, 676 474!'), INK.rust))
  s.add(
    shape(disc([800, 92], 318, 54), INK.chalk),
    shape(disc([800, 92], 280, 38), INK.litSand),
    shape(disc([800, 800], 322, 44), INK.rust),
  )
  const back = (x: number, y: number, scale: number, cloth: string, skin: keyof typeof SKIN, wear: Headwear, broad = 1) => {
    const drawing = [
      shape(
        outline([
          [-40, 70],
          [-92 * broad, 96],
          [-128 * broad, 160],
          [-150 * broad, 330],
          [-230, 420],
          [-236, 470, 1],
          [236, 470, 1],
          [230, 420],
          [150 * broad, 330],
          [128 * broad, 160],
          [92 * broad, 96],
          [40, 70],
        ]),
        cloth,
      ),
      shade(
        outline([
          [10, 120, 1],
          [24, 260],
          [60, 468, 1],
          [110, 468, 1],
          [60, 300],
        ]),
        0.24,
      ),
      shape(
        outline('-24 10, -26 70, 0 88, 26 70, 24 10') +
          outline('0 -51, 25 -45, 38 -22, 38 4, 33 28, 20 50, 0 58, -20 50, -33 28, -38 4, -38 -22, -25 -45'),
        SKIN[skin].near,
      ),
      wear(BUST_FRAME),
    ]
    return group(drawing, x, y, scale)
  }
  s.add(
    back(
      420,
      560,
      0.62,
      s.dye('bird', INK.mid, INK.pale, 0.8),
      'ebony',
      backGele(s.dye('stripe', INK.clay, INK.brass, 0.6, 30, INK.sand)),
      1.1,
    ),
    back(1180, 570, 0.6, INK.chalk, 'umber', backHair()),
    back(200, 640, 0.62, s.dye('dots', INK.indigo, INK.pale, 0.9), 'sienna', backBraids()),
    back(1410, 640, 0.66, s.dye('comb', INK.clay, INK.sand, 0.9), 'ebony', backTie(INK.terra), 1.2),
    back(640, 650, 0.52, s.dye('leaf', INK.clay, '#E7B08C', 0.7), 'cocoa', backBraids(INK.hair, INK.clay), 0.84),
    back(960, 640, 0.62, s.dye('rings', INK.indigo, INK.pale, 1), 'chestnut', backTie(INK.clay)),
  )
  return s
}

const at = (n: number) => `content/productions/daughters-of-dance/hero-${n}.svg`

/** The three wide pictures that open the page of Daughters of the Dance. */
export const pictures: Pictures = { [at(1)]: sixBurdens, [at(2)]: twoGenerations, [at(3)]: drumHouse }
