import { INK } from './colours.ts'
import type { Figure } from './figure.ts'
import { curve, offset, type Point } from './geometry.ts'
import { type DrumDyes, drum, drumstick } from './props.ts'
import { type Drawing, shape, stroke } from './svg.ts'

/** The drum's usual dyes; the body may be a pattern. */
export function drumDyes(body: string = INK.clay, cord: string = INK.sand, rim: string = INK.brass): DrumDyes {
  return { skin: INK.chalk, body, cord, rim }
}

/** Where a drum hangs from the pelvis, its turn and size, and the colours of strap and stick. */
interface DrumHang {
  x?: number
  y?: number
  turn?: number
  scale?: number
  strap?: string
  stick?: string
}

/** A talking drum hung from the shoulder under the near arm, struck by the far hand with the hooked stick. */
export function hungDrum(
  dyes: DrumDyes,
  { x = 34, y = -104, turn = 80, scale = 1.2, strap = INK.brass, stick = INK.ink }: DrumHang = {},
): (f: Figure) => Drawing {
  return (f) => {
    const k = f.body.loin / 108
    const at: Point = offset(f.pelvis, x * k, y * k)
    const wrist = f.arm.far.end
    return [
      stroke(curve([f.onChest(-14, -6), f.onChest(-10, 70), offset(at, -10 * k, -30 * k)]), strap, 12 * k),
      drum(at[0], at[1], turn, scale * k, dyes),
      drumstick(offset(wrist, 26 * k, -2), offset(at, 112 * k, -36 * k), stick),
      shape(f.hand('far'), f.skin.far),
    ]
  }
}
