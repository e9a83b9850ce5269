import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { writeFolder } from './contentFolder.ts'

const TICKET = 'content/tickets/sankara-revival.md'
const ARTICLE = 'content/news/sankara-returns.md'
const DRAWING = 'content/productions/sankara/poster.svg'

let root: string

const kept = () => path.join(root, '.build/content-check/answers.json')

/** Everything the check says of the folder, to machines. Each is a process of its own, as it is for an editor. */
function check(): string {
  const words = [path.resolve('scripts/quickly.mjs'), 'content-check', '--json']
  return spawnSync(process.execPath, words, { cwd: root, env: { ...process.env, SITE_NOW: '2025-01-01' }, encoding: 'utf8' }).stdout
}

/** Everything it says when it remembers nothing. */
function checkAfresh(): string {
  rmSync(kept(), { force: true })
  return check()
}

function edit(file: string, from: RegExp, to: string) {
  const whole = path.join(root, file)
  const text = readFileSync(whole, 'utf8')
  expect(text, file).toMatch(from)
  writeFileSync(whole, text.replace(from, to))
}

describe('a check of content that was checked before', { timeout: 120_000 }, () => {
  beforeAll(() => {
    root = writeFolder({})
    // To open all pictures would take most of the time: one is enough.
    const filter = (file: string) => !path.extname(file) || file.endsWith('.md') || path.resolve(file) === path.resolve(DRAWING)
    cpSync('content', path.join(root, 'content'), { recursive: true, filter })
  })

  it('says the same as the first', () => {
    const first = check()
    expect(JSON.parse(first)).not.toEqual([])
    expect(check()).toBe(first)
  })

  it('takes what a file holds from what it found before', () => {
    const answers = readFileSync(kept(), 'utf8')
    writeFileSync(kept(), answers.replace(/("pictures":\{"[^"]+":)""/, '$1"This picture was looked at yesterday."'))
    expect(check()).toContain('This picture was looked at yesterday.')
    writeFileSync(kept(), answers)
  })

  it('is not robbed of what it found in pictures by a build, which asks the same answers and opens none', () => {
    const answers = () => JSON.parse(readFileSync(kept(), 'utf8')).answers as Record<string, object>
    const { pictures, fields } = answers()
    const program = `
      import { loadContent } from './src/content/load.ts'
      import { SITE_OPTIONS } from './src/content/site.ts'
      import { recallAnswers } from './scripts/content/keptAnswers.ts'
      const [, root] = process.argv
      const answers = recallAnswers(root)
      loadContent({ root, ...SITE_OPTIONS, collections: { news: SITE_OPTIONS.collections.news } })
      answers.keep()`
    const { stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program, root], {
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    expect(Object.keys(answers().fields ?? {}), 'the build asked for less').not.toEqual(Object.keys(fields ?? {}))
    expect(Object.keys(pictures ?? {})).not.toEqual([])
    expect(answers().pictures).toEqual(pictures)
    checkAfresh()
  })

  it('finds what has changed since, in fields, words and pictures, and the lines that moved', () => {
    edit(TICKET, /price: \d+/, 'price: ₦5,000')
    edit(ARTICLE, /\n---\n/, '\n---\n\nLook at <b>this</b>.\n\n')
    edit(DRAWING, /<\/svg>/, '')
    const found = check()
    expect(found).toContain('A price is a whole number of naira')
    expect(found).toContain('HTML is not read in content')
    expect(found).toContain(`"file": "${DRAWING}"`)
    expect(check(), 'told again').toBe(found)
    edit(TICKET, /^---\n/, '---\n# A note to myself.\n')
    const moved = check()
    expect(moved).not.toBe(found)
    expect(moved).toBe(checkAfresh())
  })

  it('works everything out again when the rules have changed, or nobody can read what was kept', () => {
    const afresh = checkAfresh()
    const answers = readFileSync(kept(), 'utf8')
    const wrong = answers.replace(/(":\{"data":\{[^{}]*"title":")/, '$1Wrong ')
    expect(wrong).not.toBe(answers)
    for (const unusable of [wrong.replace(/"version":"./, '"version":"-'), wrong.slice(0, -5)]) {
      writeFileSync(kept(), unusable)
      expect(check(), unusable.slice(0, 20)).toBe(afresh)
      expect(readFileSync(kept(), 'utf8')).toBe(answers)
    }
  })

  it('is as good where nothing can be kept', () => {
    const afresh = checkAfresh()
    rmSync(path.join(root, '.build'), { recursive: true })
    writeFileSync(path.join(root, '.build'), '')
    expect(check()).toBe(afresh)
  })
})
