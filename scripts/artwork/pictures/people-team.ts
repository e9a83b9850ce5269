import {
  beadString,
  bodyFromFront,
  bodyInProfile,
  bustArm,
  fingers,
  foldIn,
  layBust,
  neckFromFront,
  neckInProfile,
  piece,
} from '../kit/busts.ts'
import { INK } from '../kit/colours.ts'
import { frontFace, heldHead, profileFace, tonesOf, turnedFace } from '../kit/faces.ts'
import { beardFront, filaFront, hijabBack, hijabEdge } from '../kit/frontwear.ts'
import { curve, disc } from '../kit/geometry.ts'
import { onHead } from '../kit/heads.ts'
import { earring, gele, glasses, lowCut } from '../kit/headwear.ts'
import { Scene } from '../kit/scene.ts'
import { shape, stroke } from '../kit/svg.ts'

// A hand closed round something flat, seen from the backs of the fingers.
const GRIP = '-12 -8, -20 10, -22 30, -19 48, -6 52, 2 44, 6 30!, 14 44, 24 40, 20 22, 16 6, 11 -8'

const portrait = () => new Scene(400, 500)

function adunni(): Scene {
  const s = portrait()
  const t = tonesOf('cocoa')
  const head = heldHead({ wide: 1.05, turn: -9 })
  const build = { wide: 1.08, neck: 1.2 }
  s.ground(s.dye('rings', '#EBD8B2', '#DFC795', 1.5))
  s.add(shape('M0 500V350L400 210V500z', s.dye('lacing', '#DDA032', '#CF9023', 1.2)))
  return layBust(
    s,
    [
      piece(s.dye('cowrie', INK.indigo, INK.pale, 0.6), bodyInProfile(build)),
      neckInProfile(head, t, build),
      piece(s.dye('comb', INK.clay, INK.sand, 0.55), '-160 420!, -146 236, -128 160, -92 112, -58 100!, -26 150, -6 240, 0 420!'),
      foldIn('-92 112, -60 150, -40 240, -34 420!, -70 420!, -76 240'),
      profileFace(head, t, 'full', { brow: 2, mouth: 'closed' }),
      onHead(
        head,
        '48 -22!, 66 -62, 56 -108, 16 -122, -24 -112, -14 -66, 14 -38',
        s.dye('stripe', INK.rust, INK.brass, 0.42, 62, INK.terra),
      ),
      gele(s.dye('stripe', INK.clay, INK.brass, 0.45, -32, INK.sand), 'none')(head).replace(/<path[^>]*fill="none"[^>]*>/, ''),
      earring(INK.brass, true)(head),
      beadString('-40 92, -4 120, 34 106', INK.terra, 9),
    ],
    { x: 222, y: 262, scale: 1.6 },
  )
}

function kayode(): Scene {
  const s = portrait()
  const t = tonesOf('umber')
  const head = heldHead({ wide: 0.94, tall: 1.04 })
  const build = { wide: 0.9, neck: 0.86 }
  s.ground(s.dye('lacing', '#2B3784', '#36439A', 1.5)).add(shape(disc([176, 210], 158), s.dye('spiral', '#F2B134', '#E5A325', 1.3)))
  return layBust(
    s,
    [
      piece(s.dye('seed', INK.chalk, '#B79F70', 0.9), bodyFromFront(build)),
      foldIn('70 104!, 92 170, 84 420!, 152 420!, 140 220, 116 138', 0.16),
      neckFromFront(t, build),
      piece(s.dye('ladder', INK.leaf, INK.sand, 0.5), '-36 96!, 0 128, 36 96!, 50 140, 40 240, 0 300, -40 240, -50 140'),
      piece(t.far, '-6 126!, 6 126!, 5 250, -5 250'),
      stroke(curve('30 -58, 52 -30, 66 10'), INK.rust, 8) + shape(disc([28, -62], 8), INK.rust),
      frontFace(head, t, { aged: true, eye: 'smile', browColour: '#CFC5B6', mouth: 'closed' }),
      beardFront('#EDE3D2', '#BDB3A4', t.lip)(head),
      filaFront(s.dye('dots', INK.clay, INK.brass, 0.5), '#CFC5B6')(head),
    ],
    { x: 200, y: 222, scale: 1.74 },
  )
}

function zainab(): Scene {
  const s = portrait()
  const t = tonesOf('sienna')
  const head = heldHead({ wide: 1, turn: 2 })
  const cloth = '#17503A'
  s.ground(s.dye('leaf', '#EBA79A', '#E39A8C', 1.5)).add(shape('M0 0H150L400 360V500H0z', '#F1B9AC'))
  return layBust(
    s,
    [
      piece(INK.leaf, bodyInProfile({ wide: 1.02, neck: 1 })),
      hijabBack(cloth)(head),
      turnedFace(head, t, { eye: 'smile', mouth: 'smile', aged: true }),
      hijabEdge(cloth)(head),
      piece(cloth, '-52 50, -96 108, -126 160, -136 250, -120 420!, 90 420!, 104 250, 92 160, 60 104, 40 70!, 4 90, -30 76'),
      foldIn('-52 60!, -60 130, -20 210, 40 240, 96 232, 40 214, -20 160', 0.3),
      foldIn('-96 108!, -104 190, -80 290, -66 420!, -110 420!, -124 240', 0.3),
      shape(disc([46, 78], 8), INK.brass),
      stroke('M62-34L46 58', INK.brass, 8) + stroke('M62-34l-2 12', INK.clay, 8),
      bustArm(t, {
        joints: [
          [70, 420],
          [96, 250],
          [70, 112],
        ],
        hand: 'cup',
        angle: 202,
        thumb: 1,
        size: 0.98,
        sleeve: { cloth: INK.leaf, to: 1.72, cuff: 30, trim: INK.mint },
      }),
      fingers(t, [70, 112], 202, ['-2 34, 4 56', '-8 34, -5 50'], 1, 0.98),
    ],
    { x: 206, y: 208, scale: 1.66, flip: true },
  )
}

function ngozi(): Scene {
  const s = portrait()
  const t = tonesOf('chestnut')
  const head = heldHead({ wide: 0.98 })
  const build = { wide: 0.92, neck: 0.9 }
  s.ground('#E9A92E').add(shape('M400 0H210L90 500H400z', s.dye('bird', '#F6CF74', '#EBBE58', 1.3)))
  return layBust(
    s,
    [
      piece('#15616B', bodyInProfile(build)),
      neckInProfile(head, t, build),
      piece(
        s.dye('comb', INK.clay, INK.brass, 0.5),
        '-46 86!, -90 106, -130 150, -120 190!, -60 168, 0 176, 64 172, 116 196!, 108 150, 74 112, 38 98!, 20 126, -8 130, -34 112',
      ),
      foldIn('-130 150!, -90 106, -70 100!, -96 140, -104 182, -120 190!', 0.24),
      profileFace(head, t, 'woman', { eye: 'open', mouth: 'parted' }),
      lowCut('#1C120E')(head),
      glasses(INK.ink)(head),
      shape('M-28-36l20-5 24 84-20 6z', '#B3264A') + stroke('M-18-26l6-2', INK.chalk, 3),
      bustArm(t, {
        joints: [
          [-130, 420],
          [-104, 236],
          [-22, 70],
        ],
        hand: { outline: GRIP },
        angle: 168,
        thumb: -1,
        size: 1,
        sleeve: { cloth: '#15616B', to: 1.5, cuff: 31, trim: INK.brass },
      }),
      fingers(t, [-22, 70], 168, ['-16 24, 2 26', '-17 36, 0 38', '-14 13, 6 14'], -1),
    ],
    { x: 190, y: 196, scale: 1.84 },
  )
}

function tobi(): Scene {
  const s = portrait()
  const t = tonesOf('umber')
  const head = heldHead({ wide: 1, turn: -16, x: -4 })
  const build = { wide: 1.24, neck: 1.28, drop: -6 }
  s.ground(s.dye('wave', '#B5472A', '#C1553A', 1.6)).add(shape('M400 0V500H250L330 0z', INK.terra))
  const rope = [0, 1, 2, 3]
    .map((i) =>
      curve(
        `${-124 + i * 13} ${420}, ${-120 + i * 12} 220, ${-84 + i * 11} ${122 + i * 5}, ${-46 + i * 14} ${150 + i * 12}, ${-26 + i * 16} 250, ${-20 + i * 16} 420`,
      ),
    )
    .join('')
  return layBust(
    s,
    [
      piece(s.dye('ladder', INK.indigo, INK.soft, 0.7), bodyInProfile(build)),
      neckInProfile(head, t, build),
      piece(INK.indigo, '-54 92!, -20 124, 16 128, 42 104!, 48 122, 20 148, -24 142, -62 108!'),
      stroke(rope, '#E9CF9A', 9) + stroke(rope, '#A67B3E', 9, 'stroke-dasharray="3 12"'),
      profileFace(head, t, 'man', { eye: 'open' }),
      onHead(head, '20 -30!, -40 -40, -58 -10, -52 20, -40 30, -24 6!, -14 -10, -6 -4!, 2 -22', '#1C120E'),
      onHead(head, '40 -30!, 40 -62, 14 -90, -24 -92, -60 -66, -70 -26!, -46 -8, -6 -18', INK.leaf),
      stroke(
        ['24 -82, 34 -54, 32 -28', '-4 -92, 6 -58, 4 -22', '-32 -88, -24 -54, -24 -16', '-56 -70, -50 -44, -50 -12']
          .map((l) => curve(head.onHead(l)))
          .join(''),
        '#17472F',
        5,
      ),
      onHead(head, '46 -40!, 44 -22!, 4 -8, -40 4, -62 0!, -70 -24!, -44 -18, 2 -30', INK.brass),
      stroke(curve(head.onHead('42 -18, 44 -11, 42 -3, 50 9, 57 15')), '#FFD98A', 4),
    ],
    { x: 214, y: 222, scale: 1.66, flip: true },
  )
}

export const pictures = {
  'content/people/adunni-balogun.svg': adunni,
  'content/people/kayode-osuntokun.svg': kayode,
  'content/people/zainab-bello.svg': zainab,
  'content/people/ngozi-eze.svg': ngozi,
  'content/people/tobi-ajibola.svg': tobi,
}
