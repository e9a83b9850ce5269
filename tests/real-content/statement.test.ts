import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatDay } from '../../src/lib/dates.ts'
import { site } from './realPages.ts'

/** The row of a11y-reports/gates.md behind each test by a program that the statement of accessibility names. */
const GATES = { axe: 'axe on every page', 'presses Tab': 'keyboard walk' }

test.each(Object.entries(GATES))('the day on which the program “%s” tested the site is that of its last recorded run', (program, gate) => {
  const row = readFileSync('a11y-reports/gates.md', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| ${gate} |`))
  // An editor may leave a test out.
  for (const { day } of site.accessibility.tested.filter((tested) => tested.with.includes(program)))
    expect(row).toContain(`| ${formatDay(day)}: `)
})
