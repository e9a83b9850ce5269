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
import { beardTurned, feastGele, filaTurned } from '../kit/frontwear.ts'
import { curve, disc, outline, polygon } from '../kit/geometry.ts'
import { onHead } from '../kit/heads.ts'
import { earring } from '../kit/headwear.ts'
import { drum } from '../kit/props.ts'
import { Scene } from '../kit/scene.ts'
import { shape, stroke } from '../kit/svg.ts'

const portrait = () => new Scene(400, 500)
const OPEN_PALM =
  '-14 -8, -20 20, -34 44, -30 54, -22 50, -16 40!, -16 76, -9 82, -3 76, -1 46!, 4 84, 11 88, 17 82, 14 46!, 26 74, 32 76, 36 69, 24 34, 26 24!, 40 40, 48 38, 46 28, 26 4, 14 -8'

function ayantunde(): Scene {
  const s = portrait()
  const t = tonesOf('umber')
  const head = heldHead({ wide: 0.98, tall: 1.02, turn: -8 })
  const build = { wide: 1.04, neck: 0.96 }
  s.ground(s.dye('lacing', '#C8D3EE', '#B4C2E6', 1.5)).add(shape(disc([250, 170], 150), '#F2B134'))
  return layBust(
    s,
    [
      drum(-104, 84, 24, 1.1, { skin: INK.chalk, body: INK.clay, cord: INK.sand, rim: INK.rust }),
      neckInProfile(head, t, build),
      piece(s.dye('spiral', '#F0E2C8', '#B5472A', 0.7), bodyInProfile(build)),
      piece('#F0E2C8', '-46 90!, -20 124, 24 128, 42 104!, 60 150, 50 260, 10 300!, -30 250, -52 150'),
      stroke(`${curve('-40 110, -30 230, 10 288') + curve('46 116, 46 220, 10 288')}M4 128V230`, '#B5472A', 6),
      foldIn('-100 130!, -90 240, -96 420!, -142 420!, -138 250, -124 150', 0.22),
      stroke(curve('-112 140, -60 230, -20 420'), INK.leaf, 22) +
        stroke(curve('-112 140, -60 230, -20 420'), INK.brass, 8, 'stroke-dasharray="3 13"'),
      turnedFace(head, t, { eye: 'open', aged: true, browColour: '#E9DFCF' }),
      beardTurned('#F3EBDD', '#C9BFB0', t.lip)(head),
      filaTurned(s.dye('stripe', INK.clay, INK.brass, 0.5, 6, INK.sand), INK.rust)(head),
    ],
    { x: 196, y: 246, scale: 1.56, flip: true },
  )
}

function kofoworola(): Scene {
  const s = portrait()
  const t = tonesOf('chestnut')
  const head = heldHead({ wide: 1.04 })
  const build = { wide: 1, neck: 1.04 }
  s.ground(s.dye('scale', INK.plum, '#5C2752', 1.5)).add(shape(polygon('0 0, 210 0, 230 500, 0 500'), '#EBA79A'))
  return layBust(
    s,
    [
      piece('#8A2F52', bodyFromFront(build)),
      piece(s.dye('cowrie', '#B3264A', '#F4D3C1', 0.6), '-40 96!, -88 110, -130 144, -148 250, -152 420!, 0 420!, 0 190!'),
      neckFromFront(t, build),
      piece(t.near, '-46 100!, -40 130, 0 172!, 40 130, 46 100!, 0 140'),
      ['-44 96, 0 138, 44 96', '-50 106, 0 156, 50 106', '-56 118, 0 174, 56 118'].map((l) => beadString(l, '#D8431F', 10)),
      frontFace(head, t, { mouth: 'parted', aged: true, eye: 'smile', brow: 3, lips: '#A3202E' }),
      feastGele(s.dye('stripe', INK.brass, INK.clay, 0.7, 18, INK.chalk), INK.rust, INK.clay)(head),
      earring('#D8431F')(heldHead({ x: -38, y: 2 })) + earring('#8E2A14')(heldHead({ x: 50, y: 2 })),
    ],
    { x: 200, y: 262, scale: 1.62 },
  )
}

function osaze(): Scene {
  const s = portrait()
  const t = tonesOf('ebony')
  const head = heldHead({ wide: 1.1, turn: 16, x: 4 })
  const build = { wide: 1.26, neck: 1.5, drop: -10 }
  s.ground(s.dye('spiral', '#E7D9BE', '#DAC8A5', 1.7)).add(shape('M0 500V330L190 400 400 300V500z', '#C4552D'))
  return layBust(
    s,
    [
      neckInProfile(head, t, build),
      piece('#2B3784', bodyInProfile(build)),
      foldIn('-110 120!, -96 230, -100 420!, -178 420!, -170 250, -150 140', 0.3),
      piece(INK.mid, '-64 82!, -24 120, 36 150!, -14 170!, -84 116!') + piece('#232C6E', '54 96!, 48 122, 36 150!, 60 164!, 80 118!'),
      shape(
        [
          '-60 96',
          '-44 112',
          '-50 122',
          '-30 126',
          '-34 140',
          '-14 140',
          '-20 152',
          '4 150',
          '-72 108',
          '60 112',
          '66 128',
          '54 142',
          '-90 140',
          '-104 160',
          '-76 158',
          '-60 176',
          '20 196',
          '70 180',
        ]
          .map((p, i) => {
            const [x = 0, y = 0] = p.split(' ').map(Number)
            return disc([x, y], 2 + (i % 3) * 1.4, 2 + (i % 2))
          })
          .join(''),
        '#E9DFCF',
      ),
      profileFace(head, t, 'full', { eye: 'down' }),
      onHead(head, '-34 -34, -26 -40, -14 -42, -22 -34', t.lit),
      stroke(outline(head.onHead('24 -15!, 45 -13!, 45 8!, 27 9!')), INK.ink, 6.5) +
        stroke(curve(head.onHead('-10 -4, 24 -6')), INK.ink, 6),
    ],
    { x: 206, y: 204, scale: 1.74, flip: true },
  )
}

function bimpe(): Scene {
  const s = portrait()
  const t = tonesOf('amber')
  const head = heldHead({ wide: 0.94, turn: -34, x: -12, y: 0 })
  const build = { wide: 0.86, neck: 0.82, long: 22 }
  const hair = '#1C120E'
  s.ground('#D8431F').add(shape('M0 0H400L0 420z', s.dye('rings', '#EBA79A', '#E2978A', 1.4)))
  const spikes = [
    [-24, -52, -44, -104],
    [4, -56, 2, -114],
    [-46, -32, -92, -70],
    [-54, -6, -110, -22],
    [24, -46, 44, -96],
    [-46, 18, -98, 28],
  ] as const
  return layBust(
    s,
    [
      spikes.map(
        ([x1, y1, x2, y2]) =>
          stroke(
            curve(
              head.onHead([
                [x1, y1],
                [x2, y2],
              ]),
            ),
            hair,
            15,
          ) +
          stroke(
            curve(
              head.onHead([
                [x1, y1],
                [x2, y2],
              ]),
            ),
            INK.brass,
            13,
            'stroke-dasharray="2.5 11"',
          ),
      ),
      neckInProfile(head, t, build),
      piece(t.near, bodyInProfile(build)),
      piece(s.dye('wave', INK.indigo, INK.pale, 0.6), '-86 150!, -40 160, 10 190, 64 170, 96 196!, 104 260, 110 420!, -120 420!, -112 250'),
      profileFace(head, t, 'woman', { eye: 'closed', mouth: 'smile' }),
      onHead(head, '38 -30, 22 -50, -10 -58, -40 -48, -56 -18, -54 14, -40 26, -24 4!, -14 -12, -4 -6!, 4 -22, 16 -30', hair),
      stroke(
        ['30 -38, 4 -30, -14 -16', '10 -54, -6 -36, -28 -12', '-20 -54, -34 -30, -40 6'].map((l) => curve(head.onHead(l))).join(''),
        '#6B3F22',
        3,
      ),
      earring(INK.brass)(head),
      bustArm(
        { ...t, near: t.lit },
        {
          joints: [
            [-130, 380],
            [-40, 290],
            [48, 168],
          ],
          hand: { outline: OPEN_PALM },
          angle: 140,
          thumb: -1,
          size: 1.1,
          width: 1.05,
        },
      ),
      fingers(t, [48, 168], 140, ['-16 38, -2 20, 20 22', '-4 44, 8 30, 22 36'], -1, 1.1),
      shape(polygon('24 172, 46 196, 38 204, 16 180'), INK.brass),
    ],
    { x: 214, y: 206, scale: 1.3 },
  )
}

export const pictures = {
  'content/people/ayantunde-ayanlola.svg': ayantunde,
  'content/people/kofoworola-sotire.svg': kofoworola,
  'content/people/osaze-igbinovia.svg': osaze,
  'content/people/bimpe-adesanya.svg': bimpe,
}
