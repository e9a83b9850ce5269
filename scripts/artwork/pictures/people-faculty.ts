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
import { beardFront, beardTurned, glassesTurned, kufiFront, lowCutTurned, stud } from '../kit/frontwear.ts'
import { box, curve, disc } from '../kit/geometry.ts'
import { onHead } from '../kit/heads.ts'
import { earring, fanGele } from '../kit/headwear.ts'
import { Scene } from '../kit/scene.ts'
import { shape, stroke } from '../kit/svg.ts'

// A hand laid round a staff or a roll: the backs of four fingers, the thumb behind.
const AROUND = '-13 -8, -22 12, -26 34, -18 48, -10 46, -8 54, 4 58, 8 52, 16 56, 22 44, 20 22, 13 -8'

const portrait = () => new Scene(400, 500)
const lines = (all: readonly string[]) => all.map((one) => curve(one)).join('')

function ebiere(): Scene {
  const s = portrait()
  const t = tonesOf('chestnut')
  const head = heldHead({ wide: 0.96, turn: -12 })
  const build = { wide: 0.86, neck: 0.84, long: 16 }
  s.ground(s.dye('wave', '#CFE6D4', '#BAD8C2', 1.7)).add(shape(disc([330, 120], 150), '#F7C65A'))
  return layBust(
    s,
    [
      onHead(head, '-36 -40, -66 -22, -72 24, -66 84, -78 150, -62 160, -50 150, -36 158, -40 90, -34 20', '#1C120E'),
      stroke(
        ['-60 -10, -62 60, -70 150', '-50 -10, -52 60, -58 152', '-44 0, -42 60, -46 150'].map((l) => curve(head.onHead(l))).join(''),
        '#5A3320',
        3,
      ),
      neckInProfile(head, t, build),
      piece(t.near, bodyInProfile(build)),
      piece(
        s.dye('seed', INK.clay, INK.brass, 0.7),
        '-72 122!, -46 118!, -40 160, -10 180, 26 166, 36 126!, 58 130!, 66 190, 84 240, 90 420!, -106 420!, -98 250, -80 190',
      ),
      foldIn('-56 190!, -34 260, -30 420!, -80 420!, -70 260', 0.22),
      profileFace(head, t, 'woman', { brow: 3 }),
      onHead(head, '38 -28, 22 -50, -10 -58, -40 -48, -56 -18, -54 14, -40 26, -24 4!, -14 -12, -4 -6!, 4 -22, 16 -28', '#1C120E'),
      stroke(
        ['32 -34, 4 -44, -50 -14', '22 -44, -10 -52, -54 -26', '14 -28, -20 -30, -54 2', '-8 -10, -30 -12, -50 14']
          .map((l) => curve(head.onHead(l)))
          .join(''),
        '#5A3320',
        3,
      ),
      onHead(head, '-52 -20!, -70 -22!, -74 14!, -50 18!', INK.brass),
      earring(INK.brass, true)(head),
    ],
    { x: 206, y: 200, scale: 1.66 },
  )
}

function sulaiman(): Scene {
  const s = portrait()
  const t = tonesOf('cocoa')
  const head = heldHead({ wide: 1.12 })
  const build = { wide: 1.08, neck: 1.24 }
  s.ground(s.dye('scale', '#1F5A3D', '#2A6B4A', 1.6)).add(shape('M60 500L120 0H400V500z', '#7FC79B'))
  return layBust(
    s,
    [
      piece('#EAD9B4', bodyFromFront(build)),
      foldIn('-104 130!, -96 220, -112 420!, -150 420!, -146 240, -130 150', 0.14),
      foldIn('74 108!, 96 190, 92 420!, 152 420!, 146 230, 124 140', 0.2),
      neckFromFront(t, build),
      piece('#EAD9B4', '-56 94!, -30 122, 0 168!, -30 176, -66 140'),
      piece('#D9C496', '56 94!, 30 122, 0 168!, 30 176, 66 140'),
      stroke(`${lines(['-54 100, -30 128, 0 174, 30 128, 54 100'])}M0 176V330`, INK.leaf, 5),
      stroke(lines(['-70 138, -36 182, -14 196, -14 330', '70 138, 36 182, 14 196, 14 330']), INK.leaf, 6, 'stroke-dasharray="0 10"'),
      frontFace(head, t, { aged: true, browColour: '#4B423A' }),
      beardFront('#B9B0A4', '#8E867C', t.lip)(head),
      kufiFront(s.dye('bead', INK.indigo, INK.soft, 0.52), s.dye('lacing', INK.chalk, INK.indigo, 0.34))(head),
    ],
    { x: 200, y: 206, scale: 1.72 },
  )
}

function ifeanyi(): Scene {
  const s = portrait()
  const t = tonesOf('umber')
  const head = heldHead({ wide: 1.1, turn: 12 })
  const build = { wide: 1.16, neck: 1.4, drop: -8 }
  s.ground('#F2B134').add(shape(box(0, 0, 130, 500), s.dye('comb', '#E5A325', '#F6CF74', 1.1)))
  return layBust(
    s,
    [
      neckInProfile(head, t, build),
      piece(s.dye('stripe', '#E9EDF8', INK.indigo, 1.7, 0, INK.indigo), bodyInProfile(build)),
      foldIn('-90 120!, -80 220, -84 420!, -140 420!, -138 250, -122 150', 0.2),
      piece('#FBF4E6', '-58 84!, -24 116, 22 146!, -10 168!, -74 118!'),
      piece('#DCE2F5', '52 98!, 40 122, 22 146!, 46 166!, 72 118!'),
      turnedFace(head, t, { eye: 'down' }),
      beardTurned('#1C120E', '#0E0806', t.lip)(head),
      lowCutTurned()(head),
      glassesTurned(INK.brass, 4)(head),
      stroke(curve(head.onHead('-70 -30, -36 -8')), INK.clay, 8) + stroke(curve(head.onHead('-40 -10, -22 0')), '#E9CF9A', 7),
    ],
    { x: 212, y: 206, scale: 1.72, flip: true },
  )
}

function efe(): Scene {
  const s = portrait()
  const t = tonesOf('cocoa')
  const head = heldHead({ wide: 0.92, tall: 1.06, turn: 2 })
  const build = { wide: 0.8, neck: 0.82, long: 18, drop: 4 }
  s.ground(s.dye('seed', '#F1B7A5', '#E59D88', 1.6)).add(shape('M0 0H400V120z', '#C4552D'))
  return layBust(
    s,
    [
      neckInProfile(head, t, build),
      piece(INK.leaf, bodyInProfile(build)),
      foldIn('-62 150!, -56 220, -66 420!, -104 420!, -98 240', 0.22),
      piece(t.near, '-44 108!, -20 150, 14 160, 40 116!, 20 124, -14 128'),
      ['-42 100, -8 132, 30 112', '-48 112, -8 148, 38 122', '-54 124, -6 164, 46 132'].map((l) => beadString(l, INK.terra, 9)),
      turnedFace(head, t, { brow: 1 }),
      lowCutTurned('#1C120E', 9)(head),
      stud(-37, 26, 5)(head),
      piece('#FBF4E6', '46 62!, 76 56!, 66 290!, 36 286!') +
        piece('#D9C9AB', '66 58!, 76 56!, 66 290!, 56 288!') +
        shape(disc([61, 60], 16, 6), '#C9B48A') +
        shape(disc([61, 60], 8, 3), '#8E7A55'),
      bustArm(t, {
        joints: [
          [-90, 400],
          [-50, 320],
          [18, 202],
        ],
        hand: { outline: AROUND },
        angle: 118,
        thumb: -1,
        size: 1.1,
        sleeve: { cloth: '#17472F', to: 1.6, cuff: 29, trim: INK.brass },
      }),
      fingers(t, [18, 202], 118, ['-18 24, -8 48', '-8 28, 4 54', '4 28, 14 52'], -1, 1.1),
    ],
    { x: 184, y: 182, scale: 1.5 },
  )
}

function folasade(): Scene {
  const s = portrait()
  const t = tonesOf('sienna')
  const head = heldHead({ wide: 1.08 })
  const build = { wide: 1.3, neck: 1.35, drop: -2 }
  s.ground(s.dye('scale', '#F0DDB4', '#E4CC99', 1.5)).add(shape('M0 500V260a190 190 0 0 1 380 0V500z', '#7FC79B'))
  return layBust(
    s,
    [
      piece(s.dye('rings', INK.indigo, INK.pale, 0.8), bodyInProfile(build)),
      neckInProfile(head, t, build),
      piece(INK.mid, '-76 92!, -130 128, -170 220, -180 420!, -96 420!, -90 260, -50 160, 10 140, 56 120!, 30 104, -10 120, -40 110'),
      foldIn('-130 128!, -120 220, -140 420!, -180 420!, -170 220', 0.3),
      beadString('-46 92, -6 122, 38 104', INK.chalk, 9),
      profileFace(head, t, 'full', { eye: 'down', aged: true }),
      fanGele(s.dye('stripe', INK.clay, INK.brass, 0.55, 20, INK.sand), INK.brass)(head),
      stroke(curve(head.onHead('2 2, 30 6')), INK.ink, 3.4) +
        stroke(curve(head.onHead('33 -1, 46 0, 47 12, 36 14, 32 8, 33 -1')), INK.ink, 3.6),
      earring(INK.brass)(head),
      stroke('M118 196V440', INK.rust, 15),
      piece(INK.rust, '88 190!, 94 166, 118 156, 144 166, 148 188!, 120 198'),
      bustArm(t, {
        joints: [
          [-96, 180],
          [-36, 300],
          [82, 218],
        ],
        hand: { outline: AROUND },
        angle: 118,
        thumb: -1,
        size: 1.2,
        width: 1.15,
        sleeve: { cloth: s.dye('cowrie', INK.clay, INK.sand, 0.5), to: 1.6, cuff: 46, trim: INK.brass },
      }),
      fingers(t, [82, 218], 118, ['-18 24, -8 48', '-8 28, 4 54', '4 28, 14 52'], -1, 1.2),
      piece(t.far, '92 172, 104 162, 130 162, 150 172, 152 184, 138 186, 112 182, 94 184'),
      stroke('M108 166l-2 14M122 164l0 16M136 166l2 14', t.near, 2.6),
    ],
    { x: 214, y: 206, scale: 1.14, flip: true },
  )
}

export const pictures = {
  'content/people/ebiere-dokubo.svg': ebiere,
  'content/people/sulaiman-garba.svg': sulaiman,
  'content/people/ifeanyi-okoro.svg': ifeanyi,
  'content/people/efe-omoregie.svg': efe,
  'content/people/folasade-adeyemi.svg': folasade,
}
