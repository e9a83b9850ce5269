import { type ArmBones, type ArmReach, BODY, type Build, type LegBones, type Pose, type Proportions, type Side } from './body.ts'
import { SKIN, type Skin } from './colours.ts'
import {
  along,
  direction,
  distance,
  lerp,
  limb,
  local,
  mix,
  type Outline,
  offset,
  outline,
  type Point,
  place,
  polygon,
  reach,
  widen,
} from './geometry.ts'
import { FOOT, HANDS } from './hands.ts'
import { FRONT_HEAD, type HeadKind, PROFILES } from './heads.ts'
import { shape } from './svg.ts'

const ARM = [
  [0, 25, 25],
  [0.22, 27, 26],
  [0.6, 23, 22],
  [0.88, 18, 18],
  [1, 19, 18],
  [1.22, 20, 19],
  [1.6, 15, 15],
  [2, 11, 11],
] as const
const FOREARM = [
  [0, 20, 20],
  [1, 19, 19],
  [1.5, 15, 15],
  [2, 11, 11],
] as const
// Facing right, the left side of a leg's way down is its front: thigh bulge there, calf bulge on the other.
const LEG = [
  [0, 44, 48],
  [0.3, 43, 44],
  [0.7, 33, 33],
  [1, 27, 24],
  [1.14, 24, 27],
  [1.38, 21, 34],
  [1.7, 16, 22],
  [2, 14, 14],
] as const

/** A limb's three joints. */
interface Joints {
  root: Point
  bend: Point
  end: Point
  upper: number
  lower: number
}

/** A posed body. Its origin is the pelvis; it faces right. Methods draw its parts or give places on it to dress. */
export class Figure {
  readonly pose: Pose
  readonly skin: Skin
  readonly body: Proportions
  readonly weight: number
  readonly kind: HeadKind | 'front'
  readonly view: number
  readonly bust: number
  readonly loinLean: number
  readonly chestLean: number
  readonly pelvis: Point = [0, 0]
  readonly waist: Point
  readonly neck: Point
  readonly head: Point
  readonly arm: Record<Side, Joints>
  readonly leg: Record<Side, Joints>

  constructor(pose: Pose, build: Build = {}) {
    this.pose = pose
    this.skin = build.skin ?? SKIN.umber
    this.body = build.body ?? BODY.adult
    this.weight = (build.weight ?? 1) * this.body.width
    this.kind = build.head ?? 'woman'
    this.bust = build.bust ?? 0
    this.view = pose.view ?? 0.55
    this.loinLean = pose.lean ?? 0
    this.chestLean = this.loinLean + (pose.bend ?? 0)
    this.waist = along(this.pelvis, 180 - this.loinLean, this.body.loin)
    this.neck = along(this.waist, 180 - this.chestLean, this.body.chest)
    this.head = along(this.neck, 180 - this.chestLean - (pose.neck ?? 0), 84 - (1 - this.body.width) * 20)
    const across = lerp(34, 80, this.view) * (this.weight * 0.6 + this.body.width * 0.4)
    const yoke = along(this.neck, -this.chestLean, 16)
    const hips = lerp(12, 36, this.view) * this.weight
    const side = pose.swap ? -1 : 1
    const shoulder = (sign: number) => local(yoke, this.chestLean + (pose.tilt ?? 0), sign * side * across, 0)
    const hip = (sign: number) => local(this.pelvis, (pose.hip ?? 0) + this.loinLean * 0.3, sign * side * hips, 0)
    this.arm = { near: this.solveArm(shoulder(-1), pose.near), far: this.solveArm(shoulder(1), pose.far) }
    this.leg = { near: this.solveLeg(hip(-1), pose.nearLeg), far: this.solveLeg(hip(1), pose.farLeg) }
  }

  private solveArm(root: Point, arm: ArmBones | ArmReach): Joints {
    const { upperArm, forearm, hand } = this.body
    if ('to' in arm) {
      const [upper, lower] = reach(root, arm.to, upperArm, forearm + 42 * hand, arm.bend)
      const bend = along(root, upper, upperArm)
      return { root, bend, end: along(bend, lower, forearm), upper, lower }
    }
    const [upper, lower, , , , stretch = 1] = arm
    const bend = along(root, upper, upperArm)
    return { root, bend, end: along(bend, lower, forearm * stretch), upper, lower }
  }

  private solveLeg(root: Point, [upper, lower]: LegBones): Joints {
    const bend = along(root, upper, this.body.thigh)
    return { root, bend, end: along(bend, lower, this.body.shin), upper, lower }
  }

  private tone(side: Side, colour?: string): string {
    return colour ?? this.skin[side]
  }

  /** The lowest y of the feet. */
  get floor(): number {
    return Math.max(...(['near', 'far'] as const).flatMap((side) => this.footPoints(side).map((p) => p[1])))
  }

  /** A point of an arm, t from 0 shoulder over 1 elbow to 2 wrist, `out` units to the front of the limb. */
  onArm(side: Side, t: number, out = 0, corner?: number): Point {
    return this.onLimb(this.arm[side], t, out, corner)
  }

  /** A point of a leg, t from 0 hip over 1 knee to 2 ankle, `out` units to the front of the limb (negative: back). */
  onLeg(side: Side, t: number, out = 0, corner?: number): Point {
    return this.onLimb(this.leg[side], t, out, corner)
  }

  private onLimb(joints: Joints, t: number, out: number, corner?: number): Point {
    const [a, b] = t <= 1 ? [joints.root, joints.bend] : [joints.bend, joints.end]
    const size = distance(a, b) || 1
    const p = mix(a, b, t <= 1 ? t : t - 1)
    return offset(p, (out * (b[1] - a[1])) / size, (-out * (b[0] - a[0])) / size, corner)
  }

  /** A point in the frame of the chest: origin at the neck, x forward, y down the spine. */
  onChest(x: number, y: number, corner?: number): Point {
    return local(this.neck, this.chestLean, x, y, corner)
  }

  /** A point in the frame of the loins: origin at the pelvis, x forward, y down. */
  onLoin(x: number, y: number, corner?: number): Point {
    return local(this.pelvis, this.loinLean, x, y, corner)
  }

  /** Where the palm is. */
  palm(side: Side): Point {
    return along(this.arm[side].end, this.arm[side].lower + this.wrist(side), 34 * this.body.hand)
  }

  /** Direction in which the hand points, in bone degrees. */
  handAngle(side: Side): number {
    return this.arm[side].lower + this.wrist(side)
  }

  private wrist(side: Side): number {
    const arm = this.pose[side]
    return ('to' in arm ? arm.wrist : arm[3]) ?? 0
  }

  /** Path data of a hand. */
  hand(side: Side): string {
    const arm = this.pose[side]
    const [name, thumb] = 'to' in arm ? [arm.hand, arm.thumb] : [arm[2], arm[4]]
    return outline(place(HANDS[name ?? 'open'], this.arm[side].end, -this.handAngle(side), this.body.hand, thumb ?? 1))
  }

  /** A whole bare arm with its hand. */
  drawArm(side: Side, colour?: string): string {
    const { root, bend, end } = this.arm[side]
    return shape(limb(root, bend, end, widen(ARM, this.weight)) + this.hand(side), this.tone(side, colour))
  }

  /** Forearm and hand alone, to be laid over a sleeve. */
  drawForearm(side: Side, colour?: string, from = 0): string {
    const { bend, end } = this.arm[side]
    const start = mix(bend, end, from)
    return shape(limb(start, mix(start, end, 0.4), end, widen(FOREARM, this.weight), from > 0) + this.hand(side), this.tone(side, colour))
  }

  private footPoints(side: Side): Point[] {
    const [thigh, shin, turn] = side === 'near' ? this.pose.nearLeg : this.pose.farLeg
    const foot = turn ?? 90
    // A foot that points left is the mirrored one, set by its own angle.
    const mirrored = foot < -20 && thigh > -60 && shin > -60
    const end = this.leg[side].end
    return mirrored ? place(FOOT, end, -90 - foot, this.body.foot, -1) : place(FOOT, end, 90 - foot, this.body.foot)
  }

  /** Path data of a foot, for shoes. */
  foot(side: Side): string {
    return outline(this.footPoints(side))
  }

  /** A whole bare leg with its foot. */
  drawLeg(side: Side, colour?: string): string {
    const { root, bend, end } = this.leg[side]
    return shape(limb(root, bend, end, widen(LEG, this.weight)) + this.foot(side), this.tone(side, colour))
  }

  /** Outline of the trunk, grown by `ease` units; the hem lies `length` units below the pelvis and `flare` wider. */
  trunk(ease = 0, length = 30, flare = 0): Point[] {
    const v = this.view
    const s = this.weight
    const w = (profile: number, front: number) => lerp(profile, front, v) * s + ease
    const tilt = this.chestLean + (this.pose.tilt ?? 0)
    const [left, right] = this.pose.swap ? [this.arm.far.root, this.arm.near.root] : [this.arm.near.root, this.arm.far.root]
    const middle = mix(this.neck, this.waist, 0.45)
    const loins = lerp(this.loinLean, this.chestLean, 0.5)
    const chest = this.chestLean
    return [
      local(this.neck, chest, -lerp(18, 20, v) * s, -6),
      local(left, tilt, -8 * v, -25 * s - ease * 0.4),
      local(left, tilt, -w(14, 24), 4),
      local(middle, chest, -w(44, 66), 0),
      local(this.waist, loins, -w(36, 50), 0),
      this.onLoin(-w(58, 64), -30 * s),
      this.onLoin(-w(56, 62) - flare, length, 1),
      this.onLoin(0, length + 6),
      this.onLoin(w(44, 62) + flare, length, 1),
      this.onLoin(w(44, 64), -30 * s),
      local(this.waist, loins, w(38, 50), 0),
      local(middle, chest, w(44, 66) + this.bust, 0),
      local(right, tilt, w(14, 24), 4),
      local(right, tilt, 8 * v, -25 * s - ease * 0.4),
      local(this.neck, chest, lerp(14, 20, v) * s, -4),
    ]
  }

  /** Head-frame points (face to +x) placed on this head. */
  onHead(points: Outline): Point[] {
    const turn = this.chestLean + (this.pose.neck ?? 0) + (this.pose.nod ?? 0)
    return place(points, this.head, turn, this.body.head, this.pose.back ? -1 : 1)
  }

  /** Neck and head without hair. */
  drawHead(): string {
    const s = this.weight * 0.5 + this.body.width * 0.5
    const low = along(this.neck, -this.chestLean, 12)
    const neck = limb(low, mix(this.neck, this.head, 0.45), mix(this.neck, this.head, 0.8), [
      [0, 27 * s, 27 * s],
      [0.5, 22 * s, 22 * s],
      [1, 20 * s, 20 * s],
      [2, 20 * s, 20 * s],
    ])
    return shape(neck + outline(this.onHead(this.kind === 'front' ? FRONT_HEAD : PROFILES[this.kind])), this.skin.near)
  }

  /** A band round the forearm (bangle) or shin (anklet), `t` along that bone. */
  band(on: 'arm' | 'leg', side: Side, colour: string, t = 0.86, width = 9): string {
    const { bend, end, lower } = this[on][side]
    const [u, v] = [direction(lower + 90), direction(lower)]
    const half = (on === 'arm' ? 14 : 17) * this.weight
    const p = mix(bend, end, t)
    const at = (x: number, y: number): Point => [p[0] + u[0] * x + v[0] * y, p[1] + u[1] * x + v[1] * y]
    return shape(polygon([at(-half, -width / 2), at(half, -width / 2), at(half, width / 2), at(-half, width / 2)]), colour)
  }
}
