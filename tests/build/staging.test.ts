import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { assertComplete, replaceLastBuild } from '../../scripts/build/staging.ts'

const root = mkdtempSync(path.join(tmpdir(), 'staging-'))

const folder = () => path.join(root, 'try')

test('a finished build replaces the last one completely', () => {
  mkdirSync(folder(), { recursive: true })
  writeFileSync(path.join(folder(), 'about.html'), 'new')
  const target = path.join(root, 'target')
  mkdirSync(target, { recursive: true })
  writeFileSync(path.join(target, 'index.html'), 'old')
  replaceLastBuild(folder(), target)
  expect(existsSync(path.join(target, 'index.html'))).toBe(false)
  expect(readFileSync(path.join(target, 'about.html'), 'utf8')).toBe('new')
  expect(existsSync(folder())).toBe(false)
  renameSync(target, folder())
})

test('a folder with missing pages is not accepted as a build', () => {
  expect(() => assertComplete(folder(), ['/'])).toThrow(/missing: 404\.html/)
})
