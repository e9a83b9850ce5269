import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles } from '../../scripts/lib/files.ts'
import { contrast, GROUNDS, readRules, rolesOn } from './roles.ts'

const root = path.resolve(import.meta.dirname, '../..')
const rules = readRules(path.join(root, 'src/styles/tokens.css'))

/** Words: 7:1. Shapes that say something, and large display type: 4.5:1. Edges of parts one presses, fills or reads by: 3:1. */
const BODY = 7
const GRAPHIC = 4.5
const EDGE = 3

/** Pairs of roles that stand on each other on every ground. */
const PAIRS: readonly [front: string, back: string, least: number][] = [
  ['--text', '--ground', BODY],
  ['--text', '--panel', BODY],
  ['--text-soft', '--ground', BODY],
  ['--text-soft', '--panel', BODY],
  ['--link', '--ground', BODY],
  ['--link', '--panel', BODY],
  ['--on-action', '--action', BODY],
  ['--accent', '--ground', GRAPHIC],
  ['--accent', '--panel', GRAPHIC],
  ['--line', '--ground', EDGE],
  ['--line', '--panel', EDGE],
  ['--action', '--ground', EDGE],
  ['--action', '--panel', EDGE],
]

/** Colours that do not change with the ground: header, menu, toasts, skip link, initials. */
const FIXED: readonly [front: string, back: string, least: number][] = [
  ['--chalk', '--night', BODY],
  ['--ink', '--chalk', BODY],
  ['--ink', '--brass', BODY],
  ['--brass', '--night', EDGE],
]

/** What the header lies over while it is clear: its words are chalk, the mark of the current page brass. */
const OPENINGS = ['indigo', 'night', 'leaf', 'clay'] as const

/** Roles whose colour says nothing by itself: the woven edge, and the light on the cloth of openings without a picture. */
const DECORATION = ['--selvedge-ground', '--selvedge-motif', '--sand']

const themes = ['light', 'dark'] as const

describe.each(themes)('contrast by role, %s', (theme) => {
  it.each(GROUNDS)('on %s', (ground) => {
    const roles = rolesOn(rules, ground, theme)
    const of = (role: string) => roles.get(role) ?? `missing ${role}`
    const weak = [...PAIRS, ...FIXED]
      .map(([front, back, least]) => ({ front, back, least, ratio: contrast(of(front), of(back)) }))
      .filter(({ ratio, least }) => ratio < least)
      .map(({ front, back, least, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}, ${least} wanted`)
    expect(weak).toEqual([])
  })

  it.each(GROUNDS)('one of the two focus rings is seen on %s', (ground) => {
    const roles = rolesOn(rules, ground, theme)
    const [ink = '', brass = ''] = ['--ink', '--brass'].map((name) => roles.get(name))
    expect(contrast(ink, brass)).toBeGreaterThanOrEqual(EDGE)
    for (const back of ['--ground', '--panel', '--action']) {
      const under = roles.get(back) ?? ''
      expect(Math.max(contrast(ink, under), contrast(brass, under)), back).toBeGreaterThanOrEqual(EDGE)
    }
  })

  it.each(OPENINGS)('the header over %s', (ground) => {
    const roles = rolesOn(rules, ground, theme)
    const under = roles.get('--ground') ?? ''
    expect(contrast(roles.get('--chalk') ?? '', under)).toBeGreaterThanOrEqual(BODY)
    expect(contrast(roles.get('--brass') ?? '', under)).toBeGreaterThanOrEqual(EDGE)
  })
})

describe('the pairs', () => {
  const sheets = listFiles(path.join(root, 'src')).filter((file) => file.endsWith('.css') && !/tokens|font/.test(file))
  const css = sheets.map((file) => readFileSync(path.join(root, 'src', file), 'utf8')).join('\n')
  const used = (property: string) =>
    [...css.matchAll(new RegExp(`(?<![\\w-])${property}:[^;{}]*`, 'g'))].flatMap(([declaration]) =>
      [...declaration.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name ?? ''),
    )
  const colours = new Set([...rolesOn(rules, 'chalk', 'light')].filter(([, value]) => /^#/.test(value)).map(([name]) => name))
  const fronts = new Set([...PAIRS, ...FIXED].map(([front]) => front))
  const named = (names: readonly string[]) => [...new Set(names)].filter((name) => colours.has(name)).sort()

  it('hold every colour that words are written in', () => {
    // The page's ground is a colour of words where a hover turns text and ground round: the same pair.
    const known = new Set([...fronts, '--ground'])
    expect(named(used('color')).filter((name) => !known.has(name))).toEqual([])
  })

  it('hold every colour that things lie on', () => {
    const known = new Set([...fronts, ...[...PAIRS, ...FIXED].map(([, back]) => back), ...DECORATION])
    expect(named(used('background(?:-color)?')).filter((name) => !known.has(name))).toEqual([])
  })

  it('hold every colour of an edge', () => {
    const edges = named([...used('border(?:-[a-z]+)*'), ...used('outline'), ...used('box-shadow')])
    expect(edges.filter((name) => !fronts.has(name))).toEqual([])
  })

  it('write no colour past the roles in words', () => {
    const words = [...css.matchAll(/(?<![\w-])color:\s*(#[0-9a-f]+|rgb[^;]*)/gi)].map(([declaration]) => declaration)
    expect(words).toEqual([])
  })
})
