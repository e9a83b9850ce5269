import { leafMane, lionFace } from '../kit/beasts.ts'
import { BODY } from '../kit/body.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { raisedArm } from '../kit/crowd.ts'
import { drumDyes, hungDrum } from '../kit/drummer.ts'
import { chairFrame, stoolFor, wheel } from '../kit/furniture.ts'
import { box, curve, disc, offset, outline, type Point, polygon, star } from '../kit/geometry.ts'
import { cap, fila, gele, headTie, highTop, hijab, puffs } from '../kit/headwear.ts'
import { masquerade } from '../kit/parade.ts'
import { person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { pot, sheet, stillsCamera } from '../kit/props.ts'
import { Scene } from '../kit/scene.ts'
import { shape, stroke } from '../kit/svg.ts'
import type { Pictures } from '../pictures.ts'
import { captain, daughters } from './wardrobe.ts'

const canvas = (wide: boolean) => (wide ? new Scene(1600, 900) : new Scene(800, 1000))

function dance(wide: boolean): Scene {
  const s = canvas(wide)
  const motifs = ['rings', 'bird', 'spiral', 'leaf', 'comb'] as const
  const cone: Point[] = wide
    ? [
        [1020, -10],
        [1270, -10],
        [1700, 900],
        [600, 930],
        [610, 900],
      ]
    : [
        [280, -10],
        [520, -10],
        [900, 1010],
        [-100, 1010],
      ]
  const quilt = { columns: wide ? 10 : 5, rows: wide ? 6 : 7, square: 160, motifs, scale: 1.35 }
  s.lamp(cone, quilt, ['#12163F', '#1C2459', '#171D4D'], [INK.litSand, '#E4CB97', '#EAD4A4'])
  const floor = wide ? 812 : 892
  s.hem(floor - 4, 200, INK.night).hem(floor - 4, 60, s.dye('lacing', INK.clay, INK.brass, 0.75))
  s.hem(floor + 62, 46, s.dye('bead', INK.night, '#39449A', 0.8))
  const cast = daughters(s)
  const turning = cast.youngest({
    pose: POSES.spin,
    lower: { cut: 'swirl', cloth: s.dye('dots', INK.indigo, INK.pale, 1.15) },
    armsFirst: true,
    sash: INK.terra,
  })
  const playing = cast.third({
    pose: { ...POSES.sit, near: [-26, 60, 'open', 10], far: [30, 96, 'fist', -30] },
    behind: (f) => stoolFor(f),
    holding: hungDrum(drumDyes(INK.clay), { x: 56, y: -70 }),
  })
  const leaping = cast.eldest({
    pose: POSES.leap,
    lower: { cut: 'flying', cloth: s.dye('rings', INK.indigo, INK.pale, 1.05) },
    sashTail: 140,
  })
  if (wide)
    s.stand(turning, 850, floor, 0.46, { flip: true }).stand(playing, 1440, floor, 0.56, { flip: true }).float(leaping, 1150, 376, 0.68)
  else s.stand(turning, 200, floor, 0.46, { flip: true }).stand(playing, 600, floor, 0.56, { flip: true }).float(leaping, 392, 372, 0.72)
  return s
}

function bootcamp(wide: boolean): Scene {
  const s = canvas(wide)
  s.ground(s.dye('spiral', INK.leaf, '#27694A', 1.7))
  const floor = wide ? 800 : 900
  const light: Point[] = wide
    ? [
        [700, 60],
        [1540, 30],
        [1576, 860],
        [660, 860],
      ]
    : [
        [70, 70],
        [740, 40],
        [772, 950],
        [34, 950],
      ]
  s.add(shape(polygon(light), '#DDEFD6')).within(
    polygon(light),
    shape(box(0, floor - 6, s.width, 300), s.dye('comb', '#BFDDBF', '#A9CFAE', 1.1)),
  )
  const camera = person({
    pose: {
      ...POSES.stand,
      bend: 4,
      near: { to: [62, -276], hand: 'fist', bend: -1 },
      far: { to: [112, -286], hand: 'fist', bend: -1 },
      nearLeg: [-12, -10, 88],
      farLeg: [16, 2, 92],
      neck: 10,
    },
    skin: SKIN.sienna,
    body: BODY.youth,
    wear: puffs(INK.hair, INK.clay),
    top: { cut: 'blouse', cloth: s.dye('ladder', INK.brass, INK.rust, 0.6), length: 24 },
    lower: { cut: 'trousers', cloth: INK.indigo },
    shoes: INK.clay,
    behind: (f) => stillsCamera(f.head[0] + 66, f.head[1] + 6, 0, INK.ink, INK.soft, 1.1),
  })
  const rolling = person({
    pose: POSES.roll,
    skin: SKIN.umber,
    body: BODY.youth,
    head: 'man',
    wear: highTop(),
    top: { cut: 'blouse', cloth: s.dye('seed', INK.clay, INK.sand, 0.8) },
    lower: { cut: 'trousers', cloth: INK.leaf, length: 1.9 },
    shoes: INK.ink,
    behind: (f) => chairFrame(f, INK.ink),
    holding: (f) => wheel(f, INK.ink, INK.clay),
  })
  const reading = person({
    pose: {
      ...POSES.crouch,
      lean: 14,
      near: [30, 84, 'flat'],
      far: [50, 92, 'flat'],
      nearLeg: [16, -88, -150],
      farLeg: [88, 0, 90],
      neck: 14,
      nod: 6,
    },
    skin: SKIN.amber,
    body: BODY.youth,
    wear: hijab(INK.brass),
    top: { cut: 'blouse', cloth: s.dye('rings', INK.indigo, INK.pale, 0.7), length: 40 },
    sleeves: { length: 1.5, cuff: 30 },
    lower: { cut: 'trousers', cloth: INK.clay },
    infront: (f) => sheet(f.palm('far')[0] - 10, f.palm('far')[1] - 20, 8),
  })
  if (wide)
    s.stand(camera, 800, floor, 0.86)
      .stand(rolling, 1404, floor, 0.8, { flip: true })
      .stand(reading, 1036, floor + 34, 0.58)
  else
    s.stand(camera, 176, floor - 110, 0.86)
      .stand(rolling, 606, floor - 120, 0.74, { flip: true })
      .stand(reading, 330, floor + 44, 0.54)
  return s
}

const RAISED = { ...POSES.call, far: [158, 176, 'fist', 0, -1], nod: -14 } as const

/** The man, the star and the shadow: shared by slide and poster. */
export function legend(
  s: Scene,
  x: number,
  y: number,
  radius: number,
  man: [x: number, floor: number, scale: number],
  shadow: [x: number, y: number, scale: number],
): Scene {
  s.ground(s.dye('stripe', '#9A2F17', '#A93B1F', 2.6, 0, '#842510'))
  const shape5 = star([x, y], radius)
  s.add(shape(shape5, INK.brass), shape(shape5, s.dye('seed', 'none', '#E19F22', 1.6)))
  const speaker = captain({ pose: RAISED })
  s.float(captain({ pose: RAISED }), ...shadow, { as: '#6B1D0C' })
  const [mx, floor, scale] = man
  const w = 150 * scale
  const slats = [0.25, 0.55, 0.85].map((t) => `M${Math.round(mx - w)} ${Math.round(floor + 210 * scale * t + 20)}h${Math.round(w * 2)}`)
  s.add(
    shape(box(mx - w, floor, w * 2, s.height - floor + 10), INK.rust),
    stroke(slats.join(''), '#842510', 6),
    shape(box(mx - w * 1.08, floor - 2, w * 2.16, 26 * scale), INK.chalk),
  )
  return s.stand(speaker, mx, floor, scale)
}

/** A row of raised fists and forearms along the foot of a picture, each apart from the next. */
export function fists(s: Scene, from: number, to: number, count: number, scale: number): Scene {
  const skins = [SKIN.umber.near, SKIN.chestnut.near, SKIN.ebony.near, SKIN.cocoa.near]
  const cloths = [INK.leaf, INK.chalk, INK.indigo, '#31482A']
  for (let i = 0; i < count; i++) {
    const x = from + ((to - from) * i) / (count - 1)
    const up = (120 + ((i * 67) % 5) * 34) * scale
    const cuff = s.height - up * 0.3
    const size = scale * (1.2 + ((i * 3) % 4) * 0.07)
    s.add(
      raisedArm(x, s.height + 60, up + 60, 180 + ((i * 29) % 5) * 3 - 6, 'fist', skins[i % 4] ?? '', size, i % 2 ? 1 : -1),
      shape(
        outline([
          [x - 54 * scale, s.height + 10, 1],
          [x - 42 * scale, cuff + 6, 1],
          [x, cuff + 14],
          [x + 44 * scale, cuff, 1],
          [x + 58 * scale, s.height + 10, 1],
        ]),
        cloths[i % 4] ?? '',
      ),
    )
  }
  return s
}

function speech(wide: boolean): Scene {
  const s = canvas(wide)
  if (wide) legend(s, 1180, 500, 520, [730, 752, 0.5], [1180, 590, 0.94])
  else legend(s, 440, 480, 470, [150, 838, 0.44], [430, 590, 0.86])
  return wide ? fists(s, 890, 1550, 7, 0.86) : fists(s, 330, 740, 5, 0.86)
}

function procession(wide: boolean): Scene {
  const s = canvas(wide)
  s.ground(INK.brass).ground(s.dye('rings', 'none', '#E5A325', 2.6))
  s.bunting(28, s.dye('bird', INK.indigo, INK.pale, 0.8), s.dye('comb', INK.clay, INK.sand, 0.8))
  const floor = wide ? 812 : 860
  s.hem(floor - 4, 200, s.dye('ladder', INK.leaf, INK.mint, 1))
  const drummer = person({
    pose: POSES.drum,
    skin: SKIN.ebony,
    head: 'man',
    weight: 1.06,
    wear: fila(INK.clay),
    top: { cut: 'blouse', cloth: s.dye('stripe', INK.chalk, INK.leaf, 0.9, 0, INK.clay), length: 120, flare: 20 },
    sleeves: { cuff: 56 },
    lower: { cut: 'trousers', cloth: INK.indigo, hem: 48 },
    holding: hungDrum(drumDyes(INK.leaf, INK.chalk, INK.clay), { strap: INK.clay }),
  })
  const stilts = person({
    pose: {
      ...POSES.walk,
      near: [-142, -160, 'open', 8],
      far: [140, 162, 'open', -6, -1],
      nearLeg: [-9, -10, 90],
      farLeg: [11, 6, 92],
      neck: 2,
      nod: -8,
    },
    skin: SKIN.sienna,
    wear: gele(INK.clay, INK.indigo),
    top: { cut: 'blouse', cloth: s.dye('bead', INK.indigo, INK.pale, 0.6) },
    lower: { cut: 'trousers', cloth: s.dye('stripe', INK.indigo, INK.chalk, 1.2, 0, INK.clay), length: 1.98, hem: 40 },
    sash: INK.clay,
    sashTail: 120,
    behind: (f) =>
      stroke(
        `${curve([f.leg.near.end, offset(f.leg.near.end, -14, 420)])}${curve([f.leg.far.end, offset(f.leg.far.end, 22, 420)])}`,
        INK.rust,
        20,
      ),
  })
  const child = (skin: (typeof SKIN)[keyof typeof SKIN], cloth: string, wear: ReturnType<typeof puffs>) =>
    person({
      pose: {
        ...POSES.walk,
        lean: 14,
        near: [-70, -30, 'open'],
        far: [80, 130, 'splay', 0, -1],
        nearLeg: [-40, -84, -20],
        farLeg: [56, 0, 90],
        nod: -14,
      },
      skin,
      body: BODY.child,
      head: 'child',
      wear,
      top: { cut: 'blouse', cloth },
      lower: { cut: 'trousers', cloth: INK.indigo, length: 1.3 },
    })
  const first = child(SKIN.cocoa, s.dye('dots', INK.clay, INK.sand, 0.5), puffs(INK.hair, INK.leaf))
  const second = child(SKIN.amber, INK.leaf, cap(INK.clay))
  const strips = [
    INK.clay,
    s.dye('rings', INK.indigo, INK.pale, 0.9),
    INK.chalk,
    INK.leaf,
    s.dye('lacing', INK.clay, INK.brass, 0.7),
    INK.indigo,
  ]
  const mask = masquerade(strips, INK.clay, INK.ink, INK.chalk, SKIN.ebony.far, wide ? -4 : 8, wide ? 34 : 52)
  if (wide) {
    s.put(mask, 1090, floor, 0.75)
    s.stand(drummer, 730, floor + 8, 0.64)
    s.float(stilts, 574, floor - 355, 0.46)
    s.stand(first, 1490, floor + 40, 0.52).stand(second, 1366, floor + 62, 0.46)
  } else {
    s.put(mask, 490, floor, 0.98)
    s.stand(drummer, 130, floor + 14, 0.7)
    s.stand(first, 690, floor + 100, 0.56).stand(second, 330, floor + 104, 0.52)
  }
  return s
}

function jewel(wide: boolean): Scene {
  const s = canvas(wide)
  s.ground('#E9A92E').ground(s.dye('seed', 'none', '#DB9A22', 2))
  const [x, y, k] = wide ? [1040, 424, 1.18] : [330, 400, 1.1]
  s.add(leafMane(x, y, 235 * k, 372 * k, 26, [INK.leaf, s.dye('comb', INK.rust, INK.terra, 0.9), INK.clay], '#E9A92E'))
  s.add(shape(disc([x, y], 250 * k), '#F6CF74')).put(lionFace(INK.clay, INK.rust, '#F9DC8B', INK.rust), x, y + 14, 0.98 * k)
  const floor = wide ? 806 : 886
  s.hem(floor - 6, 200, s.dye('leaf', INK.leaf, '#2F7A55', 1.07)).add(stroke(`M0 ${floor - 6}H${s.width}`, INK.sand, 7))
  const sidi = person({
    pose: { ...POSES.carry, nod: -6 },
    skin: SKIN.sienna,
    wear: headTie(INK.rust),
    top: { cut: 'blouse', cloth: s.dye('ladder', INK.clay, INK.sand, 0.62), length: 24 },
    sleeves: { length: 0.72, cuff: 50 },
    lower: { cut: 'wrapper', cloth: s.dye('cowrie', INK.indigo, INK.chalk, 0.95), length: 1.6 },
    sash: INK.rust,
    bangle: INK.brass,
    behind: (f) => pot(f.head[0] + 2, f.head[1] - 68, 1.35, INK.rust, INK.sand),
  })
  return wide ? s.stand(sidi, 1410, floor, 0.84, { flip: true }) : s.stand(sidi, 616, floor, 0.8, { flip: true })
}

const HOME = 'content/pages/home/slide-'

/** The five slides of the home page, wide and tall. */
export const pictures: Pictures = Object.fromEntries(
  [dance, bootcamp, speech, procession, jewel].flatMap((draw, i) => [
    [`${HOME}${i + 1}.svg`, () => draw(true)],
    [`${HOME}${i + 1}-tall.svg`, () => draw(false)],
  ]),
)
