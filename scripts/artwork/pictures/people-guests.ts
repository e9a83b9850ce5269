import { beadString, bodyFromFront, bodyInProfile, bustArm, fingers, foldIn, layBust, neckFromFront, neckInProfile, piece } from '../kit/busts.ts'
import { INK } from '../kit/colours.ts'
import { frontFace, heldHead, profileFace, tonesOf, turnedFace } from '../kit/faces.ts'
import { beardTurned, feastGele, filaTurned, glassesFront, headtieTurned, lowCutFront, stud } from '../kit/frontwear.ts'
import { curve, disc, outline, polygon } from '../kit/geometry.ts'
import { onHead } from '../kit/heads.ts'
import { earring } from '../kit/headwear.ts'
import { drum } from '../kit/props.ts'
import { Scene } from '../kit/scene.ts'
import { shape, stroke } from '../kit/svg.ts'

const portrait = () => new Scene(400, 500)
const OPEN_PALM = '-14 -8, -20 20, -34 44, -30 54, -22 50, -16 40!, -16 76, -9 82, -3 76, -1 46!, 4 84, 11 88, 17 82, 14 46!, 26 74, 32 76, 36 69, 24 34, 26 24!, 40 40, 48 38, 46 28, 26 4, 14 -8'

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
      piece(s.dye('ladder', INK.clay, INK.sand, 0.7, 12), '-64 96!, -96 120, -118 170, -124 260, -130 420!, 130 420!, 116 250, 96 180!, 40 190, -10 160, -44 118'),
      foldIn('-64 96!, -60 170, 0 250, 20 420!, -30 420!, -50 270, -90 160', 0.24),
      turnedFace(head, t, { eye: 'smile', mouth: 'parted', aged: true, browColour: '#BDB3A4' }),
      headtieTurned(s.dye('seed', INK.mid, INK.soft, 0.8))(head),
      stud(-38, 28, 6)(head),
      bustArm(t, { joints: [[-80, 190], [-10, 310], [72, 190]], hand: { outline: OPEN_PALM }, angle: 152, thumb: -1, size: 1.06, width: 0.9 }),
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
  s.ground('#262A24').add(shape(polygon('400 40, 0 60, 0 500, 400 420'), '#F2E0B8')).add(shape(polygon('400 120, 0 190, 0 420, 400 340'), '#F6EBCB'))
  const sleeve = { cloth: '#4C5A38', to: 1.7, cuff: 32, trim: '#37432A' }
  const angle = '-12 -8, -20 12, -22 34, -14 44, -2 40, 2 84, 12 88, 16 78, 14 40, 18 30!, 54 34, 62 28, 58 18, 28 8, 12 -8'
  return layBust(
    s,
    [
      piece('#5A6A42', bodyFromFront(build)),
      foldIn('70 110!, 92 180, 88 420!, 150 420!, 142 230, 118 140', 0.25),
      neckFromFront(t, build),
      piece('#4C5A38', '-44 78!, -30 104, 0 118, 0 150!, -40 136, -54 100!') + piece('#37432A', '44 78!, 30 104, 0 118, 0 150!, 40 136, 54 100!'),
      stroke('M0 120V420', '#37432A', 4) + shape(disc([8, 172], 5) + disc([8, 232], 5), INK.brass),
      frontFace(head, t, { mouth: 'closed' }),
      shape(outline(head.onHead('-37 10, -30 30, -20 36, 0 46, 20 36, 30 30, 37 10, 34 32, 20 51, 0 58, -20 51, -34 32')), t.dark, 'fill-opacity=".5"'),
      onHead(head, '-14 27!, 0 25, 14 27!, 15 31!, 0 28, -15 31!', t.dark),
      lowCutFront('#1C120E')(head),
      glassesFront(INK.ink, false, 5)(head),
      bustArm(t, { joints: [[-150, 420], [-150, 280], [-116, 96]], hand: { outline: angle }, angle: 182, thumb: -1, size: 1.05, sleeve }),
      fingers(t, [-116, 96], 182, ['-18 16, 0 18', '-20 28, -2 30'], -1, 1.05),
      bustArm(t, { joints: [[150, 420], [164, 200], [122, -36]], hand: { outline: angle }, angle: -6, thumb: -1, size: 1.05, far: true, sleeve: { ...sleeve, to: 1.5 } }),
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
  const rope = (points: string, width = 22) => stroke(curve(head.onHead(points)), hair, width) + stroke(curve(head.onHead(points)), '#5A3320', width * 0.5, 'stroke-dasharray="2 13"')
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
      stroke(curve('-48 98, -20 190, 26 232') + curve('44 104, 46 180, 30 232'), INK.indigo, 6),
      shape(outline('6 226!, 44 226!, 44 238!, 34 240, 32 258, 14 262, 4 248'), INK.vermilion) + shape(disc([20, 246], 6), INK.chalk),
    ],
    { x: 204, y: 214, scale: 1.28 },
  )
}

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
      stroke(curve('-40 110, -30 230, 10 288') + curve('46 116, 46 220, 10 288') + 'M4 128V230', '#B5472A', 6),
      foldIn('-100 130!, -90 240, -96 420!, -142 420!, -138 250, -124 150', 0.22),
      stroke(curve('-112 140, -60 230, -20 420'), INK.leaf, 22) + stroke(curve('-112 140, -60 230, -20 420'), INK.brass, 8, 'stroke-dasharray="3 13"'),
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
      shape(['-60 96', '-44 112', '-50 122', '-30 126', '-34 140', '-14 140', '-20 152', '4 150', '-72 108', '60 112', '66 128', '54 142', '-90 140', '-104 160', '-76 158', '-60 176', '20 196', '70 180'].map((p, i) => { const [x = 0, y = 0] = p.split(' ').map(Number); return disc([x, y], 2 + (i % 3) * 1.4, 2 + (i % 2)) }).join(''), '#E9DFCF'),
      profileFace(head, t, 'full', { eye: 'down' }),
      onHead(head, '-34 -34, -26 -40, -14 -42, -22 -34', t.lit),
      stroke(outline(head.onHead('24 -15!, 45 -13!, 45 8!, 27 9!')), INK.ink, 6.5) + stroke(curve(head.onHead('-10 -4, 24 -6')), INK.ink, 6),
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
  const spikes = [[-24, -52, -44, -104], [4, -56, 2, -114], [-46, -32, -92, -70], [-54, -6, -110, -22], [24, -46, 44, -96], [-46, 18, -98, 28]] as const
  return layBust(
    s,
    [
      spikes.map(([x1, y1, x2, y2]) => stroke(curve(head.onHead([[x1, y1], [x2, y2]])), hair, 15) + stroke(curve(head.onHead([[x1, y1], [x2, y2]])), INK.brass, 13, 'stroke-dasharray="2.5 11" stroke-linecap="butt"')),
      neckInProfile(head, t, build),
      piece(t.near, bodyInProfile(build)),
      piece(s.dye('wave', INK.indigo, INK.pale, 0.6), '-86 150!, -40 160, 10 190, 64 170, 96 196!, 104 260, 110 420!, -120 420!, -112 250'),
      profileFace(head, t, 'woman', { eye: 'closed', mouth: 'smile' }),
      onHead(head, '38 -30, 22 -50, -10 -58, -40 -48, -56 -18, -54 14, -40 26, -24 4!, -14 -12, -4 -6!, 4 -22, 16 -30', hair),
      stroke(['30 -38, 4 -30, -14 -16', '10 -54, -6 -36, -28 -12', '-20 -54, -34 -30, -40 6'].map((l) => curve(head.onHead(l))).join(''), '#6B3F22', 3),
      earring(INK.brass)(head),
      bustArm(t, { joints: [[-110, 220], [-10, 270], [84, 176]], hand: { outline: OPEN_PALM }, angle: 128, thumb: -1, size: 1.1, width: 1.05 }),
      fingers(t, [84, 176], 128, ['-16 38, -2 20, 20 22', '-4 44, 8 30, 22 36'], -1, 1.1),
      shape(polygon('62 182, 82 208, 73 215, 53 189'), INK.brass),
    ],
    { x: 214, y: 206, scale: 1.3 },
  )
}

export const pictures = {
  'content/people/abeni-oladokun.svg': abeni,
  'content/people/bashir-yusuf.svg': bashir,
  'content/people/chidinma-obi.svg': chidinma,
  'content/people/ayantunde-ayanlola.svg': ayantunde,
  'content/people/kofoworola-sotire.svg': kofoworola,
  'content/people/osaze-igbinovia.svg': osaze,
  'content/people/bimpe-adesanya.svg': bimpe,
}
