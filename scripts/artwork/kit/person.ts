import type { Build, Pose, Side } from './body.ts'
import { type Mood, profileFace, tonesFrom } from './faces.ts'
import { Figure } from './figure.ts'
import { flyingSkirt, swirl } from './flowing.ts'
import { agbada, blouse, cuff, gown, sash, shawl, sleeve, trouserLeg, wrapper, yoke } from './garments.ts'
import { outline as outlineOf, type Point } from './geometry.ts'
import type { Headwear } from './headwear.ts'
import { smallFace } from './smallface.ts'
import { type Drawing, flatten, shape } from './svg.ts'

/** Something drawn with the help of a posed figure: a prop in its hands, a stool below it. */
type WithFigure = (f: Figure) => Drawing

/** How a person is dressed and what they hold. Fills are colours or `scene.dye(...)` patterns. */
export interface Dress extends Build {
  pose: Pose
  wear?: Headwear
  top?: { cut: 'blouse' | 'gown' | 'agbada' | 'none'; cloth: string; length?: number; flare?: number; ease?: number; yoke?: string }
  sleeves?: { cloth?: string; length?: number; top?: number; cuff?: number; trim?: string } | false
  /** Sleeve of the far arm when it differs from the near one. */
  farCloth?: string
  lower?: {
    cut: 'wrapper' | 'trousers' | 'swirl' | 'flying' | 'none'
    cloth: string
    length?: number
    flare?: number
    ease?: number
    hem?: number
    sweep?: number
    drop?: number
  }
  /** Blouse tucked into the lower garment instead of over it. */
  tucked?: boolean
  sash?: string
  sashTail?: number
  shawl?: string
  shoes?: string
  bangle?: string
  anklet?: string
  /** Drawn first, behind everything. */
  behind?: WithFigure
  /** Drawn over the far arm and body, under the head and near arm. */
  holding?: WithFigure
  /** Drawn last. */
  infront?: WithFigure
  /** A face in three planes with ear and jaw: for people drawn large. */
  close?: boolean
  /** What the face does; `false` leaves it blank, for those seen from behind or too small to have one. */
  mood?: Mood | false
  /** The near arm lies behind the head (both arms raised, seen from the front). */
  armsFirst?: boolean
}

/** A drawn person: the drawing, its floor (lowest y of feet) and its head, all in kit units from the pelvis. */
export interface Person {
  drawing: string
  floor: number
  head: Point
  headRadius: number
  figure: Figure
}

function drawSleeve(f: Figure, side: Side, d: Dress): Drawing {
  if (d.sleeves === false || d.top?.cut === 'none' || !d.top) return ''
  const cloth = d.sleeves?.cloth ?? (side === 'far' ? (d.farCloth ?? d.top.cloth) : d.top.cloth)
  const { trim, cloth: _, ...cutting } = d.sleeves ?? {}
  const length = cutting.length ?? 0.8
  const trimmed = trim ? cuff(f, side, trim, Math.max(0.1, length - 1), (cutting.cuff ?? 46) + 2) : ''
  const bare = length <= 1 ? f.drawForearm(side) : ''
  return [sleeve(f, side, cloth, cutting), trimmed, bare]
}

function drawArm(f: Figure, side: Side, d: Dress): Drawing {
  const bangle = d.bangle && (d.sleeves === false || (d.sleeves?.length ?? 0.8) < 1.7) ? f.band('arm', side, d.bangle) : ''
  return [f.drawArm(side), drawSleeve(f, side, d), bangle]
}

function drawTop(f: Figure, d: Dress): Drawing {
  const { top } = d
  if (!top || top.cut === 'none') return shape(outlineOf(f.trunk()), f.skin.near)
  const { cut, cloth, yoke: yokeCloth, ...cutting } = top
  const drawn = cut === 'blouse' ? blouse(f, cloth, cutting) : cut === 'gown' ? gown(f, cloth, cutting) : agbada(f, cloth, cutting)
  return [drawn, yokeCloth ? yoke(f, yokeCloth, f.skin.far) : '']
}

function drawLower(f: Figure, d: Dress): Drawing {
  const { lower } = d
  if (!lower || lower.cut === 'none' || lower.cut === 'trousers') return ''
  const { cut, cloth, ...cutting } = lower
  if (cut === 'flying') return flyingSkirt(f, cloth)
  return cut === 'wrapper' ? wrapper(f, cloth, cutting) : swirl(f, cloth, cutting)
}

function drawLeg(f: Figure, side: Side, d: Dress): Drawing {
  const trousers = d.lower?.cut === 'trousers' ? trouserLeg(f, side, d.lower.cloth, d.lower) : ''
  const shoe = d.shoes ? shape(f.foot(side), d.shoes) : ''
  const anklet = d.anklet ? f.band('leg', side, d.anklet) : ''
  return [f.drawLeg(side), shoe, anklet, trousers]
}

function drawFace(f: Figure, { close, mood = {} }: Dress): Drawing {
  if (f.kind === 'front' || mood === false) return ''
  const tones = tonesFrom(f.skin)
  return close ? profileFace(f, tones, f.kind, mood) : smallFace(f, tones, f.kind, mood)
}

/** A whole dressed person, facing right with the pelvis at the origin, in the drawing order that keeps limbs and cloth apart. */
export function person(d: Dress): Person {
  const f = new Figure(d.pose, d)
  const body = d.tucked ? [drawTop(f, d), drawLower(f, d)] : [drawLower(f, d), drawTop(f, d)]
  const head = [f.drawHead(), drawFace(f, d), d.wear ? d.wear(f) : '']
  const drawing = [
    d.behind?.(f) ?? '',
    drawArm(f, 'far', d),
    drawLeg(f, 'far', d),
    drawLeg(f, 'near', d),
    d.lower?.cut === 'trousers' && (!d.top || d.top.cut === 'none' || d.tucked)
      ? shape(outlineOf(f.trunk(2, 34).slice(4, 11)), d.lower.cloth)
      : '',
    body,
    d.sash ? sash(f, d.sash, d.sashTail) : '',
    d.shawl ? shawl(f, d.shawl) : '',
    d.holding?.(f) ?? '',
    d.armsFirst ? [drawArm(f, 'near', d), head] : [head, drawArm(f, 'near', d)],
    d.infront?.(f) ?? '',
  ]
  return { drawing: flatten(drawing), floor: f.floor, head: f.head, headRadius: 62 * f.body.head, figure: f }
}
