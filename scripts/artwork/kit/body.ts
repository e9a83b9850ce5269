import type { Skin } from './colours.ts'
import type { Point } from './geometry.ts'
import type { HandName } from './hands.ts'
import type { HeadKind } from './heads.ts'

/** Bone lengths and widths, in hundredths of an adult's head. */
export interface Proportions {
  loin: number
  chest: number
  upperArm: number
  forearm: number
  thigh: number
  shin: number
  width: number
  head: number
  hand: number
  foot: number
}

/** Adults, youths of about fourteen and children of about eight: numbers of their own, never a scaled adult. */
export const BODY = {
  adult: { loin: 108, chest: 146, upperArm: 140, forearm: 116, thigh: 176, shin: 166, width: 1, head: 1, hand: 0.94, foot: 0.95 },
  youth: { loin: 96, chest: 130, upperArm: 124, forearm: 102, thigh: 156, shin: 146, width: 0.86, head: 1, hand: 0.88, foot: 0.9 },
  child: { loin: 78, chest: 102, upperArm: 92, forearm: 77, thigh: 110, shin: 104, width: 0.74, head: 1.02, hand: 0.74, foot: 0.76 },
} as const satisfies Record<string, Proportions>

/** Side of the body: near the viewer or far from them. */
export type Side = 'near' | 'far'

/** An arm by the absolute angles of its bones; `wrist` turns the hand against the forearm, `thumb` of -1 mirrors it. */
export type ArmBones = readonly [upper: number, lower: number, hand?: HandName, wrist?: number, thumb?: 1 | -1, stretch?: number]

/** An arm whose palm is solved to touch a point, given from the pelvis. */
export interface ArmReach {
  to: Point
  bend?: 1 | -1
  hand?: HandName
  wrist?: number
  thumb?: 1 | -1
}

/** A leg by the absolute angles of its bones and of the foot (90 flat, -90 flat and mirrored to the left). */
export type LegBones = readonly [thigh: number, shin: number, foot?: number]

/** How a body stands: every angle is absolute (0 down, 90 forward, 180 up), so proportions cannot drift. */
export interface Pose {
  /** Degrees the loins lean forward. */
  lean?: number
  /** Degrees the chest leans further. */
  bend?: number
  /** 0 in profile, 1 seen from the front. */
  view?: number
  /** Degrees the shoulders are turned against the chest. */
  tilt?: number
  /** Degrees the hips are turned. */
  hip?: number
  /** Degrees the neck leans further than the chest, and the head further than the neck. */
  neck?: number
  nod?: number
  near: ArmBones | ArmReach
  far: ArmBones | ArmReach
  nearLeg: LegBones
  farLeg: LegBones
  /** The head looks back over the shoulder. */
  back?: boolean
  /** Draws the far side on the viewer's left. */
  swap?: boolean
}

/** Who the body is. */
export interface Build {
  skin?: Skin
  body?: Proportions
  /** Width of limbs and trunk; 1 is slender, 1.15 broad. */
  weight?: number
  head?: HeadKind | 'front'
  /** Extra chest depth in units. */
  bust?: number
}
