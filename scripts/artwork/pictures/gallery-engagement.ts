import { goat } from '../kit/beasts.ts'
import { bust } from '../kit/bust.ts'
import { closeHand } from '../kit/close.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { box, disc, outline, polygon } from '../kit/geometry.ts'
import { beard, fila, gele, wearing } from '../kit/headwear.ts'
import { umbrella } from '../kit/parade.ts'
import { person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { Scene } from '../kit/scene.ts'
import { group, shape, stroke } from '../kit/svg.ts'
import type { Pictures } from '../pictures.ts'

const RED = '#B3264A'
const BLUE = '#2B6E8F'
const GOLD = '#F7C65A'
const CREAM = '#FFF3E6'
const WINE = '#6B1230'

function cast(s: Scene) {
  const chiefWear = wearing(fila(GOLD, WINE, INK.greyHair), beard())
  return {
    suitor: {
      skin: SKIN.umber,
      head: 'man',
      weight: 0.92,
      wear: fila(GOLD, RED),
      close: true,
      top: { cut: 'blouse', cloth: s.dye('stripe', BLUE, CREAM, 0.8, 0, GOLD), length: 70 },
      sleeves: { length: 1.3, cuff: 40 },
      lower: { cut: 'trousers', cloth: BLUE },
      shoes: WINE,
    },
    bride: {
      skin: SKIN.sienna,
      head: 'woman',
      wear: gele(s.dye('scale', RED, GOLD, 0.5), WINE),
      close: true,
      top: { cut: 'blouse', cloth: s.dye('spiral', RED, CREAM, 0.7), length: 30 },
      lower: { cut: 'wrapper', cloth: s.dye('bead', WINE, GOLD, 0.8), length: 1.75 },
      bangle: GOLD,
    },
    chief: {
      skin: SKIN.ebony,
      head: 'full',
      weight: 1.22,
      wear: chiefWear,
      close: true,
      top: { cut: 'agbada', cloth: s.dye('lacing', CREAM, RED, 0.9), length: 1.3, yoke: s.dye('bead', GOLD, WINE, 0.5) },
      sleeves: { length: 1.3, cuff: 56 },
      lower: { cut: 'trousers', cloth: RED },
      shoes: WINE,
    },
  } as const
}

function carvedChair(): Scene {
  const s = new Scene(800, 1000)
  s.ground('#F1B7A5')
    .ground(s.dye('bead', 'none', '#EAA892', 2.2))
    .hem(900, 100, s.dye('lacing', WINE, RED, 1))
  const { suitor, chief } = cast(s)
  const host = person({
    ...chief,
    pose: { ...POSES.speak, lean: 12, bend: 10, near: [60, 84, 'open', 0], far: [96, 118, 'open', 0, -1], neck: 14, nod: 10 },
  })
  s.stand(host, 176, 906, 1.06)
  s.add(
    shape(
      outline(
        '240 960!, 240 560!, 210 420, 260 330, 330 300, 340 560!, 640 560!, 700 600, 690 650, 660 660, 670 960!, 610 960!, 600 700!, 310 700!, 300 960!',
      ),
      WINE,
    ),
    shape(disc([282, 410], 26) + box(262, 470, 40, 70) + box(330, 600, 300, 22), GOLD),
  )
  const guest = person({
    ...suitor,
    pose: {
      ...POSES.sit,
      lean: -3,
      bend: 2,
      near: [16, 70, 'open', 10],
      far: [34, 84, 'open', 10],
      nearLeg: [86, 2, 90],
      farLeg: [92, -2, 90],
      neck: -4,
      nod: -6,
    },
    holding: (f) => [
      shape(
        outline([f.onLoin(20, -60), f.onLoin(110, -86), f.onLoin(196, -70), f.onLoin(200, -30), f.onLoin(110, -22), f.onLoin(24, -26)]),
        '#8A5A34',
      ),
      shape(box(98, -92, 22, 74), RED),
      shape(outline('108 -90!, 70 -126, 84 -134, 108 -98, 132 -134, 148 -124!'), RED),
    ],
  })
  return s.stand(guest, 460, 906, 0.86)
}

function tornMap(): Scene {
  const s = new Scene(1200, 800)
  s.ground(BLUE).ground(s.dye('wave', 'none', '#347A9C', 2))
  const left = '210 190!, 590 150!, 560 250!, 610 330!, 550 420!, 600 500!, 560 640!, 230 650!'
  const right = '660 160!, 1000 200!, 980 640!, 630 650!, 660 500!, 610 420!, 670 330!, 620 250!'
  s.add(
    shape(outline(left) + outline(right), CREAM),
    shape(
      outline('280 260!, 420 250!, 520 330, 470 480, 330 560, 270 460') + outline('740 300!, 860 270, 930 380, 880 520, 740 560, 700 430'),
      '#CFE0C4',
    ),
  )
  s.add(
    stroke('M250 420Q360 380 420 450T560 470M690 480q90-60 150-20t130-30M340 170l-10 480M480 160l10 490M820 180l-10 460', '#9DB7A0', 7),
    stroke('M290 320q120 60 240 10M700 360q100-40 240 30', RED, 8, 'stroke-dasharray="4 20"'),
  )
  s.add(
    closeHand({
      from: [-80, 780],
      to: [170, 470],
      skin: SKIN.umber.near,
      far: SKIN.umber.far,
      hand: 'fist',
      scale: 3,
      wrist: 20,
      sleeve: { cloth: s.dye('stripe', '#7A5A2A', CREAM, 1.2), length: 0.5 },
    }),
  )
  s.add(
    closeHand({
      from: [1300, 760],
      to: [1040, 460],
      skin: SKIN.sienna.near,
      far: SKIN.sienna.far,
      hand: 'fist',
      scale: 2.8,
      wrist: -20,
      mirror: -1,
    }),
  )
  const bangles = [0.16, 0.26, 0.36, 0.46]
    .map((t, i) =>
      group(
        shape(box(-48 - i * 3, -10, 96 + i * 6, 20), [GOLD, RED, GOLD, CREAM][i] ?? GOLD),
        1040 + 260 * t,
        460 + 300 * t,
        1,
        false,
        -41,
      ),
    )
    .join('')
  return s.add(bangles)
}

function onTheMat(): Scene {
  const s = new Scene(1200, 800)
  s.ground(GOLD)
    .ground(s.dye('scale', 'none', '#EDB944', 2))
    .add(shape(polygon('140 470, 1060 470, 1150 690, 50 690'), s.dye('comb', '#C98A52', '#A86A3A', 1.4)))
  const { suitor } = cast(s)
  const lying = person({
    ...suitor,
    shoes: undefined,
    pose: {
      lean: 0,
      bend: 0,
      view: 0.7,
      near: [-50, -40, 'open'],
      far: [40, 30, 'open'],
      nearLeg: [-4, -8, 20],
      farLeg: [12, -4, 60],
      neck: 0,
      nod: -6,
    },
  })
  s.float(lying, 560, 580, 0.82, { turn: -90 })
  s.add(
    group(
      shape(outline('-70 0, -40 -20, 40 -22, 76 -8, 60 16, -50 18') + outline('-20 -24!, 20 -40, 50 -20!'), WINE),
      1010,
      740,
      1,
      false,
      24,
    ),
  )
  const chief = bust({
    head: 'full',
    skin: SKIN.ebony,
    wear: wearing(fila(CREAM, WINE, INK.greyHair), beard()),
    cloth: s.dye('lacing', CREAM, RED, 0.5),
  })
  const daughter = bust({
    head: 'shout',
    skin: SKIN.sienna,
    wear: gele(s.dye('scale', RED, GOLD, 0.5), WINE),
    cloth: s.dye('spiral', RED, CREAM, 0.6),
  })
  s.put(chief, 190, 210, 1.6, false, 66).markHead(190, 210, 100)
  s.put(daughter, 1000, 230, 1.5, true, -66).markHead(1000, 230, 96)
  return s.put(goat('#F5EBDD', '#8A6A4A', INK.ink), 800, 1030, 1.5, true)
}

function oneUmbrella(): Scene {
  const s = new Scene(800, 1000)
  s.ground('#F1B7A5')
    .ground(s.dye('dots', 'none', '#EAA892', 2.2))
    .hem(900, 100, s.dye('comb', RED, '#C4476A', 1.1))
  s.add(umbrella(400, 250, 1.34, s.dye('stripe', RED, GOLD, 1.2, 0, CREAM), BLUE, 500))
  const { suitor, bride, chief } = cast(s)
  const crossed = {
    ...POSES.stand,
    lean: -3,
    bend: -2,
    near: { to: [44, -150], hand: 'flat', bend: -1 },
    far: { to: [10, -136], hand: 'flat', bend: -1 },
    neck: 0,
    nod: -14,
  } as const
  s.stand(
    person({ ...chief, head: 'shout', pose: { ...POSES.cheer, near: [-60, -120, 'open'], far: [60, 120, 'open', 0, -1], nod: -20 } }),
    400,
    900,
    0.6,
  )
  s.stand(person({ ...suitor, head: 'shout', pose: crossed }), 170, 920, 0.78, { flip: true }).stand(
    person({ ...bride, head: 'shout', pose: crossed }),
    630,
    920,
    0.78,
  )
  const confetti = Array.from({ length: 46 }, (_, i) => [((i * 167) % 780) + 10, ((i * 211) % 860) + 20, i % 4] as const).filter(
    ([x, y]) => y < 420 || x < 40 || x > 760,
  )
  for (const [k, colour] of [CREAM, GOLD, RED, BLUE].entries())
    s.add(
      shape(
        confetti
          .filter((c) => c[2] === k)
          .map(([x, y], i) =>
            polygon([
              [x, y],
              [x + 14, y + 4 + (i % 3) * 4],
              [x + 8, y + 18],
              [x - 6, y + 12],
            ]),
          )
          .join(''),
        colour,
      ),
    )
  return s
}

const at = (n: number) => `content/productions/the-engagement/gallery-${n}.svg`

/** The Engagement: four scenes. */
export const pictures: Pictures = { [at(1)]: carvedChair, [at(2)]: tornMap, [at(3)]: onTheMat, [at(4)]: oneUmbrella }
