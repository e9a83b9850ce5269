import { BODY } from '../kit/body.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { raisedArm } from '../kit/crowd.ts'
import { profileFace, tonesOf } from '../kit/faces.ts'
import { stoolFor } from '../kit/furniture.ts'
import { curve, disc, outline, type Point, polygon } from '../kit/geometry.ts'
import { BUST_FRAME } from '../kit/heads.ts'
import { afro, beard, cap, fila, gele, headTie, locs, lowCut, wearing } from '../kit/headwear.ts'
import { at, shadeTree, speaker } from '../kit/machines.ts'
import { person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { pot } from '../kit/props.ts'
import { Scene } from '../kit/scene.ts'
import { flatten, group, shape, stroke } from '../kit/svg.ts'

const picture = () => new Scene(1200, 800)

function posterPainter(): Scene {
  const s = picture()
  s.ground(s.dye('comb', '#10403F', '#19524F', 2))
  const wall = '250 40!, 1150 20!, 1160 700!, 240 720!'
  s.add(shape(polygon(wall.replaceAll('!', '')), '#F7C65A'))
  const t = tonesOf('sienna')
  s.within(polygon(wall.replaceAll('!', '')), [
    shape(polygon('240 0, 620 0, 380 740, 240 740'), '#C4552D'),
    group(
      [
        shape(outline('-40 10, -40 100, 60 100, 14 44'), t.far),
        profileFace(BUST_FRAME, t, 'woman', { brow: 2 }),
        afro('#2E0D05')(BUST_FRAME),
      ],
      640,
      390,
      6.6,
    ),
  ])
  s.add(stroke(polygon('250 40, 1150 20, 1160 700, 240 720'), INK.clay, 16))
  s.hem(716, 90, s.dye('lacing', INK.rust, '#7A2412', 1.2))
  const k = 508
  s.add(stroke(`M${k - 20} 790L${k + 40} 250M${k + 86} 790L${k + 126} 250`, INK.ink, 13))
  s.add(
    stroke(
      Array.from({ length: 9 }, (_, i) => `M${k + 34 - i * 6.4} ${300 + i * 56}L${k + 124 - i * 4.4} ${300 + i * 56}`).join(''),
      INK.ink,
      9,
    ),
  )
  const painter = person({
    pose: {
      lean: -6,
      bend: -4,
      view: 0.5,
      near: { to: [206, -232], bend: -1, hand: 'fist' },
      far: [40, 130, 'fist'],
      nearLeg: [26, -14, 86],
      farLeg: [64, -8, 90],
      neck: 2,
      nod: -10,
    },
    skin: SKIN.ebony,
    head: 'man',
    wear: cap(INK.clay),
    top: { cut: 'blouse', cloth: s.dye('stripe', INK.chalk, INK.indigo, 0.7, 0, INK.leaf), length: 30 },
    sleeves: { length: 0.9, cuff: 36 },
    lower: { cut: 'trousers', cloth: INK.indigo, length: 1.9 },
    shoes: INK.ink,
    infront: (f) => {
      const [x, y] = f.palm('far')
      return (
        stroke(
          curve([
            [x - 10, y + 20],
            [x + 60, y - 54],
          ]),
          INK.sand,
          9,
        ) +
        shape(
          outline([
            [x + 48, y - 48, 1],
            [x + 74, y - 84],
            [x + 92, y - 88, 1],
            [x + 84, y - 62],
            [x + 66, y - 36, 1],
          ]),
          INK.ink,
        )
      )
    },
  })
  s.float(painter, 604, 500, 0.56)
  const boy = person({
    pose: { ...POSES.stand, near: [34, 96, 'cup'], far: [52, 104, 'cup'], neck: -8, nod: -26 },
    skin: SKIN.cocoa,
    body: BODY.child,
    head: 'child',
    wear: lowCut(),
    top: { cut: 'blouse', cloth: INK.chalk, length: 40 },
    sleeves: { length: 0.7 },
    lower: { cut: 'trousers', cloth: INK.leaf, length: 1.2 },
    infront: (f) => [
      shape(
        outline([
          [f.palm('near')[0] - 16, f.palm('near')[1] - 56, 1],
          [f.palm('near')[0] + 50, f.palm('near')[1] - 56, 1],
          [f.palm('near')[0] + 44, f.palm('near')[1] + 2, 1],
          [f.palm('near')[0] - 10, f.palm('near')[1] + 2, 1],
        ]),
        INK.mint,
      ),
      shape(disc([f.palm('near')[0] + 17, f.palm('near')[1] - 56], 33, 9), INK.ink),
    ],
  })
  return s.stand(boy, 356, 784, 0.66)
}

function square(): Scene {
  const s = picture()
  s.ground(s.dye('dots', '#F6CF74', '#EBBE58', 1.9))
    .hem(630, 180, '#C98F2E')
    .add(shape('M0 640Q600 580 1200 640V700Q600 650 0 700z', '#DDA53C'))
  s.add(
    at(
      shadeTree(
        INK.rust,
        [INK.leaf, '#2A6B4A', '#17472F', '#2A6B4A'],
        [
          '-640 -330!, -600 -480, -420 -560, -260 -640, 0 -700, 260 -640, 440 -560, 600 -480, 640 -330!, 560 -350, 500 -290!, 420 -350, 320 -300!, 220 -360, 110 -310!, 0 -370, -110 -310!, -220 -360, -330 -300!, -430 -350, -510 -290!, -570 -350',
          '-480 -420, -340 -530, -180 -500, -160 -420, -300 -380',
          '-60 -440, 60 -560, 200 -520, 200 -430, 60 -400',
          '280 -420, 400 -500, 520 -430, 440 -370',
        ],
      ),
      620,
      640,
      1,
    ),
  )
  const fanner = person({
    pose: {
      ...POSES.crouch,
      lean: 24,
      near: [30, 84, 'open'],
      far: [40, 84, 'fist'],
      nearLeg: [56, -56, 86],
      farLeg: [92, -30, 90],
      neck: 4,
      nod: 6,
    },
    skin: SKIN.umber,
    head: 'full',
    weight: 1.1,
    wear: headTie(INK.chalk),
    top: { cut: 'blouse', cloth: s.dye('seed', INK.clay, INK.sand, 0.8), length: 20 },
    lower: { cut: 'wrapper', cloth: s.dye('rings', INK.indigo, INK.pale, 0.8), length: 1.4 },
    infront: (f) =>
      shape(
        outline([
          [f.palm('far')[0], f.palm('far')[1], 1],
          [f.palm('far')[0] + 6, f.palm('far')[1] + 84],
          [f.palm('far')[0] + 66, f.palm('far')[1] + 90, 1],
          [f.palm('far')[0] + 74, f.palm('far')[1] + 20, 1],
        ]),
        INK.sand,
      ) +
      stroke(
        curve([
          [f.palm('far')[0] - 14, f.palm('far')[1] - 12],
          [f.palm('far')[0] + 20, f.palm('far')[1] + 22],
        ]),
        INK.rust,
        8,
      ),
  })
  s.stand(fanner, 180, 760, 0.8)
  s.add(
    stroke('M372 756L420 700L470 756M420 700V680', INK.ink, 12),
    shape(outline('372 758!, 400 726, 420 744, 442 724, 470 758!'), INK.vermilion),
    pot(424, 706, 1.15, INK.ink, '#4A4038'),
  )
  const stretch = (fill: string) => (f: { palm: (side: 'near' | 'far') => Point }) => {
    const [a, b] = [f.palm('near'), f.palm('far')]
    return shape(
      outline([
        [a[0] - 8, a[1] - 10, 1],
        [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 12],
        [b[0] + 8, b[1] - 10, 1],
        [b[0] + 26, b[1] + 150],
        [b[0] + 14, b[1] + 280, 1],
        [(a[0] + b[0]) / 2, a[1] + 262],
        [a[0] - 20, a[1] + 270, 1],
        [a[0] - 4, a[1] + 130],
      ]),
      fill,
    )
  }
  const seller = person({
    pose: { ...POSES.stand, near: [70, 116, 'fist'], far: [118, 112, 'fist'], neck: 4, nod: -6 },
    skin: SKIN.chestnut,
    wear: gele(INK.clay, INK.brass),
    top: { cut: 'blouse', cloth: INK.chalk },
    lower: { cut: 'wrapper', cloth: s.dye('bird', INK.leaf, INK.mint, 0.8) },
    infront: stretch(s.dye('spiral', INK.indigo, INK.pale, 0.9)),
  })
  s.stand(seller, 600, 724, 0.62)
  const customer = person({
    pose: POSES.think,
    skin: SKIN.ebony,
    head: 'man',
    wear: lowCut(),
    top: { cut: 'gown', cloth: s.dye('ladder', INK.sand, INK.rust, 0.7), length: 1.3 },
    sleeves: { length: 1.2, cuff: 40 },
    lower: { cut: 'trousers', cloth: INK.sand },
    shoes: INK.rust,
  })
  s.stand(customer, 846, 724, 0.62, { flip: true })
  const teller = person({
    pose: { ...POSES.sit, near: [20, 80, 'open', -6], far: [70, 130, 'splay', 0, -1], nod: -10 },
    skin: SKIN.umber,
    head: 'elder',
    wear: wearing(beard(INK.whiteHair), fila(INK.clay, INK.rust, INK.whiteHair)),
    top: { cut: 'blouse', cloth: s.dye('stripe', INK.indigo, INK.chalk, 0.9), length: 30 },
    sleeves: { length: 1.1, cuff: 50 },
    lower: { cut: 'trousers', cloth: INK.chalk, length: 1.8 },
    shoes: INK.rust,
    behind: (f) => stoolFor(f),
  })
  return s.stand(teller, 1112, 772, 0.6, { flip: true })
}

function avalanche(): Scene {
  const s = picture()
  s.ground(s.dye('bird', '#F2B134', '#E5A325', 2)).add(shape('M0 0H470L1200 620V800H0z', '#F7C65A'))
  s.add(shape(polygon('0 800, 0 372, 90 372, 90 470, 220 470, 220 560, 350 560, 350 650, 500 650, 500 736, 640 736, 640 800'), INK.rust))
  const boxes: [number, number, number, number][] = [
    [0, 560, 110, 190],
    [96, 650, 124, 182],
    [0, 744, 96, 182],
    [226, 740, 124, 182],
    [104, 800, 118, 146],
    [356, 800, 142, 154],
    [230, 800, 118, 56],
    [506, 800, 130, 66],
  ]
  for (const [x, y, w, h] of boxes) s.add(at(speaker(w, h, h % 4 ? INK.clay : '#A93B1F', INK.ink, INK.brass), x, y))
  const singer = person({
    pose: { ...POSES.leap, near: [-74, -104, 'splay', 8], far: [132, 158, 'fist', 0], nod: -10 },
    skin: SKIN.ebony,
    wear: (f) => flatten(profileFace(f, tonesOf('ebony'), 'laughing', { mouth: 'laugh', eye: 'smile' })) + locs()(f),
    top: { cut: 'blouse', cloth: s.dye('dots', INK.indigo, INK.pale, 0.7), length: 24 },
    sleeves: { length: 0.5 },
    lower: { cut: 'trousers', cloth: s.dye('lacing', INK.leaf, INK.mint, 0.7), length: 1.8, hem: 50 },
    shoes: INK.chalk,
    sash: INK.vermilion,
    sashTail: 200,
    infront: (f) => {
      const [x, y] = f.palm('far')
      return group(
        [shape('M-9 14h18l6-74h-30z', INK.ink), shape(outline('-24 -62, -22 -92, 0 -104, 22 -92, 24 -62, 0 -54'), '#8A949C')],
        x + 4,
        y - 4,
        1,
        false,
        -24,
      )
    },
  })
  s.float(singer, 590, 486, 0.8, { turn: 2 })
  const skins = [SKIN.umber.near, SKIN.ebony.near, SKIN.chestnut.near, SKIN.cocoa.near]
  for (let i = 0; i < 9; i++) {
    const x = 690 + i * 60
    s.add(
      raisedArm(
        x,
        840,
        70 + ((i * 37) % 4) * 26,
        172 + ((i * 29) % 5) * 5,
        i % 3 ? 'splay' : 'open',
        skins[i % 4] ?? SKIN.umber.near,
        0.8,
        i % 2 ? 1 : -1,
      ),
    )
  }
  return s
}

export const pictures = {
  'content/festival/events/kelanial-era.svg': posterPainter,
  'content/festival/events/village-square.svg': square,
  'content/festival/events/avalanche.svg': avalanche,
}
