import { leafMane, lionFace } from '../kit/beasts.ts'
import { closeHand } from '../kit/close.ts'
import { reachingHand } from '../kit/closeups.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { drumDyes } from '../kit/drummer.ts'
import { box, curve, disc, outline, polygon } from '../kit/geometry.ts'
import { bun, fila } from '../kit/headwear.ts'
import { person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { standingDrum } from '../kit/props.ts'
import { Scene } from '../kit/scene.ts'
import { grip, openHand } from '../kit/studio.ts'
import { group, shade, shape, stroke } from '../kit/svg.ts'
import type { Pictures } from '../pictures.ts'
import { daughters } from './wardrobe.ts'

const opening = () => new Scene(1600, 900)

function travellingStage(): Scene {
  const s = opening()
  s.ground(s.dye('wave', '#F3D9A4', '#EACB8D', 2.2))
    .add(shape(disc([330, 250], 130), INK.terra))
    .hem(790, 110, s.dye('ladder', INK.clay, '#9E3A20', 1.4, 90))
  // The van, its side let down as a stage.
  s.add(
    shape(outline('560 330!, 620 330!, 640 300!, 1180 300!, 1180 700!, 470 700!, 456 560!, 500 520, 540 420'), INK.indigo),
    shape(outline('580 370!, 640 370!, 640 500!, 528 500!, 556 420'), '#A9C6DE'),
  )
  s.add(shape(box(680, 240, 860, 26), INK.rust), shape(box(1500, 250, 26, 460), INK.rust))
  const stripe = s.dye('stripe', INK.clay, INK.brass, 1.5, 0, INK.sand)
  s.add(
    shape(outline('690 262!, 880 262!, 884 420, 866 560, 900 668!, 684 668!, 700 520, 688 400'), stripe),
    shade(
      outline('780 262!, 796 420, 780 668!, 812 668!, 824 420, 806 262!') +
        outline('850 262!, 866 420, 850 560, 880 668!, 900 668!, 866 560, 884 420, 880 262!'),
    ),
  )
  s.add(
    shape(box(660, 664, 910, 36), INK.brass),
    shape(box(660, 700, 910, 20), INK.rust),
    stroke('M760 720V800M1100 720V800M1440 720V800', INK.rust, 18),
  )
  s.add(
    shape(disc([590, 730], 74) + disc([1010, 730], 74), INK.ink) + shape(disc([590, 730], 30) + disc([1010, 730], 30), INK.brass),
    shape(box(446, 640, 40, 26), INK.brass),
  )
  s.add(
    standingDrum(960, 668, 0.56, drumDyes(INK.leaf, INK.chalk)),
    standingDrum(1046, 668, 0.44, drumDyes(INK.clay, INK.sand)),
    standingDrum(1118, 668, 0.34, drumDyes(INK.indigo, INK.pale)),
  )
  s.add(stroke('M360 800L500 330M430 800L560 346M376 740h74M396 670h72M416 600h70M436 530h66M456 460h62M476 390h58', INK.rust, 13))
  const lion = group(
    [
      leafMane(0, 0, 225, 350, 22, [INK.brass, INK.terra], INK.rust),
      shape(disc([0, 0], 236), '#F6CF74'),
      lionFace(INK.clay, INK.rust, '#F9DC8B', INK.rust),
    ],
    1330,
    400,
    0.43,
    false,
    8,
  )
  s.add(stroke('M1330 262V250', INK.ink, 6), lion)
  const lift = {
    ...POSES.stand,
    lean: 6,
    near: [130, 160, 'flat'],
    far: [140, 168, 'flat'],
    nearLeg: [-16, -20, 84],
    farLeg: [20, 2, 92],
    neck: 0,
    nod: -14,
  } as const
  const left = person({
    pose: lift,
    skin: SKIN.ebony,
    head: 'man',
    wear: fila(INK.leaf),
    top: { cut: 'blouse', cloth: INK.chalk, length: 40 },
    lower: { cut: 'trousers', cloth: INK.indigo },
  })
  const right = person({
    pose: lift,
    skin: SKIN.sienna,
    wear: bun(INK.hair, INK.brass),
    top: { cut: 'blouse', cloth: INK.leaf },
    lower: { cut: 'trousers', cloth: s.dye('comb', INK.clay, INK.sand, 0.8) },
  })
  return s.stand(left, 1212, 668, 0.3).stand(right, 1446, 668, 0.3, { flip: true })
}

function tornStub(): Scene {
  const s = opening()
  s.ground(s.dye('spiral', INK.indigo, '#252D70', 2.2))
  const hall = 'M770 160h520v540H770z'
  const cast = daughters(s)
  s.add(
    shape(box(770, 160, 520, 540), INK.night),
    shape('M990 150h80l170 500H810z', INK.litSand),
    shape(box(770, 640, 520, 50), s.dye('lacing', INK.clay, INK.brass, 0.6)),
    shape('M770 150h520v70q-40 44-87 0-40 44-87 0-40 44-87 0-40 44-87 0-40 44-86 0-40 44-86 0z', INK.clay),
  )
  s.within(
    hall,
    group(
      cast.eldest({ pose: POSES.leap, lower: { cut: 'flying', cloth: s.dye('rings', INK.indigo, INK.pale, 1.05) } }).drawing,
      1030,
      470,
      0.38,
    ),
  )
  // The two halves of the ticket, torn in a zigzag, leave the stage between them.
  const left =
    '330 190!, 900 150!, 846 230!, 930 300!, 850 380!, 940 460!, 860 540!, 936 620!, 890 700!, 330 730!, 330 620!, 376 600, 380 540, 330 520!, 330 400!, 376 380, 380 320, 330 300!'
  const right = '1180 120!, 1660 90!, 1660 780!, 1160 760!, 1206 680!, 1130 600!, 1210 520!, 1120 440!, 1200 360!, 1116 280!, 1196 200!'
  s.add(
    shape(outline(left) + outline(right), INK.brass),
    stroke(
      curve('900 150!, 846 230!, 930 300!, 850 380!, 940 460!, 860 540!, 936 620!, 890 700!') +
        curve('1180 120!, 1196 200!, 1116 280!, 1200 360!, 1120 440!, 1210 520!, 1130 600!, 1206 680!, 1160 760!'),
      INK.chalk,
      10,
    ),
  )
  s.within(outline(left), [
    shape(box(430, 150, 90, 600), s.dye('lacing', INK.clay, INK.brass, 1)),
    shape(box(560, 280, 240, 34) + box(560, 350, 180, 22) + box(560, 400, 210, 22) + box(560, 590, 120, 60), INK.rust),
  ])
  s.within(outline(right), [
    shape(box(1420, 80, 60, 700), s.dye('lacing', INK.clay, INK.brass, 1)),
    shape(disc([1330, 440], 66) + box(1270, 560, 120, 20), INK.rust),
    shape(disc([1330, 440], 40), INK.brass),
  ])
  const palm = { skin: SKIN.chestnut.near, far: SKIN.chestnut.far }
  s.add(
    closeHand({
      from: [-60, 960],
      to: [300, 640],
      ...palm,
      hand: 'fist',
      wrist: 12,
      scale: 4.4,
      sleeve: { cloth: s.dye('comb', INK.clay, INK.sand, 1.6), length: 0.42 },
    }),
  )
  return s
}

const brush = () => [
  stroke('M0 60V-130', INK.rust, 13),
  shape(outline('-13 -130!, 13 -130!, 20 -164, 0 -216!, -20 -164'), INK.vermilion),
  shape(box(-15, -138, 30, 28), INK.brass),
]

const script = () => [
  shape(polygon('-66 -176, 62 -190, 70 -8, -58 6'), INK.chalk),
  stroke('M-40-146l76-8M-38-116l76-8M-36-86l76-8', INK.clay, 8),
]

const mike = () => [
  shape(outline('-20 -96!, 20 -96!, 13 60!, -13 60!'), INK.ink),
  shape(disc([0, -126], 42), INK.mid),
  stroke('M-38-140h76M-38-112h76M0-166v80', INK.soft, 5),
]

const stick = () => stroke('M0 200V-120C0-180-86-180-86-130', INK.rust, 19)

function pulledUp(): Scene {
  const s = opening()
  s.ground(s.dye('leaf', INK.leaf, '#27694A', 2)).add(shape(polygon('1060 -10, 1610 -10, 1610 430, 700 910, 0 910, 0 760'), INK.litSand))
  const rings = s.dye('rings', INK.indigo, INK.pale, 0.62)
  const combs = s.dye('comb', INK.clay, INK.sand, 0.62)
  s.put(grip({ skin: SKIN.sienna, held: brush(), sleeve: INK.clay, from: 120, trim: INK.brass }), 130, 690, 1.35, false, 8)
  s.put(grip({ skin: SKIN.ebony, held: script(), sleeve: rings, from: 120 }), 326, 640, 1.6, true, 6)
  s.put(grip({ skin: SKIN.amber, held: stick(), sleeve: INK.chalk, from: 90 }), 536, 690, 1.45, false, 4)
  s.put(grip({ skin: SKIN.umber, held: mike(), sleeve: combs, from: 130, bangle: INK.brass }), 742, 580, 1.6, true, 10)
  s.put(
    openHand({ skin: SKIN.chestnut, sleeve: s.dye('bird', INK.indigo, INK.pale, 0.7), from: 130, trim: INK.brass }),
    950,
    530,
    1.85,
    false,
    13,
  )
  const sleeve = s.dye('spiral', INK.clay, '#E7B08C', 0.6)
  return s.put(
    reachingHand({ skin: 'umber', sleeve, from: 60, worn: shape(polygon('-46 -23, -30 -22, -30 22, -46 22'), INK.brass) }),
    1416,
    170,
    2.5,
    true,
    -22,
  )
}

const at = (id: string) => `content/pages/${id}/hero.svg`

/** The openings of Productions, Tickets and Get involved. */
export const pictures: Pictures = { [at('productions')]: travellingStage, [at('tickets')]: tornStub, [at('get-involved')]: pulledUp }
