import { bodyFromFront, bodyInProfile, bustArm, fingers, foldIn, layBust, neckFromFront, neckInProfile, piece } from '../kit/busts.ts'
import { INK } from '../kit/colours.ts'
import { frontFace, heldHead, profileFace, tonesOf, turnedFace } from '../kit/faces.ts'
import { glassesFront, headtieTurned, lowCutFront, stud } from '../kit/frontwear.ts'
import { curve, disc, outline, polygon } from '../kit/geometry.ts'
import { onHead } from '../kit/heads.ts'
import { earring } from '../kit/headwear.ts'

import { Scene } from '../kit/scene.ts'
import { shape, stroke } from '../kit/svg.ts'

const portrait = () => new Scene(400, 500)
const OPEN_PALM =
  '-14 -8, -20 20, -34 44, -30 54, -22 50, -16 40!, -16 76, -9 82, -3 76, -1 46!, 4 84, 11 88, 17 82, 14 46!, 26 74, 32 76, 36 69, 24 34, 26 24!, 40 40, 48 38, 46 28, 26 4, 14 -8'

function abeni(): Scene {
  const s = portrait()
  const t = tonesOf('cocoa')
  const head = heldHead({ wide: 0.9, turn: 10, x: 8 })
  const build = { wide: 0.8, neck: 0.8, drop: 6 }
  s.ground(s.dye('dots', '#E9B58A', '#DDA277', 1.5)).add(shape('M0 0H120L400 500H0z', '#F6CF74'))
  return layBust(
    s,
    [
      neckInProfile(head, t, build),
      piece(t.near, bodyInProfile(build)),
      foldIn('-20 116!, -6 140, 30 128, 60 130!, 24 146, -10 150', 0.25),
      piece(
        s.dye('ladder', INK.clay, INK.sand, 0.7, 12),
        '-64 96!, -96 120, -118 170, -124 260, -130 420!, 130 420!, 116 250, 96 180!, 40 190, -10 160, -44 118',
      ),
      foldIn('-64 96!, -60 170, 0 250, 20 420!, -30 420!, -50 270, -90 160', 0.24),
      turnedFace(head, t, { eye: 'smile', mouth: 'parted', aged: true, browColour: '#BDB3A4' }),
      headtieTurned(s.dye('seed', INK.mid, INK.soft, 0.8))(head),
      stud(-38, 28, 6)(head),
      bustArm(
        { ...t, near: t.lit },
        {
          joints: [
            [-120, 380],
            [-14, 310],
            [72, 190],
          ],
          hand: { outline: OPEN_PALM },
          angle: 152,
          thumb: -1,
          size: 1.06,
          width: 0.9,
        },
      ),
      shape(polygon('50 192, 74 216, 66 225, 42 201'), INK.brass),
      fingers(t, [72, 190], 152, ['-16 38, -2 20, 20 22', '-4 44, 8 30, 22 36'], -1, 1.06),
    ],
    { x: 164, y: 200, scale: 1.42 },
  )
}

function bashir(): Scene {
  const s = portrait()
  const t = tonesOf('sienna')
  const head = heldHead({ wide: 0.88, tall: 1.06 })
  const build = { wide: 0.92, neck: 0.9, drop: 2 }
  s.ground('#262A24')
    .add(shape(polygon('400 40, 0 60, 0 500, 400 420'), '#F2E0B8'))
    .add(shape(polygon('400 120, 0 190, 0 420, 400 340'), '#F6EBCB'))
  const sleeve = { cloth: '#4C5A38', to: 1.7, cuff: 32, trim: '#37432A' }
  const angle = '-12 -8, -20 12, -22 34, -14 44, -2 40, 2 84, 12 88, 16 78, 14 40, 18 30!, 54 34, 62 28, 58 18, 28 8, 12 -8'
  return layBust(
    s,
    [
      piece('#5A6A42', bodyFromFront(build)),
      foldIn('70 110!, 92 180, 88 420!, 150 420!, 142 230, 118 140', 0.25),
      neckFromFront(t, build),
      piece('#4C5A38', '-44 78!, -30 104, 0 118, 0 150!, -40 136, -54 100!') +
        piece('#37432A', '44 78!, 30 104, 0 118, 0 150!, 40 136, 54 100!'),
      stroke('M0 120V420', '#37432A', 4) + shape(disc([8, 172], 5) + disc([8, 232], 5), INK.brass),
      frontFace(head, t, { mouth: 'closed' }),
      shape(
        outline(head.onHead('-37 10, -30 30, -20 36, 0 46, 20 36, 30 30, 37 10, 34 32, 20 51, 0 58, -20 51, -34 32')),
        t.dark,
        'fill-opacity=".5"',
      ),
      onHead(head, '-14 27!, 0 25, 14 27!, 15 31!, 0 28, -15 31!', t.dark),
      lowCutFront('#1C120E')(head),
      glassesFront(INK.ink, false, 5)(head),
      bustArm(t, {
        joints: [
          [-150, 420],
          [-150, 280],
          [-116, 96],
        ],
        hand: { outline: angle },
        angle: 182,
        thumb: -1,
        size: 1.05,
        sleeve,
      }),
      fingers(t, [-116, 96], 182, ['-18 16, 0 18', '-20 28, -2 30'], -1, 1.05),
      bustArm(t, {
        joints: [
          [150, 420],
          [164, 200],
          [122, -36],
        ],
        hand: { outline: angle },
        angle: -6,
        thumb: -1,
        size: 1.05,
        far: true,
        sleeve: { ...sleeve, to: 1.5 },
      }),
      fingers({ ...t, far: t.dark }, [122, -36], -6, ['-18 16, 0 18', '-20 28, -2 30'], -1, 1.05),
    ],
    { x: 200, y: 222, scale: 1.36 },
  )
}

function chidinma(): Scene {
  const s = portrait()
  const t = tonesOf('chestnut')
  const head = heldHead({ wide: 1.06, turn: -22, x: -6 })
  const build = { wide: 1.14, neck: 1.16 }
  const hair = '#1C120E'
  s.ground(s.dye('bird', '#F7C65A', '#EDB746', 1.6)).add(shape('M0 500V330Q200 250 400 330V500z', '#CFE6D4'))
  const rope = (points: string, width = 22) =>
    stroke(curve(head.onHead(points)), hair, width) + stroke(curve(head.onHead(points)), '#5A3320', width * 0.5, 'stroke-dasharray="2 13"')
  return layBust(
    s,
    [
      piece(INK.leaf, bodyInProfile(build)),
      foldIn('-90 130!, -80 240, -84 420!, -142 420!, -138 250, -122 150', 0.24),
      neckInProfile(head, t, build),
      piece('#17472F', '-52 92!, -20 126, 30 128, 44 102!, 52 118, 24 146, -26 142, -64 108!'),
      profileFace(head, t, 'laughing', { eye: 'smile', mouth: 'laugh', brow: 3 }),
      onHead(head, '38 -28, 22 -50, -10 -60, -42 -50, -56 -18, -52 10, -40 24, -24 4!, -14 -12, -4 -6!, 4 -22, 16 -28', hair),
      rope('-56 -34, -76 -66, -60 -104, -18 -114, 22 -96, 28 -70, 6 -54', 26),
      rope('-44 -44, -54 -70, -34 -90, -4 -84, 6 -70, -8 -58', 24),
      rope('-40 -30, -16 -52, 20 -50', 18),
      onHead(head, '38 -34!, 4 -48, -44 -32!, -56 -14!, -50 -2!, -40 -18, 0 -36, 38 -22!', INK.clay),
      onHead(head, '-54 -20!, -84 -30, -96 -6!, -78 -8, -88 16!, -60 4, -50 -6!', INK.clay),
      earring(INK.brass, true)(head),
      stroke(curve('-48 98, -16 156, 14 182') + curve('44 104, 40 150, 22 182'), INK.brass, 6),
      shape(outline('-2 178!, 40 178!, 40 190!, 28 192, 26 212, 6 216, -6 200'), INK.vermilion) + shape(disc([12, 200], 6), INK.chalk),
    ],
    { x: 204, y: 214, scale: 1.28 },
  )
}

export const pictures = {
  'content/people/abeni-oladokun.svg': abeni,
  'content/people/bashir-yusuf.svg': bashir,
  'content/people/chidinma-obi.svg': chidinma,
}
