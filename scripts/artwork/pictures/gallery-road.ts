import { closeHand } from '../kit/close.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { box, curve, disc, outline, polygon } from '../kit/geometry.ts'
import { frontLids, frontShade, type HeadFrame, onHead } from '../kit/heads.ts'
import { beard, bun, gele, headTie, locs, lowCut, shuku, wearing } from '../kit/headwear.ts'
import { person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { Scene } from '../kit/scene.ts'
import { shade, shape, stroke } from '../kit/svg.ts'
import type { Pictures } from '../pictures.ts'

function captives(): Scene {
  const s = new Scene(1200, 800)
  s.ground(s.dye('wave', '#F0DDB4', '#E6CD9C', 2.2))
    .add(shape(disc([250, 300], 170), INK.terra))
    .hem(690, 110, s.dye('ladder', INK.clay, '#9E3A20', 1.4, 90))
  const bent = { ...POSES.walk, lean: 26, bend: 22, near: [0, 20, 'fist'], far: [10, 30, 'fist'], neck: 20, nod: 24 } as const
  for (const [i, x] of [1010, 830, 650, 470].entries()) {
    s.stand(
      person({
        pose: bent,
        weight: [1.1, 0.95, 1.05, 0.9][i],
        head: 'man',
        wear: [lowCut(), bun(), headTie(INK.ink), locs()][i],
        top: { cut: 'none', cloth: '' },
        sleeves: false,
        lower: { cut: 'wrapper', cloth: INK.ink, length: [1.2, 1.5, 1.1, 1.4][i] },
      }),
      x,
      700,
      0.66,
      { as: INK.ink },
    )
  }
  const last = person({
    pose: { ...POSES.walk, lean: 0, bend: 0, view: 0.8, near: [4, 30, 'fist'], far: [12, 34, 'fist'], neck: 0, nod: 0 },
    skin: SKIN.umber,
    head: 'front',
    wear: (f) => frontTie(f),
    top: { cut: 'blouse', cloth: INK.ink },
    lower: { cut: 'wrapper', cloth: INK.ink, length: 1.6 },
  })
  s.add(stroke('M250 500Q330 540 420 520T600 520 780 520 960 520 1210 480', INK.rust, 10))
  return s.stand(last, 236, 700, 0.78)
}

/** A head tie and an open look, for the one who turns to face us. */
function frontTie(frame: HeadFrame): string {
  return (
    frontShade(frame, SKIN.umber.far) +
    onHead(frame, '-42 -6!, -56 -40, -34 -74, 4 -82, 42 -70, 54 -36, 42 -6!, 20 -26, 0 -30, -20 -26', INK.clay) +
    frontLids(frame, INK.ink)
  )
}

function captainBows(): Scene {
  const s = new Scene(1200, 800)
  s.ground(s.dye('leaf', '#F0DDB4', '#E8D2A3', 1.8)).hem(700, 100, s.dye('comb', INK.clay, '#A5432B', 1.2))
  // The king, cropped by the frame: hem and slippers only.
  s.add(
    shape(
      outline('760 -20!, 1230 -20!, 1230 640!, 1120 652, 1000 640, 860 656, 716 640!, 740 300'),
      s.dye('spiral', INK.ink, '#C9922E', 1.5),
    ),
    shade(outline('900 -20!, 930 300, 900 650!, 980 642!, 1010 300, 980 -20!'), 0.3),
  )
  s.add(
    shape(box(716, 612, 514, 34), INK.brass),
    shape(
      outline('730 706!, 720 668, 760 646, 860 646, 960 676, 970 706!') +
        outline('960 712!, 950 674, 990 650, 1090 650, 1190 680, 1200 712!'),
      INK.clay,
    ),
    stroke('M752 690h170M984 694h170', INK.brass, 7),
  )
  const captain = person({
    pose: {
      lean: 66,
      bend: 20,
      view: 0.4,
      near: [-96, -60, 'fist', 20],
      far: [30, 70, 'flat'],
      nearLeg: [34, -78, -150],
      farLeg: [70, -40, 60],
      neck: 20,
      nod: 26,
    },
    skin: SKIN.ebony,
    head: 'man',
    weight: 1.12,
    wear: wearing(lowCut(), beard(INK.hair)),
    close: true,
    top: { cut: 'blouse', cloth: s.dye('scale', INK.leaf, '#7FBF98', 0.9), length: 30 },
    sleeves: { length: 1.4, cuff: 34, trim: INK.brass },
    lower: { cut: 'trousers', cloth: INK.ink, length: 1.8 },
    sash: INK.clay,
  })
  return s.stand(captain, 270, 716, 1.12)
}

function wrists(): Scene {
  const s = new Scene(800, 1000)
  s.ground(s.dye('ladder', INK.clay, '#9A3820', 2, 20))
  s.add(shape('M-10 430H810V640H-10z', '#F0DDB4'))
  const him = { skin: SKIN.ebony.near, far: SKIN.ebony.far }
  const her = { skin: SKIN.sienna.near, far: SKIN.sienna.far }
  s.add(
    closeHand({
      from: [60, -60],
      to: [180, 420],
      ...him,
      hand: 'fist',
      scale: 2.8,
      sleeve: { cloth: s.dye('stripe', INK.leaf, INK.sand, 1.2, 0, INK.brass), length: 0.3 },
    }),
    closeHand({
      from: [400, -60],
      to: [330, 420],
      ...him,
      hand: 'fist',
      scale: 2.8,
      mirror: -1,
      sleeve: { cloth: s.dye('stripe', INK.leaf, INK.sand, 1.2, 0, INK.brass), length: 0.3 },
    }),
  )
  const rope = [366, 390, 414]
    .map((y) =>
      curve([
        [130, y],
        [200, y + 14],
        [300, y + 14],
        [380, y],
      ]),
    )
    .join('')
  s.add(
    stroke(rope, '#C9A66B', 20),
    stroke(rope, '#8A6A3A', 4, 'stroke-dasharray="3 12"'),
    stroke(curve('250 420, 240 520, 280 600, 250 690'), '#C9A66B', 18),
  )
  s.add(
    closeHand({
      from: [440, 1060],
      to: [500, 590],
      ...her,
      hand: 'open',
      scale: 2.6,
      sleeve: { cloth: s.dye('rings', INK.indigo, INK.pale, 1.3), length: 0.28 },
    }),
    closeHand({
      from: [790, 1060],
      to: [680, 580],
      ...her,
      hand: 'open',
      scale: 2.6,
      mirror: -1,
      sleeve: { cloth: s.dye('rings', INK.indigo, INK.pale, 1.3), length: 0.28 },
    }),
  )
  return s.add(
    shape(polygon('464 628, 540 638, 534 668, 458 658'), INK.brass),
    shape(polygon('650 636, 724 624, 730 654, 656 666'), INK.brass),
  )
}

function chorus(): Scene {
  const s = new Scene(1200, 800)
  s.ground(s.dye('dots', '#2B1710', '#3A2117', 2))
    .add(shape(disc([600, 420], 330), '#F0DDB4'))
    .hem(680, 120, s.dye('leaf', INK.leaf, '#2F7A55', 1))
  const stamp = { ...POSES.stamp, near: [20, 50, 'fist'], far: [60, 40, 'fist'], nod: -2 } as const
  const cloths = [
    s.dye('rings', INK.clay, INK.sand, 0.9),
    s.dye('comb', INK.brass, INK.rust, 0.8),
    s.dye('bird', INK.chalk, INK.leaf, 0.9),
    s.dye('spiral', INK.terra, INK.sand, 0.9),
    s.dye('bead', INK.leaf, INK.sand, 0.8),
  ]
  const wears = [headTie(INK.brass), shuku(), gele(INK.clay, INK.brass), bun(INK.hair, INK.clay), locs()]
  const skins = [SKIN.umber, SKIN.ebony, SKIN.chestnut, SKIN.sienna, SKIN.cocoa]
  const spots: [number, number, number, boolean][] = [
    [190, 690, 0.62, false],
    [364, 650, 0.54, false],
    [556, 636, 0.5, false],
    [836, 650, 0.54, true],
    [1010, 690, 0.62, true],
  ]
  spots.forEach(([x, floor, scale, flip], i) => {
    s.stand(
      person({
        pose: stamp,
        skin: skins[i],
        weight: [1.1, 0.95, 1.15, 1, 0.95][i],
        wear: wears[i],
        top: { cut: 'blouse', cloth: [INK.clay, INK.chalk, INK.terra, INK.leaf, INK.clay][i] ?? INK.clay },
        lower: { cut: 'wrapper', cloth: cloths[i] ?? INK.clay, length: 1.35, flare: 24 },
        sash: INK.ink,
      }),
      x,
      floor,
      scale,
      { flip },
    )
  })
  const dust = Array.from({ length: 13 }, (_, i) => {
    const x = 90 + i * 85
    const h = 40 + ((i * 37) % 4) * 18
    return polygon([
      [x - 30, 790],
      [x + 30, 790],
      [x, 790 - h],
    ])
  }).join('')
  return s.add(shape(dust, INK.terra))
}

const at = (n: number) => `content/productions/red-freedom-road/gallery-${n}.svg`

/** Red is the Freedom Road: four scenes. */
export const pictures: Pictures = { [at(1)]: captives, [at(2)]: captainBows, [at(3)]: wrists, [at(4)]: chorus }
