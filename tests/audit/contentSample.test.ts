import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { makeSample } from '../../scripts/audit/contentSample.ts'

it('the sample of content is changed while its reader runs, and then reverted', async () => {
  const sample = makeSample(process.cwd())
  const file = 'content/people/bashir-yusuf.md'
  const read = () => readFileSync(path.join(sample.root, file), 'utf8')
  const before = read()
  expect(sample.use({ [file]: 'changed' }, read)).toBe('changed')
  expect(read()).toBe(before)
  expect(await sample.use({ [file]: 'changed' }, () => wait(10).then(read))).toBe('changed')
  expect(read()).toBe(before)
  sample.remove()
})
