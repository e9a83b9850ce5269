import { BODY } from '../kit/body.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { raisedArm } from '../kit/crowd.ts'
import { drumDyes, hungDrum } from '../kit/drummer.ts'
import { profileFace, tonesOf } from '../kit/faces.ts'
import { chairFrame, stoolFor, wheel } from '../kit/furniture.ts'
import { curve, disc, outline, type Point, polygon } from '../kit/geometry.ts'
import { BUST_FRAME } from '../kit/heads.ts'
import { afro, beard, braid, cap, fanGele, fila, gele, headTie, hijab, locs, lowCut, puffs, wearing } from '../kit/headwear.ts'
import { at, shadeTree, speaker, torch } from '../kit/machines.ts'
import { type Dress, person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { microphone, pot } from '../kit/props.ts'
import { Scene } from '../kit/scene.ts'
import { flatten, group, shape, stroke } from '../kit/svg.ts'

const picture = () => new Scene(1200, 800)

function posterPainter(): Scene {
  const s = picture()
  s.ground(s.dye('comb', '#10403F', '#19524F', 2))
  const wall = '250 40!, 1150 20!, 1160 700!, 240 720!'
  s.add(shape(polygon(wall.replaceAll('!', '')), '#F7C65A'))
  const t = tonesOf('sienna')
  s.within(polygon(wall.replaceAll('!', '')), [
    shape(polygon('240 0, 620 0, 380 740, 240 740'), '#C4552D'),
    group([shape(outline('-40 10, -40 100, 60 100, 14 44'), t.far), profileFace(BUST_FRAME, t, 'woman', { brow: 2 }), afro('#2E0D05')(BUST_FRAME)], 640, 390, 6.6),
  ])
  s.add(stroke(polygon('250 40, 1150 20, 1160 700, 240 720'), INK.clay, 16))
  s.hem(716, 90, s.dye('lacing', INK.rust, '#7A2412', 1.2))
  const k = 852
  s.add(stroke(`M${k - 20} 790L${k + 40} 250M${k + 86} 790L${k + 126} 250`, INK.ink, 13))
  s.add(stroke(Array.from({ length: 9 }, (_, i) => `M${k + 34 - i * 6.4} ${300 + i * 56}L${k + 124 - i * 4.4} ${300 + i * 56}`).join(''), INK.ink, 9))
  const painter = person({
    pose: { lean: -6, bend: -4, view: 0.5, near: { to: [206, -232], bend: -1, hand: 'fist' }, far: [40, 130, 'fist'], nearLeg: [26, -14, 86], farLeg: [64, -8, 90], neck: 2, nod: -10 },
    skin: SKIN.ebony,
    head: 'man',
    wear: cap(INK.clay),
    top: { cut: 'blouse', cloth: s.dye('stripe', INK.chalk, INK.indigo, 0.7, 0, INK.leaf), length: 30 },
    sleeves: { length: 0.9, cuff: 36 },
    lower: { cut: 'trousers', cloth: INK.indigo, length: 1.9 },
    shoes: INK.ink,
    infront: (f) => {
      const [x, y] = f.palm('near')
      return stroke(curve([[x - 10, y + 20], [x + 60, y - 54]]), INK.sand, 9) + shape(outline([[x + 48, y - 48, 1], [x + 74, y - 84], [x + 92, y - 88, 1], [x + 84, y - 62], [x + 66, y - 36, 1]]), INK.ink)
    },
  })
  s.float(painter, 934, 486, 0.56, { flip: true })
  const boy = person({
    pose: { ...POSES.stand, near: [34, 96, 'cup'], far: [52, 104, 'cup'], neck: -8, nod: -26 },
    skin: SKIN.cocoa,
    body: BODY.child,
    head: 'child',
    wear: lowCut(),
    top: { cut: 'blouse', cloth: INK.chalk, length: 40 },
    sleeves: { length: 0.7 },
    lower: { cut: 'trousers', cloth: INK.leaf, length: 1.2 },
    infront: (f) => [shape(outline([[f.palm('near')[0] - 16, f.palm('near')[1] - 56, 1], [f.palm('near')[0] + 50, f.palm('near')[1] - 56, 1], [f.palm('near')[0] + 44, f.palm('near')[1] + 2, 1], [f.palm('near')[0] - 10, f.palm('near')[1] + 2, 1]]), INK.mint), shape(disc([f.palm('near')[0] + 17, f.palm('near')[1] - 56], 33, 9), INK.ink)],
  })
  return s.stand(boy, 1080, 782, 0.66, { flip: true })
}

function square(): Scene {
  const s = picture()
  s.ground(s.dye('dots', '#F6CF74', '#EBBE58', 1.9)).hem(630, 180, '#C98F2E').add(shape('M0 640Q600 580 1200 640V700Q600 650 0 700z', '#DDA53C'))
  s.add(at(shadeTree(INK.rust, [INK.leaf, '#2A6B4A', '#17472F', '#2A6B4A'], ['-640 -330!, -600 -480, -420 -560, -260 -640, 0 -700, 260 -640, 440 -560, 600 -480, 640 -330!, 560 -350, 500 -290!, 420 -350, 320 -300!, 220 -360, 110 -310!, 0 -370, -110 -310!, -220 -360, -330 -300!, -430 -350, -510 -290!, -570 -350', '-480 -420, -340 -530, -180 -500, -160 -420, -300 -380', '-60 -440, 60 -560, 200 -520, 200 -430, 60 -400', '280 -420, 400 -500, 520 -430, 440 -370'], ), 620, 640, 1))
  const fanner = person({
    pose: { ...POSES.crouch, lean: 24, near: { to: [176, 30], bend: -1, hand: 'fist' }, far: [40, 80, 'open'], nearLeg: [56, -56, 86], farLeg: [92, -30, 90], neck: 4, nod: 6 },
    skin: SKIN.umber,
    head: 'full',
    weight: 1.1,
    wear: headTie(INK.chalk),
    top: { cut: 'blouse', cloth: s.dye('seed', INK.clay, INK.sand, 0.8), length: 20 },
    lower: { cut: 'wrapper', cloth: s.dye('rings', INK.indigo, INK.pale, 0.8), length: 1.4 },
    infront: (f) => shape(outline([[f.palm('near')[0], f.palm('near')[1], 1], [f.palm('near')[0] + 26, f.palm('near')[1] - 84], [f.palm('near')[0] + 86, f.palm('near')[1] - 70, 1], [f.palm('near')[0] + 70, f.palm('near')[1] - 4, 1]]), INK.sand) + stroke(curve([[f.palm('near')[0] - 14, f.palm('near')[1] + 10], [f.palm('near')[0] + 20, f.palm('near')[1] - 16]]), INK.rust, 8),
  })
  s.stand(fanner, 180, 760, 0.8)
  s.add(stroke('M372 756L420 700L470 756M420 700V680', INK.ink, 12), shape(outline('372 758!, 400 726, 420 744, 442 724, 470 758!'), INK.vermilion), pot(424, 706, 1.15, INK.ink, '#4A4038'))
  const stretch = (fill: string) => (f: { palm: (side: 'near' | 'far') => Point }) => {
    const [a, b] = [f.palm('near'), f.palm('far')]
    return shape(outline([[a[0] - 8, a[1] - 10, 1], [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 12], [b[0] + 8, b[1] - 10, 1], [b[0] + 26, b[1] + 150], [b[0] + 14, b[1] + 280, 1], [(a[0] + b[0]) / 2, a[1] + 262], [a[0] - 20, a[1] + 270, 1], [a[0] - 4, a[1] + 130]]), fill)
  }
  const seller = person({
    pose: { ...POSES.stand, near: [70, 116, 'fist'], far: [118, 112, 'fist'], neck: 4, nod: -6 },
    skin: SKIN.chestnut,
    wear: gele(INK.clay, INK.brass),
    top: { cut: 'blouse', cloth: INK.chalk },
    lower: { cut: 'wrapper', cloth: s.dye('bird', INK.leaf, INK.mint, 0.8) },
    infront: stretch(s.dye('spiral', INK.indigo, INK.pale, 0.9)),
  })
  s.stand(seller, 640, 724, 0.62)
  const customer = person({
    pose: POSES.think,
    skin: SKIN.ebony,
    head: 'man',
    wear: lowCut(),
    top: { cut: 'gown', cloth: s.dye('ladder', INK.sand, INK.rust, 0.7), length: 1.3 },
    sleeves: { length: 1.2, cuff: 40 },
    lower: { cut: 'trousers', cloth: INK.sand },
    shoes: INK.rust,
  })
  s.stand(customer, 884, 724, 0.62, { flip: true })
  const teller = person({
    pose: { ...POSES.sit, near: [20, 80, 'open', -6], far: [70, 130, 'splay', 0, -1], nod: -10 },
    skin: SKIN.umber,
    head: 'elder',
    wear: wearing(beard(INK.whiteHair), fila(INK.clay, INK.rust, INK.whiteHair)),
    top: { cut: 'blouse', cloth: s.dye('stripe', INK.indigo, INK.chalk, 0.9), length: 30 },
    sleeves: { length: 1.1, cuff: 50 },
    lower: { cut: 'trousers', cloth: INK.chalk, length: 1.8 },
    shoes: INK.rust,
    behind: (f) => stoolFor(f),
  })
  return s.stand(teller, 1056, 772, 0.66, { flip: true })
}

function avalanche(): Scene {
  const s = picture()
  s.ground(s.dye('bird', '#F2B134', '#E5A325', 2)).add(shape('M0 0H470L1200 620V800H0z', '#F7C65A'))
  s.add(shape(polygon('0 800, 0 372, 90 372, 90 470, 220 470, 220 560, 350 560, 350 650, 500 650, 500 736, 640 736, 640 800'), INK.rust))
  const boxes: [number, number, number, number][] = [[0, 560, 110, 190], [96, 650, 124, 182], [0, 744, 96, 182], [226, 740, 124, 182], [104, 800, 118, 146], [356, 800, 142, 154], [230, 800, 118, 56], [506, 800, 130, 66]]
  for (const [x, y, w, h] of boxes) s.add(at(speaker(w, h, h % 4 ? INK.clay : '#A93B1F', INK.ink, INK.brass), x, y))
  const singer = person({
    pose: { ...POSES.leap, near: [140, 158, 'fist', 0], far: [-70, -100, 'splay', 8], nod: -10 },
    skin: SKIN.ebony,
    wear: (f) => flatten(profileFace(f, tonesOf('ebony'), 'laughing', { mouth: 'laugh', eye: 'smile' })) + locs()(f),
    top: { cut: 'blouse', cloth: s.dye('dots', INK.indigo, INK.pale, 0.7), length: 24 },
    sleeves: { length: 0.5 },
    lower: { cut: 'trousers', cloth: s.dye('lacing', INK.leaf, INK.mint, 0.7), length: 1.8, hem: 50 },
    shoes: INK.chalk,
    sash: INK.vermilion,
    sashTail: 200,
    infront: (f) => {
      const [x, y] = f.palm('near')
      return group([shape('M-9 14h18l6-74h-30z', INK.ink), shape(outline('-24 -62, -22 -92, 0 -104, 22 -92, 24 -62, 0 -54'), '#8A949C')], x + 4, y - 4, 1, false, -24)
    },
  })
  s.float(singer, 560, 392, 0.64, { turn: 4 })
  const skins = [SKIN.umber.near, SKIN.ebony.near, SKIN.chestnut.near, SKIN.cocoa.near]
  for (let i = 0; i < 13; i++) {
    const x = 660 + i * 44
    s.add(raisedArm(x, 840, 100 + ((i * 37) % 4) * 26, 172 + ((i * 29) % 5) * 5, i % 3 ? 'splay' : 'open', skins[i % 4] ?? SKIN.umber.near, 0.56, i % 2 ? 1 : -1))
  }
  return s
}

function highlife(): Scene {
  const s = picture()
  s.ground(s.dye('wave', '#4A1942', '#5C2752', 2))
  s.add(shape(polygon('960 -10, 1060 -10, 1240 700, 760 700'), '#EBA79A')).hem(690, 120, s.dye('scale', '#2E0D2A', '#4A1942', 1.4))
  s.add(shape(disc([1000, 706], 240, 34), '#F1B9AC'))
  const singer = person({
    pose: { ...POSES.stand, lean: -4, view: 0.6, near: { to: [96, -190], bend: -1, hand: 'cup' }, far: [60, 130, 'open'], nearLeg: [-10, -16, 84], farLeg: [18, 4, 92], hip: 6, nod: -10 },
    skin: SKIN.chestnut,
    head: 'full',
    weight: 1.08,
    wear: fanGele(s.dye('stripe', INK.brass, INK.rust, 0.5), INK.clay),
    top: { cut: 'gown', cloth: s.dye('bead', INK.indigo, INK.soft, 0.55), length: 1.96, flare: 60 },
    sleeves: { length: 0.9, cuff: 46 },
    behind: (f) => microphone(f.pelvis[0] + 128, f.pelvis[1] - 270, f.floor, INK.ink, INK.brass),
  })
  s.stand(singer, 1000, 706, 0.66)
  // The guitarist's hands, close up: the neck of the guitar runs from the lower left to the upper right.
  const t = tonesOf('umber')
  s.add(shape(outline('-40 900, -60 560, 60 430, 190 430, 260 520, 380 560, 470 700, 420 840, 300 900'), INK.brass), shape(outline('-40 900, -20 640, 90 520, 190 520, 240 590, 340 630, 400 720, 370 840, 280 900'), '#DB9A22'), shape(disc([236, 660], 62), INK.rust), shape(polygon('270 610, 300 650, 788 236, 764 200'), INK.ink))
  s.add(stroke(Array.from({ length: 8 }, (_, i) => `M${352 + i * 52} ${541 - i * 44}l27 34`).join(''), INK.brass, 5), stroke('M130 770L770 210M140 780L778 219M150 790L785 228', INK.chalk, 3), shape(polygon('752 178, 800 244, 880 176, 836 118'), INK.clay), shape(disc([800, 158], 10) + disc([832, 204], 10) + disc([838, 126], 10) + disc([868, 168], 10), INK.chalk), shape(polygon('96 740, 140 792, 158 778, 114 726'), INK.ink))
  const fretting = [shape(outline('-58 300!, 58 300!, 44 40, 40 -10, -40 -10, -46 40'), t.near), shape(outline('-46 20, -52 -40, -46 -96, -30 -104, -20 -92, -20 -44!, -14 -120, 2 -132, 16 -118, 12 -48!, 24 -112, 40 -118, 50 -104, 42 -36, 46 20'), t.near), stroke('M-20-44L-18 4M12-48L10 4', t.far, 6), shape(outline('40 20, 70 0, 92 -34, 80 -46, 56 -30, 34 -12'), t.far), shape(outline('-84 300!, 84 300!, 72 104!, 0 92, -72 108!'), s.dye('ladder', INK.leaf, INK.chalk, 1)), shape(polygon('-72 108, 72 104, 73 122, -73 126'), INK.brass)]
  s.put(fretting, 610, 452, 1, false, -12)
  const plucking = [shape(outline('-420 -80!, -420 70!, -60 44, 10 40, 10 -40, -60 -40'), t.near), shape(outline('-40 -42, 20 -50, 80 -40, 120 -8, 116 8, 100 10, 70 -8!, 104 26, 100 42, 84 42, 54 16!, 76 48, 68 62, 52 60, 28 32, -20 44'), t.near), stroke('M70-8L40-18M54 16L24 2', t.far, 6), shape(outline('10 -46, 60 -70, 100 -66, 102 -50, 70 -46, 40 -28'), t.far), shape(outline('-420 -120!, -420 110!, -150 76!, -138 0, -156 -78!'), s.dye('ladder', INK.leaf, INK.chalk, 1)), shape(polygon('-156 -78, -138 -78, -130 76, -150 76'), INK.brass)]
  return s.put(plucking, 214, 646, 1, false, 6)
}

function tenTen(): Scene {
  const s = picture()
  s.ground(s.dye('seed', '#CFE6D4', '#BCD9C3', 2.2)).add(shape(polygon('0 800, 0 470, 1200 400, 1200 800'), '#F0DDB4'))
  s.add(stroke('M700 800L960 414M900 800L1110 405M1100 800L1260 400M600 700L1200 660M700 590L1200 560M800 500L1200 478', INK.clay, 8))
  s.add(shape('M250 716q90-36 190-8q40 26-60 40q-120 8-130-32zM560 724q90-36 190-8q40 26-60 40q-120 8-130-32z', '#C9A869'))
  const keeper = person({
    pose: { ...POSES.roll, near: [36, 150, 'splay', 0], far: [60, 140, 'splay', 0, -1], nod: 0 },
    skin: SKIN.ebony,
    head: 'man',
    wear: cap(INK.leaf),
    top: { cut: 'blouse', cloth: s.dye('stripe', INK.chalk, INK.clay, 0.8), length: 20 },
    sleeves: { length: 0.7 },
    lower: { cut: 'trousers', cloth: INK.indigo, length: 1.9 },
    shoes: INK.ink,
    behind: (f) => chairFrame(f, INK.ink),
    holding: (f) => wheel(f, INK.ink, INK.leaf),
  })
  s.stand(keeper, 1030, 600, 0.58, { flip: true })
  const girl = (skin: (typeof SKIN)[keyof typeof SKIN], wear: NonNullable<Dress['wear']>, cloth: string) =>
    person({
      pose: { lean: -6, bend: -4, view: 0.5, near: { to: [96, -170], bend: -1, hand: 'flat' }, far: { to: [120, -190], bend: -1, hand: 'flat' }, nearLeg: [-24, -70, -20], farLeg: [62, 20, 70], neck: 4, nod: -4 },
      skin,
      body: BODY.child,
      head: 'child',
      wear,
      top: { cut: 'gown', cloth, length: 0.95, flare: 26 },
      sleeves: { length: 0.6, cloth: INK.chalk },
      shoes: INK.ink,
    })
  s.float(girl(SKIN.umber, puffs(INK.hair, INK.brass), s.dye('lacing', INK.clay, INK.rust, 0.7)), 310, 420, 1.2)
  return s.float(girl(SKIN.chestnut, braid(INK.hair, INK.clay), s.dye('lacing', INK.clay, INK.rust, 0.7)), 620, 428, 1.2, { flip: true })
}

function torches(): Scene {
  const s = picture()
  s.ground(s.dye('spiral', '#0E1130', '#191E4A', 2)).add(shape(polygon('0 800, 0 690, 1200 330, 1200 800'), '#5E1B0D'), shape(polygon('0 720, 0 690, 1200 330, 1200 366'), INK.terra))
  const glow: [number, number, number][] = [[1080, 130, 190], [846, 226, 200], [590, 300, 206], [320, 392, 210]]
  s.add(shape(glow.map(([x, y, r]) => disc([x, y], r)).join(''), '#F2B134'), shape(glow.map(([x, y, r]) => disc([x, y], r * 0.62)).join(''), '#F7C65A'))
  const carry = (lit: boolean, k = 1) => (f: { palm: (side: 'near' | 'far') => Point }) => at(torch(lit), f.palm('far')[0], f.palm('far')[1] - 4, k)
  const walk = { ...POSES.walk, lean: 6, far: [126, 168, 'fist', 0, -1] } as const
  const drummer = person({ pose: { ...POSES.drum }, skin: SKIN.umber, head: 'man', wear: fila(INK.clay), top: { cut: 'blouse', cloth: s.dye('stripe', INK.chalk, INK.leaf, 0.9), length: 110, flare: 18 }, lower: { cut: 'trousers', cloth: INK.indigo }, holding: hungDrum(drumDyes(INK.leaf, INK.chalk, INK.clay)) })
  const woman = person({ pose: walk, skin: SKIN.sienna, wear: hijab(INK.leaf), top: { cut: 'gown', cloth: s.dye('bird', INK.clay, INK.sand, 0.7), length: 1.7 }, sleeves: { length: 1.4, cuff: 34 }, behind: carry(true) })
  const girl = person({ pose: { ...walk, far: [150, 172, 'fist', 0, -1], nearLeg: [-14, -20, 40], farLeg: [12, 4, 50], nod: -10 }, skin: SKIN.umber, body: BODY.child, head: 'child', wear: puffs(INK.hair, INK.clay), top: { cut: 'gown', cloth: s.dye('dots', INK.indigo, INK.pale, 0.5), length: 0.9, flare: 18 }, sleeves: { length: 0.5 }, behind: carry(true, 0.8) })
  const elder = person({ pose: { ...POSES.speak, far: [128, 164, 'fist', 0, -1], near: [-20, 40, 'fist'] }, skin: SKIN.umber, head: 'elder', wear: wearing(beard(INK.whiteHair), fila(INK.indigo, INK.night, INK.whiteHair)), top: { cut: 'agbada', cloth: s.dye('spiral', INK.chalk, INK.clay, 0.8), length: 1.2 }, lower: { cut: 'trousers', cloth: INK.sand }, shoes: INK.rust, behind: carry(true) })
  s.stand(drummer, 1010, 440, 0.42).stand(woman, 780, 508, 0.46).stand(girl, 540, 566, 0.56).stand(elder, 262, 660, 0.52)
  s.add(shape(disc([1090, 126], 0.5), INK.brass))
  const last = [shape(outline('-70 420!, 76 420!, 46 40, 40 -20, -44 -20, -50 40'), '#301A0F'), shape(outline('-50 20, -60 -40, -50 -88, 10 -100, 52 -84, 60 -30, 46 24'), '#301A0F'), group(torch(false), 4, -60, 2), stroke('M-40-72H50M-46-44H54M-46-16H50', '#472818', 26)]
  return s.put(last, 112, 700, 1, false, 8)
}

export const pictures = {
  'content/festival/events/kelanial-era.svg': posterPainter,
  'content/festival/events/village-square.svg': square,
  'content/festival/events/avalanche.svg': avalanche,
  'content/festival/events/night-nostalgia.svg': highlife,
  'content/festival/events/games-arena.svg': tenTen,
  'content/festival/events/closing-ceremony.svg': torches,
}
