import { BODY } from '../kit/body.ts'
import { CHORDS } from '../kit/chords.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { bench, stoolFor } from '../kit/furniture.ts'
import { box, disc, outline, polygon } from '../kit/geometry.ts'
import { beads, earring, fila, gele, headTie, hijab, locs, lowCut, puffs, wearing } from '../kit/headwear.ts'
import { inProfile } from '../kit/onlookers.ts'
import { umbrella } from '../kit/parade.ts'
import { person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { filmCamera, stillsCamera } from '../kit/props.ts'
import { Scene } from '../kit/scene.ts'
import { castor } from '../kit/studio.ts'
import { group, shape, stroke } from '../kit/svg.ts'

const A = CHORDS.academy

function contentCreation(): Scene {
  const s = new Scene(1200, 800)
  s.ground(s.dye('dots', '#EFC05A', '#E7B346', 1.8))
  s.add(shape(outline('760 500!, 900 330, 1060 290!, 1220 330, 1300 500!'), INK.terra), shape(box(820, 480, 420, 150), '#D9A066'))
  s.hem(610, 200, s.dye('seed', INK.terra, '#B5471F', 1.4))
  s.add(shape(polygon('92 60, 470 36, 470 744, 92 716'), INK.ink), shape(polygon('470 36, 500 50, 500 722, 470 744'), INK.rust))
  s.add(
    shape(polygon('116 104, 446 86, 446 690, 116 668'), A.accent),
    shape(disc([281, 300], 150), A.light),
    stroke('M240 72l80-5', INK.soft, 9),
  )
  const guest = (
    skin: (typeof SKIN)[keyof typeof SKIN],
    wear: ReturnType<typeof gele>,
    cloth: string,
    skirt: string,
    head: 'elder' | 'man' | 'woman',
    pose = POSES.listen as object,
  ) =>
    person({
      pose: { ...POSES.sit, ...pose },
      skin,
      head,
      wear,
      weight: 1.06,
      top: { cut: 'blouse', cloth, length: 18 },
      sleeves: { length: 1.1, cuff: 48 },
      lower: { cut: 'wrapper', cloth: skirt, length: 1.62 },
    })
  s.add(bench(760, 1180, 596, 716, INK.rust))
  const sitting = [
    guest(SKIN.umber, fila(INK.leaf, '#143E2A', INK.greyHair), INK.chalk, INK.indigo, 'man', POSES.listen),
    guest(SKIN.sienna, headTie(INK.indigo), INK.leaf, s.dye('spiral', INK.clay, INK.sand, 0.8), 'woman', {
      near: [10, 60, 'open'],
      far: [36, 60, 'open'],
    }),
    guest(SKIN.ebony, gele(INK.chalk, INK.soft), s.dye('bird', INK.indigo, INK.pale, 0.7), INK.chalk, 'elder', {
      near: [26, 60, 'fist'],
      far: [40, 96, 'fist'],
    }),
  ]
  sitting.forEach((one, i) => {
    s.stand(one, 840 + i * 136, 724 - (i % 2) * 4, 0.52, { flip: true })
  })
  const maker = person({
    pose: {
      lean: 4,
      bend: 0,
      view: 0.6,
      near: [-36, 52, 'cup', 30],
      far: [96, 132, 'open', 4, -1],
      nearLeg: [-24, -40, 56],
      farLeg: [34, 10, 94],
      neck: 4,
      nod: -6,
    },
    skin: SKIN.chestnut,
    head: 'woman',
    wear: wearing(puffs(), earring(INK.brass, true)),
    close: true,
    top: { cut: 'blouse', cloth: s.dye('rings', INK.clay, INK.sand, 0.7), length: 8 },
    sleeves: { length: 0.6 },
    lower: { cut: 'wrapper', cloth: s.dye('ladder', INK.indigo, INK.pale, 0.9), length: 1.5 },
    holding: () =>
      group(
        [
          shape(outline('-96 -30, -60 -66, -30 -52, -8 -80, 30 -60, 60 -74, 90 -30'), '#D9A066'),
          shape(outline('-110 -34!, 106 -34!, 70 26, 0 44, -72 26'), INK.leaf),
          stroke('M-92-12H88', INK.brass, 8),
        ],
        14,
        -40,
        1.25,
      ),
  })
  return s.stand(maker, 350, 738, 0.84)
}

function digitalPhotography(): Scene {
  const s = new Scene(1200, 800)
  s.ground('#123B27')
  const bars = [0, 1, 2, 3, 4, 5]
    .map((i) => polygon(`${296 + i * 158} -10, ${410 + i * 158} -10, ${350 + i * 158} 810, ${236 + i * 158} 810`))
    .join('')
  const portrait = inProfile({
    head: 'elder',
    skin: 'chestnut',
    mood: { aged: true, eye: 'smile', mouth: 'smile', browColour: INK.greyHair },
    wear: wearing(headTie(s.dye('spiral', INK.indigo, INK.pale, 0.9), INK.clay), earring(INK.brass), beads(INK.terra)),
    cloth: s.dye('leaf', INK.clay, INK.sand, 1.2),
    neck: 1.05,
  })
  s.within(bars, [shape(box(0, 0, 1200, 800), INK.brass), group(portrait, 790, 320, 3.3, true)])
  s.markHead(790, 320, 210, true)
  s.add(shape(box(0, 716, 1200, 84), '#0D2C1D'), shape(polygon('226 716, 340 716, 332 800, 218 800'), '#B98420'))
  const girl = person({
    pose: { ...POSES.kneel, near: [16, 84, 'cup', 0], far: [24, 92, 'cup'], neck: 4, nod: -10 },
    skin: SKIN.amber,
    head: 'woman',
    weight: 0.96,
    close: true,
    wear: hijab(INK.chalk),
    top: { cut: 'blouse', cloth: INK.terra, length: 60 },
    sleeves: { length: 1.8, cuff: 26 },
    lower: { cut: 'wrapper', cloth: s.dye('bead', INK.mid, INK.pale, 0.8), length: 1.5 },
    shoes: INK.sand,
    holding: (f) => stillsCamera(f.palm('near')[0] + 6, f.palm('near')[1] - 6, 12, INK.ink, INK.soft, 0.9),
  })
  return s.stand(girl, 170, 738, 0.78)
}

function videoProduction(): Scene {
  const s = new Scene(1200, 800)
  s.ground(s.dye('scale', '#BFE0CA', '#B1D6BE', 2))
  s.add(shape(disc([180, 250], 130), INK.brass), shape(polygon('-10 330, 1210 470, 1210 810, -10 810'), '#E0B36E'))
  s.add(shape(outline('60 300!, 70 210, 20 190, 10 140, 60 110, 110 90, 170 110, 210 150, 180 200, 110 206, 96 300!'), INK.leaf))
  const actress = person({
    pose: POSES.stand,
    skin: SKIN.umber,
    wear: gele(INK.clay, INK.terra),
    top: { cut: 'gown', cloth: INK.indigo, length: 1.7 },
    holding: (f) => shape(box(f.palm('far')[0] - 4, f.palm('far')[1], 20, 50), INK.brass),
  })
  s.stand(actress, 186, 352, 0.17)
  s.add(
    shape(polygon('150 372, 176 366, 1210 770, 1210 830'), '#8A5A2B'),
    shape(polygon('196 358, 216 354, 1210 640, 1210 682'), '#9C6A38'),
  )
  const pusher = person({
    pose: {
      lean: 30,
      bend: 4,
      view: 0.4,
      near: [72, 92, 'flat', -20],
      far: [84, 96, 'flat', -20],
      nearLeg: [-36, -64, 40],
      farLeg: [64, -30, 70],
      neck: -18,
      nod: -6,
    },
    skin: SKIN.ebony,
    body: BODY.youth,
    head: 'child',
    wear: lowCut(),
    close: true,
    top: { cut: 'blouse', cloth: s.dye('stripe', INK.chalk, INK.leaf, 0.7, 90, INK.leaf) },
    lower: { cut: 'trousers', cloth: INK.indigo, length: 1.1, hem: 46 },
    shoes: INK.clay,
  })
  const rider = person({
    pose: {
      lean: 16,
      bend: 10,
      view: 0.4,
      near: [40, 112, 'cup'],
      far: [60, 104, 'cup'],
      nearLeg: [70, 14, 90],
      farLeg: [92, 0, 90],
      neck: 6,
      nod: 0,
    },
    skin: SKIN.cocoa,
    head: 'man',
    wear: locs(INK.hair, 4),
    close: true,
    top: { cut: 'blouse', cloth: s.dye('rings', INK.clay, INK.sand, 0.8) },
    sleeves: { length: 1.2, cuff: 40 },
    lower: { cut: 'trousers', cloth: INK.leaf, length: 1.8 },
    shoes: INK.ink,
    behind: (f) => stoolFor(f, INK.ink),
  })
  const shader = person({
    pose: {
      ...POSES.walk,
      lean: 12,
      near: [110, 156, 'fist'],
      far: [124, 158, 'fist'],
      nearLeg: [-34, -70, 30],
      farLeg: [48, -6, 92],
      nod: -8,
    },
    skin: SKIN.sienna,
    body: BODY.youth,
    wear: wearing(puffs()),
    close: true,
    top: { cut: 'gown', cloth: s.dye('bird', INK.brass, INK.rust, 0.8), length: 1.1, flare: 30 },
    behind: (f) =>
      group(
        umbrella(0, 0, 0.8, s.dye('stripe', INK.clay, INK.sand, 1.2, 0, INK.clay), INK.indigo, 300),
        f.palm('near')[0] + 60,
        f.palm('near')[1] - 190,
        1,
        false,
        16,
      ),
  })
  const tilt = 16
  s.stand(shader, 930, 640, 0.6, { flip: true })
  s.add(
    group(
      [shape(box(-320, -20, 560, 30), INK.ink), castor(-250, 30, 40), castor(190, 30, 40), stroke('M228-10L250-190', INK.ink, 13)],
      540,
      610,
      1,
      false,
      tilt,
    ),
  )
  s.float(rider, 584, 408, 0.66, { flip: true, turn: 4 })
  s.add(group(filmCamera(0, 0, 250, INK.ink, INK.brass, 1.05), 366, 360, 0.95, true))
  return s.stand(pusher, 1040, 786, 0.66, { flip: true })
}

const COURSES = 'content/academy/bootcamp/courses/'

/** The bootcamp's courses with a lens: content, photographs and film. */
export const pictures = {
  [`${COURSES}content-creation.svg`]: contentCreation,
  [`${COURSES}digital-photography.svg`]: digitalPhotography,
  [`${COURSES}video-production.svg`]: videoProduction,
}
