import { BODY } from '../kit/body.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { type BackName, listener } from '../kit/crowd.ts'
import { drumDyes, hungDrum } from '../kit/drummer.ts'
import { profileFace, tonesOf } from '../kit/faces.ts'
import { chairFrame, wheel } from '../kit/furniture.ts'
import { box, curve, disc, outline, type Point } from '../kit/geometry.ts'
import { BUST_FRAME } from '../kit/heads.ts'
import { fila, gele, headTie, lowCut, puffs } from '../kit/headwear.ts'
import { at, palm } from '../kit/machines.ts'
import { masquerade } from '../kit/parade.ts'
import { person } from '../kit/person.ts'
import { POSES } from '../kit/poses.ts'
import { drum, pot } from '../kit/props.ts'
import { Scene } from '../kit/scene.ts'
import { type Drawing, group, shape, stroke } from '../kit/svg.ts'

const picture = () => new Scene(1200, 800)
const cheer = { ...POSES.roll, near: [-150, -172, 'splay'], far: [144, 166, 'splay', 0, -1], nod: -14 } as const

/** The masquerade of the festival, in its five cloths. */
function egungun(s: Scene): string {
  return masquerade(
    [
      INK.clay,
      s.dye('rings', INK.indigo, INK.pale, 0.9),
      INK.chalk,
      s.dye('bird', INK.leaf, INK.mint, 0.8),
      s.dye('lacing', INK.clay, INK.brass, 0.7),
      INK.indigo,
    ],
    INK.leaf,
    INK.ink,
    INK.vermilion,
    INK.ink,
  )
}

/** Running children of the festival. */
function runner(skin: (typeof SKIN)[keyof typeof SKIN], cloth: string, wear = puffs(INK.hair, INK.clay)) {
  return person({
    pose: {
      ...POSES.walk,
      lean: 14,
      near: [-70, -30, 'open'],
      far: [86, 140, 'splay', 0, -1],
      nearLeg: [-40, -84, -20],
      farLeg: [56, 0, 90],
      nod: -10,
    },
    skin,
    body: BODY.child,
    head: 'child',
    wear,
    top: { cut: 'gown', cloth, length: 0.85, flare: 18 },
    sleeves: { length: 0.5 },
  })
}

function walkingIn(): Scene {
  const s = new Scene(1600, 900)
  s.ground(INK.brass).ground(s.dye('rings', 'none', '#E5A325', 2.6))
  s.add(shape(disc([800, 520], 350), '#FFD675'))
  s.bunting(24, s.dye('bird', INK.indigo, INK.pale, 0.8), s.dye('comb', INK.clay, INK.sand, 0.8), INK.ink, 100, 120)
  s.hem(786, 130, s.dye('ladder', INK.leaf, '#2F7A55', 1.3)).hem(780, 12, INK.clay)
  const carrier = person({
    pose: { ...POSES.carry, near: [-158, -190, 'flat', -24, -1] },
    skin: SKIN.umber,
    wear: headTie(INK.clay),
    top: { cut: 'blouse', cloth: s.dye('dots', INK.chalk, INK.clay, 0.6) },
    lower: { cut: 'wrapper', cloth: s.dye('cowrie', INK.indigo, INK.pale, 0.8) },
    sash: INK.clay,
    behind: (f) => pot(f.head[0] - 4, f.head[1] - 58, 1.15, INK.rust, INK.terra),
  })
  s.stand(carrier, 1130, 792, 0.64)
  s.put(egungun(s), 800, 842, 0.82)
  const drummer = person({
    pose: { ...POSES.drum, lean: 16 },
    skin: SKIN.ebony,
    head: 'man',
    weight: 1.08,
    wear: fila(INK.clay),
    top: { cut: 'blouse', cloth: s.dye('stripe', INK.chalk, INK.leaf, 0.9, 0, INK.clay), length: 120, flare: 20 },
    sleeves: { cuff: 56 },
    lower: { cut: 'trousers', cloth: INK.indigo, hem: 48 },
    holding: hungDrum(drumDyes(INK.leaf, INK.chalk, INK.clay), { strap: INK.clay }),
  })
  s.stand(drummer, 280, 852, 0.84)
  const boy = person({
    pose: cheer,
    skin: SKIN.cocoa,
    body: BODY.child,
    head: 'child',
    wear: lowCut(),
    top: { cut: 'blouse', cloth: s.dye('bead', INK.indigo, INK.pale, 0.6) },
    sleeves: { length: 0.6 },
    lower: { cut: 'trousers', cloth: INK.clay, length: 1.8 },
    shoes: INK.ink,
    behind: (f) => chairFrame(f, INK.ink),
    holding: (f) => wheel(f, INK.ink, INK.leaf),
  })
  return s.stand(boy, 1424, 862, 0.9, { flip: true })
}

function arrives(): Scene {
  const s = picture()
  s.ground(s.dye('rings', '#F2B134', '#E5A325', 2.4))
  const cloths = [
    INK.indigo,
    INK.clay,
    INK.leaf,
    s.dye('rings', INK.indigo, INK.pale, 1.2),
    s.dye('comb', INK.clay, INK.sand, 1),
    s.dye('bird', INK.leaf, INK.mint, 1.2),
  ]
  const strips: Drawing[] = []
  for (let i = 0; i < 20; i++) {
    const a = -188 + i * 19.6
    const r = 780 + ((i * 53) % 4) * 60
    const point = (angle: number, d: number, sharp?: number): Point => [
      560 + Math.sin((angle * Math.PI) / 180) * d * 1.12,
      350 - Math.cos((angle * Math.PI) / 180) * d * 0.8,
      sharp,
    ]
    strips.push(
      shape(
        outline([
          point(a - 7, 120, 1),
          point(a - 13, r * 0.6),
          point(a - 9, r, 1),
          point(a + 2, r * 0.9, 1),
          point(a + 13, r * 1.02, 1),
          point(a + 13, r * 0.6),
          point(a + 7, 120, 1),
        ]),
        cloths[(i * 5) % cloths.length] ?? INK.clay,
      ),
    )
  }
  s.add(strips)
  s.put(
    [
      shape(
        outline('-150 150!, -176 20, -110 -130, 0 -190!, 110 -130, 176 20, 150 150!, 92 96!, 50 176!, 0 104!, -50 176!, -92 96!'),
        INK.brass,
      ),
      shape(outline('-112 40!, -120 -20, -70 -110, 0 -140, 70 -110, 120 -20, 112 40!, 60 72, 0 60, -60 72'), INK.terra),
      shape(outline('-70 -40!, 0 -60, 70 -40!, 76 30!, 0 44, -76 30!'), INK.ink),
      stroke('M-56-34V32M-28-46V36M0-50V38M28-46V36M56-34V32M-70-12H70M-74 10H74', '#6B5A3A', 3),
      shape(outline('-60 -150!, -110 -250!, -60 -216, -34 -290!, 0 -230, 34 -290!, 60 -216, 110 -250!, 60 -150!'), INK.vermilion),
    ],
    560,
    370,
    1.05,
  )
  const girl = runner(SKIN.umber, INK.chalk)
  const boy = runner(SKIN.chestnut, s.dye('seed', INK.brass, INK.clay, 0.7), lowCut())
  s.add(shape(outline('560 800!, 700 680, 900 610, 1200 590!, 1200 800!'), '#F7C65A'))
  return s.stand(girl, 876, 786, 0.74).stand(boy, 1080, 770, 0.72)
}

function drumHands(): Scene {
  const s = picture()
  s.ground(s.dye('wave', '#C4552D', '#B5472A', 2.4)).add(shape(disc([560, 430], 360), INK.brass))
  const t = tonesOf('umber')
  s.add(drum(560, 430, 64, 3.6, { skin: INK.chalk, body: INK.indigo, cord: INK.pale, rim: INK.clay }))
  const left =
    '-40 0!, 40 0!, 46 90, 70 150, 66 190, 48 192, 40 150!, 42 230, 30 262, 12 258, 8 200!, 6 268, -8 290, -26 280, -26 210!, -34 262, -50 272, -62 258, -58 190!, -72 228, -86 230, -92 212, -80 140, -60 70'
  s.put(
    [
      shape(outline('-58 -420!, 58 -420!, 44 20, -44 20'), t.near),
      shape(outline('4 -420!, 58 -420!, 44 20, 10 20'), t.far),
      shape(outline(left), t.near),
      stroke(['8 200, 6 150', '-26 210, -22 150', '-58 190, -48 140'].map((l) => curve(l)).join(''), t.far, 6),
      shape(outline('-96 -420!, 96 -420!, 84 -190!, 20 -170, -84 -196!'), s.dye('stripe', INK.leaf, INK.chalk, 1.4)),
      shape(outline('-84 -204!, 84 -198!, 84 -180!, -84 -186!'), INK.brass),
    ],
    452,
    236,
    1,
    false,
    22,
  )
  s.add(stroke(curve('1010 300, 900 250, 800 262, 742 330, 738 356'), INK.ink, 24))
  const fist = '-44 10!, 44 10!, 54 70, 60 120, 44 150, -10 160, -56 146, -70 100, -60 50'
  return s.put(
    [
      shape(outline('-66 -460!, 66 -460!, 46 20, -46 20'), t.near),
      shape(outline('6 -460!, 66 -460!, 46 20, 12 20'), t.far),
      shape(outline(fist), t.near),
      shape(outline('-66 96, -84 60, -104 34, -88 22, -60 44, -40 70'), t.near),
      stroke('M-58 84L30 78M-66 110L36 104M-54 136L34 130', t.far, 6),
      shape(outline('-104 -460!, 104 -460!, 92 -170!, 0 -150, -92 -176!'), s.dye('stripe', INK.leaf, INK.chalk, 1.4)),
      shape(outline('-92 -186!, 92 -180!, 92 -160!, -92 -166!'), INK.brass),
    ],
    1010,
    236,
    1,
    false,
    30,
  )
}

function openAir(): Scene {
  const s = picture()
  s.ground(s.dye('dots', '#151A4A', '#222B6C', 2))
  s.add(at(palm(620, 30, '#0B0D28', '#0F3A2A'), 110, 740), at(palm(660, -40, '#0B0D28', '#0F3A2A'), 1110, 740))
  s.add(stroke('M150 180L240 120M1050 180L960 116M150 560L240 530M1050 560L960 534', INK.sand, 5))
  const screen = outline('232 108!, 600 122, 968 108!, 958 320, 966 546!, 600 532, 234 546!, 242 320')
  s.add(shape(screen, '#F2E0B8'))
  const t = tonesOf('sienna')
  s.within(screen, [
    shape(box(560, 60, 460, 520), '#E9B54C'),
    group(
      [
        shape(outline('-36 14, -34 70, -60 130, -110 200!, 100 200!, 40 130, 20 80, 14 46'), t.far),
        shape(outline('-60 112, -110 140, -140 220!, 120 220!, 90 150, 40 120, 0 140'), s.dye('cowrie', INK.clay, INK.sand, 0.6)),
        profileFace(BUST_FRAME, t, 'woman', { brow: 2 }),
        gele(s.dye('stripe', INK.indigo, INK.brass, 0.5, -30, INK.chalk), INK.clay)(BUST_FRAME),
      ],
      560,
      360,
      2.5,
    ),
  ])
  const rows: [BackName, number, number, number, string][] = [
    ['gele', 90, 622, 0.66, INK.clay],
    ['low', 250, 630, 0.66, INK.softHair],
    ['hijab', 400, 616, 0.66, INK.leaf],
    ['fila', 560, 632, 0.66, INK.clay],
    ['locs', 720, 620, 0.66, INK.softHair],
    ['bun', 880, 632, 0.66, INK.softHair],
    ['cap', 1030, 620, 0.66, INK.mid],
    ['gele', 1160, 636, 0.62, INK.terra],
  ]
  for (const [kind, x, y, k, wear] of rows) s.add(listener(kind, x, y, k, '#1E2560', SKIN.umber.far, wear))
  s.add(
    listener('afro', 300, 730, 1.05, '#0B0D28', SKIN.umber.far, '#17110D'),
    listener('gele', 640, 752, 1.1, '#0B0D28', SKIN.umber.far, '#8E2A14'),
    listener('locs', 980, 736, 1.05, '#0B0D28', SKIN.umber.far, '#17110D'),
  )
  return s
}

export const pictures = {
  'content/festival/hero.svg': walkingIn,
  'content/festival/picture-1.svg': arrives,
  'content/festival/picture-2.svg': drumHands,
  'content/festival/picture-3.svg': openAir,
}
