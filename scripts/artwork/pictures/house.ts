import { type Above, fromAbove } from '../kit/above.ts'
import { BODY } from '../kit/body.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { box, disc, outline, polygon } from '../kit/geometry.ts'
import { onHead } from '../kit/heads.ts'
import { bun, cap, earring, headTie, lowCut, wearing } from '../kit/headwear.ts'
import { person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { drum } from '../kit/props.ts'
import { Scene } from '../kit/scene.ts'
import { type Drawing, shade, shape, stroke } from '../kit/svg.ts'

function circle(): Scene {
  const s = new Scene(1600, 900)
  s.add(
    s.quilt(
      { columns: 10, rows: 6, square: 160, motifs: ['rings', 'comb', 'bird', 'spiral', 'leaf'], scale: 1.3 },
      '#171D4F',
      '#262F78',
      '#121745',
    ),
  )
  s.add(shape(disc([800, 450], 720, 540), INK.litSand), shape(disc([800, 450], 684, 508), s.dye('wave', INK.litSand, '#E9D3A2', 1.6)))
  const dyes = { skin: INK.chalk, body: INK.clay, cord: INK.sand, rim: INK.brass }
  const people: Above[] = [
    {
      skin: SKIN.cocoa,
      hair: 'gele',
      wear: INK.clay,
      top: INK.clay,
      lower: s.dye('rings', INK.indigo, INK.pale, 1),
      sit: 'petal',
      arms: 'open',
    },
    { skin: SKIN.ebony, hair: 'low', top: INK.chalk, lower: s.dye('comb', INK.terra, INK.sand, 0.8), sit: 'crossed' },
    {
      skin: SKIN.umber,
      hair: 'grey',
      top: s.dye('stripe', INK.chalk, INK.leaf, 0.6, 0, INK.brass),
      lower: INK.leaf,
      sit: 'chair',
      arms: 'clap',
    },
    { skin: SKIN.amber, hair: 'hijab', wear: INK.chalk, top: INK.chalk, lower: s.dye('leaf', INK.leaf, '#CFE6D4', 0.9), sit: 'petal' },
    { skin: SKIN.chestnut, hair: 'puffs', top: INK.brass, lower: s.dye('bead', INK.clay, INK.brass, 0.8), sit: 'crossed', scale: 0.8 },
    {
      skin: SKIN.ebony,
      hair: 'braids',
      top: INK.mint,
      lower: s.dye('bird', INK.mid, INK.pale, 0.9),
      sit: 'petal',
      lap: drum(0, 116, 90, 0.95, dyes),
      arms: 'clap',
    },
  ]
  people.forEach((who, i) => {
    const angle = 180 + ((i + 1) * 360) / 7
    const rad = (angle * Math.PI) / 180
    const [x, y] = [800 + 500 * Math.sin(rad), 450 - 330 * Math.cos(rad)]
    const k = 1.12 * (who.scale ?? 1)
    s.put(fromAbove(who), x, y, k, false, angle).markHead(x, y, 48 * k)
  })
  const seat: Drawing = [
    shade(disc([10, 12], 92, 70)),
    shape(disc([0, 0], 92, 70), INK.brass),
    shape(disc([0, 0], 70, 50), s.dye('lacing', INK.clay, INK.brass, 0.5)),
  ]
  return s.put(seat, 800, 800)
}

const headset: (colour: string) => (frame: Parameters<typeof onHead>[0]) => string = (colour) => (frame) =>
  onHead(frame, '-14 -12!, -22 -52, -10 -64, 8 -66!, 8 -58!, -6 -56, -12 -48, -4 -14!', colour) +
  onHead(frame, '-20 -14, -4 -20, 8 -8, 8 14, -6 22, -20 12', colour) +
  onHead(frame, '2 16!, 20 38, 50 44!, 50 50!, 16 46, -4 20!', colour)

function backstage(): Scene {
  const s = new Scene(1600, 900)
  s.ground(s.dye('ladder', '#A9B4F0', '#9DA9EA', 2.4))
  s.add(shape(box(0, 790, 1600, 110), INK.indigo), shape(box(0, 784, 1600, 10), INK.ink))
  // The set from behind: cloth that glows, and the timber that holds it.
  s.add(shape(box(560, 60, 760, 730), INK.litSand), shape(disc([1010, 350], 270), '#F7CF74'))
  const dancer = person({
    pose: POSES.leap,
    wear: bun(),
    top: { cut: 'blouse', cloth: INK.ink },
    lower: { cut: 'flying', cloth: INK.ink },
    sash: INK.ink,
    sashTail: 140,
  })
  s.float(dancer, 1006, 380, 0.7, { as: '#B5502C' })
  const beam = '#6B3F1F'
  s.add(
    shape(box(560, 40, 760, 30) + box(560, 40, 30, 750) + box(1290, 40, 30, 750) + box(560, 600, 760, 24), beam),
    shape(
      polygon('590 790, 620 790, 800 624, 770 624') +
        polygon('1290 790, 1260 790, 1090 624, 1120 624') +
        polygon('590 70, 700 70, 590 180') +
        polygon('1290 70, 1180 70, 1290 180'),
      '#7D4C28',
    ),
  )
  s.add(
    stroke('M0 30H1600', INK.ink, 14),
    stroke('M390 30V110', INK.ink, 5),
    shape(disc([390, 156], 74), INK.chalk),
    shape(outline('376 106!, 404 106!, 408 130, 428 160, 410 190, 390 196, 370 190, 352 160, 372 130'), INK.brass),
  )
  const cue = person({
    pose: {
      lean: 0,
      bend: 2,
      view: 0.55,
      near: [24, 132, 'cup', -10],
      far: [70, 158, 'point', 0, -1],
      nearLeg: [-9, -12, 86],
      farLeg: [12, 2, 92],
      neck: 4,
      nod: -8,
    },
    skin: SKIN.ebony,
    head: 'woman',
    weight: 1.08,
    wear: wearing(headTie(s.dye('stripe', INK.clay, INK.brass, 0.6, 30, INK.sand), INK.rust), headset(INK.ink), earring(INK.chalk)),
    close: true,
    top: { cut: 'blouse', cloth: INK.indigo, length: 40 },
    sleeves: { length: 0.9, cuff: 42 },
    lower: { cut: 'wrapper', cloth: s.dye('rings', INK.leaf, '#CFE6D4', 1), length: 1.7 },
    shoes: INK.ink,
  })
  s.stand(cue, 190, 858, 0.82)
  const boy = person({
    pose: { ...POSES.carry, near: [-158, -190, 'flat', -24, -1], far: [150, 186, 'flat', 20] },
    skin: SKIN.sienna,
    body: BODY.youth,
    head: 'child',
    wear: lowCut(),
    close: true,
    top: { cut: 'blouse', cloth: s.dye('stripe', INK.chalk, INK.clay, 0.8, 90, INK.clay) },
    lower: { cut: 'trousers', cloth: INK.mid, length: 1.2, hem: 46 },
    behind: (f) => [
      shape(
        outline(
          `${f.head[0] - 130} ${f.head[1] - 290}!, ${f.head[0] - 70} ${f.head[1] - 330}, ${f.head[0] - 40} ${f.head[1] - 280}, ${f.head[0] - 20} ${f.head[1] - 140}!, ${f.head[0] + 120} ${f.head[1] - 140}!, ${f.head[0] + 120} ${f.head[1] - 104}!, ${f.head[0] + 110} ${f.head[1] - 60}!, ${f.head[0] + 90} ${f.head[1] - 60}!, ${f.head[0] + 86} ${f.head[1] - 100}!, ${f.head[0] - 70} ${f.head[1] - 100}!, ${f.head[0] - 74} ${f.head[1] - 60}!, ${f.head[0] - 96} ${f.head[1] - 60}!`,
        ),
        INK.brass,
      ),
      shape(
        outline(
          `${f.head[0] - 20} ${f.head[1] - 166}!, ${f.head[0] + 110} ${f.head[1] - 166}!, ${f.head[0] + 116} ${f.head[1] - 140}!, ${f.head[0] - 20} ${f.head[1] - 140}!`,
        ),
        INK.clay,
      ),
    ],
  })
  s.stand(boy, 610, 872, 0.8)
  s.add(
    stroke('M1370 830L1412 150M1490 830L1470 150', '#4E2C1B', 15),
    stroke('M1378 700H1482M1388 570H1478M1396 440H1476M1404 310H1472', '#4E2C1B', 13),
  )
  const hauler = person({
    pose: {
      lean: -24,
      bend: -6,
      view: 0.5,
      near: [110, 128, 'fist'],
      far: [126, 140, 'fist'],
      nearLeg: [30, -8, 90],
      farLeg: [74, 8, 90],
      neck: 10,
      nod: -8,
    },
    skin: SKIN.cocoa,
    head: 'man',
    weight: 1.1,
    wear: cap(INK.indigo),
    close: true,
    top: { cut: 'blouse', cloth: s.dye('bird', INK.clay, INK.sand, 0.8), length: 34 },
    lower: { cut: 'trousers', cloth: INK.leaf, length: 1.8 },
    shoes: INK.ink,
  })
  s.float(hauler, 1430, 424, 0.7, { flip: true })
  const f = hauler.figure
  const hold = (side: 'near' | 'far') => `${Math.round(1430 - f.palm(side)[0] * 0.7)} ${Math.round(424 + f.palm(side)[1] * 0.7)}`
  return s.add(stroke(`M1236 34L${hold('far')}L${hold('near')}C1380 500 1350 640 1340 860`, INK.sand, 10))
}

/** Openings of About and Careers. */
export const pictures = { 'content/pages/about/hero.svg': circle, 'content/careers/hero.svg': backstage }
