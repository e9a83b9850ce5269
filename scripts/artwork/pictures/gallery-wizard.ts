import { BODY } from '../kit/body.ts'
import { bust } from '../kit/bust.ts'
import { closeHand } from '../kit/close.ts'
import { rolledWig } from '../kit/closeups.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { box, curve, disc, outline, polygon } from '../kit/geometry.ts'
import { goatProfile } from '../kit/goats.ts'
import { fila, goatee, headTie, lowCut, wearing } from '../kit/headwear.ts'
import { person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { sheet } from '../kit/props.ts'
import { Scene } from '../kit/scene.ts'
import { group, shade, shape, stroke } from '../kit/svg.ts'
import type { Pictures } from '../pictures.ts'

const DEEP = '#0B2827'
const TEAL = '#10403F'
const LIGHT = '#E8E3C4'
const WIG = '#FFF6D8'
const GOLD = '#C8A13A'
const RUST = '#B5472A'

const lawyer = {
  skin: SKIN.chestnut,
  head: 'man',
  weight: 0.88,
  wear: wearing(lowCut(), goatee()),
  close: true,
  top: { cut: 'gown', cloth: DEEP, length: 1.5, flare: 20 },
  sleeves: { length: 1.4, cuff: 54 },
  lower: { cut: 'trousers', cloth: '#3A4A48' },
  shoes: INK.ink,
} as const
const seller = {
  skin: SKIN.ebony,
  head: 'full',
  weight: 1.22,
  wear: fila(RUST, '#7A2A16'),
  close: true,
  top: { cut: 'blouse', cloth: WIG, length: 80, flare: 20 },
  sleeves: { length: 1.1, cuff: 52 },
  lower: { cut: 'trousers', cloth: RUST },
  shoes: INK.ink,
} as const
const patch = (x: number, y: number, colour: string) =>
  shape(
    polygon([
      [x, y],
      [x + 34, y + 4],
      [x + 30, y + 38],
      [x - 4, y + 32],
    ]),
    colour,
  )

function stall(): Scene {
  const s = new Scene(1200, 800)
  s.ground(LIGHT).ground(s.dye('dots', 'none', '#DAD3AC', 2))
  const bolts = [
    s.dye('spiral', RUST, WIG, 0.9),
    s.dye('comb', '#2B6E8F', WIG, 0.9),
    s.dye('rings', GOLD, DEEP, 0.9),
    s.dye('bird', '#1F5A3D', WIG, 0.9),
    s.dye('bead', DEEP, GOLD, 0.9),
  ]
  bolts.forEach((cloth, i) => {
    s.add(
      shape(
        outline([
          [130 + i * 204, 90, 1],
          [310 + i * 204, 90, 1],
          [316 + i * 204, 380 + (i % 2) * 60, 1],
          [220 + i * 204, 400 + (i % 2) * 60],
          [124 + i * 204, 380 + (i % 2) * 60, 1],
        ]),
        cloth,
      ),
    )
  })
  s.add(shape(box(90, 66, 1020, 26), DEEP), shape(box(110, 66, 22, 640) + box(1068, 66, 22, 640), DEEP)).hem(
    700,
    100,
    s.dye('ladder', TEAL, '#19524F', 1.2, 90),
  )
  const thin = person({
    ...lawyer,
    mood: { eye: 'closed', mouth: 'smile' },
    pose: { ...POSES.stand, lean: 6, bend: 6, near: [20, 60, 'open'], far: { to: [180, -60], hand: 'point', bend: -1 }, neck: 8, nod: -14 },
    infront: (f) => patch(f.pelvis[0] - 20, f.pelvis[1] + 60, GOLD) + patch(f.pelvis[0] + 10, f.pelvis[1] - 110, RUST),
  })
  const stout = person({ ...seller, pose: { ...POSES.stand, near: [24, 96, 'fist'], far: [40, 110, 'fist'], neck: 6, nod: 4 } })
  s.stand(stout, 870, 712, 0.78, { flip: true }).stand(thin, 380, 712, 0.8)
  return s.add(
    shape(box(470, 500, 290, 210), DEEP),
    shape(box(450, 480, 330, 30), GOLD),
    shape(
      outline('520 480!, 700 480!, 720 560, 700 640, 660 610, 620 650, 580 612, 540 640, 510 560'),
      s.dye('scale', WIG, '#D9CFA6', 0.9),
    ),
    stroke(curve('690 430, 740 404, 800 420'), RUST, 8),
  )
}

function bedside(): Scene {
  const s = new Scene(1200, 800)
  s.ground(TEAL)
    .ground(s.dye('wave', 'none', '#19524F', 2))
    .add(shape(box(800, 60, 330, 640), LIGHT))
    .hem(700, 100, s.dye('comb', DEEP, '#16403E', 1.2))
  s.add(
    closeHand({
      from: [1230, 500],
      to: [1080, 360],
      skin: SKIN.ebony.near,
      far: SKIN.ebony.far,
      hand: 'fist',
      scale: 1.8,
      sleeve: { cloth: WIG, length: 0.3 },
    }),
    group(sheet(0, 0, -10, '#FFFDF2', RUST), 1010, 330, 1.3),
  )
  const wife = person({
    skin: SKIN.sienna,
    head: 'shout',
    weight: 1.1,
    wear: headTie(GOLD, RUST),
    close: true,
    armsFirst: true,
    pose: { ...POSES.cheer, view: 0.8, nod: -18 },
    top: { cut: 'blouse', cloth: s.dye('bead', RUST, WIG, 0.7), length: 26 },
    lower: { cut: 'wrapper', cloth: s.dye('spiral', GOLD, '#8A2F1B', 0.9), length: 1.72 },
  })
  s.stand(wife, 850, 712, 0.74, { flip: true })
  s.add(
    shape(box(60, 400, 30, 310) + box(640, 560, 28, 150), INK.ink),
    shape(box(70, 590, 590, 44), INK.ink),
    shape(outline('96 590!, 100 540, 130 500, 240 496, 262 540, 256 592!'), WIG),
  )
  const sick = bust({ head: 'man', skin: SKIN.chestnut, wear: wearing(lowCut(), goatee()), cloth: WIG })
  s.within('M0 0h1200v584H0z', group(sick, 196, 506, 0.94, false, -62)).markHead(196, 506, 60)
  return s.add(
    shape(
      outline('236 540!, 300 476, 420 470, 560 500, 650 540, 668 610!, 660 690, 560 680, 460 696, 340 676, 250 690, 236 610!'),
      s.dye('stripe', WIG, '#2B6E8F', 1.4, 0, GOLD),
    ),
    shade(outline('420 470!, 440 560, 430 690!, 340 676, 380 560'), 0.16),
  )
}

function moonJudge(): Scene {
  const s = new Scene(800, 1000)
  s.ground(s.dye('dots', TEAL, '#19524F', 2))
  s.add(shape(disc([400, 390], 345), LIGHT), shape(box(0, 730, 800, 210), '#D8D1A8'))
  const judge = bust({ head: 'full', skin: SKIN.umber, wear: rolledWig(WIG, '#BFB48A'), cloth: RUST, collar: { cut: 'stand', cloth: WIG } })
  s.within('M0 0h800v580H0z', group(judge, 380, 330, 2.7)).markHead(380, 330, 160)
  s.add(
    shape(box(-10, 590, 820, 150), INK.rust),
    shape(box(-10, 570, 820, 30), GOLD),
    shape(box(60, 630, 200, 80) + box(300, 630, 200, 80) + box(540, 630, 200, 80), '#7A2A16'),
  ).hem(930, 70, s.dye('ladder', DEEP, '#19524F', 1, 90))
  const hiding = person({
    ...lawyer,
    close: false,
    pose: {
      ...POSES.read,
      near: { to: [62, -320], hand: 'flat', bend: -1 },
      far: { to: [84, -320], hand: 'flat', bend: -1 },
      neck: 6,
      nod: 4,
    },
    infront: (f) =>
      group(
        shape(polygon('-44 -64, 44 -56, 44 66, -44 58'), GOLD) + shape(polygon('-30 -46, 28 -40, 28 -28, -30 -34'), DEEP),
        f.head[0] + 56,
        f.head[1] + 8,
      ),
  })
  const pointing = person({
    ...seller,
    close: false,
    head: 'shout',
    pose: { ...POSES.stand, view: 0.9, near: [-96, -92, 'point'], far: [120, 140, 'point', 0, -1], nod: -14 },
  })
  return s.stand(hiding, 190, 940, 0.42).stand(pointing, 560, 940, 0.44)
}

function bleat(): Scene {
  const colour = '#19524F'
  const s = new Scene(1200, 800)
  s.ground(LIGHT).ground(s.dye('scale', 'none', '#DCD5AE', 2.2))
  s.add(shape(polygon('360 -10, 1230 -10, 1230 640, 300 640'), '#F6F1D8')).hem(640, 160, s.dye('comb', RUST, '#C25A3B', 1.3))
  const pose = { ...POSES.frontal, view: 0.6, near: [-30, 6, 'open'], far: [34, 70, 'splay', 0, -1], neck: 4, nod: -22 } as const
  const servant = person({
    skin: SKIN.cocoa,
    body: BODY.youth,
    head: 'shout',
    wear: lowCut(),
    close: true,
    pose,
    top: { cut: 'blouse', cloth: INK.brass, length: 30 },
    lower: { cut: 'trousers', cloth: TEAL, length: 1.4 },
    sash: RUST,
  })
  // His shadow on the wall: a great goat in a lawyer's gown, bands and wig.
  s.within('M0 0H1200V640H0z', [
    group(
      [
        shape(goatProfile([0, 0], 0, 1), colour),
        shape(outline('-50 20!, -120 60, -176 150!, 190 150!, 120 64, 46 36!'), colour),
        shape(polygon('16 46, 34 44, 38 98, 14 98') + polygon('40 44, 56 44, 74 96, 50 98'), '#F6F1D8'),
        shape(outline('42 -112!, 4 -122, -34 -100, -60 -56, -66 10, -74 72!, -26 76!, -22 24, -12 -36, 18 -76, 46 -92!'), '#5B958D'),
        stroke(
          'M38-106C8-108-14-84-22-58M-60-50q22-14 36 6M-66-22q24-14 40 6M-68 8q24-14 42 6M-71 38q24-14 44 6M20-118C-8-112-36-84-46-62',
          '#F6F1D8',
          3.6,
        ),
        shape(disc([72, -66], 5), '#F6F1D8'),
      ],
      800,
      462,
      2.15,
    ),
  ])
  return s.stand(servant, 290, 730, 0.9)
}

const at = (n: number) => `content/productions/wizard-of-law/gallery-${n}.svg`

/** The Wizard of Law: four scenes. */
export const pictures: Pictures = { [at(1)]: stall, [at(2)]: bedside, [at(3)]: moonJudge, [at(4)]: bleat }
