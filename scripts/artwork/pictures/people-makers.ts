import { bodyFromFront, bodyInProfile, bustArm, fingers, foldIn, layBust, neckFromFront, neckInProfile, piece } from '../kit/busts.ts'
import { INK } from '../kit/colours.ts'
import { frontFace, heldHead, profileFace, tonesOf, turnedFace } from '../kit/faces.ts'
import { hijabBack, hijabEdge, puffsFront, stud } from '../kit/frontwear.ts'
import { box, curve, disc, polygon } from '../kit/geometry.ts'
import { onHead } from '../kit/heads.ts'
import { goatee, lowCut } from '../kit/headwear.ts'
import { Scene } from '../kit/scene.ts'
import { group, ring, shape, stroke } from '../kit/svg.ts'

const portrait = () => new Scene(400, 500)

function damilola(): Scene {
  const s = portrait()
  const t = tonesOf('chestnut')
  const head = heldHead({ wide: 0.98, tall: 0.98 })
  const build = { wide: 0.82, neck: 0.84, drop: 6 }
  s.ground('#A9B4F0').add(shape(polygon('0 500, 0 300, 400 120, 400 500'), s.dye('dots', '#5566B8', '#6B7BCB', 1.2)))
  return layBust(
    s,
    [
      piece(INK.chalk, bodyFromFront(build)),
      neckFromFront(t, build),
      piece(t.near, '-28 104!, -22 150, 0 164, 22 150, 28 104!, 0 140'),
      piece(INK.brass, '-38 98!, -74 112, -108 148, -126 250, -130 420!, -44 420!, -34 250, -32 160'),
      piece('#DB9A22', '38 98!, 74 112, 108 148, 126 250, 130 420!, 44 420!, 34 250, 32 160'),
      stroke('M-44 420L-34 250L-32 150M44 420L34 250L32 150', INK.clay, 5),
      foldIn('-90 130!, -84 240, -92 420!, -130 420!, -124 250', 0.16),
      stroke(curve('-54 74, -52 108, -30 138, 0 146, 30 138, 52 108, 54 74'), INK.ink, 10),
      piece(INK.clay, '-72 66, -46 58, -34 84, -42 112, -66 112, -78 90') + piece('#6B1F0F', '72 66, 46 58, 34 84, 42 112, 66 112, 78 90'),
      frontFace(head, t, { raised: 7, mouth: 'closed' }),
      puffsFront('#1C120E', INK.clay)(head),
      stud(-9, 18, 3)(head),
    ],
    { x: 200, y: 222, scale: 1.55 },
  )
}

function hauwa(): Scene {
  const s = portrait()
  const t = tonesOf('sienna')
  const head = heldHead({ wide: 1.1, tall: 0.98 })
  const cloth = s.dye('bird', INK.brass, INK.rust, 0.6)
  s.ground(s.dye('spiral', '#15616B', '#1E6E78', 1.6)).add(shape(disc([200, 190], 176), '#EBA79A'))
  return layBust(
    s,
    [
      piece('#17503A', bodyInProfile({ wide: 1.06 })),
      hijabBack(cloth)(head),
      turnedFace(head, t, { mouth: 'closed' }),
      hijabEdge(cloth)(head),
      piece(cloth, '-52 54, -92 104, -124 166, -130 260, -96 290!, -20 250, 60 262, 110 240!, 104 170, 70 108, 46 74!, 6 94, -30 80'),
      foldIn('-52 60!, -50 130, 10 200, 60 262, 110 240!, 40 190, -14 130', 0.2),
      stroke(curve('-84 100, -50 130, -20 162'), s.dye('ladder', INK.chalk, INK.clay, 0.4, -42), 17),
      group(
        [
          shape(box(-66, -44, 132, 92) + box(-30, -62, 54, 22), INK.ink),
          shape(disc([4, 4], 38), '#3A302A'),
          ring(4, 4, 30, INK.soft, 7),
          shape(disc([4, 4], 16), INK.mid),
          shape(box(-58, -34, 24, 10), INK.clay),
          shape(disc([-6, -6], 6), INK.chalk),
        ],
        34,
        200,
        0.92,
      ),
      bustArm(t, {
        joints: [
          [-150, 380],
          [-116, 300],
          [-42, 238],
        ],
        hand: { outline: '-12 -8, -18 14, -16 40, -8 58, 4 60, 8 44, 12 30!, 26 40, 32 34, 22 10, 11 -8' },
        angle: 132,
        thumb: -1,
        size: 1.02,
        sleeve: { cloth: '#17503A', to: 1.6, cuff: 30 },
      }),
      fingers(t, [-42, 238], 132, ['-6 28, -2 54', '-14 30, -11 48'], -1),
      bustArm(t, {
        joints: [
          [170, 380],
          [160, 310],
          [112, 234],
        ],
        hand: 'cup',
        angle: 210,
        thumb: 1,
        size: 1,
        far: true,
        sleeve: { cloth: '#123F2E', to: 1.6, cuff: 30 },
      }),
    ],
    { x: 190, y: 184, scale: 1.3 },
  )
}

function emeka(): Scene {
  const s = portrait()
  const t = tonesOf('ebony')
  const head = heldHead({ wide: 1, tall: 1.04 })
  const build = { wide: 1.06, neck: 1.1, long: 6 }
  s.ground('#F0DDB4').add(shape(disc([400, 190], 210), INK.terra))
  return layBust(
    s,
    [
      onHead(head, '-30 -40, -74 -46, -106 -10, -116 50, -104 112, -88 84!, -80 116, -66 70!, -60 92, -46 40, -32 10', '#17100C'),
      shape(box(-170, 36, 250, 78) + polygon('80 48, 122 30, 122 120, 80 102'), '#33424A'),
      shape(box(-164, 82, 60, 18), INK.brass) + shape(disc([122, 75], 8, 45), INK.soft) + shape(box(76, 40, 12, 70), INK.ink),
      neckInProfile(head, t, build),
      piece(s.dye('stripe', INK.indigo, '#2B3784', 0.9, 8, '#5566B8'), bodyInProfile(build)),
      piece(INK.mid, '-54 92!, -24 128, 22 154!, -16 166, -68 122') + piece(INK.indigo, '40 104!, 34 128, 22 154!, 42 158, 58 120'),
      profileFace(head, t, 'man', { eye: 'open' }),
      goatee('#0B0705')(head),
      onHead(head, '38 -28, 22 -50, -10 -60, -42 -50, -58 -18, -54 16, -38 26, -24 6!, -14 -10, -6 -4!, 2 -22, 16 -28', '#17100C'),
      stroke(
        ['28 -40, -10 -50, -54 -22', '14 -30, -20 -34, -56 -4', '-30 -4, -70 0, -100 60', '-40 10, -72 30, -86 84']
          .map((l) => curve(head.onHead(l)))
          .join(''),
        '#4A3226',
        3.4,
      ),
      onHead(head, '-50 -34!, -72 -40!, -80 6!, -50 14!', INK.brass),
      bustArm(t, {
        joints: [
          [-110, 200],
          [-40, 306],
          [50, 150],
        ],
        hand: { outline: '-12 -8, -18 14, -16 40, -8 58, 4 60, 8 44, 12 30!, 28 40, 33 34, 22 10, 11 -8' },
        angle: 150,
        thumb: 1,
        size: 1.06,
        width: 1.1,
        sleeve: { cloth: s.dye('stripe', INK.indigo, '#2B3784', 0.9, 8, '#5566B8'), to: 1.12, cuff: 36, trim: INK.mid },
      }),
      fingers(t, [50, 150], 150, ['-6 28, -2 54', '-14 30, -11 48'], 1, 1.06),
    ],
    { x: 196, y: 206, scale: 1.4 },
  )
}

function temitope(): Scene {
  const s = portrait()
  const t = tonesOf('umber')
  const head = heldHead({ wide: 0.94, turn: -6 })
  const build = { wide: 0.88, neck: 0.92 }
  s.ground('#1F5A3D')
    .add(shape(polygon('400 0, 400 500, 60 500, 330 0'), s.dye('leaf', '#2A6B4A', '#347B57', 1.2)))
    .add(shape(polygon('0 0, 190 0, 250 500, 0 500'), '#FFD675'))
  return layBust(
    s,
    [
      stroke('M-100 420L-84 108L-124 102', '#B9C2C8', 12) + stroke('M-96 106L-130 101', INK.ink, 19),
      piece(s.dye('spiral', INK.indigo, INK.chalk, 0.7), bodyInProfile(build)),
      neckInProfile(head, t, build),
      piece(INK.indigo, '-44 90!, -20 122, 24 124, 40 100!, 46 116, 24 140, -24 138, -54 104!'),
      profileFace(head, t, 'man', { eye: 'open', mouth: 'smile' }),
      onHead(head, '54 25, 47 23, 38 26!, 44 27, 52 28!', '#120B08'),
      lowCut('#1C120E')(head),
      onHead(head, '-50 8, -38 26, -26 24!, -22 6, -34 -4, -50 -2', '#3A261B'),
      group(
        [
          shape(polygon('0 0, 92 -22, 130 190, 34 206'), INK.chalk),
          shape(disc([64, 66], 32), INK.clay),
          shape(polygon('20 128, 110 112, 113 128, 23 144') + polygon('26 158, 92 147, 94 156, 28 167'), INK.indigo),
        ],
        84,
        -20,
        0.9,
      ),
      bustArm(t, {
        joints: [
          [-90, 164],
          [-10, 290],
          [92, 184],
        ],
        hand: { outline: '-12 -8, -18 14, -14 40, -4 62, 6 62, 8 44, 12 30!, 26 40, 32 34, 22 10, 11 -8' },
        angle: 140,
        sleeve: { cloth: s.dye('spiral', INK.indigo, INK.chalk, 0.7), to: 0.96, cuff: 46, trim: INK.brass },
      }),
      fingers(t, [92, 184], 140, ['-4 30, 0 56', '-12 30, -8 50']),
    ],
    { x: 232, y: 210, scale: 1.28, flip: true },
  )
}

export const pictures = {
  'content/people/damilola-ajayi.svg': damilola,
  'content/people/hauwa-danjuma.svg': hauwa,
  'content/people/emeka-nwosu.svg': emeka,
  'content/people/temitope-alabi.svg': temitope,
}
