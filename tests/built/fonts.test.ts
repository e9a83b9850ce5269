import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listFiles } from '../../scripts/lib/files.ts'
import { FIXTURE_DIST } from '../../scripts/test/fixtureProject.ts'

it('text is visible while fonts load', () => {
  const sheets = listFiles(FIXTURE_DIST).filter((file) => file.endsWith('.css'))
  const faces = sheets.flatMap((file) => readFileSync(`${FIXTURE_DIST}/${file}`, 'utf8').match(/@font-face\{[^}]*\}/g) ?? [])
  const fetched = faces.filter((face) => face.includes('url('))
  expect(fetched.length).toBeGreaterThan(1)
  expect(fetched.filter((face) => !face.includes('font-display:swap'))).toEqual([])
})
