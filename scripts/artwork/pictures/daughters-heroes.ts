import { backBraids, backGele, backHair, backTie } from '../kit/backwear.ts'
import type { Pose } from '../kit/body.ts'
import { closeHand } from '../kit/close.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { drumDyes } from '../kit/drummer.ts'
import { cane, stoolFor } from '../kit/furniture.ts'
import { curve, disc, outline, polygon } from '../kit/geometry.ts'
import { BUST_FRAME, type HeadKind } from '../kit/heads.ts'
import { bun, gele, type Headwear, locs } from '../kit/headwear.ts'
import { type Person, person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { drum } from '../kit/props.ts'
import { Scene } from '../kit/scene.ts'
import { type Drawing, group, shade, shape, stroke, unfolded } from '../kit/svg.ts'
import type { Pictures } from '../pictures.ts'
import { daughters } from './wardrobe.ts'

const plain = (who: Person): Person => ({ ...who, drawing: unfolded(who.drawing) })

const stage = () => new Scene(1600, 900)

function outOfTheDrum(): Scene {
  const s = stage()
  s.ground(s.dye('wave', '#8E2A14', '#9C351C', 2.2))
  s.add(shape(polygon('-10 836, 560 736, 1610 884, 1610 910, -10 910'), INK.rust))
  s.add(shape(polygon('506 404, 1190 -10, 1610 -10, 1610 884, 556 736'), INK.litSand))
  const ring = (r: number) => disc([300, 560], r + 60) + disc([300, 560], r)
  s.within(
    polygon('506 404, 1190 -10, 1610 -10, 1610 884, 556 736'),
    shape([470, 690, 990].map(ring).join(''), '#EAD4A2', 'fill-rule="evenodd"'),
  )
  const cast = daughters(s)
  const small = (head: HeadKind, wear: Headwear, cloth: string, pose: Pose) =>
    plain(
      person({
        pose,
        head,
        wear,
        skin: SKIN.ebony,
        mood: false,
        top: { cut: 'blouse', cloth },
        lower: { cut: 'wrapper', cloth: INK.indigo },
      }),
    )
  const step = { ...POSES.walk, nod: -6 } as const
  const line: [Person, number, number][] = [
    [small('elder', gele(INK.clay, INK.rust), INK.mid, { ...POSES.bow, near: [20, 40, 'open'], far: [40, 70, 'open'] }), 584, 0.18],
    [
      small('woman', bun(INK.hair, INK.clay), INK.terra, { ...step, bend: 16, near: [-40, -10, 'open'], far: [56, 100, 'open'] }),
      690,
      0.24,
    ],
    [plain(cast.nurse({ pose: { ...step, near: [-60, -20, 'open'], far: [80, 130, 'open'] }, shoes: undefined, weight: 1 })), 794, 0.33],
    [plain(cast.girl({ pose: { ...step, near: [-44, -10, 'open'], far: [100, 150, 'open'] } })), 920, 0.47],
    [
      person({
        pose: { ...step, near: [-120, -160, 'open'], far: [120, 170, 'flat', 10] },
        skin: SKIN.sienna,
        wear: locs(INK.hair, 5),
        top: { cut: 'blouse', cloth: INK.brass },
        lower: { cut: 'wrapper', cloth: s.dye('rings', INK.indigo, INK.pale, 0.9), length: 1.6, flare: 30 },
        sash: INK.clay,
      }),
      1100,
      0.62,
    ],
    [
      cast.third({
        pose: {
          ...POSES.spin,
          near: [-124, -178, 'splay', 10],
          far: [126, 178, 'splay', -10, -1],
          nearLeg: [-10, 0, -76],
          farLeg: [40, -10, 78],
          nod: -16,
          back: true,
        },
        close: true,
        mood: { mouth: 'smile', eye: 'smile' },
        sash: INK.brass,
        lower: { cut: 'wrapper', cloth: s.dye('comb', INK.indigo, INK.pale, 0.9), ease: 22 },
      }),
      1374,
      0.9,
    ],
  ]
  const floor = (x: number) => 720 + (x - 556) * 0.138
  s.add(shape(line.map(([, x, k]) => disc([x + 70 * k, floor(x) - 8 * k], 170 * k, 15 * k)).join(''), '#D9BD84'))
  for (const [who, x, k] of line) s.stand(who, x, floor(x), k)
  s.add(drum(236, 620, 81, 3.3, drumDyes(INK.indigo, INK.brass)))
  s.add(
    closeHand({
      from: [60, -60],
      to: [186, 424],
      skin: SKIN.ebony.near,
      hand: 'open',
      wrist: -4,
      scale: 3.6,
      sleeve: { cloth: s.dye('comb', INK.mid, INK.pale, 1.6), length: 0.4 },
    }),
  )
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
  s.ground(s.dye('spiral', '#0E1130', '#191D4A', 2)).add(shape(disc([1000, 830], 900, 350), INK.litSand))
  const body = '500 90!, 540 240, 690 400, 690 470, 540 640, 500 800!, 1100 800!, 1060 640, 910 470, 910 400, 1060 240, 1100 90!'
  const house: Drawing[] = [shape(outline(body), INK.brass)]
  const cords = [-1, -0.74, -0.48, -0.22, 0.22, 0.48, 0.74, 1]
    .map((t) =>
      curve([
        [800 + 290 * t, 96],
        [800 + 112 * t, 435],
        [800 + 290 * t, 794],
      ]),
    )
    .join('')
  house.push(stroke(cords, INK.clay, 22), shape(outline('676 400!, 924 400!, 924 474!, 676 474!'), INK.rust))
  house.push(
    shape(disc([800, 92], 318, 54), INK.chalk),
    shape(disc([800, 92], 280, 38), INK.litSand),
    shape(disc([800, 800], 322, 44), INK.rust),
  )
  s.put(house, 236, -14, 0.95)
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
  const seats: [number, number, number, string, keyof typeof SKIN, Headwear, number?][] = [
    [700, 560, 0.4, s.dye('dots', INK.indigo, INK.pale, 1), 'umber', backHair()],
    [1316, 552, 0.4, INK.leaf, 'sienna', backBraids()],
    [880, 622, 0.5, s.dye('leaf', INK.clay, '#E7B08C', 0.7), 'cocoa', backBraids(INK.hair, INK.clay), 0.84],
    [1150, 634, 0.54, s.dye('rings', INK.indigo, INK.pale, 1), 'chestnut', backTie(INK.clay)],
    [1504, 650, 0.74, s.dye('comb', INK.clay, INK.sand, 0.9), 'ebony', backTie(INK.brass), 1.2],
  ]
  s.add(
    shape(
      seats
        .map(([x, y, k]) => {
          const [foot, away] = [y + 455 * k, (x - 1000) * 0.45]
          return polygon([
            [x - 200 * k, foot - 30 * k],
            [x + 200 * k, foot - 30 * k],
            [x + 170 * k + away, foot + 300 * k],
            [x - 170 * k + away, foot + 300 * k],
          ])
        })
        .join(''),
      '#D9BD84',
    ),
    seats.map((seat) => back(...seat)),
    back(
      300,
      400,
      1.3,
      s.dye('bird', INK.mid, INK.pale, 0.8),
      'ebony',
      backGele(s.dye('stripe', INK.clay, INK.brass, 0.6, 30, INK.sand)),
      1.1,
    ),
  )
  return s
}

const at = (n: number) => `content/productions/daughters-of-dance/hero-${n}.svg`

/** The three wide pictures that open the page of Daughters of the Dance. */
export const pictures: Pictures = { [at(1)]: outOfTheDrum, [at(2)]: twoGenerations, [at(3)]: drumHouse }
