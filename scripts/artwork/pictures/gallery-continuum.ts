import { bust } from '../kit/bust.ts'
import { closeHand } from '../kit/close.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { stool } from '../kit/furniture.ts'
import { box, curve, disc, outline, polygon } from '../kit/geometry.ts'
import { onHead } from '../kit/heads.ts'
import { braid, bun, gele, type Headwear, headTie, locs, puffs } from '../kit/headwear.ts'
import { person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { Scene } from '../kit/scene.ts'
import { group, outlined, shape, stroke } from '../kit/svg.ts'
import type { Pictures } from '../pictures.ts'

const PAPER = '#F4E2C8'

function told(): Scene {
  const s = new Scene(1200, 800)
  s.add(
    shape(box(0, 0, 600, 800), s.dye('dots', INK.teal, '#1D6E78', 2)),
    shape(box(600, 0, 600, 800), s.dye('dots', INK.plum, '#58224F', 2)),
  )
  s.add(shape('M180-10h160l220 710H40z', '#CFE6E2'), shape('M860-10h160l150 710H640z', '#F0BFB4'), shape(box(596, 0, 8, 800), INK.chalk))
  s.add(
    shape(box(0, 700, 600, 100), s.dye('ladder', '#0C4048', INK.teal, 1.2, 90)),
    shape(box(600, 700, 600, 100), s.dye('ladder', '#32102C', INK.plum, 1.2, 90)),
  )
  const straight = person({
    skin: SKIN.umber,
    wear: headTie(INK.brass),
    close: true,
    pose: { ...POSES.sit, lean: -2, bend: -2, near: [10, 50, 'open'], far: [40, 96, 'fist'], neck: 2, nod: -4 },
    top: { cut: 'blouse', cloth: s.dye('comb', INK.plum, '#E7B5C4', 0.8), length: 20 },
    sleeves: { length: 1.5, cuff: 28 },
    lower: { cut: 'wrapper', cloth: INK.plum, length: 1.6 },
    behind: (f) => stool(f.pelvis[0] - 8, f.pelvis[1] + 54, f.floor - f.pelvis[1] - 54, INK.ink),
    infront: (f) =>
      shape(
        polygon([
          [f.palm('far')[0] - 4, f.palm('far')[1] - 54],
          [f.palm('far')[0] + 50, f.palm('far')[1] - 60],
          [f.palm('far')[0] + 54, f.palm('far')[1] + 10],
          [f.palm('far')[0], f.palm('far')[1] + 14],
        ]),
        INK.chalk,
      ),
  })
  s.stand(straight, 210, 706, 0.82)
  s.add(shape(polygon('270 520, 560 520, 580 700, 540 700, 530 556, 290 556'), '#0C4048'), shape(box(270, 504, 300, 24), INK.brass))
  const slumped = person({
    skin: SKIN.sienna,
    wear: braid(),
    close: true,
    pose: {
      ...POSES.sit,
      lean: -16,
      bend: 30,
      near: [-10, 20, 'open'],
      far: [44, 70, 'fist'],
      nearLeg: [70, 20, 90],
      farLeg: [84, 10, 90],
      neck: 26,
      nod: 16,
    },
    top: { cut: 'blouse', cloth: s.dye('scale', INK.teal, '#BFE3DF', 0.8), length: 20 },
    lower: { cut: 'trousers', cloth: '#3E4A6B', length: 1.8 },
    infront: (f) =>
      shape(
        polygon([
          [f.palm('far')[0] - 4, f.palm('far')[1] - 40],
          [f.palm('far')[0] + 50, f.palm('far')[1] - 30],
          [f.palm('far')[0] + 40, f.palm('far')[1] + 40],
          [f.palm('far')[0] - 12, f.palm('far')[1] + 30],
        ]),
        INK.chalk,
      ),
  })
  s.add(stroke('M790 430L812 560 950 566M800 560L780 700M946 566L966 700', '#F7F2EA', 16))
  return s.stand(slumped, 870, 706, 0.78)
}

/** Braids that fall on both sides of a face from the front. */
const braids: Headwear = (frame) =>
  [-52, -45, -38, 38, 45, 52]
    .map((x, i) =>
      onHead(
        frame,
        [
          [x - 7, -10],
          [x - 7, 60],
          [x - 5, 130],
          [x + 5, 130],
          [x + 8, 60],
          [x + 7, -10],
        ],
        i % 2 ? '#3A241A' : INK.softHair,
      ),
    )
    .join('') +
  onHead(frame, '-40 8!, -48 -30, -34 -60, 0 -68, 34 -60, 48 -30, 40 8!, 34 -20, 12 -38, 0 -42, -12 -38, -34 -20', INK.softHair)

function inHerEye(): Scene {
  const s = new Scene(800, 1000)
  s.ground(INK.rose).add(shape(box(400, 0, 400, 1000), INK.plum))
  const face = bust({
    head: 'front',
    skin: SKIN.chestnut,
    wear: braids,
    cloth: s.dye('comb', INK.teal, '#BFE3DF', 0.4),
    neck: 26,
  })
  s.put(face, 400, 470, 5).markHead(400, 470, 300, true)
  const eye = '210 486!, 262 446, 322 452, 372 492!, 322 520, 262 522'
  s.add(shape(outline(eye), INK.chalk), shape(disc([296, 486], 36), INK.ink), shape(disc([296, 486], 30), INK.teal))
  const other = person({
    skin: SKIN.ebony,
    wear: bun(),
    pose: { ...POSES.stand, near: [10, 90, 'open'], far: [20, 100, 'open'], neck: 16, nod: 14 },
    top: { cut: 'gown', cloth: INK.rose, length: 1.6 },
  })
  s.within(disc([296, 486], 30), group(other.drawing, 294, 482, 0.086))
  return s.add(stroke(curve('196 480, 256 428, 326 434, 386 488'), INK.softHair, 12))
}

function fiveWomen(): Scene {
  const s = new Scene(1200, 800)
  s.ground(s.dye('wave', INK.rose, '#E29C90', 2)).hem(690, 110, s.dye('lacing', INK.plum, '#8A2F52', 1))
  const gown = (cloth: string) => ({ skin: SKIN.umber, top: { cut: 'gown', cloth, length: 1.6 } }) as const
  const others = [
    person({
      ...gown(INK.chalk),
      wear: headTie(INK.chalk),
      pose: { ...POSES.walk, far: [40, 90, 'open'], near: [30, 86, 'open'] },
      infront: (f) => shape(box(f.palm('far')[0] - 60, f.palm('far')[1] - 16, 140, 14), INK.teal),
    }),
    person({
      ...gown(INK.rose),
      wear: gele(INK.clay, INK.clay),
      pose: { ...POSES.frontal, near: { to: [-60, -70], hand: 'fist', bend: -1 }, far: { to: [60, -70], hand: 'fist', bend: 1 } },
    }),
    person({
      ...gown(INK.rose),
      wear: locs(),
      pose: { ...POSES.stand, lean: 10, far: { to: [66, -330], hand: 'fist', bend: 1 }, near: [-20, 50, 'open'], nod: -8 },
    }),
    person({ ...gown(INK.rose), wear: bun(), pose: { ...POSES.call, near: [-100, -140, 'splay'] } }),
    person({ ...gown(INK.rose), wear: puffs(), pose: { ...POSES.crouch, near: [60, 100, 'open'] } }),
  ]
  others.forEach((who, i) => {
    s.put(
      outlined(
        who.drawing,
        [INK.plum, INK.teal, '#8A2F52', INK.teal, INK.plum][i] ?? INK.plum,
        [PAPER, '#F7CFC6', PAPER, '#F7CFC6', PAPER][i] ?? PAPER,
        10,
      ),
      [150, 310, 470, 800, 930][i] ?? 110,
      700 - who.floor * 0.7,
      0.7,
    )
  })
  const self = person({
    skin: SKIN.umber,
    wear: bun(INK.hair, INK.brass),
    close: true,
    pose: { ...POSES.stand, near: [-16, 10, 'open'], far: [60, 110, 'open', 0, -1], nod: -8 },
    top: { cut: 'gown', cloth: s.dye('comb', INK.plum, '#E7B5C4', 0.9), length: 1.75 },
  })
  return s.stand(self, 640, 716, 0.86)
}

function almost(): Scene {
  const s = new Scene(1200, 800)
  s.ground(INK.rose)
  s.add(
    shape(box(0, 0, 1200, 200), s.dye('rings', INK.teal, '#1D6E78', 2)),
    shape(box(0, 600, 1200, 200), s.dye('rings', INK.plum, '#58224F', 2)),
  )
  s.add(
    closeHand({
      from: [-80, 120],
      to: [380, 350],
      skin: SKIN.umber.near,
      far: SKIN.umber.far,
      hand: 'point',
      wrist: 18,
      scale: 2.9,
      sleeve: { cloth: s.dye('comb', INK.plum, '#E7B5C4', 1.2), length: 0.4 },
    }),
  )
  s.add(
    closeHand({
      from: [1280, 690],
      to: [830, 460],
      skin: SKIN.sienna.near,
      far: SKIN.sienna.far,
      hand: 'point',
      wrist: 18,
      scale: 2.8,
      sleeve: { cloth: s.dye('scale', INK.teal, '#BFE3DF', 1.2), length: 0.4 },
    }),
  )
  s.add(
    group(
      [
        shape(box(-22, -56, 44, 112), INK.ink),
        shape(disc([0, 0], 34), INK.brass),
        shape(disc([0, 0], 25), INK.chalk),
        stroke('M0 0V-16M0 0L12 6', INK.ink, 5),
      ],
      318,
      318,
      1,
      false,
      27,
    ),
  )
  return s.add(
    group(
      stroke('M-14-48q16 12 0 24t0 24 0 24 0 24M14-48q-16 12 0 24t0 24 0 24 0 24', INK.brass, 9) +
        stroke('M-2 44l-14 40M4 44l10 42', INK.clay, 7),
      890,
      492,
      1,
      false,
      27,
    ),
  )
}

const at = (n: number) => `content/productions/in-the-continuum/gallery-${n}.svg`

/** In the Continuum: four scenes. */
export const pictures: Pictures = { [at(1)]: told, [at(2)]: inHerEye, [at(3)]: fiveWomen, [at(4)]: almost }
