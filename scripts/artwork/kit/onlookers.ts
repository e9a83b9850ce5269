import { bodyFromFront, bodyInProfile, neckFromFront, neckInProfile, piece } from './busts.ts'
import type { SKIN } from './colours.ts'
import { frontFace, heldHead, type Mood, profileFace, tonesOf } from './faces.ts'
import type { HeadKind } from './heads.ts'
import type { Headwear } from './headwear.ts'
import type { Drawing } from './svg.ts'

/** Head and shoulders with a face, for scenes: the head's middle at the origin. */
interface Onlooker {
  skin: keyof typeof SKIN
  cloth: string
  wear: Headwear
  /** Drawn before head and body: hair or cloth that falls behind. */
  behind?: Headwear
  mood?: Mood
  /** Degrees the head is turned down, and its width as a share. */
  turn?: number
  wide?: number
  /** Shoulders and neck as shares. */
  shoulders?: number
  neck?: number
  extra?: Drawing
}

/** Head and shoulders in profile, looking right. */
export function inProfile(who: Onlooker & { head: HeadKind | 'laughing' }): Drawing {
  const frame = heldHead({ wide: who.wide ?? 1, turn: who.turn ?? 0 })
  const t = tonesOf(who.skin)
  const build = { wide: who.shoulders ?? 1, neck: who.neck ?? 1 }
  return [
    who.behind?.(frame) ?? '',
    piece(who.cloth, bodyInProfile(build)),
    neckInProfile(frame, t, build),
    profileFace(frame, t, who.head, who.mood),
    who.wear(frame),
    who.extra ?? '',
  ]
}

/** Head and shoulders from the front. */
export function fromFront(who: Onlooker): Drawing {
  const frame = heldHead({ wide: who.wide ?? 1, turn: who.turn ?? 0 })
  const t = tonesOf(who.skin)
  const build = { wide: who.shoulders ?? 1, neck: who.neck ?? 1 }
  return [
    who.behind?.(frame) ?? '',
    piece(who.cloth, bodyFromFront(build)),
    neckFromFront(t, build),
    frontFace(frame, t, who.mood),
    who.wear(frame),
    who.extra ?? '',
  ]
}
