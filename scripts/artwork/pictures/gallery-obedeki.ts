import { backBraids, backCap, backTie } from '../kit/backwear.ts'
import { hen } from '../kit/beasts.ts'
import { BODY } from '../kit/body.ts'
import { bust } from '../kit/bust.ts'
import { closeHand } from '../kit/close.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { crowdRow } from '../kit/crowd.ts'
import { box, curve, disc, outline, polygon } from '../kit/geometry.ts'
import { beard, bun, fila, headTie, lowCut, wearing } from '../kit/headwear.ts'
import { type Dress, person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { lantern } from '../kit/props.ts'
import { Scene } from '../kit/scene.ts'
import { ring, shape, stroke } from '../kit/svg.ts'
import type { Pictures } from '../pictures.ts'

const NIGHT = '#2E1A3D'
const SKY = '#BFD7EA'
const RIVER = '#3B6FA0'
const FLAME = '#E08A3C'

const seated = { ...POSES.sit, near: [20, 60, 'open'], far: [40, 80, 'open'] } as const

function crossing(): Scene {
  const s = new Scene(1200, 800)
  s.ground(SKY)
    .ground(s.dye('wave', 'none', '#AECBE2', 2))
    .add(shape(disc([300, 210], 120), '#F3C78E'))
  s.add(shape(box(0, 600, 1200, 200), s.dye('wave', '#2F7F8A', '#3C909B', 1.6)))
  const old = person({
    pose: { ...POSES.stand, lean: 10, bend: 6, near: [40, 100, 'fist'], far: [90, 130, 'fist'], neck: 6 },
    skin: SKIN.ebony,
    head: 'elder',
    weight: 1.02,
    wear: wearing(fila(NIGHT, '#4B3562', INK.greyHair), beard()),
    close: true,
    top: { cut: 'gown', cloth: s.dye('stripe', INK.chalk, RIVER, 0.8, 0, '#C4552D'), length: 1.3 },
    sleeves: { length: 1.2, cuff: 46 },
    lower: { cut: 'trousers', cloth: NIGHT },
    infront: (f) => [
      stroke(
        curve([
          [f.palm('far')[0] + 120, f.palm('far')[1] - 420],
          [f.palm('far')[0] - 210, f.palm('far')[1] + 720],
        ]),
        NIGHT,
        16,
      ),
      shape(f.hand('far') + f.hand('near'), SKIN.ebony.near),
    ],
  })
  const people: [Dress, number][] = [
    [
      {
        pose: { ...seated, far: [30, 60, 'open'] },
        skin: SKIN.sienna,
        wear: headTie('#C4552D'),
        weight: 1.1,
        top: { cut: 'blouse', cloth: s.dye('bird', '#C4552D', INK.chalk, 0.7) },
        lower: { cut: 'wrapper', cloth: NIGHT, length: 1.3 },
      },
      450,
    ],
    [
      {
        pose: seated,
        skin: SKIN.umber,
        head: 'man',
        wear: lowCut(),
        top: { cut: 'blouse', cloth: '#EAD7C0' },
        lower: { cut: 'trousers', cloth: RIVER },
      },
      620,
    ],
    [
      {
        pose: { ...seated, lean: -6 },
        skin: SKIN.amber,
        wear: bun(INK.hair, FLAME),
        top: { cut: 'blouse', cloth: FLAME },
        lower: { cut: 'wrapper', cloth: s.dye('rings', NIGHT, '#EAD7C0', 0.8), length: 1.3 },
      },
      780,
    ],
    [
      {
        pose: { ...seated, lean: 20, near: [10, 20, 'open'], far: [30, 60, 'open'] },
        skin: SKIN.cocoa,
        body: BODY.child,
        head: 'child',
        wear: lowCut(),
        top: { cut: 'blouse', cloth: INK.chalk },
        lower: { cut: 'trousers', cloth: '#C4552D', length: 1.4 },
      },
      930,
    ],
  ]
  s.float(old, 230, 620 - old.floor * 0.7, 0.7)
  for (const [dress, x] of people) s.float(person(dress), x, dress.body ? 610 : 570, 0.62)
  s.put(hen('#FBF4E6', '#C4552D'), 540, 570, 0.9)
  return s.add(
    shape(outline('60 590!, 140 606, 600 622, 1000 606, 1130 560!, 1110 640, 1000 700, 600 712, 220 704, 110 660'), '#6B3A22'),
    shape(outline('100 626!, 600 650, 1120 610!, 1108 634, 600 672, 108 648!'), s.dye('bead', NIGHT, FLAME, 0.6)),
    shape(box(0, 724, 1200, 8) + box(120, 750, 960, 6), '#A9D4D6'),
  )
}

function call(): Scene {
  const s = new Scene(1200, 800)
  s.ground(RIVER).ground(s.dye('wave', 'none', '#4479AB', 2))
  s.add([880, 740, 600, 470, 350, 240, 140].map((r, i) => ring(560, 460, r, i % 2 ? SKY : '#EAD7C0', 16 + i * 3)))
  const head = bust({ head: 'shout', skin: SKIN.ebony, wear: headTie('#C4552D', FLAME), cloth: s.dye('bird', NIGHT, '#EAD7C0', 0.5) })
  s.put(head, 270, 370, 3.2).markHead(270, 370, 170)
  return s.add(
    closeHand({
      from: [640, 940],
      to: [498, 610],
      skin: SKIN.ebony.near,
      far: SKIN.ebony.far,
      hand: 'cup',
      scale: 2.5,
      mirror: -1,
      wrist: 10,
      sleeve: { cloth: s.dye('bird', NIGHT, '#EAD7C0', 1), length: 0.4 },
    }),
  )
}

function burning(): Scene {
  const s = new Scene(1200, 800)
  s.ground(NIGHT).ground(s.dye('scale', 'none', '#3A2349', 2.2))
  const tongue = (x: number, y: number, w: number, h: number) =>
    outline([
      [x - w, y],
      [x - w * 0.7, y - h * 0.4],
      [x - w * 0.2, y - h * 0.6],
      [x - w * 0.1, y - h, 1],
      [x + w * 0.5, y - h * 0.5],
      [x + w, y - h * 0.2],
      [x + w * 0.9, y],
    ])
  const rows: [string, number, number, number][] = [
    ['#C4552D', 560, 92, 420],
    [FLAME, 590, 78, 300],
    ['#F6C25B', 610, 60, 190],
  ]
  for (const [colour, y, w, h] of rows)
    s.add(
      shape(
        Array.from({ length: 10 }, (_, i) => tongue(40 + i * 126 + (h % 7) * 9, y, w, h * (0.66 + ((i * 5) % 4) * 0.12))).join('') +
          box(0, y - 14, 1200, 40),
        colour,
      ),
    )
  s.add(shape(box(0, 620, 1200, 180), s.dye('wave', '#8A3A22', '#A84A28', 1.6)))
  s.add(shape(polygon('420 640, 780 640, 960 810, 240 810'), '#1C1026'), stroke('M450 660h300M400 710h400M340 770h520', '#3A2349', 8))
  const figures: [Dress, number, number][] = [
    [
      {
        pose: { ...POSES.frontal, far: [30, 20, 'fist'] },
        head: 'front',
        skin: SKIN.ebony,
        wear: backCap('#EAD7C0'),
        top: { cut: 'gown', cloth: RIVER, length: 1.5 },
      },
      490,
      0.36,
    ],
    [
      {
        pose: { ...POSES.frontal, near: [-30, -20, 'fist'] },
        head: 'front',
        skin: SKIN.umber,
        wear: backTie('#C4552D'),
        weight: 1.1,
        top: { cut: 'blouse', cloth: '#EAD7C0' },
        lower: { cut: 'wrapper', cloth: s.dye('rings', '#4B3562', '#EAD7C0', 0.8) },
      },
      610,
      0.36,
    ],
    [
      {
        pose: { ...POSES.frontal, far: [24, 20, 'fist'] },
        body: BODY.child,
        head: 'front',
        skin: SKIN.cocoa,
        wear: backBraids(),
        top: { cut: 'gown', cloth: '#EAD7C0', length: 1.1 },
      },
      704,
      0.38,
    ],
  ]
  for (const [dress, x, k] of figures) s.stand(person(dress), x, 776, k)
  return s.add(
    lantern(526, 690, 0.44, INK.ink, '#FFE9A8'),
    lantern(572, 690, 0.44, INK.ink, '#FFE9A8'),
    lantern(732, 706, 0.4, INK.ink, '#FFE9A8'),
  )
}

function firstToCross(): Scene {
  const s = new Scene(800, 1000)
  s.ground(SKY).ground(s.dye('wave', 'none', '#AECBE2', 2))
  s.add(
    shape(outline('-20 560!, 200 530, 520 540, 820 510!, 820 700!, -20 700!'), '#4B6B4A'),
    shape(
      crowdRow(
        [
          ['gele', 70],
          ['low', 200, 14],
          ['fila', 320],
          ['locs', 450, 20],
          ['tie', 580],
          ['hijab', 720, 10],
        ],
        500,
        0.66,
      ),
      NIGHT,
    ),
  )
  const faces = [
    [70, 0, SKIN.umber],
    [200, 14, SKIN.ebony],
    [320, 0, SKIN.chestnut],
    [450, 20, SKIN.cocoa],
    [580, 0, SKIN.sienna],
    [720, 10, SKIN.umber],
  ] as const
  s.add(faces.map(([x, lift, skin]) => shape(disc([x, 494 - lift], 22, 30), skin.near)))
  s.add(shape(box(0, 690, 800, 310), s.dye('wave', '#2F7F8A', '#3C909B', 1.6)))
  const girl = person({
    pose: {
      ...POSES.stand,
      lean: -4,
      bend: -2,
      near: [50, 120, 'fist'],
      far: [80, 140, 'fist'],
      nearLeg: [-14, -12, 86],
      farLeg: [18, 4, 92],
      neck: 0,
      nod: -14,
    },
    skin: SKIN.cocoa,
    body: BODY.youth,
    head: 'child',
    wear: bun(INK.hair, FLAME),
    close: true,
    top: { cut: 'gown', cloth: s.dye('bird', '#C4552D', INK.chalk, 0.8), length: 1.1, flare: 24 },
    infront: (f) => [
      stroke(
        curve([
          [f.palm('far')[0] + 70, f.palm('far')[1] - 330],
          [f.palm('far')[0] - 120, f.palm('far')[1] + 620],
        ]),
        NIGHT,
        18,
      ),
      shape(f.hand('far') + f.hand('near'), SKIN.cocoa.near),
    ],
  })
  s.stand(girl, 330, 850, 0.9)
  return s.add(
    shape(outline('60 790!, 150 830, 400 848, 830 838!, 830 940!, 400 950, 190 930, 90 870'), '#6B3A22'),
    shape(outline('84 842!, 300 872, 830 866!, 830 892!, 300 900, 100 870!'), s.dye('bead', NIGHT, FLAME, 0.7)),
  )
}

const at = (n: number) => `content/productions/oh-obedeki/gallery-${n}.svg`

/** Oh Obedeki: four scenes. */
export const pictures: Pictures = { [at(1)]: crossing, [at(2)]: call, [at(3)]: burning, [at(4)]: firstToCross }
