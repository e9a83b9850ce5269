import { CHORDS } from '../kit/chords.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { listener } from '../kit/crowd.ts'
import { box, curve, disc, outline, polygon } from '../kit/geometry.ts'
import { afro, earring, fila, headTie, lowCut, shuku, wearing } from '../kit/headwear.ts'
import { person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { Scene } from '../kit/scene.ts'
import { scissors } from '../kit/studio.ts'
import { type Drawing, group, shade, shape, stroke } from '../kit/svg.ts'

const A = CHORDS.academy

function actingMovement(): Scene {
  const s = new Scene(1200, 800)
  s.ground(s.dye('comb', INK.leaf, '#2A6648', 2.2))
  s.add(shape(disc([500, 372], 352), INK.brass))
  const bowing = person({
    pose: POSES.bow,
    skin: SKIN.ebony,
    wear: fila(INK.ink),
    top: { cut: 'gown', cloth: INK.ink, length: 1.5 },
    sleeves: { length: 1.4, cuff: 50 },
  })
  s.stand(bowing, 930, 724, 0.68, { as: '#123B27' })
  s.hem(716, 90, s.dye('lacing', INK.clay, INK.brass, 0.9))
  const actor = person({
    pose: {
      lean: 0,
      bend: 4,
      view: 1,
      near: [-158, -152, 'splay', 8],
      far: [152, 164, 'splay', -8, -1],
      nearLeg: [-64, -58, -40],
      farLeg: [58, 66, 64],
      neck: -6,
      nod: -10,
    },
    skin: SKIN.cocoa,
    head: 'man',
    wear: wearing(),
    close: true,
    top: { cut: 'blouse', cloth: INK.chalk, length: 10 },
    sleeves: { length: 0.7, cuff: 34 },
    lower: { cut: 'trousers', cloth: s.dye('rings', INK.indigo, INK.pale, 0.9), length: 1.55, hem: 50 },
    sash: INK.clay,
    anklet: INK.brass,
  })
  return s.float(actor, 506, 294, 0.8, { turn: 172 })
}

function playwriting(): Scene {
  const s = new Scene(1200, 800)
  s.ground(s.dye('stripe', INK.litSand, '#E9D3A2', 2, 90, INK.litSand))
  const houses =
    'M-20 730H40V610H30L92 548L154 610H144V730H176V520H286V730H304V590H296L352 520L408 590H400V730H440V640H540V730H560V600H548L612 530L676 600H664V730H690V600H800V730H830V650H822L870 600L918 650H910V730H960C1060 730 1090 640 1050 580S1000 514 984 504'
  s.add(shape(box(0, 730, 1200, 70), INK.indigo), stroke(houses, INK.indigo, 11))
  s.add(
    shape(
      [
        [66, 630, 30, 44],
        [106, 630, 24, 34],
        [196, 544, 28, 40],
        [240, 544, 28, 40],
        [196, 620, 28, 40],
        [338, 606, 30, 46],
        [458, 660, 28, 34],
        [500, 660, 24, 34],
        [580, 616, 24, 36],
        [622, 616, 24, 36],
        [590, 674, 44, 56],
        [712, 622, 28, 34],
        [756, 622, 28, 34],
        [852, 666, 34, 40],
      ]
        .map(([x = 0, y = 0, w = 0, h = 0]) => box(x, y, w, h))
        .join(''),
      INK.brass,
    ),
  )
  const pen = [
    shape(outline('-900 -66!, -80 -66!, -60 -50!, -60 50!, -80 66!, -900 66!'), s.dye('ladder', INK.leaf, '#4C9A6C', 1.2)),
    shade(outline('-900 26!, -60 26!, -60 50!, -80 66!, -900 66!'), 0.26),
    shape(box(-96, -66, 30, 132) + box(-560, -66, 16, 132), INK.brass),
    shape(polygon('-62 -50, 60 -40, 60 40, -62 50'), INK.ink),
    shape(outline('60 -36!, 130 -34, 250 0!, 130 34, 60 36!'), INK.brass),
    shade(outline('60 4!, 250 0!, 130 34, 60 36!'), 0.22),
    stroke('M110 0H236', INK.ink, 4) + shape(disc([110, 0], 9), INK.ink),
  ]
  s.put(pen, 740, 446, 1, false, 13)
  const talker = person({
    pose: {
      lean: 4,
      bend: 2,
      view: 0.5,
      near: [40, 118, 'open', 20],
      far: [92, 108, 'point'],
      nearLeg: [86, 10, 70],
      farLeg: [94, -14, 60],
      neck: 8,
      nod: -10,
    },
    skin: SKIN.chestnut,
    wear: wearing(shuku(), earring(INK.brass, true)),
    close: true,
    top: { cut: 'blouse', cloth: s.dye('bead', INK.clay, INK.sand, 0.7) },
    lower: { cut: 'wrapper', cloth: s.dye('leaf', INK.indigo, INK.pale, 0.8), length: 1.4 },
  })
  const other = person({
    pose: {
      lean: 4,
      bend: 0,
      view: 0.5,
      near: [30, 100, 'fist', -6],
      far: [100, 128, 'splay', 0, -1],
      nearLeg: [84, 0, 80],
      farLeg: [92, 14, 86],
      neck: 4,
      nod: -14,
    },
    skin: SKIN.ebony,
    head: 'man',
    wear: fila(INK.terra),
    close: true,
    top: { cut: 'blouse', cloth: s.dye('stripe', INK.chalk, INK.leaf, 0.7, 0, INK.brass), length: 16 },
    sleeves: { length: 1.1, cuff: 44 },
    lower: { cut: 'trousers', cloth: INK.mid, length: 1.7 },
  })
  return s.float(other, 226, 234, 0.54, { flip: true, turn: 6 }).float(talker, 372, 270, 0.54, { turn: 6 })
}

function seats(y: number, step: number, width: number, from: number, shift: number): string {
  let d = ''
  for (let x = -step + shift; x < 1200 + step; x += step) {
    const w = width / 2
    const h = from
    d += outline(
      `${x - w} ${y + h}!, ${x - w - 2} ${y + h * 0.3}, ${x - w * 0.8} ${y}, ${x + w * 0.8} ${y}, ${x + w + 2} ${y + h * 0.3}, ${x + w} ${y + h}!`,
    )
  }
  return d
}

function directing(): Scene {
  const s = new Scene(1200, 800)
  s.ground(s.dye('wave', '#123B27', '#184A32', 1.6))
  s.add(shape(polygon('250 40, 950 40, 950 210, 250 210'), s.dye('stripe', INK.clay, '#A53A20', 1.6, 0, INK.clay)))
  s.add(shape(polygon('250 196, 950 196, 1060 366, 140 366'), '#E4CB97'), shape(polygon('140 366, 1060 366, 1060 392, 140 392'), INK.rust))
  s.add(
    shape(polygon('604 196, 850 334, 356 320'), INK.brass),
    stroke('M356 322C460 372 600 372 700 344S800 310 830 330', INK.chalk, 7, 'stroke-dasharray="20 14"'),
  )
  const small = { weight: 1.05, close: false }
  const one = person({
    ...small,
    pose: { ...POSES.frontal, near: [-110, -150, 'open'], far: [110, 150, 'open'] },
    skin: SKIN.umber,
    wear: headTie(INK.clay),
    top: { cut: 'gown', cloth: INK.indigo, length: 1.7 },
  })
  const two = person({
    ...small,
    pose: POSES.speak,
    skin: SKIN.ebony,
    head: 'man',
    wear: lowCut(),
    top: { cut: 'blouse', cloth: INK.leaf, length: 60 },
    lower: { cut: 'trousers', cloth: INK.ink },
  })
  const three = person({
    ...small,
    pose: { ...POSES.walk, far: [92, 100, 'open'] },
    skin: SKIN.sienna,
    wear: afro(),
    top: { cut: 'blouse', cloth: INK.clay },
    lower: { cut: 'wrapper', cloth: INK.chalk, length: 1.5 },
  })
  s.stand(one, 604, 236, 0.23).stand(two, 356, 336, 0.27).stand(three, 850, 342, 0.27, { flip: true })
  const rows: [number, number, number, number, number][] = [
    [430, 74, 62, 50, 20],
    [484, 92, 78, 66, 60],
    [556, 118, 100, 84, 10],
  ]
  rows.forEach((row, i) => {
    s.add(shape(box(0, row[0] + row[3] * 0.55, 1200, 90), '#0F3323'), shape(seats(...row), ['#6E1F10', '#7C2512', INK.clay][i] ?? INK.clay))
  })
  s.put(
    listener(
      'gele',
      0,
      0,
      1,
      s.dye('rings', INK.indigo, INK.pale, 0.7),
      SKIN.cocoa.near,
      s.dye('stripe', INK.brass, INK.terra, 0.5, 30, INK.sand),
    ),
    470,
    528,
    1.5,
  )
  s.markHead(470, 510, 90)
  s.add(shape(box(0, 716, 1200, 90), '#0F3323'), shape(seats(648, 156, 134, 170, 70), '#A93B1F'))
  s.add(shade(seats(742, 156, 134, 90, 70), 0.2))
  return s.add(stroke('M640 668L1004 626C1030 622 1036 640 1030 654', INK.brass, 13))
}

function bird(x: number, y: number, k: number, turn: number, colour: string): Drawing {
  return group(
    shape(
      outline('-90 -10!, -50 -2, -20 -16, 20 -20, 44 -34, 64 -34, 92 -22!, 66 -14, 52 8, 20 22, -20 20, -50 12, -96 16!') +
        outline('-26 -6!, -50 -52, -18 -96!, 8 -50, 30 -8!'),
      colour,
    ),
    x,
    y,
    k,
    false,
    turn,
  )
}

function graphicsDesign(): Scene {
  const s = new Scene(1200, 800)
  s.ground(s.dye('leaf', A.ground, A.quiet, 1.6))
  const drumCut = '-130 -250!, -122 -180, -50 -40, -50 40, -122 180, -130 250!, 130 250!, 122 180, 50 40, 50 -40, 122 -180, 130 -250!'
  s.add(shade(polygon('176 78, 838 24, 890 700, 238 756'), 0.22), shape(polygon('160 62, 822 8, 874 684, 222 740'), INK.clay))
  s.put(
    [
      shape(outline(drumCut), INK.brass),
      shape(outline('-146 -250!, 146 -250!, 140 -282!, -140 -282!') + outline('-146 250!, 146 250!, 140 282!, -140 282!'), INK.brass),
      stroke(curve('-90 -244, -34 0, -90 244') + curve('0 -244, 0 244') + curve('90 -244, 34 0, 90 244'), INK.clay, 14),
    ],
    500,
    372,
    0.98,
    false,
    -5,
  )
  s.add(
    bird(1010, 150, 1.5, -14, INK.clay),
    bird(940, 330, 1.1, 24, INK.terra),
    bird(1120, 330, 0.9, -30, INK.leaf),
    bird(1130, 150, 0.8, 60, INK.brass),
    bird(1030, 720, 0.9, 14, INK.terra),
  )
  const skin = SKIN.cocoa
  // The left hand holds the sheet flat; the right works the scissors.
  s.put(
    [
      shape(
        outline(
          '-330 90!, -300 -60!, -120 -52, -40 -70, 20 -86, 90 -92, 112 -80, 100 -64, 40 -50!, 120 -58, 140 -44, 128 -30, 44 -18!, 122 -16, 138 -2, 122 12, 40 14!, 96 22, 108 36, 92 46, 20 46, -40 60, -120 70',
        ),
        skin.near,
      ),
      stroke('M40-50L4-44M44-18L8-14M40 14L6 16', skin.far, 4),
      shape(outline('-60 -64!, -30 -110, 6 -140, 24 -134, 20 -116, -2 -84, -10 -56!'), skin.far),
    ],
    190,
    556,
    1.05,
    false,
    -14,
  )
  const finger = (d: string, colour: string, width = 40) => stroke(d, colour, width)
  const hand: Drawing = [
    finger('M-330 70C-260 150-200 160-150 130', skin.far, 38),
    shape(outline('-620 130!, -600 -90!, -440 -70, -360 -92, -290 -84, -250 -40, -244 30, -270 90, -330 112, -440 100'), skin.near),
    scissors(13, INK.pale, INK.ink),
    finger('M-290-60C-240-110-190-112-150-96', skin.near, 42),
    finger('M-290 10C-220 40-150 46-84 30', skin.near, 36),
    finger('M-300 54C-240 96-180 104-146 94', skin.near, 38),
    stroke('M-290 32C-250 50-220 58-180 62', skin.far, 4),
    shape(outline('-660 170!, -640 -120!, -480 -96, -500 130!'), s.dye('rings', INK.indigo, INK.pale, 1.1)),
    shape(polygon('-482 -100, -462 -96, -482 132, -502 134'), INK.brass),
  ]
  return s.put(hand, 770, 516, 0.86, true, 10)
}

const COURSES = 'content/academy/bootcamp/courses/'

/** The seven courses of the bootcamp. */
export const pictures = {
  [`${COURSES}acting-movement.svg`]: actingMovement,
  [`${COURSES}playwriting-screenwriting.svg`]: playwriting,
  [`${COURSES}directing.svg`]: directing,
  [`${COURSES}graphics-design.svg`]: graphicsDesign,
}
