import { BODY } from '../kit/body.ts'
import { bust } from '../kit/bust.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { bench, stoolFor } from '../kit/furniture.ts'
import { box, disc, outline, polygon, star } from '../kit/geometry.ts'
import { beret, fila, gele, headTie, highTop, kufi, lowCut, puffs } from '../kit/headwear.ts'
import { type Dress, person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { Scene } from '../kit/scene.ts'
import { group, shade, shape, stroke } from '../kit/svg.ts'
import type { Pictures } from '../pictures.ts'
import { captain } from './wardrobe.ts'

const GREEN = '#3F5A34'
const DEEP = '#842510'

/** A guitar whose body's middle is at the origin, neck to the left and up. */
export function guitar(x: number, y: number, scale: number, turn: number, wood: string = INK.brass, neck: string = INK.rust): string {
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
  s.ground('#9A2F17').add(shape(box(0, 700, 1200, 100), s.dye('stripe', DEEP, '#A93B1F', 1.6, 90)))
  s.add(
    shape(box(520, 470, 640, 34) + box(560, 500, 34, 210) + box(1086, 500, 34, 210), '#31482A'),
    shape(box(760, 504, 330, 130), GREEN),
    shade(box(760, 504, 330, 18)),
  )
  s.add(
    shape(outline('960 470!, 970 430, 1050 430, 1060 470!'), INK.ink),
    stroke('M960 452q-60-10-70 40t-40 92', INK.ink, 6),
    shape(polygon('832 580, 866 570, 880 640, 846 650'), INK.ink),
    shape(disc([1010, 448], 13), INK.brass),
  )
  const man = captain({
    pose: {
      ...POSES.sit,
      lean: -4,
      bend: 6,
      near: { to: [30, -66], hand: 'open', bend: 1 },
      far: { to: [200, -170], hand: 'cup', bend: -1 },
      nearLeg: [62, 8, 90],
      farLeg: [80, 2, 90],
      neck: 14,
      nod: 12,
    },
    close: true,
    holding: (f) => group(guitar(0, 0, 1, 0), f.pelvis[0] + 60, f.pelvis[1] - 70, 1, true, -28),
  })
  return s.stand(man, 640, 716, 0.84, { flip: true })
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
    s.dye('stripe', GREEN, INK.sand, 0.8, 0, INK.clay),
  ]
  const wears = [kufi(INK.chalk, INK.clay), gele(INK.clay, INK.brass), highTop(), headTie(INK.leaf), fila(INK.indigo), lowCut()]
  const skins = [SKIN.umber, SKIN.sienna, SKIN.ebony, SKIN.cocoa, SKIN.chestnut, SKIN.amber]
  const sapling = (x: number, y: number) =>
    group(
      [
        stroke('M0 40V-60', INK.rust, 8),
        shape(
          outline('0 -60, 26 -86, 22 -124, 0 -140, -22 -124, -26 -86') +
            outline('0 -30, 34 -40, 52 -66, 24 -64') +
            outline('0 -40, -34 -52, -50 -80, -22 -74'),
          GREEN,
        ),
        shape(outline('-22 36!, 22 36!, 16 74!, -16 74!'), INK.ink),
      ],
      x,
      y,
      1.5,
    )
  for (let i = 0; i < 6; i++) {
    const dress: Dress = {
      pose: { ...POSES.walk, lean: 2, near: [24 + i * 2, 74, 'open'], far: [50, 88, 'open'], nearLeg: [-12, -16, 80], farLeg: [14, 2, 92] },
      skin: skins[i],
      head: i % 2 ? 'woman' : 'man',
      weight: [1.1, 1.04, 0.95, 1.14, 1, 0.96][i],
      wear: wears[i],
      top: { cut: i % 2 ? 'gown' : 'blouse', cloth: cotton[i] ?? INK.chalk, length: i % 2 ? 1.6 : 90 },
      lower: { cut: 'trousers', cloth: INK.rust },
      infront: i % 2 === 0 ? (f) => sapling(f.palm('far')[0] + 10, f.palm('far')[1] - 50) : undefined,
    }
    s.stand(person(dress), 90 + i * 148, 590 + i * 26, 0.5 + i * 0.025)
  }
  const child = person({
    pose: { ...POSES.kneel, lean: 20, near: [50, 70, 'open'], far: [58, 76, 'open'], nod: 14 },
    skin: SKIN.cocoa,
    body: BODY.child,
    head: 'child',
    wear: puffs(INK.hair, INK.clay),
    top: { cut: 'blouse', cloth: INK.chalk },
    lower: { cut: 'trousers', cloth: INK.indigo, length: 1.4 },
    infront: (f) => sapling(f.palm('far')[0] + 20, f.palm('far')[1] - 6),
  })
  return s.stand(child, 1000, 780, 0.74)
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
