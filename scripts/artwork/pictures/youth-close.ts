import { BODY } from '../kit/body.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { feastGele, filaFront, lowCutFront, puffsFront } from '../kit/frontwear.ts'
import { disc, outline, polygon } from '../kit/geometry.ts'
import { onHead } from '../kit/heads.ts'
import type { Headwear } from '../kit/headwear.ts'
import { fromFront } from '../kit/onlookers.ts'
import { person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { Scene } from '../kit/scene.ts'
import { handset } from '../kit/studio.ts'
import { shade, shape, stroke } from '../kit/svg.ts'

function halfLeopard(): Scene {
  const s = new Scene(1200, 800)
  s.ground(s.dye('dots', INK.leaf, '#276A48', 2.2))
  const skin = SKIN.cocoa
  s.add(
    shape(disc([300, 130], 190) + disc([930, 120], 190), INK.softHair),
    shape(outline('600 -80, 870 0, 960 240, 940 480, 830 700, 640 820, 560 820, 370 700, 260 480, 240 240, 330 0'), skin.near),
  )
  s.add(
    shape(outline('600 -120, 860 -40, 940 150!, 800 60, 600 30, 400 60, 260 150!, 340 -40'), INK.softHair),
    shape(outline('250 330, 200 310, 196 420, 260 480') + outline('950 330, 1000 310, 1004 420, 940 480'), skin.far),
  )
  const edge = '600 56!, 780 70, 900 170, 930 330, 900 520, 800 690, 690 770, 600 786!'
  const left = '600 56!, 420 70, 300 170, 270 330, 300 520, 400 690, 510 770, 600 786!'
  s.add(
    stroke('M1100 840C1090 740 1070 660 1010 600', skin.near, 120),
    shape(outline('950 500, 1010 490, 1060 560, 1070 660, 1000 690, 930 640, 900 560'), skin.near),
  )
  s.add(shade(outline('620 80!, 800 90, 926 190, 956 350, 926 540, 826 710, 700 800, 600 810!'), 0.3))
  s.add(
    shape(outline(edge), '#C98A4B'),
    stroke('M650 90V770M720 90V740M790 110V690M850 160V610', '#B87838', 4),
    shape(outline(left), INK.brass),
  )
  const spots = [
    [400, 150, 34],
    [500, 130, 26],
    [350, 250, 26],
    [470, 226, 30],
    [556, 196, 20],
    [330, 480, 30],
    [420, 560, 34],
    [372, 640, 20],
    [520, 640, 26],
    [480, 720, 20],
    [316, 380, 20],
  ] as const
  s.add(
    shape(
      spots
        .map(([x, y, r]) =>
          outline(
            `${x - r} ${y}, ${x - r * 0.4} ${y - r}, ${x + r * 0.7} ${y - r * 0.8}, ${x + r} ${y + r * 0.3}, ${x + r * 0.2} ${y + r * 0.5}, ${x} ${y + r * 0.1}, ${x - r * 0.5} ${y + r * 0.7}`,
          ),
        )
        .join(''),
      INK.ink,
    ),
  )
  s.add(stroke('M300 560L150 530M306 600L160 620M330 640L190 700', INK.chalk, 7))
  const hole = (x: number) => outline(`${x - 96} 372!, ${x - 50} 318, ${x + 40} 310, ${x + 96} 366!, ${x + 40} 412, ${x - 46} 416`)
  s.add(shape(hole(460), INK.ink), shape(hole(740), skin.far))
  s.add(
    shape(outline('660 372!, 700 330, 770 324, 824 366!, 776 400, 700 404'), INK.chalk),
    shape(disc([740, 364], 38), '#5A3320'),
    shape(disc([740, 364], 19), INK.ink),
    shape(disc([752, 350], 8), INK.chalk),
    stroke('M644 340C690 300 780 296 836 344', INK.ink, 9),
  )
  s.add(
    shape(outline('380 372!, 420 330, 490 324, 544 366!, 496 400, 420 404'), INK.chalk),
    shape(disc([460, 364], 38), '#5A3320'),
    shape(disc([460, 364], 19), INK.ink),
    shape(disc([472, 350], 8), INK.chalk),
  )
  s.add(
    shape(outline('540 500!, 600 480, 600 560!, 566 548'), INK.ink),
    shape(outline('600 480, 660 500!, 634 548, 600 560!'), '#8F5A34'),
    stroke('M600 560V610C560 650 520 640 492 616', INK.ink, 10),
    stroke('M600 610C640 650 680 640 708 616', '#8F5A34', 8),
  )
  // The brush left its last stroke wet across the middle.
  s.add(
    shape(
      outline('600 96!, 690 84, 672 120!, 720 140, 640 168!, 600 168!') +
        outline('600 430!, 650 420, 640 446!, 690 470, 600 474!') +
        outline('600 690!, 660 676, 640 712!, 600 720!'),
      INK.brass,
    ),
  )
  const finger = (y: number, x: number, lift: number) => [
    stroke(`M1000 ${y + lift}C950 ${y + lift - 14} 910 ${y - 4} ${x} ${y}`, skin.near, 50),
    shape(outline(`${x - 18} ${y - 12}, ${x - 2} ${y - 17}, ${x + 10} ${y - 2}, ${x + 2} ${y + 14}, ${x - 16} ${y + 12}`), '#C99A78'),
  ]
  return s.add(finger(512, 872, 34), stroke('M992 574C950 556 920 550 884 546', skin.far, 6), finger(574, 848, 30))
}

const nape =
  (colour: string, extra = ''): Headwear =>
  (frame) =>
    onHead(frame, '0 -62, 32 -54, 46 -20, 42 18, 28 40, 0 46, -28 40, -42 18, -46 -20, -32 -54', colour) +
    (extra ? onHead(frame, extra, colour) : '')

function fromTheWings(): Scene {
  const s = new Scene(1200, 800)
  s.ground(s.dye('comb', '#3A1430', '#451B3A', 2))
  const parents = [
    fromFront({ skin: 'honey', cloth: INK.leaf, wear: lowCutFront(INK.greyHair), mood: { mouth: 'laugh', aged: true } }),
    fromFront({
      skin: 'sienna',
      cloth: s.dye('rings', INK.indigo, INK.pale, 0.9),
      wear: feastGele(INK.brass, INK.terra, INK.rust),
      mood: { mouth: 'smile', eye: 'smile' },
    }),
    fromFront({ skin: 'amber', cloth: INK.terra, wear: filaFront(INK.chalk), mood: { mouth: 'smile' } }),
    fromFront({ skin: 'chestnut', cloth: INK.soft, wear: puffsFront(), mood: { mouth: 'laugh', eye: 'smile' } }),
    fromFront({ skin: 'honey', cloth: INK.clay, wear: feastGele(INK.mint, INK.leaf, INK.leaf), mood: { eye: 'closed', mouth: 'smile' } }),
  ]
  const at = [
    [130, 150],
    [318, 156],
    [520, 150],
    [712, 150],
    [906, 150],
  ] as const
  parents.forEach((one, i) => {
    const [x, y] = at[i] ?? [0, 0]
    s.put(one, x, y, 0.66).markHead(x, y, 42)
  })
  // One films with a telephone, one dries her eyes.
  s.put(
    [
      handset(INK.ink, INK.soft),
      shape(outline('-48 -60, -54 -40, -40 10, -30 120!, 50 120!, 44 10, 54 -30, 44 -56, 34 -40, 36 0, -34 0, -36 -40'), SKIN.amber.near),
    ],
    650,
    182,
    0.5,
  )
  s.put(
    [
      shape(outline('-84 190, -92 120, -52 40, -34 28, -20 40, -30 90, -34 190'), SKIN.honey.near),
      shape(outline('-44 44!, -38 6, -20 -4, 0 2, -4 34, -16 62!, -30 52'), INK.chalk),
    ],
    906,
    150,
    0.66,
  )
  s.add(
    shape(polygon('0 244, 1200 214, 1200 800, 0 800'), INK.rust),
    shape(polygon('60 286, 1240 256, 1290 800, -90 800'), '#E4B45A'),
    shape(polygon('60 286, 1240 256, 1244 272, 56 302'), INK.chalk),
  )
  s.add(shape(polygon('0 0, 96 0, 70 800, 0 800'), s.dye('stripe', INK.clay, INK.rust, 1.6, 0, INK.clay)))
  const places = [
    [250, 622, 0.5, 322],
    [392, 650, 0.6, 236],
    [566, 690, 0.62, 322],
    [760, 730, 0.84, 236],
    [1000, 776, 0.8, 322],
  ] as const
  // The hands of neighbours meet halfway between them; those at the ends hang free.
  const hand = (i: number, side: 1 | -1) => {
    const [x, y, k, floor] = places[i] ?? [0, 0, 1, 0]
    const next = places[i + side]
    const to: [number, number] = next
      ? [((x + next[0]) / 2 - x) / k, ((y + next[1]) / 2 - 128 * (k + next[2]) - y) / k + floor]
      : [(side * 84) / k, floor - 190]
    return { to, bend: side, hand: 'fist', thumb: side } as const
  }
  const kid = (
    body: (typeof BODY)['child' | 'youth'],
    skin: (typeof SKIN)[keyof typeof SKIN],
    wear: Headwear,
    cloth: string,
    lower: string,
    gown = false,
    i = 0,
  ) =>
    person({
      pose: { ...POSES.frontal, near: hand(i, -1), far: hand(i, 1), nearLeg: [-6, -4, -80], farLeg: [6, 4, 80], neck: 0 },
      skin,
      // Seen from behind only heels show.
      body: { ...body, foot: body.foot * 0.62 },
      head: 'front',
      wear,
      top: gown ? { cut: 'gown', cloth, length: 1.1, flare: 24 } : { cut: 'blouse', cloth },
      lower: gown ? { cut: 'none', cloth } : { cut: 'trousers', cloth: lower, length: 1.4, hem: 46 },
    })
  const afroBack = '0 -96, 56 -76, 78 -22, 60 30, 0 46, -60 30, -78 -22, -56 -76'
  const puffBack = '-60 -84, -30 -60, 0 -50, 30 -60, 60 -84, 90 -50, 60 -20, 0 0, -60 -20, -90 -50'
  const kids = [
    kid(BODY.youth, SKIN.ebony, nape(INK.softHair), s.dye('stripe', INK.chalk, INK.leaf, 0.7, 0, INK.chalk), INK.indigo, false, 0),
    kid(BODY.child, SKIN.cocoa, nape(INK.softHair, puffBack), s.dye('bird', INK.indigo, INK.pale, 0.8), '', true, 1),
    kid(BODY.youth, SKIN.sienna, nape(INK.brass, '-8 30!, -36 74, -10 80, 0 44, 12 82, 36 70, 8 30!'), INK.clay, INK.leaf, true, 2),
    kid(BODY.child, SKIN.umber, nape(INK.softHair), INK.mint, INK.clay, false, 3),
    kid(BODY.youth, SKIN.chestnut, nape(INK.softHair, afroBack), s.dye('rings', INK.leaf, '#CFE6D4', 0.8), INK.chalk, false, 4),
  ]
  kids.forEach((one, i) => {
    const [x, y, k] = places[i] ?? [0, 0, 1]
    s.add(shade(disc([x, y - 4], 140 * k, 18 * k), 0.2)).stand(one, x, y, k)
  })
  return s
}

const HERE = 'content/academy/programmes/youth-theatre-workshop'

/** The Youth Theatre Workshop: a mask from very near, and the last bow. */
export const pictures = {
  [`${HERE}-1.svg`]: halfLeopard,
  [`${HERE}-3.svg`]: fromTheWings,
}
