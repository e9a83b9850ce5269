import { BODY } from '../kit/body.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { listener, raisedArm } from '../kit/crowd.ts'
import { bench } from '../kit/furniture.ts'
import { box, disc, outline, polygon } from '../kit/geometry.ts'
import { beard, earring, fila, hijab, kufi, lowCut, puffs, wearing } from '../kit/headwear.ts'
import { person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { filmCamera } from '../kit/props.ts'
import { Scene } from '../kit/scene.ts'
import { boom, clapper, grip } from '../kit/studio.ts'
import { type Drawing, group, shade, shape, stroke } from '../kit/svg.ts'

/** A horse at a canter, facing right, its hooves near y 200; about 560 units long. */
function horse(colour: string): Drawing {
  const body =
    '-210 -60, -150 -108, -50 -92, 60 -100, 120 -150, 176 -236, 200 -276!, 216 -240, 288 -164, 288 -132, 256 -128, 214 -150, 192 -80, 186 -10, 206 30, 284 36, 276 128!, 252 128!, 246 74, 160 82, 140 70, 150 196!, 124 196!, 98 56, 0 48, -90 36, -116 70, -86 130, -140 204!, -168 200!, -136 128, -172 50, -206 70, -262 118, -262 196!, -290 194!, -292 104, -234 0'
  return shape(
    outline(body) +
      outline('-206 -76!, -270 -80, -330 10, -320 120!, -296 30, -236 -20!') +
      outline('196 -262!, 150 -220, 96 -150, 70 -96!, 60 -130, 120 -220'),
    colour,
  )
}

function bedsheet(): Scene {
  const s = new Scene(1600, 900)
  s.ground(s.dye('comb', '#B5502C', '#A94826', 2.4))
  s.hem(690, 220, '#8E2A14').hem(690, 26, s.dye('bead', INK.rust, '#B5502C', 0.5))
  s.add(shape(polygon('1470 130, 1500 160, 1120 690, 1110 60'), '#C96B3F'))
  s.add(stroke('M-10 40C400 70 900 70 1610 20', INK.ink, 7))
  s.add(
    shape(
      outline('150 58!, 600 74, 1120 56!, 1130 400, 1112 664!, 980 644, 860 668, 700 648, 520 670, 340 650, 168 668!, 140 400'),
      INK.chalk,
    ),
  )
  s.add(
    shade(
      outline('330 66!, 350 400, 340 650!, 380 656!, 372 400, 360 68!') + outline('880 66!, 866 380, 860 668!, 900 660!, 894 380, 900 66!'),
      0.08,
    ),
  )
  s.add(shape([190, 420, 650, 880, 1080].map((x) => box(x, 44, 12, 46)).join(''), INK.clay))
  s.put(horse('#5E1B0D'), 610, 430, 1.16, true)
  const shadow = person({
    pose: { ...POSES.sit, lean: 14, near: [60, 100, 'fist'], far: [140, 160, 'fist'], nearLeg: [50, -10, 60], farLeg: [50, -10, 60] },
    wear: puffs(),
    top: { cut: 'blouse', cloth: INK.ink },
    lower: { cut: 'wrapper', cloth: INK.ink, length: 1.2 },
  })
  s.float(shadow, 620, 306, 0.58, { flip: true, as: '#5E1B0D' })
  s.add(stroke('M562 154L420 330', '#5E1B0D', 10))
  // The lamp that hangs from the line at the right.
  s.add(
    stroke('M1526 26V110', INK.ink, 7),
    shape(polygon('1500 100, 1566 116, 1540 196, 1452 144'), INK.ink),
    shape(polygon('1452 144, 1540 196, 1522 206, 1446 160'), INK.brass),
  )
  s.add(bench(900, 1220, 660, 812, INK.rust))
  const girl = person({
    pose: {
      lean: 12,
      bend: 4,
      view: 0.4,
      near: [62, 92, 'fist'],
      far: [120, 160, 'open', 0, -1],
      nearLeg: [48, -14, 80],
      farLeg: [60, 4, 90],
      neck: 2,
      nod: -14,
    },
    skin: SKIN.ebony,
    body: BODY.youth,
    head: 'child',
    wear: puffs(INK.hair, INK.brass),
    close: true,
    top: { cut: 'blouse', cloth: s.dye('rings', INK.leaf, '#CFE6D4', 0.8) },
    lower: { cut: 'wrapper', cloth: INK.brass, length: 1.15 },
    infront: (f) => {
      const [x, y] = f.palm('near')
      return group(
        [
          stroke('M-150 96L100-64', INK.sand, 13),
          shape(outline('90 -74!, 150 -130, 190 -150!, 178 -116, 196 -100!, 168 -82, 172 -60!, 104 -46!'), INK.brass),
          shape(f.hand('near'), 'none'),
        ],
        x,
        y,
        1,
      )
    },
  })
  s.float(girl, 1060, 612, 0.8, { flip: true })
  const camera = person({
    pose: { ...POSES.kneel, lean: 16, bend: 12, near: [46, 104, 'cup'], far: [60, 96, 'cup'], nod: 0 },
    skin: SKIN.cocoa,
    head: 'man',
    wear: wearing(kufi(INK.chalk, INK.leaf), beard(INK.hair)),
    close: true,
    top: { cut: 'blouse', cloth: s.dye('ladder', INK.indigo, INK.pale, 0.8), length: 40 },
    sleeves: { length: 1.2, cuff: 40 },
    lower: { cut: 'trousers', cloth: INK.sand },
    shoes: INK.ink,
  })
  s.stand(camera, 210, 868, 0.84)
  s.add(filmCamera(422, 690, 866, INK.ink, INK.brass, 0.95))
  const sound = person({
    pose: {
      ...POSES.stand,
      lean: -4,
      near: [132, 150, 'fist'],
      far: [140, 118, 'fist'],
      nearLeg: [-16, -14, 86],
      farLeg: [18, 4, 92],
      nod: -16,
    },
    skin: SKIN.sienna,
    body: BODY.youth,
    head: 'child',
    wear: lowCut(),
    close: true,
    top: { cut: 'blouse', cloth: INK.brass },
    lower: { cut: 'trousers', cloth: INK.leaf, length: 1.8 },
    shoes: INK.chalk,
    infront: (f) => group(boom(330, INK.sand, INK.ink), f.palm('far')[0] - 150, f.palm('far')[1] + 40, 1, false, -14),
  })
  return s.stand(sound, 1420, 866, 0.8, { flip: true })
}

function clap(): Scene {
  const s = new Scene(1200, 800)
  s.ground(s.dye('wave', '#F0C566', '#E7B850', 2.2))
  s.add(shape(disc([800, 262], 170), INK.chalk), shape(polygon('0 400, 1200 400, 1200 800, 0 800'), INK.terra))
  const actor = person({
    pose: POSES.frontal,
    skin: SKIN.ebony,
    head: 'man',
    weight: 1.08,
    wear: fila(INK.clay),
    top: { cut: 'agbada', cloth: INK.mid, yoke: INK.brass },
    lower: { cut: 'trousers', cloth: INK.mid },
  })
  s.stand(actor, 820, 372, 0.2)
  s.put(clapper(20, INK.ink, INK.chalk, INK.brass), 540, 1020, 4.1, false, 3)
  const left = grip({ skin: SKIN.chestnut, sleeve: s.dye('rings', INK.leaf, '#CFE6D4', 0.5), from: 120 })
  s.put([left, shape(box(-30, -62, 12, 19) + box(-26, -28, 10, 16), INK.brass)], 180, 700, 2.1, false, 28)
  const right = grip({ skin: SKIN.chestnut, sleeve: s.dye('rings', INK.leaf, '#CFE6D4', 0.5), from: 110 })
  return s.put([right, shape(box(-30, -62, 12, 19), INK.brass)], 1010, 40, 1.9, true, -128)
}

function bus(): Scene {
  const s = new Scene(1200, 800)
  s.ground(INK.brass)
  s.add(shape(box(0, 96, 1200, 360), '#BFE0CA'), shape(disc([960, 330], 120), INK.chalk))
  s.add(
    shape(
      outline('-20 456!, -10 360, 90 320, 200 366, 300 340, 430 400, 520 456!') +
        outline('700 456!, 760 400, 880 420, 960 380, 1080 400, 1220 360!, 1220 456!'),
      '#3F8A62',
    ),
  )
  s.add(
    shape(box(0, 84, 1200, 22) + box(0, 440, 1200, 26) + box(396, 90, 26, 360) + box(850, 90, 26, 360), INK.ink),
    shape(box(0, 560, 1200, 18), INK.ink),
  )
  s.hem(736, 80, s.dye('ladder', INK.rust, '#7A2C17', 0.9))
  const seat = (x: number) => [
    shape(outline(`${x} 380!, ${x + 70} 372!, ${x + 92} 590!, ${x + 300} 596!, ${x + 300} 654!, ${x + 36} 654!`), INK.clay),
    shape(outline(`${x + 10} 372!, ${x + 62} 366!, ${x + 66} 402!, ${x + 12} 408!`), INK.rust),
    stroke(`M${x + 70} 654V736M${x + 270} 654V736`, INK.ink, 14),
  ]
  s.add(seat(410), group(seat(0), 1196, 0, 1, true))
  const actor = person({
    pose: { ...POSES.sit, lean: -2, bend: 2, near: [18, 66, 'flat'], far: [34, 72, 'flat'], neck: 2, nod: -4 },
    skin: SKIN.ebony,
    head: 'man',
    wear: fila(INK.indigo, INK.mid),
    close: true,
    top: { cut: 'blouse', cloth: s.dye('rings', INK.indigo, INK.pale, 0.9), length: 20 },
    sleeves: { length: 1.3, cuff: 52 },
    lower: { cut: 'trousers', cloth: INK.indigo, length: 1.8 },
    shoes: INK.ink,
  })
  s.float(actor, 600, 548, 0.86)
  const woman = person({
    pose: {
      lean: 26,
      bend: -14,
      view: 0.5,
      near: [52, 132, 'cup'],
      far: [66, 128, 'cup'],
      nearLeg: [-6, -30, 80],
      farLeg: [52, -24, 90],
      neck: 0,
      nod: -6,
    },
    skin: SKIN.amber,
    head: 'woman',
    wear: hijab(INK.clay),
    close: true,
    top: { cut: 'gown', cloth: s.dye('bird', INK.leaf, '#CFE6D4', 0.9), length: 1.6 },
    sleeves: { length: 1.7, cuff: 30 },
    infront: (f) => [
      group(
        [
          shape(box(-70, -44, 120, 84) + polygon('50 -30, 92 -40, 92 34, 50 26') + box(-40, -62, 60, 20), INK.ink),
          shape(box(-54, -26, 40, 14), INK.brass),
        ],
        f.palm('near')[0] + 20,
        f.palm('near')[1] - 4,
        0.95,
      ),
      shape(f.hand('near'), f.skin.near),
    ],
  })
  s.stand(woman, 200, 748, 0.86)
  const listening = person({
    pose: { ...POSES.sit, lean: 2, bend: 2, near: [96, 150, 'fist'], far: [118, 158, 'fist'], neck: 2, nod: -12 },
    skin: SKIN.sienna,
    head: 'man',
    wear: wearing(lowCut(), earring()),
    close: true,
    mood: { mouth: 'parted' },
    top: { cut: 'blouse', cloth: s.dye('stripe', INK.terra, INK.sand, 0.8, 0, INK.rust), length: 20 },
    sleeves: { length: 0.8, cuff: 44 },
    lower: { cut: 'trousers', cloth: INK.leaf, length: 1.8 },
    shoes: INK.clay,
    holding: (f) => [
      group(boom(300, INK.ink, '#54463A'), f.palm('far')[0] - 110, f.palm('far')[1] + 34, 1, false, -17),
      shape(f.hand('far'), f.skin.far),
    ],
  })
  return s.float(listening, 1018, 556, 0.8, { flip: true })
}

function cutting(): Scene {
  const s = new Scene(1200, 800)
  s.ground('#12454D')
  s.add(shape(box(60, 30, 1080, 560), '#3A2A22'))
  const jumps = [
    { ...POSES.crouch, lean: 20 },
    { ...POSES.stand, near: [-60, -90, 'open'], far: [70, 110, 'open'], nearLeg: [-10, -30, 50], farLeg: [10, -10, 60] },
    { ...POSES.tuck },
    { ...POSES.cheer, near: [-112, -128, 'splay'], far: [112, 128, 'splay', 0, -1], nearLeg: [-62, -20, -30], farLeg: [62, 20, 60] },
    { ...POSES.leap },
    { ...POSES.stamp },
  ] as const
  const heights = [236, 206, 186, 200, 180, 236]
  jumps.forEach((pose, i) => {
    const [x, y] = [90 + (i % 3) * 350, 56 + Math.floor(i / 3) * 262]
    const lit = i === 3
    s.add(shape(box(x, y, 320, 234), lit ? INK.brass : '#CFE6D4'), shape(box(x, y + 196, 320, 38), lit ? INK.clay : INK.leaf))
    const child = person({
      pose,
      skin: SKIN.umber,
      body: BODY.child,
      head: 'child',
      mood: false,
      wear: puffs(),
      top: { cut: 'blouse', cloth: INK.clay },
      lower: { cut: 'trousers', cloth: INK.indigo, length: 0.9, hem: 50 },
    })
    const floor = y + 206
    const up = i === 0 || i === 5 ? floor - child.floor * 0.36 : y + (heights[i] ?? 0) - 50
    s.within(box(x, y, 320, 234), group(child.drawing, x + 160, up, 0.36))
  })
  s.add(
    shape(
      [0, 1, 2]
        .map((i) =>
          [...Array(9).keys()].map((k) => box(100 + i * 350 + k * 34, 36, 18, 12) + box(100 + i * 350 + k * 34, 556, 18, 12)).join(''),
        )
        .join(''),
      INK.chalk,
    ),
  )
  s.add(raisedArm(250, 850, 400, 166, 'point', SKIN.sienna.near, 1.5))
  s.add(shape(polygon('140 800, 250 620, 350 660, 330 800'), s.dye('bird', INK.indigo, INK.pale, 0.8)))
  s.put(listener('locs', 0, 0, 1, s.dye('bird', INK.indigo, INK.pale, 0.7), SKIN.sienna.near, '#4A2C1A'), 480, 620, 1.7)
  s.put(listener('fila', 0, 0, 1, s.dye('rings', INK.leaf, '#CFE6D4', 0.8), SKIN.cocoa.near, INK.clay), 850, 640, 1.8)
  s.add(
    stroke(
      'M420 540C400 620 402 700 396 770M450 526C440 620 446 700 438 800M482 522V800M514 526C524 620 518 700 526 800M544 540C562 620 560 700 566 770',
      '#7A5236',
      6,
    ),
  )
  return s.markHead(480, 620, 100).markHead(850, 640, 110)
}

const HERE = 'content/academy/programmes/film-production-masterclass'

/** The Film Production Masterclass: its opening and three gallery pictures. */
export const pictures = { [`${HERE}.svg`]: bedsheet, [`${HERE}-1.svg`]: clap, [`${HERE}-2.svg`]: bus, [`${HERE}-3.svg`]: cutting }
