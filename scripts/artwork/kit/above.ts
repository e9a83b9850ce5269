import { INK, type Skin } from './colours.ts'
import { disc, outline } from './geometry.ts'
import { type Drawing, shade, shape, stroke } from './svg.ts'

/** A person who sits and is seen from straight above. */
export interface Above {
  skin: Skin
  hair: 'gele' | 'low' | 'hijab' | 'fila' | 'puffs' | 'braids' | 'locs' | 'grey' | 'afro'
  /** Colour of headwear. */
  wear?: string
  top: string
  lower: string
  /** Skirt spread like a petal, legs crossed, legs stretched out, or a wheelchair. */
  sit: 'petal' | 'crossed' | 'legs' | 'chair'
  /** Arms: in the lap, or opened to both sides. */
  arms?: 'lap' | 'open' | 'clap'
  /** Drawn over the lap, in the same units. */
  lap?: Drawing
  scale?: number
}

const HAIR = '0 -52, 34 -40, 46 -8, 38 26, 20 40, 0 44, -20 40, -38 26, -46 -8, -34 -40'

function hairOf({ hair, wear = INK.brass, skin }: Above): Drawing {
  const cap = (colour: string) => shape(outline(HAIR), colour)
  switch (hair) {
    case 'gele':
      return [
        shape(outline('0 -66, 60 -70, 92 -30, 70 10!, 40 34, 0 42, -40 34, -76 6!, -88 -40, -50 -78'), wear),
        stroke('M-70-8C-40-50 30-60 66-10M-52 14C-30-24 24-34 50 14M-34 28C-18 2 14-4 32 28', INK.rust, 5),
      ]
    case 'hijab':
      return [
        shape(outline('0 -60, 46 -46, 66 -6, 92 36, 40 62, 0 48, -40 62, -92 36, -66 -6, -46 -46'), wear),
        shade(outline('0 -56!, 14 -10, 10 46!, -6 46, -12 -10'), 0.16),
      ]
    case 'fila':
      return [
        cap(INK.softHair),
        shape(outline('-44 -20, -10 -60, 50 -58, 64 -24, 44 22, 8 34, -34 22'), wear),
        shade(outline('50 -58!, 20 -16, 30 28, 44 22, 64 -24'), 0.24),
      ]
    case 'puffs':
      return [cap(INK.softHair), shape(disc([-44, -22], 34) + disc([44, -22], 34), INK.softHair), stroke('M0-50V40', skin.near, 4)]
    case 'braids':
      return [
        cap(INK.softHair),
        stroke('M-30-36C-20 0-16 20-16 38M-12-48V42M12-48V42M30-36C20 0 16 20 16 38', skin.near, 4),
        stroke('M0-46C-10-80 14-100 0-130', INK.softHair, 18),
      ]
    case 'locs':
      return [cap(INK.softHair), stroke('M-40-10L-70-20M-34-30L-62-56M-14-46L-24-86M14-46L24-88M34-30L60-60M42-8L72-22', INK.softHair, 15)]
    case 'grey':
      return [cap(INK.greyHair), shape(disc([0, 4], 24, 22), skin.near)]
    case 'afro':
      return shape(outline('0 -72, 50 -58, 70 -10, 56 34, 22 48, -22 48, -56 34, -70 -10, -50 -58'), INK.softHair)
    default:
      return cap(INK.softHair)
  }
}

function legsOf({ sit, lower, skin }: Above): Drawing {
  if (sit === 'petal')
    return [
      shape(outline('-60 -10, -104 60, -128 140, -96 192!, -50 184, -20 206!, 24 190, 60 204!, 104 182, 128 130, 104 56, 60 -10'), lower),
      shade(outline('-14 40!, -34 120, -20 206!, 10 194, 0 120') + outline('34 40!, 60 110, 60 204!, 96 186, 76 110'), 0.22),
    ]
  if (sit === 'crossed')
    return [
      shape(outline('-30 128, 60 150, 84 130, 60 112') + outline('30 128, -60 150, -84 130, -60 112'), skin.far),
      shape(
        outline('-50 0, -120 60, -138 106, -110 132, -40 118, 20 140!, 0 60, 0 0') +
          outline('50 0, 120 60, 138 106, 110 132, 40 118, -20 140!, 0 60, 0 0'),
        lower,
      ),
      shade(outline('0 40!, 60 100, 40 118, -20 140!, -6 90'), 0.24),
    ]
  const feet = shape(outline('-52 196, -62 250, -44 274, -26 250, -22 196') + outline('52 196, 62 250, 44 274, 26 250, 22 196'), skin.near)
  const legs = [
    shape(outline('-56 -6, -66 90, -60 206!, -14 206!, -4 90, 0 40, 4 90, 14 206!, 60 206!, 66 90, 56 -6'), lower),
    shade(outline('6 60!, 14 206!, 34 206!, 26 100'), 0.24),
  ]
  if (sit === 'legs') return [feet, legs]
  const wheel = (x: number) => stroke(`M${x}-60V116`, INK.ink, 17)
  return [
    shape(outline('-74 -84!, 74 -84!, 74 -60!, -74 -60!'), INK.ink),
    wheel(-100),
    wheel(100),
    stroke('M-100 30H100M-40 236H40M-64 116L-34 236M64 116L34 236', INK.ink, 9),
    feet,
    legs,
  ]
}

/** Somebody seated, seen from straight above with the head at the origin and facing down the page; about 300 units with outstretched legs. */
export function fromAbove(who: Above): Drawing {
  const { skin, top, arms = 'lap', lap = '' } = who
  const arm = (side: 1 | -1) =>
    arms === 'open'
      ? `M${side * 84} 4C${side * 130} 20 ${side * 150} 60 ${side * 156} 96`
      : arms === 'clap'
        ? `M${side * 84} 4C${side * 112} 50 ${side * 70} 96 ${side * 16} 116`
        : `M${side * 84} 4C${side * 116} 50 ${side * 84} 92 ${side * 44} 100`
  const sleeve = (side: 1 | -1) => `M${side * 80} 0C${side * 104} 20 ${side * 108} 36 ${side * (arms === 'open' ? 128 : 102)} 50`
  const bodyShape = '-92 -18, -70 -44, 0 -52, 70 -44, 92 -18, 84 20, 40 40, 0 46, -40 40, -84 20'
  return [
    legsOf(who),
    lap,
    stroke(arm(1) + arm(-1), skin.near, 25),
    stroke(sleeve(1) + sleeve(-1), top, 40),
    shape(outline(bodyShape), top),
    shape(outline('-10 34, 0 56, 10 34') + outline(HAIR), skin.near),
    hairOf(who),
  ]
}
