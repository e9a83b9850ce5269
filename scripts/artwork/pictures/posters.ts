import { leafMane } from '../kit/beasts.ts'
import { bust } from '../kit/bust.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { drumDyes, hungDrum } from '../kit/drummer.ts'
import { along, curve, disc, outline, type Point } from '../kit/geometry.ts'
import { beard, fila, headTie, wearing } from '../kit/headwear.ts'
import { person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { pot } from '../kit/props.ts'
import { Scene } from '../kit/scene.ts'
import { group, shade, shape, stroke } from '../kit/svg.ts'
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

const SKY: Point = [396, 420]

/** An iron shackle as large as the sky, sprung open towards the upper right. */
function shackle(s: Scene): void {
  const end = (angle: number, r: number) => {
    const [x, y] = along(SKY, angle, r)
    return `${Math.round(x)} ${Math.round(y)}`
  }
  s.add(
    stroke(`M${end(166, 310)}A310 310 0 1 0 ${end(106, 310)}`, INK.ink, 54),
    stroke(`M${end(166, 300)}L${end(166, 366)}M${end(106, 300)}L${end(106, 366)}`, INK.ink, 64),
    shape(disc(along(SKY, 166, 366), 14) + disc(along(SKY, 106, 366), 14), '#F0DDB4'),
  )
}

function freedomRoad(): Scene {
  const s = new Scene(800, 1000)
  s.ground(s.dye('wave', '#F0DDB4', '#E8D09E', 2)).add(shape(disc(SKY, 310), INK.brass))
  shackle(s)
  s.add(shape(outline('-10 846!, 200 812, 480 800, 810 730!, 810 1010!, -10 1010!'), s.dye('leaf', INK.leaf, '#2A6B4A', 1)))
  const woman = person({
    pose: {
      ...POSES.walk,
      lean: 6,
      bend: -4,
      near: { to: [62, -196], hand: 'fist', bend: -1 },
      far: [118, 132, 'open', 0, -1],
      nearLeg: [-34, -50, 46],
      farLeg: [34, 12, 98],
      nod: -14,
    },
    skin: SKIN.umber,
    wear: headTie(INK.chalk),
    top: { cut: 'blouse', cloth: INK.chalk, length: 24 },
    lower: { cut: 'wrapper', cloth: s.dye('spiral', INK.leaf, '#CFE6D4', 0.9), length: 1.6, flare: 30 },
    close: true,
    holding: (f) =>
      shape(
        outline([
          f.onChest(-58, 6, 1),
          f.onChest(-34, -22),
          f.onChest(-4, 0),
          f.onChest(40, 56),
          f.onChest(84, 66),
          f.onChest(92, 110, 1),
          f.onChest(60, 150, 1),
          f.onChest(40, 104),
          f.onChest(0, 70),
        ]),
        INK.clay,
      ),
  })
  const outer = '396 298!, 320 316, 210 336, 104 430, 44 560, 16 690, 16 800'
  const inner = '240 836, 194 760, 206 660, 262 570, 340 500, 420 460!'
  const bed = [s.dye('ladder', INK.clay, '#A93B1F', 1.5, -70), s.dye('ladder', INK.clay, '#A93B1F', 1.5, 36)] as const
  s.add(
    shape(outline('16 700!, 16 800, 40 880, 120 950, 230 1020!, 820 1020!, 820 926!, 640 868, 420 848, 240 830, 194 760!'), bed[0]),
    shape(outline(`${outer}!, 70 840, 150 858, ${inner.replace('836', '836!')}`), bed[1]),
    shade(outline('16 800!, 70 840, 150 858, 246 836!, 300 842!, 190 884, 90 868, 26 846!'), 0.4),
    stroke(curve(`${outer}, 40 880, 120 950, 230 1020`) + curve(`820 926, 640 868, 420 848, ${inner}`), INK.brass, 7),
  )
  return s.stand(woman, 430, 812, 0.84)
}

const at = (id: string) => `content/productions/${id}/poster.svg`

/** The posters of Daughters of the Dance, Sankara, The Lion and the Jewel and Red is the Freedom Road. */
export const pictures: Pictures = {
  [at('daughters-of-dance')]: daughtersOfTheDance,
  [at('sankara')]: sankara,
  [at('lion-and-jewel')]: lionAndJewel,
  [at('red-freedom-road')]: freedomRoad,
}
