import { describe, expect, it } from 'vitest'
import { LOGO } from '../../src/lib/logo.ts'

/** The end points of a path’s strokes. Supports only the commands used in the logo. */
function endPointsOf(path: string): [number, number][] {
  let [x, y] = [0, 0]
  return [...path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, command = '', rest = '']) => {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number)
    const size = { h: 1, v: 1, q: 4, z: 0 }[command.toLowerCase()] ?? 2
    const isRelative = command === command.toLowerCase()
    const found: [number, number][] = []
    for (let at = 0; at < numbers.length; at += size) {
      const part = numbers.slice(at, at + size)
      const [fromX, fromY] = isRelative ? [x, y] : [0, 0]
      if (command.toLowerCase() !== 'v') x = fromX + (part[Math.max(0, size - 2)] ?? 0)
      if (command.toLowerCase() !== 'h') y = fromY + (part[size - 1] ?? 0)
      found.push([x, y])
    }
    return found
  })
}

describe.each([
  ['drum', LOGO.drum, 10],
  ['cords', LOGO.cords, 6],
])('the %s of the logo', (_name, path, count) => {
  const endPoints = endPointsOf(path)

  it('is within its box', () => {
    expect(endPoints).toHaveLength(count)
    expect(endPoints.filter(([x, y]) => x < 0 || x > LOGO.width || y < 0 || y > LOGO.height)).toEqual([])
  })

  it('is symmetric, left to right and top to bottom', () => {
    const all = new Set(endPoints.map(([x, y]) => `${x} ${y}`))
    expect(endPoints.filter(([x, y]) => !all.has(`${LOGO.width - x} ${y}`))).toEqual([])
    expect(endPoints.filter(([x, y]) => !all.has(`${x} ${LOGO.height - y}`))).toEqual([])
  })
})
