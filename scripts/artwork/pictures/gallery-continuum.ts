import { bust } from '../kit/bust.ts'
import { featured, reachingHand, thread, watch } from '../kit/closeups.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { blend, frontFace, tonesOf } from '../kit/faces.ts'
import { stool } from '../kit/furniture.ts'
import { box, curve, disc, type Outline, outline, place, polygon } from '../kit/geometry.ts'
import { type HeadKind, onHead } from '../kit/heads.ts'
import { braid, bun, earring, gele, type Headwear, headTie, puffs, wearing } from '../kit/headwear.ts'
import { inProfile } from '../kit/onlookers.ts'
import { person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { Scene } from '../kit/scene.ts'
import { flatten, group, outlined, shape, stroke } from '../kit/svg.ts'
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
    wear: wearing(featured('umber', 'woman', { eye: 'open', brow: 3 }), headTie(INK.brass)),
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
    wear: wearing(featured('sienna', 'woman', { eye: 'down' }), braid()),
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

/** Hair in cornrows drawn back from the brow, from the front. */
const cornrows: Headwear = (frame) =>
  onHead(frame, '-42 4!, -48 -24, -40 -58, 0 -74, 40 -58, 48 -24, 42 4!, 36 -18, 22 -36, 0 -42, -22 -36, -36 -18', INK.softHair) +
  stroke(
    ['0 -42, 0 -74', '-14 -39, -18 -68', '14 -39, 18 -68', '-27 -31, -36 -58', '27 -31, 36 -58', '-36 -18, -47 -36', '36 -18, 47 -36']
      .map((line) => curve(frame.onHead(line)))
      .join(''),
    '#57301A',
    5,
  )

function inHerEye(): Scene {
  const s = new Scene(800, 1000)
  s.ground(INK.rose).add(shape(box(400, 0, 400, 1000), INK.plum))
  const t = tonesOf('chestnut')
  const links = (x: number) => Array.from({ length: 8 }, (_, k) => disc([x + (k % 2 ? 9 : -9), 400 + k * 84], 46, 56)).join('')
  const braids = [shape(links(60) + links(740), INK.softHair)]
  const frame = { onHead: (line: Outline) => place(line, [400, 500], 0, 6.6) }
  s.add(
    braids,
    shape(outline('238 700, 226 880, 60 1010!, 740 1010!, 574 880, 562 700'), t.near),
    shape(outline('244 700!, 250 820, 400 930, 420 1010!, 740 1010!, 574 880, 562 700!'), t.far),
    frontFace(frame, t, { brow: 5, mouth: 'closed' }),
    onHead(frame, '39 -14!, 39 4, 34 28, 21 51, 3 60!, 17 50, 29 30, 35 6', t.far),
    cornrows(frame),
  ).markHead(400, 500, 300, true)
  const eye = '0 12!, 40 -34, 104 -40, 158 6!, 104 42, 44 42'
  const other = person({
    skin: SKIN.ebony,
    wear: bun(INK.hair, INK.brass),
    pose: { ...POSES.stand, near: { to: [66, -54], hand: 'flat' }, far: { to: [70, -30], hand: 'flat' }, neck: 14, nod: 18 },
    top: { cut: 'gown', cloth: INK.rose, length: 1.7, flare: 30 },
  })
  s.add(
    shape(outline(place(eye, [208, 486], 0)), t.white),
    shape(outline(place(eye, [592, 486], 0, 1, -1)), blend(t.white, t.near, 0.4)),
    shape(disc([514, 490], 40), t.dark),
    shape(disc([288, 490], 56), INK.ink),
    shape(disc([288, 490], 49), '#BFE3DF'),
  )
  s.within(disc([288, 490], 49), [shape(box(230, 522, 120, 40), INK.teal), group(other.drawing, 284, 502, 0.086)])
  const lid = '-14 22!, 34 -48, 106 -54, 172 6!, 104 -30, 44 -24'
  return s.add(shape(outline(place(lid, [208, 486], 0)) + outline(place(lid, [592, 486], 0, 1, -1)), t.dark))
}

function everyoneSheAsks(): Scene {
  const s = new Scene(1200, 800)
  s.ground(s.dye('wave', INK.rose, '#E29C90', 2))
  s.add(shape(disc([600, 1520], 1330), '#F3C3B7'), shape(disc([600, 1520], 980), '#F8D8CE'))
  const nurse: Headwear = (frame) =>
    bun()(frame) +
    onHead(frame, '36 -32!, 44 -84!, -18 -92!, -40 -40!, 0 -40', INK.chalk) +
    onHead(frame, '10 -78!, 22 -78!, 22 -48!, 10 -48!', INK.clay)
  const elder: Headwear = (frame) =>
    headTie(INK.chalk)(frame) +
    ['-30 -62, -66 -104, -50 -112, -14 -68', '-12 -66, -24 -134, -4 -138, 4 -68', '6 -66, 22 -116, 36 -108, 22 -60']
      .map((l) => onHead(frame, l, INK.clay))
      .join('')
  const fan: [HeadKind, Headwear, number, string, string][] = [
    ['child', puffs(), 25, INK.teal, PAPER],
    ['elder', elder, -25, '#8A2F52', '#F7CFC6'],
    ['woman', nurse, 14, '#8A2F52', '#F7CFC6'],
    ['full', gele(INK.clay, INK.brass), -16, INK.teal, PAPER],
  ]
  for (const [head, wear, turn, line, inside] of fan) {
    const drawing = bust({ head, skin: SKIN.umber, wear, cloth: INK.chalk, shoulders: 92, slope: 26, mood: false })
    const away = turn > 0
    const spread = group(group(drawing, 0, -1130, Math.abs(turn) > 20 ? 1.28 : 1.6, !away), 600, 1520, 1, false, turn)
    s.add(outlined(spread, line, inside, 9))
  }
  const t = 'umber' as const
  s.put(
    inProfile({
      skin: t,
      head: 'woman',
      cloth: s.dye('comb', INK.plum, '#E7B5C4', 0.7),
      wear: wearing(bun(INK.hair, INK.brass), earring(INK.brass, true)),
      mood: { eye: 'open', mouth: 'parted', brow: 4 },
      turn: -6,
    }),
    600,
    340,
    2.2,
  ).markHead(600, 340, 130)
  return s.hem(700, 100, s.dye('lacing', INK.plum, '#8A2F52', 1))
}

function almost(): Scene {
  const s = new Scene(1200, 800)
  s.ground(INK.rose)
  s.add(
    shape(polygon('0 0, 1200 0, 1200 60, 0 250'), s.dye('rings', INK.teal, '#1D6E78', 2)),
    shape(polygon('0 800, 1200 800, 1200 550, 0 740'), s.dye('rings', INK.plum, '#58224F', 2)),
  )
  const newsreader = reachingHand({
    skin: 'umber',
    sleeve: s.dye('comb', INK.plum, '#E7B5C4', 0.5),
    from: 86,
    worn: watch(INK.ink, INK.brass, INK.chalk),
  })
  const rhymer = reachingHand({
    skin: 'sienna',
    sleeve: s.dye('scale', INK.teal, '#BFE3DF', 0.5),
    from: 86,
    worn: thread(INK.brass, INK.clay),
  })
  s.put(newsreader, 270, 300, 2.4, false, 10)
  return s.add(`<g transform="translate(950 476) rotate(10) scale(-2.3 2.3)">${flatten(rhymer)}</g>`)
}

const at = (n: number) => `content/productions/in-the-continuum/gallery-${n}.svg`

/** In the Continuum: four scenes. */
export const pictures: Pictures = { [at(1)]: told, [at(2)]: inHerEye, [at(3)]: everyoneSheAsks, [at(4)]: almost }
