import { type Above, fromAbove } from '../kit/above.ts'
import { BODY } from '../kit/body.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { listener } from '../kit/crowd.ts'
import { box, disc, outline, polygon } from '../kit/geometry.ts'
import { beads, earring, fila, headTie, highTop, kufi, lowCut, puffs, wearing } from '../kit/headwear.ts'
import { inProfile } from '../kit/onlookers.ts'
import { umbrella } from '../kit/parade.ts'
import { person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { pot } from '../kit/props.ts'
import { Scene } from '../kit/scene.ts'
import { openHand } from '../kit/studio.ts'
import { type Drawing, shade, shape, stroke } from '../kit/svg.ts'

/** A tortoise in profile, facing right, feet on y 0, about 150 units tall. */
function tortoise(shell: string, skin: string, mark: string): Drawing {
  return [
    shape(
      outline('96 -60, 130 -96, 160 -106, 184 -92, 178 -76!, 150 -70, 128 -40, 96 -26') + outline('-104 -40!, -134 -16!, -96 -24'),
      skin,
    ),
    shape(outline('-84 -30!, -92 0!, -52 0!, -44 -30!') + outline('56 -30!, 60 0!, 100 0!, 92 -30!'), skin),
    shape(outline('-116 -30!, -104 -96, -50 -146, 10 -152, 70 -126, 108 -70, 112 -28!'), shell),
    stroke('M-98-66L-40-84L0-60L56-84L104-64M-40-84L-24-146M56-84L44-142M0-60V-28M-62-30L-40-84M62-30L56-84', mark, 6),
  ]
}

function hand(): Scene {
  const s = new Scene(1600, 900)
  s.ground(s.dye('spiral', INK.indigo, '#242C68', 2.2))
  s.add(shape(disc([470, 470], 440), INK.brass))
  s.hem(796, 120, s.dye('cowrie', INK.clay, INK.sand, 1))
  s.put(openHand({ skin: SKIN.chestnut, sleeve: INK.clay, from: 400 }), 430, 880, 4.4)
  s.put(stroke('M-22-16C-8-44 14-50 30-44M-22-8C-4-30 8-22 14 6M-26-32C-12-18-10-6-12 8', INK.brass, 2.4), 430, 880, 4.4)
  const king = person({
    pose: { ...POSES.walk, near: [-20, 30, 'open'], far: [20, 60, 'open'] },
    skin: SKIN.ebony,
    head: 'man',
    weight: 1.12,
    wear: fila(INK.clay, INK.rust),
    top: { cut: 'gown', cloth: INK.chalk, length: 1.8, flare: 26 },
    sleeves: { length: 1.4, cuff: 60 },
    sash: INK.brass,
    behind: (f) => umbrella(f.head[0] - 20, f.head[1] - 130, 0.62, INK.leaf, INK.clay, 800),
  })
  const hunter = person({
    pose: { ...POSES.stamp, far: [96, 120, 'fist'] },
    skin: SKIN.umber,
    head: 'man',
    wear: kufi(INK.ink, INK.clay),
    top: { cut: 'blouse', cloth: INK.leaf, length: 40 },
    lower: { cut: 'trousers', cloth: INK.ink, length: 1.2, hem: 60 },
    holding: (f) => stroke(`M${Math.round(f.palm('far')[0] - 150)} ${Math.round(f.palm('far')[1] + 120)}l330-240`, INK.rust, 13),
  })
  const girl = person({
    pose: { ...POSES.carry },
    skin: SKIN.sienna,
    body: BODY.youth,
    wear: puffs(),
    top: { cut: 'none', cloth: '' },
    lower: { cut: 'wrapper', cloth: INK.brass, length: 1.5, flare: 26 },
    sash: INK.clay,
    shawl: INK.chalk,
    behind: (f) => pot(f.head[0], f.head[1] - 62, 1.05, INK.clay, INK.sand),
  })
  s.put(tortoise(INK.leaf, '#8FB04E', INK.mint), 186, 654, 0.7, true)
  s.stand(hunter, 292, 414, 0.27).stand(king, 410, 350, 0.3).stand(girl, 520, 388, 0.32)
  s.put(
    [
      shape(
        outline('-34 2!, -42 -26, -20 -56, 12 -60, 28 -40, 26 -8, 38 2!') +
          outline('12 -62, 20 -86, 40 -86, 52 -70, 40 -56, 24 -52') +
          outline('20 -78!, 4 -118, 6 -134, 18 -128, 32 -80!') +
          outline('30 -82!, 28 -126, 36 -138, 44 -126, 40 -80!') +
          disc([-40, -12], 11),
        INK.chalk,
      ),
      shape(disc([38, -73], 3), INK.ink),
    ],
    600,
    478,
    1,
  )
  const one = person({
    pose: {
      lean: -6,
      bend: 4,
      view: 0.5,
      near: { to: [-158, 66], bend: 1, hand: 'flat', wrist: 30 },
      far: [30, 84, 'open'],
      nearLeg: [132, 14, 90],
      farLeg: [112, 46, 90],
      neck: -2,
      nod: -24,
    },
    skin: SKIN.cocoa,
    head: 'woman',
    wear: wearing(headTie(INK.brass, INK.terra), earring(INK.chalk)),
    close: true,
    top: { cut: 'blouse', cloth: s.dye('rings', INK.leaf, INK.mint, 0.8), length: 16 },
    lower: { cut: 'wrapper', cloth: s.dye('bird', INK.clay, INK.sand, 0.9), length: 1.5 },
  })
  const two = person({
    pose: {
      lean: 4,
      bend: 14,
      view: 0.5,
      near: [50, 150, 'cup'],
      far: [60, 140, 'cup'],
      nearLeg: [136, 18, 90],
      farLeg: [140, 8, 90],
      neck: -6,
      nod: -30,
    },
    skin: SKIN.amber,
    body: BODY.youth,
    head: 'child',
    wear: highTop(),
    close: true,
    top: { cut: 'blouse', cloth: s.dye('stripe', INK.chalk, INK.clay, 0.8, 90, INK.brass) },
    lower: { cut: 'trousers', cloth: INK.leaf, length: 1.3, hem: 44 },
  })
  s.stand(two, 1110, 828, 0.84, { flip: true })
  return s.stand(one, 1370, 836, 0.9, { flip: true })
}

function ringOfSeats(): Scene {
  const s = new Scene(1200, 800)
  s.ground(s.dye('leaf', '#D9713F', '#CF6533', 2.2))
  s.add(shape(disc([600, 404], 384), INK.litSand), shape(disc([600, 404], 372), s.dye('lacing', INK.litSand, '#EBD4A0', 1.6)))
  s.add(shape(disc([600, 404], 92), INK.clay), shape(disc([600, 404], 78), s.dye('rings', INK.clay, '#B8502F', 1)))
  const people: Above[] = [
    {
      skin: SKIN.umber,
      hair: 'gele',
      wear: INK.brass,
      top: s.dye('seed', INK.clay, INK.sand, 0.8),
      lower: s.dye('rings', INK.indigo, INK.pale, 0.9),
      sit: 'petal',
    },
    { skin: SKIN.amber, hair: 'low', top: INK.leaf, lower: INK.ink, sit: 'crossed' },
    { skin: SKIN.cocoa, hair: 'hijab', wear: INK.chalk, top: INK.chalk, lower: INK.terra, sit: 'petal' },
    { skin: SKIN.ebony, hair: 'fila', wear: INK.clay, top: s.dye('bird', INK.indigo, INK.pale, 0.7), lower: INK.mid, sit: 'legs' },
    { skin: SKIN.sienna, hair: 'puffs', top: INK.brass, lower: INK.mid, sit: 'crossed', scale: 0.78 },
    { skin: SKIN.umber, hair: 'braids', top: INK.chalk, lower: s.dye('leaf', INK.leaf, INK.mint, 0.8), sit: 'petal' },
    { skin: SKIN.chestnut, hair: 'locs', top: s.dye('stripe', INK.indigo, INK.pale, 0.5, 0, INK.brass), lower: INK.clay, sit: 'legs' },
  ]
  people.forEach((who, i) => {
    const angle = 45 + i * 45
    const rad = (angle * Math.PI) / 180
    const r = 306
    const [x, y] = [600 + r * Math.sin(rad), 404 - r * Math.cos(rad)]
    s.put(fromAbove(who), x, y, 0.76 * (who.scale ?? 1), false, angle)
    s.markHead(x, y, 46 * 0.82, true)
  })
  const stool: Drawing = [
    shade(disc([8, 10], 76, 60)),
    shape(disc([0, 0], 76, 60), INK.brass),
    shape(disc([0, 0], 56, 42), '#D9952A'),
    stroke('M-40 0H40M-30-18H30M-30 18H30', INK.brass, 5),
  ]
  return s.put(stool, 600, 116, 1)
}

function whisper(): Scene {
  const s = new Scene(1200, 800)
  s.ground(s.dye('wave', '#EFC05A', '#E7B346', 2.2))
  s.add(shape(polygon('0 0, 660 0, 470 800, 0 800'), s.dye('comb', INK.leaf, '#276A48', 2.2)))
  const old = inProfile({
    head: 'elder',
    skin: 'umber',
    mood: { aged: true, eye: 'down', mouth: 'parted', browColour: INK.greyHair },
    wear: wearing(headTie(s.dye('stripe', INK.clay, INK.brass, 0.7, 30, INK.sand), INK.rust), earring(INK.brass), beads(INK.chalk)),
    cloth: s.dye('rings', INK.mid, INK.pale, 0.8),
  })
  const boy = inProfile({
    head: 'child',
    skin: 'sienna',
    mood: { eye: 'smile', mouth: 'smile', brow: 3 },
    wear: lowCut(INK.softHair),
    cloth: s.dye('stripe', INK.chalk, INK.clay, 0.6, 90, INK.leaf),
    shoulders: 0.9,
    neck: 0.92,
  })
  s.put(boy, 810, 420, 3.1, false, 6).markHead(810, 420, 170, true)
  s.put(old, 360, 350, 3.1, false, 8).markHead(360, 350, 170, true)
  s.add(stroke('M534 460C566 500 606 500 610 460S566 370 596 300S690 210 640 150', INK.chalk, 9))
  return s.put(
    shape(
      outline('-60 6!, -24 -10, -30 -60!, 10 -22, 30 -24, 44 -34, 56 -24, 74 -20!, 56 -12, 34 8, 0 20, -20 60!, -34 20, -86 30!'),
      INK.clay,
    ),
    650,
    120,
    1.5,
    false,
    -16,
  )
}

function greatTortoise(): Scene {
  const s = new Scene(1200, 800)
  s.ground(s.dye('bead', INK.leaf, '#276A48', 1.6))
  s.add(shape(polygon('330 -10, 470 -10, 1120 640, 60 640'), INK.litSand))
  s.put(tortoise('#C9A868', '#C9A868', INK.litSand), 700, 640, 2.9, true)
  s.add(shape(box(0, 636, 1200, 170), INK.rust), shape(disc([590, 690], 420, 44), '#D9952A'))
  const teller = person({
    pose: {
      lean: -8,
      bend: -6,
      view: 1,
      near: [-86, -104, 'splay', 0, -1],
      far: [88, 108, 'splay'],
      nearLeg: [-16, -10, -70],
      farLeg: [18, 8, 84],
      neck: 4,
      nod: -8,
    },
    skin: SKIN.ebony,
    head: 'man',
    wear: lowCut(),
    close: true,
    top: { cut: 'blouse', cloth: s.dye('stripe', INK.indigo, INK.chalk, 0.9, 0, INK.clay), length: 34 },
    sleeves: { length: 1.2, cuff: 36 },
    lower: { cut: 'trousers', cloth: INK.clay, length: 1.8, hem: 40 },
    shoes: INK.ink,
  })
  s.stand(teller, 560, 708, 0.7)
  const row: [Parameters<typeof listener>[0], number, string, string, string, number][] = [
    ['gele', 130, s.dye('spiral', INK.indigo, INK.pale, 0.8), SKIN.cocoa.near, INK.brass, -10],
    ['low', 340, INK.terra, SKIN.amber.near, INK.ink, -14],
    ['hijab', 870, INK.chalk, SKIN.umber.near, INK.chalk, 12],
    ['afro', 1080, s.dye('bird', INK.clay, INK.sand, 0.8), SKIN.sienna.near, INK.ink, 16],
  ]
  for (const [kind, x, cloth, skin, wear, turn] of row) {
    s.put(listener(kind, 0, 0, 1, cloth, skin, wear), x, 690, 1.15, false, turn)
    s.markHead(x, 690, 60)
  }
  return s
}

const HERE = 'content/academy/programmes/storytelling-intensive'

/** The Storytelling Intensive: its opening and three gallery pictures. */
export const pictures = {
  [`${HERE}.svg`]: hand,
  [`${HERE}-1.svg`]: ringOfSeats,
  [`${HERE}-2.svg`]: whisper,
  [`${HERE}-3.svg`]: greatTortoise,
}
