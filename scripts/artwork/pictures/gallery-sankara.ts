import { BODY } from '../kit/body.ts'
import { bust } from '../kit/bust.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { bench, stoolFor } from '../kit/furniture.ts'
import { box, disc, outline, polygon, star } from '../kit/geometry.ts'
import { beret, fila, gele, headTie, highTop, kufi, lowCut, puffs } from '../kit/headwear.ts'
import { type Dress, person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { Scene } from '../kit/scene.ts'
import { group, shape, stroke } from '../kit/svg.ts'
import type { Pictures } from '../pictures.ts'
import { captain } from './wardrobe.ts'

const GREEN = '#3F5A34'
const DEEP = '#842510'

/** A guitar whose body's middle is at the origin, neck to the left and up. */
function guitar(x: number, y: number, scale: number, turn: number, wood: string = INK.brass, neck: string = INK.rust): string {
  return group(
    [
      shape(box(-250, -14, 210, 26), neck) + shape(box(-296, -20, 54, 38), INK.ink),
      shape(outline('-70 -46, -30 -56, 10 -40, 60 -66, 118 -50, 138 0, 118 50, 60 66, 10 40, -30 56, -70 46, -88 0'), wood),
      shape(disc([20, 0], 27), INK.ink),
      stroke('M-250-7H96M-250 6H96', INK.sand, 3),
      shape(box(88, -26, 12, 52), INK.ink),
    ],
    x,
    y,
    scale,
    false,
    turn,
  )
}

function guitarist(): Scene {
  const s = new Scene(1200, 800)
  s.ground(s.dye('stripe', '#7A2412', '#842A16', 2.4, 0, '#6B1D0C')).hem(700, 100, s.dye('stripe', '#5E1B0D', DEEP, 1.6, 90))
  // Through the one window the night and its moon; from it the light falls on the desk.
  s.add(
    shape(polygon('470 60, 690 60, 1120 740, 60 740'), '#E8A62C'),
    shape(polygon('516 60, 644 60, 900 740, 280 740'), '#F2BE4E'),
    shape(box(452, 40, 256, 26), '#5E1B0D'),
  )
  s.add(
    shape(box(560, 470, 560, 36) + box(596, 500, 36, 212) + box(1050, 500, 36, 212), '#26371F'),
    shape(box(760, 506, 290, 120), '#31482A'),
    shape(box(870, 540, 70, 14), INK.brass),
    shape(outline('930 470!, 942 424, 1034 424, 1046 470!'), INK.ink),
    stroke('M936 440q-70-10-76 60t-12 76', INK.ink, 7),
    shape(outline('826 572!, 866 566, 880 610, 872 652!, 838 656, 846 612'), INK.ink),
    shape(disc([988, 446], 13), INK.brass),
  )
  const man = captain({
    pose: {
      ...POSES.sit,
      lean: -6,
      bend: 8,
      near: { to: [40, -70], hand: 'open', bend: 1 },
      far: { to: [222, -158], hand: 'fist', bend: -1 },
      nearLeg: [62, 8, 90],
      farLeg: [80, 2, 90],
      neck: 14,
      nod: 10,
    },
    close: true,
    mood: { eye: 'down', mouth: 'smile' },
    holding: (f) =>
      group(guitar(0, 0, 1.06, 0, INK.terra, '#5E1B0D'), f.pelvis[0] + 66, f.pelvis[1] - 78, 1, true, -28) +
      shape(f.hand('far'), f.skin.far),
  })
  return s.stand(man, 640, 724, 0.92, { flip: true })
}

function speechHead(): Scene {
  const s = new Scene(800, 1000)
  s.ground(INK.brass)
    .ground(s.dye('seed', 'none', '#E19F22', 2))
    .add(shape('M0 0h430L150 1000H0z', '#31482A'))
  const head = bust({
    head: 'shout',
    skin: SKIN.ebony,
    wear: beret(INK.clay, INK.ink),
    cloth: GREEN,
    collar: { cut: 'stand', cloth: '#4B673E' },
    neck: 34,
    shoulders: 130,
  })
  s.put(head, 350, 520, 3.9, false, -14).markHead(350, 520, 200)
  const [x, y] = [412, 300]
  return s.add(shape(star([x, y], 46), INK.brass))
}

function treeLine(): Scene {
  const s = new Scene(1200, 800)
  s.ground(s.dye('wave', '#F3D9A4', '#EACB8D', 2)).add(shape(disc([960, 190], 120), INK.clay))
  s.add(shape(outline('0 470!, 500 560, 1200 640!, 1200 800!, 0 800!'), s.dye('stripe', '#9A2F17', '#A93B1F', 2, 76, DEEP)))
  const cotton = [
    s.dye('stripe', INK.chalk, GREEN, 0.8, 0, INK.clay),
    s.dye('stripe', INK.indigo, INK.chalk, 0.8, 0, INK.brass),
    s.dye('ladder', INK.rust, INK.sand, 0.7),
    s.dye('stripe', INK.brass, INK.rust, 0.8, 0, INK.ink),
    s.dye('bead', INK.ink, INK.terra, 0.6),
  ]
  const wears = [kufi(INK.chalk, INK.clay), gele(INK.clay, INK.brass), highTop(), headTie(INK.leaf), fila(INK.indigo)]
  const skins = [SKIN.umber, SKIN.sienna, SKIN.ebony, SKIN.cocoa, SKIN.chestnut]
  const sapling = (x: number, y: number, scale: number, potted = false) =>
    group(
      [
        stroke('M0 0V-96M0-40L-30-66M0-58L32-84', '#5E3A22', 8),
        shape(
          outline('0 -84!, 24 -108, 20 -146, 0 -172!, -20 -146, -24 -108') +
            outline('26 -78!, 44 -108, 74 -116!, 70 -86, 50 -72') +
            outline('-24 -60!, -40 -90, -70 -98!, -66 -68, -46 -56'),
          '#2F6B3A',
        ),
        potted ? shape(outline('-30 -6!, 30 -6!, 22 44, 0 52, -22 44'), '#3A2117') + shape(box(-33, -10, 66, 13), INK.brass) : '',
      ],
      x,
      y,
      scale,
    )
  for (let i = 0; i < 5; i++) {
    const raised = i % 2 === 1
    const dress: Dress = {
      pose: {
        ...POSES.walk,
        lean: raised ? 5 : 0,
        near: raised ? [-34, -10, 'open'] : { to: [112, -70], hand: 'open', bend: -1 },
        far: { to: raised ? [132, -116] : [136, -74], hand: 'open', bend: -1 },
        nearLeg: [-16, -24, 76],
        farLeg: [18, 4, 92],
        nod: raised ? -6 : 4,
      },
      skin: skins[i],
      head: i % 2 ? 'woman' : 'man',
      weight: [1.1, 1.04, 0.95, 1.14, 1][i],
      wear: wears[i],
      top: { cut: i % 2 ? 'gown' : 'blouse', cloth: cotton[i] ?? INK.chalk, length: i % 2 ? 1.6 : 90 },
      lower: { cut: 'trousers', cloth: INK.rust },
      holding: (f) => sapling(f.palm('far')[0] - 6, f.palm('far')[1] - 14, 0.92, true),
    }
    s.stand(person(dress), 92 + i * 182, 596 + i * 32, 0.5 + i * 0.035)
  }
  const child = person({
    pose: {
      ...POSES.kneel,
      lean: 22,
      bend: 10,
      near: { to: [128, 60], hand: 'open', bend: -1 },
      far: { to: [150, 58], hand: 'open', bend: -1 },
      nod: 10,
    },
    skin: SKIN.cocoa,
    body: BODY.child,
    head: 'child',
    close: true,
    mood: { eye: 'down', mouth: 'smile' },
    wear: puffs(INK.hair, INK.clay),
    top: { cut: 'blouse', cloth: INK.chalk },
    lower: { cut: 'trousers', cloth: INK.indigo, length: 1.4 },
  })
  s.add(shape(outline('960 790, 1020 740, 1130 736, 1196 790'), '#5E1B0D'), sapling(1112, 742, 1.2))
  return s.stand(child, 920, 786, 0.94)
}

function draughts(): Scene {
  const s = new Scene(1200, 800)
  s.ground(s.dye('stripe', '#9A2F17', '#A93B1F', 2.4, 0, DEEP)).add(shape(polygon('260 -10, 980 -10, 1120 700, 120 700'), '#E8A62C'))
  s.hem(690, 110, s.dye('ladder', '#31482A', '#46613B', 1.1))
  s.float(captain({ pose: { ...POSES.point, far: [84, 88, 'point', 0, -1] } }), 800, 330, 0.82, { flip: true, as: '#6B1D0C' })
  const seat: Partial<Dress> = { behind: (f) => stoolFor(f, INK.rust), close: true }
  const one = captain({ ...seat, pose: { ...POSES.sit, near: [20, 84, 'open'], far: [40, 96, 'cup'], neck: 14, nod: 8 } })
  const two = captain({ ...seat, skin: SKIN.sienna, wear: lowCut(), pose: { ...POSES.listen, near: [26, 140, 'fist', -10] } })
  s.stand(one, 410, 700, 0.82).stand(two, 800, 700, 0.82, { flip: true })
  return s.add(
    bench(536, 676, 520, 700, INK.ink),
    shape(polygon('520 508, 692 508, 676 530, 536 530'), INK.sand),
    shape(disc([570, 506], 10) + disc([640, 506], 10), INK.clay),
    shape(disc([604, 504], 10), INK.ink),
  )
}

const at = (n: number) => `content/productions/sankara/gallery-${n}.svg`

/** Sankara: four scenes. */
export const pictures: Pictures = { [at(1)]: guitarist, [at(2)]: speechHead, [at(3)]: treeLine, [at(4)]: draughts }
