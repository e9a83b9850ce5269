import { INK } from '../kit/colours.ts'
import { along, curve, disc, outline, type Point, place, polygon, toPoints } from '../kit/geometry.ts'
import { Scene } from '../kit/scene.ts'
import { shadeLamp } from '../kit/studio.ts'
import { ring, shape, stroke } from '../kit/svg.ts'

/** A floor, a fan and a lamp: the fan blows the pages of the first draft through the light. */
function rehearsalRoom(): Scene {
  const s = new Scene(1200, 800)
  const hub: Point = [356, 312]
  s.ground(s.dye('spiral', INK.soft, '#9CA8EA', 2.2))
  s.add(shape('M846 150L978 150L1190 650H560z', s.dye('leaf', INK.litSand, '#E4CB97', 1.8)))
  s.hem(640, 160, s.dye('stripe', INK.clay, '#7A2412', 2.4, 90, '#9A331A')).add(shape('M560 650H1190L1200 676V800H470z', '#C4552B'))
  s.add(stroke('M700 706L890 770M880 700L712 778', INK.chalk, 15), stroke('M990 690L1104 690L1120 760', INK.chalk, 15))
  s.add(shape(outline('150 748!, 176 716, 356 704, 536 716, 562 748!'), INK.ink), shape('M340 470H372V716H340z', INK.ink))
  s.add(shape(disc(hub, 262), INK.indigo))
  const blade = toPoints('0 0!, -58 -70, -104 -160, -70 -226, 10 -232, 52 -190, 34 -90')
  for (const turn of [12, 132, 252])
    s.add(
      shape(outline(place(blade, hub, turn)), INK.brass),
      shape(outline(place('0 0!, 10 -110, 12 -231, 52 -190, 34 -90', hub, turn)), '#D99420'),
    )
  const spokes = Array.from({ length: 12 }, (_, i) => {
    const angle = i * 30 + 6
    return polygon([along(hub, angle, 70), along(hub, angle, 258)])
  })
  s.add(stroke(spokes.join(''), INK.pale, 5), ring(hub[0], hub[1], 168, INK.pale, 5), ring(hub[0], hub[1], 258, INK.pale, 15))
  s.add(shape(disc(hub, 62), INK.rust), shape(disc(hub, 30), INK.brass))
  s.put(shadeLamp(400, INK.ink, INK.brass), 912, 72, 1.3)
  for (const [x, y, turn, size] of [
    [690, 300, 26, 1],
    [830, 430, -22, 1.15],
    [960, 300, 14, 0.86],
    [1020, 520, -38, 1.2],
  ] as const)
    s.add(
      shape(outline(place('-52 -66!, 0 -78, 52 -62!, 58 4, 48 70!, 0 58, -48 66!, -42 4', [x, y], turn, size)), INK.chalk),
      stroke(
        ['-30 -34, 0 -42, 32 -32', '-24 -4, 6 -12, 36 -4', '-26 26, 0 20, 14 22'].map((l) => curve(place(l, [x, y], turn, size))).join(''),
        INK.clay,
        7,
      ),
    )
  return s
}

export const pictures = { 'content/news/rehearsal-fund.svg': rehearsalRoom }
