import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles } from '../../scripts/lib/files.ts'
import { contrast, readRules, rolesOn, SURFACES } from './colourRoles.ts'

const root = path.resolve(import.meta.dirname, '../..')
const rules = readRules(path.join(root, 'src/styles/tokens.css'))

/** Text: 7:1. Meaningful shapes and large display type: 4.5:1. Borders of controls and fields: 3:1. */
const BODY = 7
const GRAPHIC = 4.5
const EDGE = 3

/** Pairs of roles that overlap on every surface. */
const PAIRS: readonly [front: string, back: string, least: number][] = [
  ['--text', '--surface', BODY],
  ['--text', '--panel', BODY],
  ['--text-soft', '--surface', BODY],
  ['--text-soft', '--panel', BODY],
  ['--link', '--surface', BODY],
  ['--link', '--panel', BODY],
  ['--on-action', '--action', BODY],
  ['--accent', '--surface', GRAPHIC],
  ['--accent', '--panel', GRAPHIC],
  ['--line', '--surface', EDGE],
  ['--line', '--panel', EDGE],
  ['--action', '--surface', EDGE],
  ['--action', '--panel', EDGE],
]

/** Colours that do not change with the surface: header, menu, toasts, skip link, initials. */
const FIXED: readonly [front: string, back: string, least: number][] = [
  ['--chalk', '--night', BODY],
  ['--ink', '--chalk', BODY],
  ['--ink', '--brass', BODY],
  ['--brass', '--night', EDGE],
]

/** The surfaces of page heroes, over which the header is transparent: its text is chalk, and the mark of the current page is brass. */
const HERO_SURFACES = ['indigo', 'night', 'leaf', 'clay'] as const

/** Decorative roles: the selvedge, and the band of motifs in heroes without a picture. */
const DECORATION = ['--selvedge-surface', '--selvedge-motif', '--sand']

const themes = ['light', 'dark'] as const

describe.each(themes)('contrast by role, %s', (theme) => {
  it.each(SURFACES)('on %s', (surface) => {
    const roles = rolesOn(rules, surface, theme)
    const of = (role: string) => roles.get(role) ?? `missing ${role}`
    const weak = [...PAIRS, ...FIXED]
      .map(([front, back, least]) => ({ front, back, least, ratio: contrast(of(front), of(back)) }))
      .filter(({ ratio, least }) => ratio < least)
      .map(({ front, back, least, ratio }) => `${front} on ${back} has a contrast of ${ratio.toFixed(2)}; it must be at least ${least}`)
    expect(weak).toEqual([])
  })

  it.each(SURFACES)('one of the two focus rings has enough contrast on %s', (surface) => {
    const roles = rolesOn(rules, surface, theme)
    const [ink = '', brass = ''] = ['--ink', '--brass'].map((name) => roles.get(name))
    expect(contrast(ink, brass)).toBeGreaterThanOrEqual(EDGE)
    for (const back of ['--surface', '--panel', '--action']) {
      const under = roles.get(back) ?? ''
      expect(Math.max(contrast(ink, under), contrast(brass, under)), back).toBeGreaterThanOrEqual(EDGE)
    }
  })

  it.each(HERO_SURFACES)('the header over %s', (surface) => {
    const roles = rolesOn(rules, surface, theme)
    const under = roles.get('--surface') ?? ''
    expect(contrast(roles.get('--chalk') ?? '', under)).toBeGreaterThanOrEqual(BODY)
    expect(contrast(roles.get('--brass') ?? '', under)).toBeGreaterThanOrEqual(EDGE)
  })
})

describe('the pairs of roles', () => {
  const sheets = listFiles(path.join(root, 'src')).filter((file) => file.endsWith('.css') && !/tokens|font/.test(file))
  const css = sheets.map((file) => readFileSync(path.join(root, 'src', file), 'utf8')).join('\n')
  const used = (property: string) =>
    [...css.matchAll(new RegExp(`(?<![\\w-])${property}:[^;{}]*`, 'g'))].flatMap(([declaration]) =>
      [...declaration.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name ?? ''),
    )
  const colours = new Set([...rolesOn(rules, 'chalk', 'light')].filter(([, value]) => /^#/.test(value)).map(([name]) => name))
  const fronts = new Set([...PAIRS, ...FIXED].map(([front]) => front))
  const named = (names: readonly string[]) => [...new Set(names)].filter((name) => colours.has(name)).sort()

  it('include every colour of text', () => {
    // On hover, text and background swap their colours, which leaves the contrast the same.
    const known = new Set([...fronts, '--surface'])
    expect(named(used('color')).filter((name) => !known.has(name))).toEqual([])
  })

  it('include every background colour that the stylesheets use', () => {
    const known = new Set([...fronts, ...[...PAIRS, ...FIXED].map(([, back]) => back), ...DECORATION])
    expect(named(used('background(?:-color)?')).filter((name) => !known.has(name))).toEqual([])
  })

  it('include every colour of a border, an outline or a shadow', () => {
    const edges = named([...used('border(?:-[a-z]+)*'), ...used('outline'), ...used('box-shadow')])
    expect(edges.filter((name) => !fronts.has(name))).toEqual([])
  })

  it('are complete: no stylesheet has a literal text colour', () => {
    const words = [...css.matchAll(/(?<![\w-])color:\s*(#[0-9a-f]+|rgb[^;]*)/gi)].map(([declaration]) => declaration)
    expect(words).toEqual([])
  })
})
