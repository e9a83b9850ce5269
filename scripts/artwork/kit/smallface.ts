import { type Mood, mouthFrame, type Tones } from './faces.ts'
import { curve, outline } from './geometry.ts'
import { type HeadFrame, type HeadKind, onHead } from './heads.ts'
import { type Drawing, shape, stroke } from './svg.ts'

/** A profile's eye, brow and lips alone, for people who stand small in a scene. */
export function smallFace(frame: HeadFrame, t: Tones, kind: HeadKind, { eye = 'open', mouth, browColour = t.dark }: Mood = {}): Drawing {
  const brow = '19 -15!, 29 -23, 41 -20!, 40 -15!, 30 -18, 20 -11!'
  const lid = '20 1!, 29 -8, 41 -7!, 40 -2!, 30 -4'
  const shut = eye === 'closed' || eye === 'down'
  const lips =
    kind === 'shout'
      ? ''
      : onHead(
          mouthFrame(frame, kind),
          mouth === 'smile' ? '53 25, 46 24, 34 27!, 46 35, 51 37' : '53 25, 46 24, 38 32!, 46 38, 51 37',
          t.lip,
        )
  return [
    lips,
    shut
      ? stroke(curve(frame.onHead('22 -2, 31 3, 40 -1')), t.dark, 4)
      : [onHead(frame, '24 1!, 31 -5, 38 -5!, 38 2, 31 4', t.white), onHead(frame, '31 -6!, 39 -6!, 38 1, 34 2', t.dark)],
    shut ? onHead(frame, brow, browColour) : shape(outline(frame.onHead(brow)), browColour) + shape(outline(frame.onHead(lid)), t.dark),
  ]
}
