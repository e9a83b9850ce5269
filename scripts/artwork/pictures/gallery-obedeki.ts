import { backBraids, backCap, backTie } from '../kit/backwear.ts'
import { hen } from '../kit/beasts.ts'
import { BODY } from '../kit/body.ts'
import { callingHand, featured } from '../kit/closeups.ts'
import { INK, SKIN } from '../kit/colours.ts'
import type { Figure } from '../kit/figure.ts'
import { box, curve, disc, mix, outline, type Point, polygon } from '../kit/geometry.ts'
import type { HeadKind } from '../kit/heads.ts'
import { baldCrown, beard, bun, earring, fila, gele, type Headwear, headTie, lowCut, wearing } from '../kit/headwear.ts'
import { inProfile } from '../kit/onlookers.ts'
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
  const { infront, ...arms } = poling([60, 420], [290, -560], 0.56, 0.74, 16, SKIN.ebony.near)
  const old = person({
    pose: { ...POSES.stand, lean: 10, bend: 6, ...arms, neck: 6 },
    skin: SKIN.ebony,
    head: 'elder',
    weight: 1.02,
    wear: wearing(
      featured('ebony', 'elder', { aged: true, mouth: 'smile', browColour: INK.greyHair }),
      fila(NIGHT, '#4B3562', INK.greyHair),
      beard(),
    ),
    top: { cut: 'gown', cloth: s.dye('stripe', INK.chalk, RIVER, 0.8, 0, '#C4552D'), length: 1.3 },
    sleeves: { length: 1.2, cuff: 46 },
    lower: { cut: 'trousers', cloth: NIGHT, ease: 46 },
    infront,
  })
  const people: [Dress, number][] = [
    [
      {
        pose: { ...seated, far: [30, 60, 'open'] },
        skin: SKIN.sienna,
        wear: wearing(featured('sienna', 'woman', { mouth: 'smile' }), headTie('#C4552D')),
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
        wear: wearing(featured('umber', 'man', { mouth: 'closed' }), lowCut()),
        top: { cut: 'blouse', cloth: '#EAD7C0' },
        lower: { cut: 'trousers', cloth: RIVER },
      },
      620,
    ],
    [
      {
        pose: { ...seated, lean: -6 },
        skin: SKIN.amber,
        wear: wearing(featured('amber', 'woman', { mouth: 'smile' }), bun(INK.hair, FLAME)),
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
        wear: wearing(featured('cocoa', 'child', { mouth: 'smile' }), lowCut()),
        top: { cut: 'blouse', cloth: INK.chalk },
        lower: { cut: 'trousers', cloth: '#C4552D', length: 1.4 },
      },
      916,
    ],
  ]
  s.float(old, 230, 620 - old.floor * 0.7, 0.7)
  for (const [dress, x] of people) s.float(person(dress), x, dress.body ? 596 : 566, 0.62)
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
  s.add([1000, 850, 700, 556, 420, 290, 168].map((r, i) => ring(540, 400, r, i % 2 ? SKY : '#EAD7C0', 26 - i * 2)))
  const caller = inProfile({
    skin: 'cocoa',
    head: 'laughing',
    cloth: s.dye('bird', NIGHT, '#EAD7C0', 0.5),
    wear: wearing(headTie('#C4552D', FLAME), earring('#F6C25B')),
    mood: { eye: 'closed', mouth: 'laugh', brow: 4 },
    turn: -12,
  })
  s.put(caller, 330, 350, 3.3).markHead(330, 350, 184)
  const hand = callingHand({ skin: 'cocoa', sleeve: s.dye('bird', NIGHT, '#EAD7C0', 0.5), from: 124 })
  return s.put(hand, 336, 652, 2, false, -66)
}

const TONGUES: [string, [x: number, y: number, width: number, height: number, lean: number][]][] = [
  [
    '#C4552D',
    [
      [60, 560, 110, 300, 20],
      [240, 560, 130, 430, 60],
      [470, 560, 120, 330, -20],
      [700, 560, 150, 520, 70],
      [930, 560, 130, 380, -30],
      [1130, 560, 130, 470, 40],
    ],
  ],
  [
    FLAME,
    [
      [-10, 590, 90, 210, 20],
      [150, 590, 90, 260, 30],
      [340, 590, 110, 300, -20],
      [590, 590, 110, 330, 40],
      [800, 590, 120, 280, -10],
      [1030, 590, 110, 320, 40],
      [1210, 590, 80, 220, -20],
    ],
  ],
  [
    '#F6C25B',
    [
      [60, 610, 80, 130, 10],
      [250, 610, 90, 190, 20],
      [440, 610, 80, 150, -10],
      [690, 610, 100, 220, 20],
      [910, 610, 80, 160, 10],
      [1110, 610, 90, 210, -20],
    ],
  ],
]

/** A tongue of flame that licks to one side, its point a knife's. */
function tongue(x: number, y: number, w: number, h: number, lean: number): string {
  return outline([
    [x - w, y],
    [x - w * 0.66, y - h * 0.36],
    [x - w * 0.1 - lean, y - h * 0.66],
    [x + lean, y - h, 1],
    [x + w * 0.36 + lean * 0.4, y - h * 0.62],
    [x + w * 0.3, y - h * 0.36],
    [x + w * 0.7, y - h * 0.44, 1],
    [x + w * 0.86, y - h * 0.2],
    [x + w, y],
  ])
}

function burning(): Scene {
  const s = new Scene(1200, 800)
  s.ground(NIGHT).ground(s.dye('scale', 'none', '#3A2349', 2.2))
  for (const [colour, tongues] of TONGUES) {
    const y = tongues[0]?.[1] ?? 600
    s.add(shape(tongues.map((one) => tongue(...one)).join('') + box(0, y - 10, 1200, 60), colour))
  }
  s.add(
    shape(box(0, 610, 1200, 190), s.dye('wave', '#8A3A22', '#A84A28', 1.6)),
    shape('M60 640h180v8H60zM820 650h320v8H820zM930 690h200v8H930zM30 690h110v8H30zM980 736h130v8H980z', '#F6C25B'),
    shape(polygon('90 810, 700 810, 850 616, 730 616'), '#D79A5C'),
    stroke('M152 774H726M232 730H760M312 690H790M392 656H818', '#8A4A2A', 7),
    shape(box(716, 560, 18, 90) + box(846, 560, 18, 90) + box(100, 700, 26, 100) + box(664, 700, 26, 100), '#2E1A3D'),
  )
  const man = person({
    pose: { ...POSES.frontal, far: [128, 158, 'fist'] },
    head: 'front',
    skin: SKIN.ebony,
    wear: backCap('#EAD7C0'),
    top: { cut: 'gown', cloth: RIVER, length: 1.5 },
    infront: (f) => lantern(f.palm('far')[0], f.palm('far')[1] - 6, 1, INK.ink, '#FFE9A8'),
  })
  const woman = person({
    pose: { ...POSES.frontal, far: [20, 14, 'fist'], near: [-24, -8, 'fist', 0, -1] },
    head: 'front',
    skin: SKIN.umber,
    wear: backTie('#4B3562'),
    weight: 1.12,
    top: { cut: 'blouse', cloth: '#EAD7C0', length: 34 },
    lower: { cut: 'wrapper', cloth: s.dye('rings', '#4B3562', '#EAD7C0', 0.8) },
    infront: (f) => lantern(f.palm('near')[0], f.palm('near')[1] - 8, 1.1, INK.ink, '#FFE9A8'),
  })
  const child = person({
    pose: { ...POSES.frontal, near: [-50, -70, 'open', 0, -1], far: [150, 176, 'open'] },
    body: BODY.child,
    head: 'front',
    skin: SKIN.cocoa,
    wear: backBraids(),
    top: { cut: 'gown', cloth: '#4B3562', length: 1.1, flare: 20 },
  })
  return s.stand(man, 740, 700, 0.42).stand(woman, 320, 790, 0.66).stand(child, 508, 792, 0.62)
}

/** Both hands on one pole that leans from `low` to `high`, given from the pelvis; `a` and `b` are where they hold it, as shares. */
function poling(low: Point, high: Point, a: number, b: number, width: number, skin: string) {
  return {
    near: { to: mix(low, high, a), hand: 'fist', bend: -1 },
    far: { to: mix(low, high, b), hand: 'fist', bend: -1 },
    infront: (f: Figure) => [stroke(curve([low, high]), NIGHT, width), shape(f.hand('far') + f.hand('near'), skin)],
  } as const
}

function firstToCross(): Scene {
  const s = new Scene(800, 1000)
  s.ground(SKY).ground(s.dye('wave', 'none', '#AECBE2', 2))
  s.add(shape(outline('-20 520!, 180 470, 480 490, 820 450!, 820 720!, -20 720!'), '#5F7F58'))
  const bank: [keyof typeof SKIN, HeadKind, Headwear, string, number, number][] = [
    ['sienna', 'woman', gele('#4B3562', '#3A2349'), '#8A3A22', 96, 474],
    ['cocoa', 'elder', baldCrown(), '#3A2349', 740, 452],
    ['chestnut', 'full', fila('#EAD7C0', '#C9B08E'), RIVER, 512, 438],
    ['amber', 'woman', headTie(FLAME), '#4B3562', 690, 560],
    ['ebony', 'man', lowCut(), '#4B3562', 28, 566],
    ['umber', 'child', lowCut(), '#EAD7C0', 590, 590],
  ]
  for (const [skin, head, wear, cloth, x, y] of bank) {
    s.put(inProfile({ skin, head, cloth, wear, mood: { eye: 'open' } }), x, y, head === 'child' ? 0.6 : 0.72, x > 300)
    s.markHead(x, y, 40, x < 40)
  }
  s.add(shape(outline('-20 640!, 120 654, 300 636, 480 652, 640 630, 820 646!, 820 720!, -20 720!'), '#3F5F3E'))
  s.add(shape(box(0, 690, 800, 310), s.dye('wave', '#2F7F8A', '#3C909B', 1.6)))
  const { infront, ...arms } = poling([30, 400], [232, -520], 0.54, 0.72, 18, SKIN.cocoa.near)
  const girl = person({
    pose: { ...POSES.stand, lean: -5, bend: -2, ...arms, nearLeg: [-16, -14, 86], farLeg: [20, 4, 92], neck: 2, nod: -10 },
    skin: SKIN.cocoa,
    body: BODY.youth,
    head: 'child',
    wear: wearing(featured('cocoa', 'child', { eye: 'open', brow: 6, mouth: 'parted' }), bun(INK.hair, FLAME)),
    top: { cut: 'gown', cloth: s.dye('bird', '#C4552D', INK.chalk, 0.8), length: 1.15, flare: 30 },
    infront,
  })
  s.stand(girl, 300, 856, 0.98)
  return s.add(
    shape(outline('40 770!, 150 830, 400 852, 830 842!, 830 944!, 400 956, 190 936, 90 876'), '#6B3A22'),
    shape(outline('76 836!, 300 876, 830 870!, 830 896!, 300 904, 96 866!'), s.dye('bead', NIGHT, FLAME, 0.7)),
    shape(box(0, 968, 800, 6), '#A9D4D6'),
  )
}

const at = (n: number) => `content/productions/oh-obedeki/gallery-${n}.svg`

/** Oh Obedeki: four scenes. */
export const pictures: Pictures = { [at(1)]: crossing, [at(2)]: call, [at(3)]: burning, [at(4)]: firstToCross }
