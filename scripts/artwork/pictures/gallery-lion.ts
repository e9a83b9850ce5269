import { leafMane, lionFace } from '../kit/beasts.ts'
import { bust } from '../kit/bust.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { bench } from '../kit/furniture.ts'
import { box, curve, disc, local, outline, polygon } from '../kit/geometry.ts'
import { beard, bun, cap, fila, type Headwear, headTie, lowCut, wearing } from '../kit/headwear.ts'
import { person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { book } from '../kit/props.ts'
import { Scene } from '../kit/scene.ts'
import { group, ring, shade, shape, silhouette, stroke } from '../kit/svg.ts'
import type { Pictures } from '../pictures.ts'

const ground = (s: Scene) => s.ground('#E9A92E').ground(s.dye('seed', 'none', '#DB9A22', 2))
const sidi = (s: Scene) =>
  ({
    skin: SKIN.sienna,
    wear: headTie(INK.rust),
    top: { cut: 'blouse', cloth: s.dye('ladder', INK.clay, INK.sand, 0.62), length: 24 },
    lower: { cut: 'wrapper', cloth: s.dye('cowrie', INK.indigo, INK.chalk, 0.95), length: 1.6 },
    sash: INK.rust,
    close: true,
  }) as const

function proposal(): Scene {
  const s = ground(new Scene(1200, 800))
  s.hem(700, 100, s.dye('leaf', INK.leaf, '#2F7A55', 1))
  s.add(shape(outline('150 720!, 190 560, 170 420, 120 330, 210 400, 260 300!, 290 410, 360 350, 300 470, 290 600, 330 720!'), INK.rust))
  s.add(
    shape(
      outline('-40 -20!, 820 -20!, 860 90, 760 190, 640 170, 560 270, 430 230, 330 330, 220 260, 110 340, -40 300!'),
      s.dye('leaf', INK.leaf, '#3C8A62', 1.3),
    ),
  )
  const teacher = person({
    pose: { ...POSES.kneel, near: { to: [24, -190], hand: 'flat', bend: -1 }, far: [96, 118, 'open', 0, -1], neck: 4, nod: -16 },
    skin: SKIN.ebony,
    head: 'man',
    weight: 0.86,
    wear: lowCut(),
    close: true,
    top: { cut: 'blouse', cloth: INK.leaf, length: 40, ease: 0, flare: 4 },
    sleeves: { length: 1.5, top: 28, cuff: 22 },
    lower: { cut: 'trousers', cloth: INK.sand, length: 1.8, hem: 28, ease: 46 },
    shoes: INK.ink,
    infront: (f) => group(book(0, 0, 0, INK.clay, INK.chalk, 0.7), f.palm('far')[0] + 30, f.palm('far')[1] - 20),
  })
  const girl = person({
    ...sidi(s),
    pose: { ...POSES.stand, near: [-10, 30, 'fist'], far: [100, 110, 'flat', 0, -1], neck: 0, nod: -10 },
    infront: (f) =>
      group(
        [
          shape(polygon('-8 -150, 104 -166, 120 6, 8 16'), INK.chalk),
          shape(polygon('8 -138, 92 -150, 104 -10, 20 -2'), INK.terra),
          shape(disc([54, -84], 26), INK.indigo),
        ],
        f.palm('far')[0] - 8,
        f.palm('far')[1] + 16,
      ),
  })
  return s.stand(teacher, 450, 712, 0.86).stand(girl, 800, 712, 0.84)
}

function faceTwice(): Scene {
  const s = ground(new Scene(1200, 800))
  s.add(shape(polygon('640 40, 1130 10, 1160 770, 660 790'), INK.chalk), shape(polygon('676 84, 1096 58, 1120 640, 694 664'), '#D9C7A2'))
  const sepia = { near: '#86664A', far: '#654A34' }
  const photo = bust({ head: 'woman', skin: sepia, mood: { brow: 5 }, wear: headTie('#4A3524', '#3A291B'), cloth: '#543D2B', neck: 26 })
  s.within(polygon('676 84, 1096 58, 1120 640, 694 664'), group(photo, 900, 340, 2.5, true)).add(
    stroke('M700 700l240-12M702 730l180-10', INK.ink, 9),
  )
  const alive = bust({
    head: 'woman',
    skin: SKIN.sienna,
    wear: headTie(INK.rust),
    cloth: s.dye('ladder', INK.clay, INK.sand, 0.5),
    neck: 26,
  })
  return s.put(alive, 300, 390, 3).markHead(300, 390, 170)
}

function motorCar(): Scene {
  const s = ground(new Scene(1200, 800))
  const [k, tilt] = [0.88, -7]
  const on = (x: number, y: number) => local([600, 496], tilt, x * k, y * k)
  s.add(shape(polygon([on(-900, 208), on(900, 208), [1300, 900], [-100, 900]]), s.dye('leaf', INK.leaf, '#2F7A55', 1)))
  // The motor car is a line of chalk.
  const body =
    '-566 60!, -570 -40, -540 -160, -440 -236, -330 -262, -236 -270!, -190 -360, -90 -440, 20 -456, 130 -436, 186 -390!, 236 -268!, 330 -262, 450 -236, 540 -160, 572 -50, 566 60!'
  s.put(stroke(curve(body) + curve('-110 130!, 110 130!') + disc([548, -96], 26), INK.chalk, 13), 600, 496, k, false, tilt)
  const wheel = (skin: keyof typeof SKIN, wear: Headwear, cloth: string, turn: number, x: number) => {
    const [cx, cy] = on(x, 0)
    const [px, py] = local([cx, cy], turn, 0, 26)
    s.add(shape(disc([cx, cy], 180), INK.chalk), ring(cx, cy, 175, INK.ink, 18))
    s.float(
      person({
        pose: {
          view: 1,
          near: [-122, -130, 'open', 0, -1],
          far: [122, 130, 'open'],
          nearLeg: [-40, -38, -62],
          farLeg: [40, 38, 62],
          nod: -4,
        },
        skin: SKIN[skin],
        head: 'woman',
        wear,
        top: { cut: 'blouse', cloth },
        sleeves: { length: 0.6 },
        lower: { cut: 'trousers', cloth: INK.rust, length: 1.4 },
        close: true,
        mood: { mouth: 'smile' },
      }),
      px,
      py,
      0.34,
      { turn },
    )
  }
  wheel('sienna', bun(INK.hair, INK.clay), s.dye('rings', INK.indigo, INK.pale, 0.9), 205, -326)
  wheel('ebony', headTie(INK.terra), s.dye('lacing', INK.leaf, '#CFE6D4', 0.7), 28, 326)
  const driver = person({
    pose: {
      ...POSES.sit,
      lean: -10,
      near: { to: [190, -150], hand: 'fist', bend: -1 },
      far: { to: [200, -200], hand: 'fist', bend: -1 },
      nearLeg: [98, -10, 90],
      farLeg: [106, -10, 90],
      nod: -6,
    },
    skin: SKIN.chestnut,
    head: 'man',
    wear: cap(INK.chalk, INK.ink),
    close: true,
    top: { cut: 'blouse', cloth: s.dye('stripe', INK.chalk, INK.clay, 0.7, 0, INK.indigo), length: 50 },
    sleeves: { length: 1.6, cuff: 28 },
    lower: { cut: 'trousers', cloth: INK.indigo },
    shoes: INK.ink,
    behind: (f) => stroke(disc([f.palm('near')[0] + 14, f.palm('near')[1] - 24], 34, 84), INK.chalk, 16),
  })
  const [x, y] = on(-74, -84)
  return s.float(driver, x, y, 0.66, { turn: tilt })
}

function equals(): Scene {
  const s = ground(new Scene(800, 1000))
  s.hem(890, 110, s.dye('scale', INK.leaf, '#2F7A55', 1.1))
  const lion = group(
    [
      leafMane(0, 0, 230, 330, 22, ['#C9831A']),
      shape(disc([0, 0], 250), '#C9831A'),
      silhouette(lionFace('#B87312', '#A8660C', '#E9A92E', '#E9A92E'), '#B87312'),
    ],
    400,
    340,
    1,
  )
  s.add(
    lion.replace(/stroke="#B87312"/g, 'stroke="none"'),
    group(
      shape(
        outline('-138 -78!, -90 -106, -44 -66!, -88 -50') +
          outline('138 -78!, 90 -106, 44 -66!, 88 -50') +
          outline('-48 20!, 48 20!, 0 66'),
        '#E9A92E',
      ),
      400,
      340,
    ),
  )
  const bale = person({
    pose: { ...POSES.stand, lean: -8, bend: -6, near: [-30, 20, 'fist'], far: [-20, -30, 'open'], neck: 8, nod: -6 },
    skin: SKIN.ebony,
    head: 'elder',
    weight: 1.1,
    wear: wearing(beard(), fila(INK.clay, INK.rust, INK.greyHair)),
    close: true,
    top: { cut: 'none', cloth: '' },
    sleeves: false,
    lower: { cut: 'wrapper', cloth: s.dye('lacing', INK.leaf, '#CFE6D4', 0.8), length: 1.7 },
    shawl: s.dye('lacing', INK.leaf, '#CFE6D4', 0.8),
    bangle: INK.brass,
  })
  const girl = person({
    ...sidi(s),
    pose: { ...POSES.stand, lean: -8, bend: -8, near: [-20, 30, 'fist'], far: [-24, -40, 'open'], neck: 6, nod: -12 },
  })
  s.stand(bale, 250, 900, 0.84).stand(girl, 560, 900, 0.8, { flip: true })
  return s.add(
    bench(300, 510, 700, 896, INK.rust),
    ring(405, 668, 20, INK.ink, 5),
    shape(outline('386 676!, 380 640, 405 616, 430 640, 424 676!, 436 700!, 374 700!'), '#FFF3C9'),
    shade(box(300, 722, 210, 6)),
  )
}

const at = (n: number) => `content/productions/lion-and-jewel/gallery-${n}.svg`

/** The Lion and the Jewel: four scenes. */
export const pictures: Pictures = { [at(1)]: proposal, [at(2)]: faceTwice, [at(3)]: motorCar, [at(4)]: equals }
