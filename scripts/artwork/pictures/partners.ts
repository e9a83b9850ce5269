import { INK } from '../kit/colours.ts'
import { box, curve, disc, outline, polygon } from '../kit/geometry.ts'
import { Scene } from '../kit/scene.ts'
import { ring, shape, stroke } from '../kit/svg.ts'

const mark = (ground: string) => new Scene(400, 240).ground(ground)

function press(): Scene {
  const s = mark(INK.sand)
  s.add(shape(polygon('92 46, 284 46, 284 216, 92 216'), INK.clay))
  s.add(
    shape(polygon('108 28, 300 28, 300 122, 222 198, 108 198'), INK.chalk),
    shape(polygon('108 28, 204 28, 204 198, 108 198'), '#F0E2C8'),
  )
  s.add(shape(polygon('300 122, 222 198, 206 112'), s.dye('ladder', INK.indigo, INK.pale, 0.62, 46)))
  return s.add(
    stroke('M204 32V112', '#D9C9AB', 3),
    stroke('M126 62H184M126 86H184M126 110H170M126 134H184M126 158H160M222 62H280M222 86H262', INK.ink, 6),
  )
}

function sound(): Scene {
  const s = mark(INK.indigo)
  const waves = [84, 120, 156]
    .map((y) => curve(`24 ${y}, 58 ${y - 16}, 92 ${y}, 126 ${y + 16}, 160 ${y}, 196 ${y - 12}, 240 ${y}`))
    .join('')
  s.add(stroke(waves, INK.mint, 12))
  s.add(shape(disc([274, 120], 92), INK.ink))
  for (const r of [82, 70, 58, 46]) s.add(ring(274, 120, r, INK.mint, r === 58 ? 6 : 3))
  return s.add(shape(disc([274, 120], 32), INK.brass), shape(disc([274, 120], 7), INK.ink))
}

function window(): Scene {
  const s = mark('#DCE2F5')
  s.add(shape(box(136, 24, 128, 166), INK.indigo), shape('M136 88a64 64 0 0 1 128 0v102H136z', s.dye('dots', INK.indigo, '#343F8C', 0.8)))
  s.add(shape(polygon('136 24, 60 46, 60 206, 136 190'), INK.clay), shape(polygon('264 24, 340 46, 340 206, 264 190'), INK.clay))
  s.add(
    stroke(
      'M74 70L122 58M74 92L122 82M74 114L122 106M74 136L122 130M74 158L122 154M74 180L122 178M326 70L278 58M326 92L278 82M326 114L278 106M326 136L278 130M326 158L278 154M326 180L278 178',
      INK.sand,
      5,
    ),
  )
  s.add(
    shape(outline('200 84!, 178 124, 176 152, 224 152, 222 124'), INK.brass),
    shape(outline('200 108!, 190 134, 200 150, 210 134'), INK.chalk),
    shape(outline('168 152!, 232 152!, 224 170, 236 190!, 164 190!, 176 170'), '#DB9A22'),
  )
  return s.add(shape(box(120, 190, 160, 18), INK.ink))
}

function tree(): Scene {
  const s = mark('#CFE6D4')
  s.add(shape(outline('178 212!, 188 160, 184 120, 216 120, 212 160, 226 212!'), INK.rust))
  s.add(shape(disc([200, 92], 128, 74), INK.leaf), shape(disc([200, 92], 104, 56), s.dye('leaf', INK.leaf, INK.mint, 0.62)))
  s.add(stroke('M96 92a104 56 0 0 1 208 0a104 56 0 0 1-208 0', INK.mint, 4))
  return s.add(
    shape(box(244, 184, 100, 11) + box(256, 194, 11, 24) + box(322, 194, 11, 24), INK.ink),
    shape(box(40, 214, 320, 6), INK.rust),
  )
}

export const pictures = {
  'content/partners/bodija-press.svg': press,
  'content/partners/eko-sound.svg': sound,
  'content/partners/french-cultural-institute.svg': window,
  'content/partners/odan-foundation.svg': tree,
}
