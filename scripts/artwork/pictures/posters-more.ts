import { BODY } from '../kit/body.ts'
import { bust } from '../kit/bust.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { box, disc, outline, polygon } from '../kit/geometry.ts'
import { beard, braid, bun, fila, gele, headTie, locs, lowCut, shuku, wearing } from '../kit/headwear.ts'
import { person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { sheet } from '../kit/props.ts'
import { Scene } from '../kit/scene.ts'
import { ring, shade, shape, stroke, warmShade } from '../kit/svg.ts'
import type { Pictures } from '../pictures.ts'

const poster = () => new Scene(800, 1000)

const at = (id: string) => `content/productions/${id}/poster.svg`

function engagement(): Scene {
  const s = poster()
  s.ground('#F1B7A5').ground(s.dye('bead', 'none', '#EAA892', 2.2))
  s.add(shape('M400 0L800 0V1000H400z', s.dye('bead', '#2B6E8F', '#347A9C', 2.2)))
  const groom = bust({
    head: 'shout',
    skin: SKIN.umber,
    wear: fila(s.dye('lacing', '#F7C65A', '#B3264A', 0.3), '#B3264A'),
    cloth: s.dye('stripe', '#2B6E8F', '#FFF3E6', 0.5, 0, '#F7C65A'),
    collar: { cut: 'stand', cloth: '#F7C65A' },
  })
  const bride = bust({
    head: 'shout',
    skin: SKIN.sienna,
    wear: gele(s.dye('scale', '#B3264A', '#F7C65A', 0.5), '#6B1230'),
    cloth: s.dye('spiral', '#B3264A', '#FFF3E6', 0.6),
    collar: { cut: 'round', cloth: '#F7C65A' },
    shoulders: 108,
  })
  s.put(groom, 190, 500, 2.9).put(bride, 610, 500, 2.9, true).markHead(190, 500, 160).markHead(610, 500, 160)
  s.add(
    ring(400, 320, 24, '#F7C65A', 10),
    shape(
      polygon([
        [400, 264],
        [420, 284],
        [400, 304],
        [380, 284],
      ]),
      '#FFF3E6',
    ),
    stroke('M400 0V258', '#6B1230', 4),
  )
  return s
}

function wizard(): Scene {
  const s = poster()
  s.ground('#10403F').ground(s.dye('dots', 'none', '#19524F', 2))
  s.add(shape(disc([400, 330], 300), '#E8E3C4'))
  const cloth = s.dye('spiral', '#C8A13A', '#8A2F1B', 1)
  s.add(
    shape(
      outline(
        '330 380!, 470 380!, 520 560, 470 700, 560 790, 700 840, 830 870!, 830 1010!, -30 1010!, -30 930, 120 900, 250 830, 300 720, 260 560',
      ),
      cloth,
    ),
  )
  s.add(shade(outline('470 400!, 520 560, 470 700, 560 790, 700 840!, 560 830, 430 740, 420 640, 460 540'), 0.2))
  // The empty gown: shoulders, two hanging sleeves, and nobody in the collar.
  s.add(
    shape(
      outline(
        '300 270!, 180 320, 90 480, 40 640!, 120 690!, 210 560!, 236 720!, 330 700!, 340 420, 460 420, 470 700!, 564 720!, 590 560!, 680 690!, 760 640!, 710 480, 620 320, 500 270!, 400 330',
      ),
      '#0B2827',
    ),
  )
  s.add(
    shade(outline('300 270!, 290 420, 250 700!, 236 720!, 210 560!, 240 420'), 0.4),
    shape(outline('300 268!, 340 262, 400 300, 460 262, 500 268!, 430 420!, 400 356, 370 420!'), '#FFF6D8'),
  )
  s.add(
    shape(
      outline('60 640!, 124 684!, 96 760, 150 830, 60 900, -30 880!, -30 840, 50 800, 10 720'),
      s.dye('comb', '#B5472A', '#FFF6D8', 0.8),
    ),
    shape(
      outline('740 640!, 676 684!, 700 750, 650 820, 720 876, 830 850!, 830 810, 750 790, 790 710'),
      s.dye('bead', '#2B6E8F', '#FFF6D8', 0.8),
    ),
  )
  // The wig: three tiers of curls, with an empty dark where the face should be.
  const curls = [0, 1, 2, 3].flatMap((row) => [-1, 1].map((side) => disc([400 + side * (74 + row * 6), 128 + row * 38], 30, 22))).join('')
  s.add(
    shape(outline('310 210!, 316 110, 350 60, 400 46, 450 60, 484 110, 490 210!, 440 230, 440 150, 400 130, 360 150, 360 230'), '#FFF6D8'),
    shape(curls, '#FFF6D8'),
    stroke(
      'M326 128q0-20 20-20M326 166q0-20 20-20M326 204q0-20 20-20M474 128q0-20-20-20M474 166q0-20-20-20M474 204q0-20-20-20M350 84q50-30 100 0M362 112q38-22 76 0',
      '#B9B08A',
      5,
    ),
  )
  const seller = person({
    pose: {
      ...POSES.walk,
      lean: 16,
      near: [-70, -20, 'fist'],
      far: [130, 150, 'open', 0, -1],
      nearLeg: [-44, -88, -20],
      farLeg: [58, 4, 92],
      nod: -16,
    },
    skin: SKIN.cocoa,
    head: 'shout',
    weight: 1.16,
    wear: fila('#B5472A'),
    top: { cut: 'blouse', cloth: '#FFF6D8', length: 60 },
    lower: { cut: 'trousers', cloth: '#B5472A' },
    shoes: '#0B2827',
    infront: (f) => sheet(f.palm('far')[0] + 4, f.palm('far')[1] - 30, 10, '#FFF6D8', '#B5472A'),
  })
  return s.stand(seller, 300, 968, 0.34)
}

function continuum(): Scene {
  const s = poster()
  s.add(
    shape(box(0, 0, 400, 1000), s.dye('dots', '#15616B', '#1D6E78', 2)),
    shape(box(400, 0, 400, 1000), s.dye('dots', INK.plum, '#58224F', 2)),
  )
  s.add(shape('M400 110a330 330 0 0 0 0 660z', '#F6CFC4'), shape('M400 110a330 330 0 0 1 0 660z', '#F6CFC4'))
  const stance = { ...POSES.stand, lean: -2, bend: -3, near: [10, 34, 'open', 6], far: [24, 60, 'cup', 10], neck: -6, nod: -10 } as const
  const left = person({
    pose: stance,
    skin: SKIN.ebony,
    wear: wearing(shuku(), headTie(INK.brass)),
    close: true,
    top: { cut: 'gown', cloth: s.dye('comb', INK.plum, '#E7B5C4', 0.9), length: 1.8, flare: 18 },
    sleeves: { length: 1.3, cuff: 38 },
  })
  const right = person({
    pose: stance,
    skin: SKIN.sienna,
    wear: braid(INK.hair, INK.brass),
    close: true,
    top: { cut: 'gown', cloth: s.dye('scale', INK.teal, '#BFE3DF', 0.9), length: 1.8, flare: 18 },
    sleeves: { length: 1.3, cuff: 38 },
  })
  s.stand(right, 486, 930, 0.98).stand(left, 314, 930, 0.98, { flip: true })
  const band = (y: number, lift: number) =>
    outline([
      [196, y - lift, 1],
      [300, y + 40],
      [420, y + 54],
      [520, y + 34],
      [612, y - 30, 1],
      [618, y + 40, 1],
      [520, y + 108],
      [410, y + 124],
      [290, y + 108],
      [190, y + 60, 1],
    ])
  const rose = INK.rose
  s.add(
    shape(band(560, 30) + band(716, 20), rose),
    shape(outline('600 540!, 690 600, 720 720, 780 800!, 700 806!, 650 720, 606 620!'), rose),
    shape(outline('204 760!, 120 800, 70 900, 20 960!, 110 980!, 150 900, 214 836!'), rose),
  )
  s.add(
    warmShade(outline('300 610!, 420 640, 520 620!, 420 664, 310 650') + outline('300 770!, 420 800, 520 780!, 420 820, 310 806'), 0.25),
  )
  return s.hem(924, 80, s.dye('lacing', INK.chalk, '#8A2F52', 0.9)).add(shape(outline('20 960!, 110 980!, 150 900!, 70 900'), rose))
}

function obedeki(): Scene {
  const s = poster()
  s.ground('#BFD7EA').ground(s.dye('wave', 'none', '#AECBE2', 2))
  // The canoe stands upright, bent like the stroke of a question mark; the paddle's blade is its dot.
  s.add(
    shape(
      outline(
        '250 210!, 262 110, 350 40, 470 40, 560 120, 560 240, 486 340, 432 430, 420 560!, 372 560!, 366 430, 400 340, 470 250, 480 170, 420 120, 350 140, 306 220!',
      ),
      '#2E1A3D',
    ),
  )
  s.add(
    shape(
      outline(
        '280 200!, 300 120, 370 70, 460 72, 528 130, 530 230, 460 330, 410 430, 398 540!, 386 540!, 394 430, 436 330, 500 236, 504 150, 440 100, 360 106, 316 150',
      ),
      s.dye('seed', '#C4552D', '#F3B58C', 0.8),
    ),
  )
  s.add(shape(outline('396 600!, 430 626, 436 690, 396 730, 356 690, 362 626'), '#2E1A3D'), stroke('M396 726v44', '#2E1A3D', 16))
  s.hem(900, 100, s.dye('ladder', '#2E1A3D', '#4B3562', 1, 90)).add(shape(box(0, 894, 800, 12), '#E08A3C'))
  const call = {
    ...POSES.stand,
    lean: -2,
    neck: 0,
    nod: -18,
    near: { to: [74, -298], hand: 'cup', bend: -1 },
    far: { to: [86, -302], hand: 'cup', bend: -1 },
  } as const
  const young = { ...call, near: { to: [68, -252], hand: 'cup', bend: -1 }, far: { to: [78, -256], hand: 'cup', bend: -1 } } as const
  const small = { ...call, near: { to: [62, -194], hand: 'cup', bend: -1 }, far: { to: [70, -198], hand: 'cup', bend: -1 } } as const
  const one = person({
    pose: call,
    skin: SKIN.ebony,
    head: 'shout',
    weight: 1.1,
    wear: headTie('#E08A3C'),
    top: { cut: 'blouse', cloth: '#3B6FA0' },
    sleeves: { length: 1.2 },
    lower: { cut: 'wrapper', cloth: s.dye('rings', '#2E1A3D', '#EAD7C0', 0.9) },
  })
  const two = person({
    pose: call,
    skin: SKIN.sienna,
    head: 'shout',
    wear: locs(),
    top: { cut: 'gown', cloth: s.dye('bird', '#C4552D', '#FBF4E6', 0.8), length: 1.4 },
  })
  const three = person({
    pose: young,
    skin: SKIN.umber,
    body: BODY.youth,
    head: 'shout',
    wear: lowCut(),
    top: { cut: 'blouse', cloth: '#EAD7C0' },
    lower: { cut: 'trousers', cloth: '#2E1A3D' },
  })
  const four = person({
    pose: small,
    skin: SKIN.amber,
    body: BODY.child,
    head: 'shout',
    wear: bun(INK.hair, '#C4552D'),
    top: { cut: 'gown', cloth: '#C4552D', length: 1 },
  })
  const five = person({
    pose: call,
    skin: SKIN.chestnut,
    head: 'shout',
    weight: 1.08,
    wear: wearing(fila('#2E1A3D', '#4B3562'), beard()),
    top: { cut: 'gown', cloth: s.dye('stripe', '#FBF4E6', '#3B6FA0', 0.8, 0, '#C4552D'), length: 1.5 },
    sleeves: { length: 1.3, cuff: 50 },
  })
  s.stand(one, 90, 904, 0.34).stand(three, 214, 904, 0.36).stand(two, 318, 904, 0.33)
  return s
    .stand(five, 726, 904, 0.35, { flip: true })
    .stand(four, 612, 904, 0.38, { flip: true })
    .stand(
      person({
        pose: call,
        skin: SKIN.cocoa,
        head: 'shout',
        wear: shuku(),
        top: { cut: 'blouse', cloth: '#EAD7C0' },
        lower: { cut: 'wrapper', cloth: '#3B6FA0' },
      }),
      506,
      904,
      0.33,
      { flip: true },
    )
}

/** The posters of The Engagement, The Wizard of Law, In the Continuum and Oh Obedeki. */
export const pictures: Pictures = {
  [at('the-engagement')]: engagement,
  [at('wizard-of-law')]: wizard,
  [at('in-the-continuum')]: continuum,
  [at('oh-obedeki')]: obedeki,
}
