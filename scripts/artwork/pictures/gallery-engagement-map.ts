import { CHORDS } from '../kit/chords.ts'
import { SKIN } from '../kit/colours.ts'
import { box, disc, polygon } from '../kit/geometry.ts'
import { Scene } from '../kit/scene.ts'
import { grip } from '../kit/studio.ts'
import { shade, shape, stroke } from '../kit/svg.ts'
import type { Pictures } from '../pictures.ts'

const { first: RED, second: BLUE, third: GOLD, mark: CREAM, accent: WINE } = CHORDS.engagement

const TEAR = '0 0!, -52 120!, 34 210!, -60 330!, 26 450!, -54 580!, 22 690!, -20 800!'

function tornMap(): Scene {
  const s = new Scene(800, 1000)
  s.ground(GOLD).ground(s.dye('wave', 'none', '#EDB944', 2.2))
  const edge = TEAR.split(', ')
  const moved = (dx: number, dy: number) =>
    edge.map((p) => {
      const [px, py] = p.replace('!', '').split(' ').map(Number)
      return `${(px ?? 0) + dx} ${(py ?? 0) + dy}!`
    })
  const left = polygon(['96 150!', ...moved(384, 96), '60 850!'].join(', '))
  const right = polygon([...moved(462, 130), '732 896!', '700 90!'].join(', '))
  const land = [
    shape(box(0, 0, 800, 1000), CREAM),
    shape(polygon('40 120, 420 60, 430 400, 30 470'), s.dye('comb', '#CFE0C4', '#9DB7A0', 1)),
    shape(polygon('30 520, 420 450, 430 900, 40 900'), s.dye('bird', '#F4E2B0', '#D9B45E', 0.9)),
    shape(polygon('450 90, 760 90, 760 480, 440 420'), s.dye('seed', '#F4E2B0', '#D9B45E', 0.9)),
    shape(polygon('440 470, 760 530, 760 930, 430 940'), s.dye('comb', '#CFE0C4', '#9DB7A0', 1)),
    stroke('M20 500Q260 440 430 424T780 510', BLUE, 22),
    stroke('M236 100Q300 420 260 880M600 110Q540 520 610 900', RED, 9, 'stroke-dasharray="2 24"'),
    shape(polygon('120 300, 176 250, 232 300') + box(134, 300, 84, 54), RED),
    shape(disc([640, 720], 44) + box(632, 740, 16, 70), '#4B7A55'),
  ]
  s.within(left, land).within(right, land)
  s.add(
    shade(polygon(['150 500!', '210 470!', '196 540!', '236 610!', '168 590!'].join(', ')), 0.12),
    shade(polygon(['650 330!', '590 318!', '606 380!', '560 430!', '640 400!'].join(', ')), 0.12),
    shape(
      polygon('404 520, 420 512, 424 530, 410 536') + polygon('430 250, 446 262, 434 276') + polygon('396 760, 414 752, 410 774'),
      CREAM,
    ),
  )
  s.put(grip({ skin: SKIN.umber, sleeve: s.dye('stripe', BLUE, CREAM, 0.5, 0, GOLD), from: 26 }), 120, 606, 2.3, false, 62)
  const hers = grip({ skin: SKIN.sienna, sleeve: s.dye('spiral', RED, CREAM, 0.5), from: 74 })
  const bangles = [8, 26, 44].map((y, i) =>
    shape(
      polygon([
        [-25, y],
        [25, y - 3],
        [26, y + 12],
        [-26, y + 15],
      ]),
      [GOLD, WINE, CREAM, BLUE][i] ?? GOLD,
    ),
  )
  return s.put([hers, bangles], 660, 330, 2.3, true, -104)
}

/** The Engagement: the scene of the torn map. */
export const pictures: Pictures = { 'content/productions/the-engagement/gallery-2.svg': tornMap }
