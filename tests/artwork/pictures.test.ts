import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Scene } from '../../scripts/artwork/kit/scene.ts'
import { minify } from '../../scripts/artwork/minify.ts'
import { allPictures, idPrefix } from '../../scripts/artwork/pictures.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const content = join(root, 'content')

interface Drawn {
  path: string
  scene: Scene
  svg: string
}

let drawn: Drawn[] = []

beforeAll(async () => {
  drawn = Object.entries(await allPictures()).map(([path, draw]) => {
    const scene = draw()
    return { path, scene, svg: minify(scene.render(idPrefix(path))) }
  })
}, 120_000)

/** Paths of those pictures for which `wrong` says something, with what it says. */
function faults(wrong: (picture: Drawn) => string | false | undefined): string[] {
  return drawn.flatMap((picture) => {
    const what = wrong(picture)
    return what ? [`${picture.path}: ${what}`] : []
  })
}

describe('every picture', () => {
  it('is the one that stands in content', () => {
    expect(
      faults(({ path, svg }) =>
        !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== svg ? 'run npm run artwork' : false,
      ),
    ).toEqual([])
  })

  it('named in content is drawn by the kit', () => {
    const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'))
    const named = files.flatMap((file) =>
      [...readFileSync(join(content, file), 'utf8').matchAll(/src: \.\/(\S+\.svg)/g)].map((match) =>
        join('content', dirname(file), match[1] ?? ''),
      ),
    )
    const paths = new Set(drawn.map(({ path }) => path))
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter((path) => !paths.has(path))).toEqual([])
  })

  it('holds finite, short numbers', () => {
    expect(faults(({ svg }) => /NaN|Infinity|undefined/.test(svg) && 'not a number')).toEqual([])
    expect(faults(({ svg }) => svg.match(/\bd="[^"]*?\d\.\d{2,}/)?.[0])).toEqual([])
    expect(faults(({ svg }) => svg.match(/\d\.\d{4,}/)?.[0])).toEqual([])
  })

  it('has ids of its own, each defined once and used only where defined', () => {
    const seen = new Map<string, string>()
    const wrong = faults(({ path, svg }) => {
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '')
      const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map((match) => match[1] ?? '')
      const taken = ids.find((id) => seen.has(id))
      for (const id of ids) seen.set(id, path)
      if (taken) return `${taken} is taken`
      return used.find((id) => !ids.includes(id))
    })
    expect(wrong).toEqual([])
  })

  it('holds no script, style, text or outside reference', () => {
    expect(
      faults(
        ({ svg }) =>
          svg.match(/<(script|style|text|image|foreignObject|filter|linearGradient|radialGradient)\b|https?:(?!\/\/www\.w3\.org)/)?.[0],
      ),
    ).toEqual([])
  })

  it('is unlike every other', () => {
    const drawings = drawn.map(({ svg, path }) =>
      createHash('sha1')
        .update(svg.replaceAll(idPrefix(path), ''))
        .digest('hex'),
    )
    expect(new Set(drawings).size).toBe(drawn.length)
  })

  it('has one of the agreed sizes', () => {
    const sizes = ['1600 900', '800 1000', '1200 800', '400 500', '400 240']
    expect(faults(({ svg }) => !sizes.some((size) => svg.includes(`viewBox="0 0 ${size}"`)) && 'another size')).toEqual([])
  })

  it('keeps to its weight on the wire', () => {
    const limit = ({ scene }: Drawn) => (scene.width === 1600 ? 10 : scene.width === 400 ? 4 : 8)
    expect(
      faults((picture) => {
        const kilobytes = brotliCompressSync(picture.svg).length / 1024
        return kilobytes > limit(picture) && `${kilobytes.toFixed(1)} KB`
      }),
    ).toEqual([])
  })
})

describe('every head', () => {
  it('lies inside its picture unless the crop was meant', () => {
    expect(
      faults(({ scene }) => {
        const cut = scene.heads.find(
          ({ x, y, radius, cropped }) =>
            !cropped && (x - radius < 0 || y - radius < 0 || x + radius > scene.width || y + radius > scene.height),
        )
        return cut && `a head at ${Math.round(cut.x)} ${Math.round(cut.y)} is clipped`
      }),
    ).toEqual([])
  })

  it('keeps clear of the others', () => {
    expect(
      faults(({ scene }) => {
        const heads = scene.heads.filter(({ cropped }) => !cropped)
        for (const [i, a] of heads.entries()) {
          for (const b of heads.slice(i + 1)) {
            if (Math.hypot(a.x - b.x, a.y - b.y) < (a.radius + b.radius) * 0.62)
              return `heads meet at ${Math.round(a.x)} ${Math.round(a.y)}`
          }
        }
        return false
      }),
    ).toEqual([])
  })
})
