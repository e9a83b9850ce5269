import { BODY } from '../kit/body.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { profileFace, tonesOf, turnedFace } from '../kit/faces.ts'
import { hijabBack, hijabEdge } from '../kit/frontwear.ts'
import { stoolFor } from '../kit/furniture.ts'
import { curve, disc, outline, type Point, polygon } from '../kit/geometry.ts'
import { BUST_FRAME } from '../kit/heads.ts'
import { beard, braid, fila, gele, headTie, lowCut, puffs, shuku, wearing } from '../kit/headwear.ts'
import { at, palm, projector, shadeTree } from '../kit/machines.ts'
import { person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { Scene } from '../kit/scene.ts'
import { flatten, group, ring, shape, stroke } from '../kit/svg.ts'

const picture = () => new Scene(1200, 800)

function ayo(): Scene {
  const s = picture()
  s.ground(s.dye('scale', '#F0DDB4', '#E6CD9C', 2)).add(shape(disc([600, 420], 330), '#7FC79B'))
  s.hem(700, 110, s.dye('lacing', INK.clay, INK.terra, 1.2))
  const elder = person({
    pose: {
      lean: 24,
      bend: 16,
      view: 0.5,
      near: { to: [196, -16], bend: -1, hand: 'open', wrist: 10 },
      far: [30, 66, 'fist'],
      nearLeg: [84, 2, 90],
      farLeg: [94, -12, 90],
      neck: 10,
      nod: 4,
    },
    skin: SKIN.ebony,
    head: 'elder',
    weight: 1.06,
    wear: wearing(
      (f) => flatten(profileFace(f, tonesOf('ebony'), 'elder', { eye: 'down', mouth: 'smile', aged: true, browColour: '#CFC5B6' })),
      beard(INK.whiteHair),
      fila(s.dye('stripe', INK.clay, INK.brass, 0.4), INK.rust, INK.whiteHair),
    ),
    top: { cut: 'blouse', cloth: s.dye('spiral', INK.indigo, INK.pale, 0.9), length: 30 },
    sleeves: { length: 1.25, cuff: 54 },
    lower: { cut: 'trousers', cloth: INK.leaf, length: 1.8, hem: 46 },
    shoes: INK.rust,
    behind: (f) => stoolFor(f),
  })
  const girl = person({
    pose: {
      lean: 30,
      bend: 14,
      view: 0.5,
      near: { to: [168, -18], bend: -1, hand: 'cup', wrist: 14 },
      far: [30, 60, 'fist'],
      nearLeg: [84, 2, 90],
      farLeg: [94, -12, 90],
      neck: 6,
      nod: 6,
    },
    skin: SKIN.chestnut,
    body: BODY.youth,
    head: 'child',
    wear: wearing((f) => flatten(profileFace(f, tonesOf('chestnut'), 'child', { eye: 'down' })), shuku()),
    top: { cut: 'gown', cloth: s.dye('bead', INK.brass, INK.clay, 0.8), length: 1.2, flare: 16 },
    sleeves: { length: 0.6 },
    behind: (f) => stoolFor(f),
  })
  s.stand(elder, 270, 716, 1.02).stand(girl, 930, 716, 1.06, { flip: true })
  s.add(
    shape(
      outline('400 488!, 800 488!, 776 548!, 700 560, 500 560, 424 548!') +
        outline('470 556!, 540 560, 520 640, 548 716!, 452 716!, 480 640') +
        outline('660 560!, 730 556!, 720 640, 748 716!, 652 716!, 680 640'),
      INK.rust,
    ),
  )
  s.add(
    shape([0, 1, 2, 3, 4, 5].map((i) => disc([444 + i * 62, 506], 24, 9)).join(''), '#2E0D05'),
    shape([444, 452, 568, 632, 628, 754].map((x, i) => disc([x, 502 + (i % 2) * 5], 6)).join(''), INK.sand),
  )
  return s.add(shape([706, 718, 700, 726].map((x, i) => disc([x, 452 + (i % 3) * 12], 7)).join(''), INK.leaf))
}

function indigoShade(): Scene {
  const s = picture()
  s.ground(s.dye('leaf', '#CFE6D4', '#BCD9C3', 1.9)).hem(660, 150, '#E9B54C')
  s.add(shape('M90 700Q600 620 1110 700L1040 760Q600 800 160 760z', '#C98F2E'))
  const leaves = [INK.leaf, '#2A6B4A', '#17472F']
  s.add(
    at(
      shadeTree(INK.rust, leaves, [
        '-620 -360, -560 -520, -400 -600, -220 -620, 0 -680, 240 -620, 420 -590, 580 -520, 620 -370, 480 -330!, 420 -380, 300 -320!, 200 -380, 60 -330!, -60 -390, -200 -330!, -320 -380, -460 -320!',
        '-420 -470, -300 -560, -120 -540, -60 -470, -200 -430, -340 -410',
        '80 -480, 220 -560, 420 -520, 460 -440, 300 -400, 160 -420',
      ]),
      770,
      690,
      1.06,
    ),
  )
  const cloth = (w: number, h: number, fill: string) => (f: { palm: (s: 'near' | 'far') => Point }) => {
    const [a, b] = [f.palm('near'), f.palm('far')]
    const [l, r] = a[0] < b[0] ? [a, b] : [b, a]
    return shape(
      outline([
        [l[0] - 4, l[1] - 8, 1],
        [(l[0] + r[0]) / 2, (l[1] + r[1]) / 2 + 14],
        [r[0] + 4, r[1] - 8, 1],
        [r[0] + w, r[1] + h * 0.6],
        [r[0] + w * 0.6, r[1] + h, 1],
        [(l[0] + r[0]) / 2, (l[1] + r[1]) / 2 + h + 16],
        [l[0] - w * 0.6, l[1] + h, 1],
        [l[0] - w, l[1] + h * 0.6],
      ]),
      fill,
    )
  }
  const dyer = person({
    pose: { ...POSES.frontal, view: 0.8, near: [-128, -158, 'fist'], far: [128, 158, 'fist', 0, -1], neck: 2, nod: -4 },
    skin: SKIN.sienna,
    wear: (f) => flatten([hijabBack(INK.clay)(f), turnedFace(f, tonesOf('sienna'), { mouth: 'smile' }), hijabEdge(INK.clay)(f)]),
    top: { cut: 'gown', cloth: s.dye('seed', INK.brass, INK.rust, 0.8), length: 1.8, flare: 24 },
    sleeves: { length: 1.2, cuff: 36 },
    behind: cloth(16, 260, s.dye('rings', INK.indigo, INK.pale, 1.1)),
  })
  s.stand(dyer, 568, 728, 0.68)
  const learner = (
    skin: (typeof SKIN)[keyof typeof SKIN],
    wear: Parameters<typeof wearing>[0],
    top: string,
    fill: string,
    crutch = false,
  ) =>
    person({
      pose: { ...POSES.stand, near: [64, 118, 'fist'], far: [92, 138, 'fist'], nod: -6, neck: 4 },
      skin,
      wear,
      body: BODY.youth,
      head: 'woman',
      top: { cut: 'blouse', cloth: top, length: 84, flare: 16 },
      lower: { cut: 'trousers', cloth: INK.indigo, ease: 44 },
      shoes: INK.rust,
      holding: (f) => [
        crutch
          ? stroke(curve([f.onChest(-48, 22), [f.pelvis[0] - 84, f.floor - 4]]), INK.ink, 13) +
            stroke(curve([f.onChest(-72, 26), f.onChest(-26, 20)]), INK.ink, 15)
          : '',
        cloth(8, 120, fill)(f),
      ],
    })
  s.stand(
    learner(SKIN.chestnut, lowCut(), s.dye('ladder', INK.chalk, INK.clay, 0.6), s.dye('dots', INK.indigo, INK.soft, 0.7)),
    104,
    742,
    0.64,
  )
  s.stand(learner(SKIN.ebony, headTie(INK.brass), INK.clay, s.dye('bird', INK.indigo, INK.pale, 0.7)), 322, 766, 0.62)
  s.stand(learner(SKIN.sienna, braid(), INK.leaf, s.dye('comb', INK.indigo, INK.pale, 0.6), true), 1040, 756, 0.68, { flip: true })
  return s
}

function travellingFilm(): Scene {
  const s = picture()
  s.ground(s.dye('bird', '#151A4A', '#222B6C', 1.9))
  s.add(shape(polygon('196 598, 196 620, 484 676, 484 96'), '#F7C65A'))
  s.add(at(palm(700, 20, '#0B0D28', '#1F5A3D'), 452, 760), at(palm(700, -20, '#0B0D28', '#1F5A3D'), 1150, 760))
  const sheet = outline('484 96!, 800 110, 1120 92!, 1110 380, 1122 676!, 800 662, 482 676!, 492 380')
  s.add(shape(sheet, '#FBF4E6'))
  const t = tonesOf('chestnut')
  s.within(sheet, [
    shape(disc([800, 380], 290), '#EBA79A'),
    group(
      [
        shape(outline('-36 14, -34 70, -70 110, -130 200!, 120 200!, 40 110, 20 80, 14 46'), t.far),
        shape(outline('-52 96, -10 128, 40 104, 60 140, 110 220!, -140 220!, -96 130'), INK.clay),
        stroke(
          ['-46 84, -8 110, 32 94', '-52 98, -6 128, 40 108', '-60 112, -6 146, 50 122'].map((l) => curve(l)).join(''),
          INK.terra,
          9,
          'stroke-dasharray="0 10"',
        ),
        profileFace(BUST_FRAME, t, 'full', { brow: 3 }),
        shape(
          outline('40 -26, 30 -62, 20 -104!, 0 -70, -14 -120!, -30 -74, -56 -100!, -62 -50, -56 10, -40 26, -24 4!, -14 -14, 6 -24'),
          INK.terra,
        ),
        stroke(
          ['40 -28, 4 -36, -40 -22, -52 8', '36 -40, 0 -52, -44 -40, -58 -10'].map((l) => curve(l)).join(''),
          INK.brass,
          9,
          'stroke-dasharray="0 10"',
        ),
        stroke(['-46 10, -52 44, -46 70', '-34 16, -40 50, -34 74'].map((l) => curve(l)).join(''), INK.terra, 8, 'stroke-dasharray="0 9"'),
      ],
      712,
      350,
      2.25,
    ),
  ])
  const girl = person({
    pose: { ...POSES.call, far: [150, 172, 'open', 0, -1], nod: -14, view: 0.6 },
    body: BODY.child,
    head: 'child',
    skin: SKIN.cocoa,
    wear: puffs(INK.hair, INK.leaf),
    top: { cut: 'gown', cloth: s.dye('dots', INK.leaf, INK.mint, 0.6), length: 0.9, flare: 18 },
    sleeves: { length: 0.5 },
  })
  s.hem(712, 100, s.dye('lacing', '#0B0D28', '#27307A', 1.2))
  s.stand(girl, 1000, 672, 0.84, { as: '#C98F7F', crop: true })
  s.stand(girl, 884, 742, 0.46)
  return s.put(projector(), 150, 790, 0.86)
}

function recordMoon(): Scene {
  const s = picture()
  s.ground(s.dye('spiral', '#2E1A3D', '#3C254E', 2))
  s.add(shape(disc([600, 380], 352), '#17110D'))
  for (const r of [336, 310, 284, 258, 232, 206, 180]) s.add(ring(600, 380, r, r % 4 ? INK.brass : '#C98F2E', r % 3 ? 7 : 3))
  s.add(shape(disc([600, 380], 150), '#F2B134'), shape(disc([600, 380], 128), '#F7C65A'))
  s.hem(706, 100, s.dye('comb', INK.clay, INK.terra, 1.2))
  const she = person({
    pose: {
      lean: -2,
      bend: 0,
      view: 0.5,
      near: { to: [150, -190], bend: -1, hand: 'flat' },
      far: { to: [160, -236], bend: -1, hand: 'flat' },
      nearLeg: [-14, -22, 80],
      farLeg: [16, 2, 92],
      neck: 8,
      nod: -4,
    },
    skin: SKIN.chestnut,
    head: 'full',
    weight: 1.1,
    wear: wearing(
      (f) => flatten(profileFace(f, tonesOf('chestnut'), 'full', { eye: 'smile', mouth: 'smile', aged: true })),
      gele(s.dye('stripe', INK.leaf, INK.chalk, 0.5, -30, INK.brass), INK.clay),
    ),
    top: { cut: 'blouse', cloth: s.dye('bead', INK.chalk, INK.clay, 0.7), length: 40 },
    sleeves: { length: 0.95, cuff: 56 },
    lower: { cut: 'wrapper', cloth: s.dye('cowrie', INK.clay, INK.sand, 0.8), length: 1.75 },
    shoes: INK.brass,
  })
  const he = person({
    pose: {
      lean: 0,
      bend: 4,
      view: 0.5,
      near: { to: [128, -186], bend: -1, hand: 'flat' },
      far: { to: [136, -226], bend: -1, hand: 'open' },
      nearLeg: [-16, -26, 78],
      farLeg: [20, 4, 92],
      neck: 10,
      nod: 0,
    },
    skin: SKIN.umber,
    head: 'elder',
    wear: wearing(
      (f) => flatten(profileFace(f, tonesOf('umber'), 'elder', { eye: 'smile', mouth: 'smile', aged: true, browColour: '#E9DFCF' })),
      beard(INK.whiteHair),
      fila(INK.clay, INK.rust, INK.whiteHair),
    ),
    top: { cut: 'blouse', cloth: s.dye('ladder', '#DCE2F5', INK.indigo, 0.8), length: 120, flare: 22 },
    sleeves: { length: 1.2, cuff: 48 },
    lower: { cut: 'trousers', cloth: INK.sand, length: 1.85 },
    shoes: INK.ink,
    infront: (f) => {
      const [x, y] = f.onArm('near', 1.2, 6)
      return stroke(
        curve([
          [x - 34, y + 6],
          [x - 26, y - 26],
          [x + 4, y - 28],
          [x + 10, y + 4],
          [x + 4, y + 300],
        ]),
        '#0B0603',
        11,
      )
    },
  })
  return s.stand(she, 490, 726, 0.82).stand(he, 716, 726, 0.84, { flip: true })
}

export const pictures = {
  'content/festival/picture-4.svg': ayo,
  'content/festival/picture-5.svg': indigoShade,
  'content/festival/kelanial-era.svg': travellingFilm,
  'content/festival/night-nostalgia.svg': recordMoon,
}
