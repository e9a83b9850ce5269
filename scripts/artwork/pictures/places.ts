import { BODY } from '../kit/body.ts'
import { closeHand } from '../kit/close.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { drumDyes } from '../kit/drummer.ts'
import { profileFace, tonesOf } from '../kit/faces.ts'
import { trouserLeg } from '../kit/garments.ts'
import { box, curve, disc, outline, polygon, star } from '../kit/geometry.ts'
import { onHead } from '../kit/heads.ts'
import { braid, fanGele, fila, type Headwear, highTop, lowCut, puffs, wearing } from '../kit/headwear.ts'
import { inProfile } from '../kit/onlookers.ts'
import { person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { drum } from '../kit/props.ts'
import { Scene } from '../kit/scene.ts'
import { flatten, shade, shape, stroke } from '../kit/svg.ts'

function withinReach(): Scene {
  const s = new Scene(1600, 900)
  s.ground(s.dye('bird', '#151A4A', '#222B6C', 2))
  s.add(
    stroke(curve('-20 210, 90 204, 200 150, 290 60, 330 -20'), INK.ink, 5),
    shape(
      [
        [30, 226],
        [120, 210],
        [206, 164],
        [270, 102],
        [312, 34],
      ]
        .map(([x = 0, y = 0]) => disc([x, y], 13))
        .join(''),
      INK.brass,
    ),
  )
  s.add(shape(polygon('470 -10, 1610 -10, 1610 910, -10 910, -10 480'), s.dye('rings', '#F5BD47', '#F2B134', 2.2)))
  s.add(
    shape(box(1060, 730, 550, 180), INK.rust),
    `<g transform="translate(1036 690)">${shape(box(0, 0, 580, 66), s.dye('lacing', INK.clay, INK.sand, 0.8))}</g>`,
  )
  const drummer = person({
    pose: {
      ...POSES.kneel,
      lean: 22,
      bend: 16,
      near: { to: [300, -170], hand: 'fist', bend: -1 },
      far: { to: [330, -150], hand: 'fist', bend: -1 },
      neck: -6,
      nod: -8,
    },
    skin: SKIN.ebony,
    head: 'man',
    wear: fila(INK.clay),
    top: { cut: 'blouse', cloth: s.dye('stripe', INK.chalk, INK.leaf, 0.8, 0, INK.clay), length: 60, flare: 20 },
    sleeves: { length: 1.1, cuff: 44 },
    lower: { cut: 'trousers', cloth: INK.indigo, hem: 48 },
    close: true,
    mood: { mouth: 'smile', eye: 'smile' },
    holding: (f) => drum(f.palm('near')[0] + 70, f.palm('near')[1] + 6, 84, 1.5, drumDyes(INK.leaf, INK.chalk, INK.clay)),
  })
  s.stand(drummer, 1330, 700, 1.0, { flip: true })
  const dots = s.dye('dots', INK.indigo, INK.pale, 0.8)
  const child = person({
    pose: {
      lean: 16,
      bend: 8,
      view: 0.5,
      near: [70, 110, 'open'],
      far: [112, 122, 'open', 0, -1],
      nearLeg: [66, -4, 60],
      farLeg: [40, -20, 70],
      neck: -4,
      nod: -6,
    },
    skin: SKIN.cocoa,
    body: BODY.child,
    head: 'child',
    wear: puffs(INK.hair, INK.clay),
    top: { cut: 'blouse', cloth: dots, length: 20 },
    lower: { cut: 'trousers', cloth: dots, length: 0.86 },
    close: true,
    mood: { mouth: 'smile' },
  })
  s.float(child, 396, 660, 1.5)
  s.put(
    inProfile({ head: 'man', skin: 'umber', wear: lowCut(), cloth: INK.chalk, turn: -12, mood: { mouth: 'smile' } }),
    520,
    556,
    1.7,
  ).markHead(520, 556, 90)
  const f = child.figure
  s.put([f.drawLeg('near'), trouserLeg(f, 'near', dots, { length: 0.86 })], 396, 660, 1.5)
  s.add(closeHand({ from: [350, 1010], to: [474, 874], skin: SKIN.umber.near, hand: 'fist', scale: 1.5, mirror: -1 }))
  const woman = inProfile({
    head: 'woman',
    skin: 'chestnut',
    wear: fanGele(s.dye('rings', INK.indigo, INK.pale, 0.7), INK.clay),
    cloth: s.dye('leaf', INK.leaf, '#8CC9A4', 0.7),
    turn: -14,
    mood: { mouth: 'smile' },
  })
  return s.put(woman, 884, 712, 1.4).markHead(884, 712, 74)
}

function map(): Scene {
  const s = new Scene(1200, 800)
  s.ground(s.dye('lacing', INK.clay, INK.brass, 1.1))
  s.add(shape(box(44, 44, 1112, 712), '#FBF4E6'))
  const land = box(56, 56, 1088, 688)
  s.within(land, [
    s.quilt(
      { x: 56, y: 56, columns: 8, rows: 5, square: 136, motifs: ['seed', 'dots', 'comb', 'seed', 'bird'], scale: 1, gap: 3 },
      '#1B2154',
      '#3D4A9E',
      '#141A45',
    ),
    // The hills, higher and closer towards the top.
    ...[
      '560 330!, 620 250, 700 226, 780 262, 830 330!',
      '800 300!, 880 206, 970 190, 1060 230, 1110 300!',
      '360 250!, 430 160, 520 140, 610 176, 660 250!',
      '640 200!, 720 110, 800 96, 880 128, 930 200!',
      '920 180!, 1000 92, 1080 80, 1160 110, 1200 180!',
      '120 190!, 190 104, 270 90, 350 120, 400 190!',
    ].map((hill, i) => [
      shape(outline(hill), i % 2 ? s.dye('leaf', '#1F5A3D', '#7FC79B', 0.8) : s.dye('leaf', '#17472F', '#5BAA7C', 0.8)),
      stroke(outline(hill), '#FBF4E6', 6),
    ]),
    // Lagoon, the strip of sand, the sea.
    shape(
      outline(
        '40 610!, 150 588, 300 600, 420 560, 520 572, 640 596, 760 560, 880 540, 990 566, 1100 540, 1180 548!, 1180 640!, 1040 634, 880 650, 700 640, 520 652, 340 640, 180 648, 40 640!',
      ),
      s.dye('wave', '#A9B4F0', INK.indigo, 1),
    ),
    shape(outline('40 690!, 200 672, 420 684, 640 670, 860 684, 1180 668!, 1180 780!, 40 780!'), s.dye('wave', '#FBF4E6', '#343F8C', 1.5)),
    stroke(curve('330 56, 300 150, 350 250, 300 360, 330 450, 300 540, 316 604'), '#A9B4F0', 9),
    stroke(curve('1010 300, 1040 380, 1000 450, 1010 548'), '#A9B4F0', 7),
    stroke(curve('392 540, 470 500, 520 430, 600 400, 640 380, 720 344, 790 286'), INK.ink, 26),
    stroke(curve('392 540, 470 500, 520 430, 600 400, 640 380, 720 344, 790 286'), INK.brass, 18),
    stroke(curve('392 540, 470 500, 520 430, 600 400, 640 380, 720 344, 790 286'), INK.clay, 4, 'stroke-dasharray="14 14"'),
  ])
  for (const [x, y] of [
    [376, 540],
    [800, 268],
  ] as const) {
    s.add(shape(disc([x, y], 74), INK.clay), shape(disc([x, y], 66), INK.brass), stroke(disc([x, y], 56), INK.clay, 4))
    s.add(drum(x, y, 0, 0.48, { skin: INK.chalk, body: INK.indigo, cord: INK.pale, rim: INK.clay }))
  }
  s.add(shape(disc([584, 406], 12), INK.ink), shape(disc([584, 406], 6), INK.chalk))
  return s.add(
    shape(disc([120, 470], 52), INK.clay),
    shape(star([120, 470], 46, 0.3, 4), INK.chalk),
    shape(polygon('120 404, 134 470, 106 470'), INK.brass),
    shape('M120 376l18 28h-36z', INK.brass),
  )
}

const crown =
  (cloth: string): Headwear =>
  (frame) =>
    onHead(frame, '42 -30!, 48 -82!, 22 -62!, 4 -98!, -16 -62!, -44 -78!, -46 -24!, -4 -36', cloth)

function wings(): Scene {
  const s = new Scene(1200, 800)
  s.ground('#2E1A3D').add(shape(polygon('360 0, 1200 0, 1200 800, 300 800'), s.dye('spiral', '#F6CF74', '#EBBE58', 1.7)))
  s.add(shape(polygon('0 700, 330 700, 300 800, 0 800'), '#1C0F26'), shape(polygon('308 694, 1200 694, 1200 800, 300 800'), '#DB9A22'))
  const child = (skin: keyof typeof SKIN, cloth: string, hair: Headwear, paper: string, up = false) =>
    person({
      pose: {
        ...POSES.walk,
        near: up ? [60, 120, 'open'] : [-20, 10, 'open'],
        far: up ? [70, 130, 'open'] : [30, 66, 'open'],
        nearLeg: [-16, -30, 66],
        farLeg: [20, 4, 94],
        nod: -8,
      },
      skin: SKIN[skin],
      body: BODY.child,
      head: 'child',
      wear: wearing((f) => flatten(profileFace(f, tonesOf(skin), 'child', { mouth: 'smile' })), hair, crown(paper)),
      top: { cut: 'gown', cloth, length: 1.1, flare: 14 },
      sleeves: { length: 0.7 },
      shoes: INK.ink,
    })
  s.stand(child('cocoa', s.dye('rings', INK.indigo, INK.pale, 0.6), lowCut(), INK.chalk, true), 1064, 752, 0.94)
  s.stand(child('umber', s.dye('bead', INK.clay, INK.sand, 0.6), puffs(INK.hair, INK.leaf), INK.mint), 876, 762, 0.86)
  s.stand(child('sienna', INK.leaf, braid(), INK.vermilion), 708, 772, 0.78)
  const volunteer = person({
    pose: {
      lean: -4,
      bend: -2,
      view: 0.6,
      near: [-96, -146, 'fist', 0],
      far: [16, 34, 'open'],
      nearLeg: [-12, -10, 86],
      farLeg: [14, 4, 92],
      neck: 10,
      nod: 12,
    },
    skin: SKIN.chestnut,
    head: 'man',
    wear: wearing((f) => flatten(profileFace(f, tonesOf('chestnut'), 'man', { eye: 'smile', mouth: 'smile' })), highTop()),
    top: { cut: 'blouse', cloth: INK.mid, length: 60 },
    lower: { cut: 'trousers', cloth: INK.ink, length: 1.92, ease: 48 },
    shoes: INK.rust,
    holding: (f) =>
      shape(outline([f.onChest(-56, 14, 1), f.onChest(-30, 0, 1), f.onLoin(70, -30, 1), f.onLoin(60, 6, 1)]), INK.brass) +
      shape(disc(f.onLoin(60, -12) as [number, number], 20), INK.vermilion),
  })
  const [x, k] = [472, 0.9]
  const hand = volunteer.figure.palm('near')
  const [hx, hy] = [x + hand[0] * k, 780 + (hand[1] - volunteer.floor) * k]
  const folds = [0, 1, 2]
    .map((i) =>
      outline(
        `${40 + i * 110} -10!, ${60 + i * 84} 200, ${30 + i * 60} 500, ${i * 44} 810!, ${34 + i * 44} 810!, ${66 + i * 60} 500, ${98 + i * 84} 200, ${88 + i * 110} -10!`,
      ),
    )
    .join('')
  s.add(
    shape(
      outline([
        [-10, -10, 1],
        [420, -10, 1],
        [hx + 60, hy - 150],
        [hx + 16, hy, 1],
        [hx - 40, hy + 110],
        [hx - 70, hy + 330],
        [140, 810, 1],
        [-10, 810, 1],
      ]),
      s.dye('stripe', INK.clay, '#A93B1F', 2.2, 4, '#6E1C0C'),
    ),
    shade(folds, 0.34),
  )
  return s.stand(volunteer, x, 780, k)
}

export const pictures = {
  'content/pages/home/festival.svg': withinReach,
  'content/pages/contact/map.svg': map,
  'content/pages/get-involved/spotlight.svg': wings,
}
