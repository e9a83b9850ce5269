import { INK, SKIN } from '../kit/colours.ts'
import { crowdRow } from '../kit/crowd.ts'
import { profileFace, tonesOf } from '../kit/faces.ts'
import { box, curve, disc, type Outline, outline, polygon, toPoints } from '../kit/geometry.ts'
import { BUST_FRAME } from '../kit/heads.ts'
import { afro } from '../kit/headwear.ts'
import { at, guitar, motorcycle } from '../kit/machines.ts'
import type { MotifName } from '../kit/motifs.ts'
import { person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { drum } from '../kit/props.ts'
import { Scene } from '../kit/scene.ts'
import { grip } from '../kit/studio.ts'
import { flatten, group, shade, shape, stroke } from '../kit/svg.ts'
import { captain, daughters } from './wardrobe.ts'

const picture = () => new Scene(1200, 800)

function seam(): Scene {
  const s = picture()
  const edge = '640 0!, 600 150, 680 300, 606 470, 670 640, 630 800!'
  s.ground(s.dye('rings', INK.indigo, INK.pale, 3))
  s.add(shape(outline(`${edge}, 1200 800!, 1200 0!`), s.dye('comb', INK.clay, INK.sand, 2.6)))
  s.add(shade(outline('640 0!, 600 150, 680 300, 606 470, 670 640, 630 800!, 664 800!, 706 640, 640 470, 716 300, 636 150, 674 0!'), 0.3))
  const stitches = ['588 40, 700 78', '560 126, 668 164', '580 214, 700 250', '612 300, 734 330', '590 384, 702 414']
  s.add(stroke(stitches.map((one) => curve(one)).join(''), INK.brass, 15))
  s.add(stroke(curve('566 470, 640 486, 700 500, 820 470, 960 380, 1010 240, 930 150, 800 190, 780 290'), INK.brass, 11))
  s.add(shape(outline('498 574!, 520 560, 780 276, 800 274, 802 294, 536 574!'), INK.chalk), shape(disc([783, 292], 5, 5), INK.clay))
  return s
}

function threeDrums(): Scene {
  const s = picture()
  s.ground(s.dye('bird', '#F2B134', '#E5A325', 2.6))
  s.add(shape('M0 640V420Q500 250 1200 330V640z', s.dye('wave', '#F7C65A', '#EDB746', 2)))
  s.hem(616, 190, s.dye('ladder', INK.leaf, '#2F7A55', 1.9)).hem(610, 14, INK.brass)
  s.add(
    drum(590, 366, 0, 2.75, { skin: INK.chalk, body: s.dye('lacing', INK.clay, INK.rust, 1), cord: INK.sand, rim: INK.indigo }),
    drum(240, 466, 0, 1.72, { skin: INK.chalk, body: s.dye('leaf', INK.leaf, '#17472F', 0.8), cord: INK.chalk, rim: INK.rust }),
    drum(928, 556, 82, 1.3, { skin: INK.chalk, body: INK.indigo, cord: INK.pale, rim: INK.clay }),
    stroke(curve('1010 632, 1080 600, 1128 540, 1108 506'), INK.ink, 12),
  )
  return s
}

function firstPage(): Scene {
  const s = picture()
  s.ground(s.dye('leaf', '#1F5A3D', '#27694A', 1.8))
  s.add(shape(polygon('1150 720, 1150 660, 560 -40, 0 -40, 0 640, 700 720'), '#CFE6D4'))
  const wide = person({
    pose: {
      ...POSES.frontal,
      near: [-98, -106, 'splay'],
      far: [98, 106, 'splay', 0, -1],
      nearLeg: [-16, -8, -80],
      farLeg: [18, 6, 80],
      nod: -6,
    },
    wear: afro(),
    top: { cut: 'blouse', cloth: '#3F8A63', length: 30 },
    lower: { cut: 'wrapper', cloth: '#3F8A63', length: 1.5, flare: 60 },
  })
  s.stand(wide, 330, 620, 0.78, { as: '#4E9671' })
  s.hem(612, 200, s.dye('stripe', INK.rust, '#7A2412', 2.2, 90, '#4B1509')).add(
    shape(box(0, 612, 792, 26), INK.terra),
    shape(box(792, 612, 420, 200), '#123A27'),
  )
  const writer = person({
    pose: {
      ...POSES.sit,
      lean: 10,
      bend: 14,
      near: { to: [112, -36], bend: -1, hand: 'fist', wrist: 10 },
      far: { to: [150, -14], bend: -1, hand: 'flat' },
      nearLeg: [84, 0, 84],
      farLeg: [92, -14, 80],
      neck: 18,
      nod: 14,
    },
    skin: SKIN.chestnut,
    wear: (f) => flatten(profileFace(f, tonesOf('chestnut'), 'woman', { eye: 'down' })) + afro()(f),
    top: { cut: 'blouse', cloth: INK.chalk, length: 24 },
    sleeves: { length: 1.2, cuff: 30 },
    lower: { cut: 'trousers', cloth: s.dye('stripe', INK.brass, INK.rust, 0.9), length: 1.8 },
    shoes: INK.clay,
    behind: (f) =>
      group(
        [shape(polygon('-30 -46, 74 -30, 96 20, -14 6'), INK.chalk), shape(polygon('-30 -46, 74 -30, 72 -22, -32 -38'), INK.clay)],
        f.pelvis[0] + 140,
        f.pelvis[1] - 52,
        1,
      ),
    infront: (f) =>
      stroke(
        curve([
          [f.palm('near')[0] - 16, f.palm('near')[1] - 40],
          [f.palm('near')[0] + 16, f.palm('near')[1] + 16],
        ]),
        INK.ink,
        6,
      ),
  })
  s.float(writer, 740, 566, 0.92)
  return s.add(
    at(
      [
        shape('M-20 0h120v26H-20zM20-20h40v24H20z', INK.ink),
        shape(outline('-60 -96!, -20 -110, 70 -84!, 80 -40, 60 -10!, -34 -30!'), INK.ink),
        shape(outline('-60 -96!, -74 -60, -34 -30!'), INK.brass),
      ],
      1110,
      774,
    ),
  )
}

function captainBack(): Scene {
  const s = picture()
  s.ground(s.dye('stripe', '#9A2F17', '#A93B1F', 2.6, 0, '#8C2A13'))
  s.add(shape(polygon('330 -10, 830 -10, 1130 700, 1130 820, 90 820, 90 700'), s.dye('seed', '#E9A92E', '#DB9A22', 2)))
  const shadow = captain({ pose: { ...POSES.call, near: [-24, 12, 'fist', 10], far: [150, 172, 'fist', 0, -1], nod: -8 } })
  s.stand(shadow, 640, 742, 0.76, { as: '#6E1C0C', crop: true })
  s.add(shape(outline('380 690!, 440 620, 540 580, 640 560, 780 580, 850 690!'), '#6E1C0C'))
  s.hem(690, 120, s.dye('lacing', INK.rust, '#7A2412', 1.4)).add(shape('M40 744Q560 640 1160 752L1120 800H80z', '#F7C65A'))
  s.put(motorcycle(), 560, 766, 1.5)
  return s.put(guitar('#C4552D'), 330, 778, 1.28, false, 17)
}

function review(): Scene {
  const s = picture()
  const cone: Outline = '560 -10, 690 -10, 900 470, 900 500, 350 500, 350 470'
  const quilt = { columns: 10, rows: 6, square: 128, motifs: ['bird', 'rings', 'comb', 'spiral'] as MotifName[], scale: 1.1 }
  s.lamp(toPoints(cone), quilt, ['#151A4A', '#222B6C', '#1B2154'], [INK.litSand, '#E4CB97', '#EAD4A4'])
  s.hem(452, 360, '#0B0D28').hem(452, 40, s.dye('lacing', INK.clay, INK.brass, 0.55))
  const cast = daughters(s)
  s.float(cast.eldest({ pose: POSES.leap, lower: { cut: 'flying', cloth: s.dye('rings', INK.indigo, INK.pale, 0.9) } }), 620, 268, 0.48)
  s.add(
    shape(
      crowdRow(
        [
          ['gele', 60, 20],
          ['low', 250],
          ['locs', 400, 18],
          ['fila', 560, -6],
          ['bun', 720, 16],
          ['hijab', 880, -4],
          ['afro', 1050, 14],
          ['cap', 1190],
        ],
        610,
        0.62,
      ),
      '#1E2560',
    ),
  )
  s.add(
    shape(
      crowdRow(
        [
          ['fila', 120, 10],
          ['afro', 400, -14],
          ['gele', 940, 12],
          ['locs', 1150, -20],
        ],
        690,
        1.05,
      ),
      '#12163F',
    ),
  )
  // The critic: bent over a blank page that the stage light just reaches.
  s.add(
    group(
      shape(
        outline('-230 330!, -190 130, -120 70, -60 52, -40 30, -30 6, 30 14, 60 48, 130 80, 190 150, 230 330!') +
          outline('10 -62, 42 -44, 56 -8, 46 30, 20 52, -14 50, -40 28, -48 -10, -30 -48'),
        '#070920',
      ),
      660,
      640,
      1.15,
      false,
      14,
    ),
    group(
      [
        shape(polygon('-92 -20, 0 -4, 92 -26, 100 62, 0 84, -100 68'), INK.chalk),
        shade(polygon('0 -4, 92 -26, 100 62, 0 84'), 0.12),
        stroke('M0-4V84', INK.clay, 5),
      ],
      800,
      690,
      1.3,
      false,
      -4,
    ),
    group(
      grip({ skin: SKIN.chestnut, held: stroke('M34-116L-26 34', INK.brass, 9), sleeve: INK.clay, from: 46, length: 200 }),
      960,
      752,
      0.95,
      false,
      -26,
    ),
  )
  return s.markHead(660, 640, 60, true)
}

function nineBeads(): Scene {
  const s = picture()
  s.ground(s.dye('dots', '#C4552D', '#B5472A', 2.4))
  s.add(shape('M1200 0H760L1010 800H1200z', '#F2B134'))
  const t = tonesOf('cocoa')
  const hair = '#1C120E'
  const roots: readonly Outline[] = [
    '34 -34, 6 -64, -22 -92',
    '26 -44, -6 -62, -34 -90',
    '6 -52, -20 -64, -42 -88',
    '-10 -56, -34 -66, -52 -84',
    '14 -28, -26 -46, -60 -78',
    '-8 -22, -44 -38, -70 -74',
    '-22 -8, -54 -26, -80 -66',
  ]
  const tails: readonly Outline[] = [
    '-28 -90, 0 -128, 30 -120, 44 -92',
    '-34 -92, -14 -142, 22 -150, 60 -128',
    '-44 -90, -40 -150, -6 -176, 30 -170',
    '-52 -88, -66 -150, -48 -190',
    '-60 -80, -96 -138, -100 -190',
    '-70 -76, -120 -116, -146 -160',
    '-80 -68, -136 -82, -170 -108',
    '-88 -60, -140 -46, -178 -50',
    '-98 -52, -140 -10, -180 16',
  ]
  const motifs: readonly MotifName[] = ['rings', 'bead', 'comb', 'bird', 'lacing', 'ladder', 'spiral', 'cowrie', 'scale']
  const spots = ['44 -92', '60 -128', '30 -170', '-48 -186', '-100 -178', '-140 -152', '-164 -104', '-166 -49', '-164 6']
  s.put(
    [
      shape(outline('-36 20, -34 60, -48 130, 60 130, 22 76, 14 48'), t.far),
      profileFace(BUST_FRAME, t, 'woman', { brow: 1 }),
      shape(
        outline('38 -28, 26 -48, 6 -64, -18 -94!, -56 -90, -92 -44!, -66 -14, -54 14, -40 28, -24 4!, -14 -12, -4 -6!, 4 -20, 18 -27'),
        hair,
      ),
      stroke(tails.map((one) => curve(one)).join(''), hair, 15),
      stroke(tails.map((one) => curve(one)).join(''), '#4A3226', 7, 'stroke-dasharray="2 6"'),
      stroke(roots.map((one) => curve(one)).join(''), '#5A3320', 2.6),
      shape(outline('-14 -104!, -50 -102, -84 -78, -100 -40!, -86 -36!, -70 -66, -42 -86, -14 -90!'), INK.indigo),
      stroke(outline('-6 29, -15 38, -6 48, 4 39'), INK.brass, 4),
    ],
    700,
    622,
    3,
  )
  spots.forEach((spot, i) => {
    const [x = 0, y = 0] = spot.split(' ').map(Number)
    s.add(
      shape(disc([700 + x * 3, 622 + y * 3], 38), s.dye(motifs[i] ?? 'rings', INK.brass, INK.rust, 0.72)),
      stroke(disc([700 + x * 3, 622 + y * 3], 38), INK.rust, 6),
    )
  })
  return s.markHead(700, 622, 170, true)
}

export const pictures = {
  'content/news/alliance-francaise-partnership.svg': seam,
  'content/news/fest-2025.svg': threeDrums,
  'content/news/new-academy-program.svg': firstPage,
  'content/news/sankara-returns.svg': captainBack,
  'content/news/daughters-review.svg': review,
  'content/news/bootcamp-faculty.svg': nineBeads,
}
