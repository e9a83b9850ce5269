import { disc, outline, type Point, place, toPoints } from './geometry.ts'
import { type Drawing, shape, stroke } from './svg.ts'

const mirrored = (points: string): Point[] => toPoints(points).map(([x, y, c]): Point => [-x, y, c])
const both = (points: string) => outline(points) + outline(mirrored(points))

/** A goat's head from the front, its muzzle down and its neck running up: the forehead is the origin, about 330 units tall. */
export function goatFace(coat: string, dark: string, eye: string): Drawing {
  return [
    shape(outline('-66 -40!, -96 -420!, 96 -420!, 66 -40!'), '#DCCDB4'),
    shape(both('24 -84!, 40 -150, 96 -204!, 88 -140, 58 -76!'), dark),
    shape(both('58 -52!, 112 -56, 150 -4!, 108 2, 62 -14!'), dark),
    shape(both('78 -40!, 108 -42, 132 -10!, 106 -8, 82 -22!'), '#D99A86'),
    shape(outline('-64 -74, 0 -98, 64 -74, 70 -24, 52 50, 42 96, 0 116, -42 96, -52 50, -70 -24'), coat),
    shape(outline('-20 -94!, 0 -98, 20 -94!, 24 0, 12 60, -12 60, -24 0'), dark),
    shape(disc([-46, -20], 17, 14) + disc([46, -20], 17, 14), eye),
    shape('M-60-24h28v8h-28zM32-24h28v8H32z', '#17110D'),
    stroke('M-22 74q8 10 16 4M22 74q-8 10-16 4M0 84v14M-30 98q30 14 60 0', '#17110D', 5),
    shape(outline('-18 112!, -10 150, 4 184!, 14 150, 18 112!'), dark),
  ]
}

/** The outline of a goat's head and neck in profile to the right, on a neck at the origin, about 240 units tall: for shadows. */
export function goatProfile(at: Point, turn: number, scale: number): string {
  const put = (points: string) => outline(place(points, at, turn, scale))
  return [
    '-44 40!, -46 -20, -30 -70, 10 -110, 52 -112, 96 -78, 128 -52, 140 -36, 136 -18, 118 -10, 84 -14, 58 -4, 40 16, 44 50!',
    '30 -106!, 24 -150, -10 -196, -62 -206!, -24 -172, -4 -136, 2 -102!',
    '6 -86!, -46 -88, -78 -62!, -50 -50, -6 -60!',
    '96 -14!, 100 26, 84 58!, 76 22, 74 -12!',
  ]
    .map(put)
    .join('')
}
