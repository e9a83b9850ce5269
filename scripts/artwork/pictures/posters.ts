import { backHair, backTie } from '../kit/backwear.ts'
import { leafMane } from '../kit/beasts.ts'
import { BODY } from '../kit/body.ts'
import { bust } from '../kit/bust.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { drumDyes, hungDrum } from '../kit/drummer.ts'
import { box, disc, outline, type Point } from '../kit/geometry.ts'
import { beard, fila, headTie, wearing } from '../kit/headwear.ts'
import { person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { bundle, pot } from '../kit/props.ts'
import { Scene } from '../kit/scene.ts'
import { group, shape, stroke } from '../kit/svg.ts'
import type { Pictures } from '../pictures.ts'
import { fists, legend } from './slides.ts'
import { daughters } from './wardrobe.ts'

const poster = () => new Scene(800, 1000)

function daughtersOfTheDance(): Scene {
  const s = poster()
  const motifs = ['rings', 'bird', 'spiral', 'leaf', 'comb'] as const
  const cone: Point[] = [
    [-60, -10],
    [860, -10],
    [560, 890],
    [240, 890],
  ]
  const quilt = { columns: 5, rows: 6, square: 160, motifs, scale: 1.35 }
  s.lamp(cone, quilt, ['#151A4A', '#27307A', '#1F2868'], [INK.litSand, '#E6CF9E', '#EAD4A4'])
  const cast = daughters(s)
  s.float(cast.eldest({ pose: POSES.leap, lower: { cut: 'flying', cloth: INK.indigo }, sashTail: 170 }), 400, 372, 0.84, { as: INK.indigo })
  s.hem(884, 120, INK.night)
    .hem(884, 56, s.dye('lacing', INK.clay, INK.brass, 0.7))
    .hem(948, 52, s.dye('bead', INK.night, '#39449A', 0.8))
  const girl = cast.girl({
    pose: { ...POSES.stand, near: [-26, 60, 'open', 10, 1, 0.9], far: [30, 84, 'fist', -20], nod: -16, neck: 2 },
    holding: hungDrum(drumDyes(INK.indigo, INK.pale), { strap: INK.brass }),
    close: true,
  })
  return s.stand(girl, 392, 888, 0.6)
}

function sankara(): Scene {
  const s = poster()
  legend(s, 440, 520, 640, [140, 846, 0.4], [450, 620, 1.06])
  return fists(s, 300, 748, 5, 0.92)
}

function lionAndJewel(): Scene {
  const s = poster()
  s.ground('#E9A92E').ground(s.dye('seed', 'none', '#DB9A22', 2))
  s.add(leafMane(300, 420, 240, 480, 24, [INK.rust, s.dye('stripe', INK.clay, INK.terra, 0.7, 20, INK.brass), INK.leaf], '#E9A92E'))
  s.add(shape(disc([300, 420], 262), '#24684A'), shape(disc([300, 420], 262), s.dye('scale', 'none', '#348562', 1)))
  const bale = bust({
    head: 'elder',
    skin: SKIN.ebony,
    wear: wearing(beard(), fila(s.dye('lacing', INK.clay, INK.brass, 0.3), INK.rust, INK.greyHair)),
    cloth: s.dye('lacing', INK.leaf, '#CFE6D4', 0.5),
    neck: 34,
    shoulders: 96,
    slope: 20,
  })
  s.within(disc([300, 420], 262), group(bale, 280, 420, 2.1)).markHead(280, 420, 130)
  s.hem(868, 140, s.dye('leaf', INK.leaf, '#2F7A55', 1.07)).add(stroke('M0 868H800', INK.sand, 7))
  const sidi = person({
    pose: { ...POSES.carry, near: [-24, -6, 'open'], far: [150, 196, 'flat', 16], nod: -8 },
    skin: SKIN.sienna,
    wear: headTie(INK.clay),
    top: { cut: 'blouse', cloth: s.dye('ladder', INK.clay, INK.sand, 0.62), length: 24 },
    sleeves: { length: 0.72, cuff: 50 },
    lower: { cut: 'wrapper', cloth: s.dye('cowrie', INK.indigo, INK.chalk, 0.95), length: 1.62, flare: 20 },
    sash: INK.rust,
    bangle: INK.brass,
    behind: (f) => pot(f.head[0] + 4, f.head[1] - 66, 1.3, INK.rust, INK.sand),
  })
  return s.stand(sidi, 628, 874, 0.78)
}

function freedomRoad(): Scene {
  const s = poster()
  s.ground('#F0DDB4').add(shape(box(0, 0, 800, 520), s.dye('wave', '#F0DDB4', '#E6CD9C', 2)))
  s.add(shape(disc([600, 210], 104), INK.terra))
  s.add(shape(outline('0 470!, 180 420, 420 450, 640 400, 800 440!, 800 1000!, 0 1000!'), s.dye('leaf', INK.leaf, '#2F7A55', 1)))
  s.add(
    shape(
      outline(
        '600 410!, 500 436, 470 480, 540 540, 500 620, 240 720, -20 880, -140 1010!, 740 1010!, 660 880, 640 740, 680 640, 690 560, 590 480, 620 432, 640 410!',
      ),
      s.dye('ladder', INK.clay, '#9E3A20', 1.6, -28),
    ),
  )
  const link = (x: number, y: number, turn: number, broken: boolean, k: number) =>
    group(
      stroke(broken ? 'M-20-26q-40 0-40 26t40 26h40q20 0 30-14' : 'M-20-26q-40 0-40 26t40 26h40q40 0 40-26t-40-26z', INK.ink, 15),
      x,
      y,
      k,
      false,
      turn,
    )
  s.add(
    link(700, 900, -24, true, 0.9),
    link(746, 760, 60, false, 0.72),
    link(724, 640, -10, true, 0.5),
    link(120, 700, 30, true, 0.6),
    link(420, 560, 10, false, 0.36),
  )
  const boy = person({
    pose: { ...POSES.frontal, near: [-60, -150, 'open'], far: [18, 10, 'open'], nearLeg: [-14, -6, -70], farLeg: [10, -10, 60] },
    skin: SKIN.chestnut,
    body: BODY.child,
    head: 'front',
    wear: backHair(),
    top: { cut: 'blouse', cloth: INK.chalk },
    lower: { cut: 'trousers', cloth: INK.ink, length: 1.3 },
  })
  const woman = person({
    pose: { ...POSES.frontal, near: [-150, -196, 'flat', -10], far: [26, 14, 'open'], nearLeg: [-10, -4, -80], farLeg: [14, -6, 60] },
    skin: SKIN.umber,
    head: 'front',
    weight: 1.04,
    wear: backTie(INK.terra),
    top: { cut: 'blouse', cloth: s.dye('stripe', INK.chalk, INK.clay, 0.6, 0, INK.ink), length: 24 },
    lower: { cut: 'wrapper', cloth: s.dye('rings', INK.ink, INK.sand, 1), length: 1.72 },
    sash: INK.brass,
    behind: (f) => bundle(f.head[0], f.head[1] - 62, 1.5, s.dye('comb', INK.leaf, INK.sand, 0.8)),
  })
  return s.stand(woman, 330, 916, 0.86).stand(boy, 474, 930, 0.8)
}

const at = (id: string) => `content/productions/${id}/poster.svg`

/** The posters of Daughters of the Dance, Sankara, The Lion and the Jewel and Red is the Freedom Road. */
export const pictures: Pictures = {
  [at('daughters-of-dance')]: daughtersOfTheDance,
  [at('sankara')]: sankara,
  [at('lion-and-jewel')]: lionAndJewel,
  [at('red-freedom-road')]: freedomRoad,
}
