import { expect, it } from 'vitest'
import { findLeftPlaceholders, formatPlaceholders } from '../../scripts/content/launchChecklist.ts'
import { FIXTURE_PROJECT } from '../fixtures/fixtureProject.ts'

it('lists every placeholder of the site with its place, and says when none is left', () => {
  const text = formatPlaceholders(findLeftPlaceholders(FIXTURE_PROJECT, '2025-06-16T12:00+01:00'))
  expect(text).toMatch(/^\d+ placeholders to be replaced before the site goes live in \d+ files:\n/)
  expect(text).toMatch(/content\/company\.md:\d+ {2}email\n {2}hello@gangan\.example\n/)
  expect(text).toMatch(/content\/careers\/roles\/[\w-]+\.md:\d+ {2}applicationLink\n {2}https:\/\/forms\.example\n/)
  expect(formatPlaceholders([])).toContain('No placeholder is left')
})
