import { bustArm } from '../kit/busts.ts'
import { CHORDS } from '../kit/chords.ts'
import { featured } from '../kit/closeups.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { tonesOf } from '../kit/faces.ts'
import type { Figure } from '../kit/figure.ts'
import { beardFront, filaFront } from '../kit/frontwear.ts'
import { sleeve } from '../kit/garments.ts'
import { box, outline, polygon } from '../kit/geometry.ts'
import { goatFace } from '../kit/goats.ts'
import { beard, earring, fila, gele, wearing } from '../kit/headwear.ts'
import { fromFront, inProfile } from '../kit/onlookers.ts'
import { umbrella } from '../kit/parade.ts'
import { person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { Scene } from '../kit/scene.ts'
import { group, ring, shade, shape, stroke } from '../kit/svg.ts'
import type { Pictures } from '../pictures.ts'

const { first: RED, second: BLUE, third: GOLD, mark: CREAM, accent: WINE } = CHORDS.engagement

function clothes(s: Scene) {
  return {
    suitor: s.dye('stripe', BLUE, CREAM, 0.8, 0, GOLD),
    bride: s.dye('spiral', RED, CREAM, 0.7),
    wrapper: s.dye('bead', WINE, GOLD, 0.8),
    gele: s.dye('scale', RED, GOLD, 0.5),
    chief: s.dye('lacing', CREAM, RED, 0.9),
  }
}

function carvedChair(): Scene {
  const s = new Scene(1200, 800)
  s.ground('#F1B7A5')
    .ground(s.dye('bead', 'none', '#EAA892', 2.2))
    .hem(712, 88, s.dye('comb', BLUE, '#347A9C', 1.2))
  const cloth = clothes(s)
  const laugh = wearing(
    featured('cocoa', 'laughing', { mouth: 'laugh', eye: 'smile', aged: true, browColour: INK.whiteHair }),
    fila(GOLD, WINE, INK.greyHair),
    beard(),
  )
  const host = person({
    skin: SKIN.cocoa,
    weight: 1.2,
    wear: laugh,
    top: { cut: 'gown', cloth: cloth.chief, length: 1.5, flare: 40, ease: 26 },
    sleeves: { length: 1.5, cuff: 78, top: 46 },
    lower: { cut: 'trousers', cloth: RED },
    shoes: WINE,
    pose: {
      ...POSES.stand,
      lean: 22,
      bend: 14,
      near: [38, 84, 'open', 4],
      far: [104, 120, 'open', 6, -1],
      nearLeg: [-16, -14, 84],
      farLeg: [12, 4, 92],
      neck: 2,
      nod: -34,
    },
  })
  const [x, y, k] = [350, 720 - host.floor * 0.88, 0.88]
  s.float(host, x, y, k)
  const wood = '#8C2440'
  s.add(
    shape(box(450, 560, 34, 156) + box(846, 560, 34, 156), WINE),
    shape(
      outline(
        '390 716!, 406 560, 382 420, 348 310!, 380 250, 432 214, 478 244, 494 310!, 472 430, 476 540!, 900 540!, 928 562, 920 600!, 900 600!, 906 660, 922 716!, 858 716!, 848 660, 840 606!, 492 606!, 486 650, 464 716!',
      ),
      wood,
    ),
    ring(430, 304, 30, GOLD, 9),
    ring(430, 304, 9, GOLD, 8),
    shape(polygon('430 360, 450 394, 430 428, 410 394') + polygon('432 442, 450 474, 432 506, 416 474') + box(500, 562, 380, 12), GOLD),
  )
  const f = host.figure
  s.put(
    [
      f.drawArm('near'),
      sleeve(f, 'near', cloth.chief, { length: 1.5, cuff: 70, top: 40 }),
      f.drawForearm('near', undefined, 0.5),
      laugh(f),
    ],
    x,
    y,
    k,
  )
  const guest = person({
    skin: SKIN.umber,
    weight: 0.9,
    wear: wearing(featured('umber', 'man', { eye: 'open', brow: 9 }), fila(GOLD, RED)),
    top: { cut: 'blouse', cloth: cloth.suitor, length: 70 },
    sleeves: { length: 1.3, cuff: 40 },
    lower: { cut: 'trousers', cloth: BLUE, ease: 46 },
    shoes: WINE,
    pose: {
      ...POSES.sit,
      lean: -4,
      bend: -2,
      near: { to: [96, -64], hand: 'open', bend: 1 },
      far: { to: [190, -56], hand: 'open', bend: 1 },
      nearLeg: [88, 4, 96],
      farLeg: [94, 0, 92],
      neck: -4,
      nod: -4,
    },
    holding: (g: Figure) => [
      shape(
        outline([
          g.onLoin(10, -52),
          g.onLoin(60, -92),
          g.onLoin(150, -96),
          g.onLoin(232, -66),
          g.onLoin(226, -28),
          g.onLoin(120, -20),
          g.onLoin(30, -22),
        ]),
        '#9A6A40',
      ),
      shade(outline([g.onLoin(20, -30, 1), g.onLoin(110, -44), g.onLoin(228, -36, 1), g.onLoin(226, -28), g.onLoin(120, -20)]), 0.25),
      shape(box(122, -98, 24, 82), RED),
      shape(outline('134 -96!, 88 -142, 74 -112, 134 -92!, 190 -146, 196 -110, 136 -88!'), RED),
    ],
  })
  s.stand(guest, 790, 656, 0.68)
  return s.add(
    shape(outline('872 268!, 884 284, 878 296, 866 292, 866 282') + outline('902 312!, 912 326, 906 336, 896 332, 896 324'), '#BFE0EC'),
  )
}

function onTheMat(): Scene {
  const s = new Scene(1200, 800)
  s.ground(BLUE).ground(s.dye('rings', 'none', '#347A9C', 2.2))
  s.add(shape(polygon('270 540, 930 540, 1030 772, 170 772'), s.dye('comb', GOLD, '#E2A83C', 1.3)))
  const cloth = clothes(s)
  const lying = person({
    skin: SKIN.umber,
    weight: 0.92,
    wear: wearing(featured('umber', 'man', { eye: 'closed', mouth: 'parted' }), fila(CREAM, RED)),
    top: { cut: 'blouse', cloth: cloth.suitor, length: 70 },
    sleeves: { length: 1.3, cuff: 40 },
    lower: { cut: 'trousers', cloth: RED, ease: 50 },
    pose: {
      lean: 0,
      bend: 0,
      view: 0.7,
      near: [-30, 4, 'open'],
      far: { to: [16, -196], hand: 'flat', bend: 1 },
      nearLeg: [-6, -10, 30],
      farLeg: [12, 0, 60],
      neck: 0,
      nod: -6,
    },
    infront: (f) => [f.drawForearm('far'), sleeve(f, 'far', cloth.suitor, { length: 1.3, cuff: 40 })],
  })
  s.float(lying, 630, 650, 0.7, { turn: -90 })
  s.put(goatFace('#F5EBDD', '#8A6A4A', GOLD), 600, 196, 1.26)
  s.add(
    group(
      [
        shape(outline('-96 -6, -60 -26, 30 -22, 100 -14, 112 6, 70 22, -70 24, -100 12'), WINE),
        stroke('M-10-20Q20-64 60-18M34-44L74-16', RED, 12),
      ],
      606,
      346,
      0.86,
      false,
      14,
    ),
  )
  const chief = inProfile({
    skin: 'ebony',
    head: 'full',
    cloth: cloth.chief,
    wear: wearing(fila(CREAM, WINE, INK.greyHair), beard()),
    mood: { eye: 'open', brow: 8, mouth: 'parted', aged: true, browColour: INK.greyHair },
  })
  const daughter = inProfile({
    skin: 'sienna',
    head: 'woman',
    cloth: cloth.bride,
    wear: wearing(gele(cloth.gele, WINE), earring(GOLD, true)),
    mood: { eye: 'open', brow: 4, mouth: 'closed' },
  })
  s.put(chief, 208, 262, 2.1, false, 34).markHead(208, 262, 118)
  return s.put(daughter, 1000, 306, 2, true, -30).markHead(1000, 306, 112)
}

function oneUmbrella(): Scene {
  const s = new Scene(800, 1000)
  s.ground('#F1B7A5').ground(s.dye('dots', 'none', '#EAA892', 2.2))
  const confetti = Array.from({ length: 40 }, (_, i) => [((i * 167) % 780) + 10, ((i * 211) % 620) + 20, i % 4] as const)
  for (const [k, colour] of [CREAM, GOLD, RED, BLUE].entries())
    s.add(
      shape(
        confetti
          .filter((c) => c[2] === k && (c[0] < 70 || c[0] > 730 || c[1] < 70 || (c[0] > 330 && c[0] < 470)))
          .map(([px, py]) =>
            polygon([
              [px, py],
              [px + 14, py + 6],
              [px + 8, py + 20],
              [px - 6, py + 13],
            ]),
          )
          .join(''),
        colour,
      ),
    )
  s.add(umbrella(400, 258, 1.38, s.dye('stripe', RED, GOLD, 1.2, 0, CREAM), BLUE, 420))
  const cloth = clothes(s)
  const folded = (skin: keyof typeof SKIN) =>
    ({
      pose: { ...POSES.stand, lean: -4, bend: -3, view: 0.5, near: [22, 98, 'fist'], far: [6, -74, 'fist'], neck: 2, nod: -12 },
      infront: (f: Figure) => [f.drawForearm('far', SKIN[skin].far), f.drawForearm('near', SKIN[skin].near)],
    }) as const
  const groom = person({
    ...folded('umber'),
    skin: SKIN.umber,
    wear: wearing(featured('umber', 'laughing', { mouth: 'laugh', eye: 'open', brow: -4 }), fila(GOLD, RED)),
    top: { cut: 'blouse', cloth: cloth.suitor, length: 76, ease: 14 },
    lower: { cut: 'trousers', cloth: BLUE, ease: 46 },
    shoes: WINE,
  })
  const bride = person({
    ...folded('sienna'),
    skin: SKIN.sienna,
    wear: wearing(featured('sienna', 'laughing', { mouth: 'laugh', eye: 'open', brow: -4 }), gele(cloth.gele, WINE), earring(GOLD)),
    top: { cut: 'blouse', cloth: cloth.bride, length: 30 },
    lower: { cut: 'wrapper', cloth: cloth.wrapper, length: 1.8 },
  })
  s.stand(groom, 214, 990, 0.9, { flip: true }).stand(bride, 590, 990, 0.9)
  const t = tonesOf('ebony')
  const chief = fromFront({
    skin: 'ebony',
    cloth: cloth.chief,
    wear: wearing(beardFront(INK.whiteHair, INK.greyHair, t.lip), filaFront(GOLD, INK.greyHair)),
    mood: { eye: 'smile', mouth: 'laugh', aged: true, browColour: INK.greyHair },
    shoulders: 1.08,
    extra: [
      shape(outline('-16 34!, 0 31, 16 34!, 9 48, 0 52, -9 48'), t.dark),
      shape(outline('-14 34!, 0 32, 14 34!, 10 39, -10 39'), CREAM),
    ],
  })
  const drops = shape(
    outline('-20 8!, -12 24, -20 34, -28 24') +
      outline('24 10!, 32 26, 24 36, 16 26') +
      outline('-28 40!, -22 52, -28 60, -34 52') +
      outline('34 42!, 40 54, 34 62, 28 54'),
    '#D9F0F7',
  )
  const arm = bustArm(t, {
    joints: [
      [-104, 150],
      [-156, 30],
      [-30, -100],
    ],
    hand: 'fist',
    angle: 130,
    size: 1.2,
    sleeve: { cloth: cloth.chief, to: 1.3, cuff: 60 },
  })
  return s.put([chief, drops, arm], 400, 724, 1.36).markHead(400, 724, 78)
}

const at = (n: number) => `content/productions/the-engagement/gallery-${n}.svg`

/** The Engagement: three of its four scenes. */
export const pictures: Pictures = { [at(1)]: carvedChair, [at(3)]: onTheMat, [at(4)]: oneUmbrella }
