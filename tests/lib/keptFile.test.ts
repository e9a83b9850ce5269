import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashRules } from '../../scripts/lib/keptFile.ts'

let code = ''
beforeEach(() => {
  code = mkdtempSync(path.join(tmpdir(), 'rules-'))
  write('src/markdown/check.ts', 'check')
  write('scripts/one.ts', 'one')
  write('package-lock.json', 'locked')
})
afterEach(() => rmSync(code, { recursive: true }))

function write(file: string, words: string) {
  mkdirSync(path.dirname(path.join(code, file)), { recursive: true })
  writeFileSync(path.join(code, file), words)
}

const hash = () => hashRules(['src/markdown', 'scripts/one.ts'], code)

describe('the rules by which something was found out', () => {
  it('are the same as long as nothing has changed that they name', () => {
    const before = hash()
    write('src/pages/Home.tsx', 'home')
    expect(hash()).toBe(before)
  })

  it.each([
    ['a file of a folder changes', () => write('src/markdown/check.ts', 'checked')],
    ['a file comes into a folder', () => write('src/markdown/deep/new.ts', '')],
    ['a file goes', () => rmSync(path.join(code, 'src/markdown/check.ts'))],
    [
      'a file is only called otherwise',
      () => {
        rmSync(path.join(code, 'src/markdown/check.ts'))
        write('src/markdown/checks.ts', 'check')
      },
    ],
    ['a file that is named changes', () => write('scripts/one.ts', 'two')],
    ['a file that is named goes', () => rmSync(path.join(code, 'scripts/one.ts'))],
    ['the project asks for other packages', () => write('package-lock.json', 'unlocked')],
    ['other packages have been installed', () => write('node_modules/.package-lock.json', 'installed')],
  ])('are others when %s', (_, change) => {
    const before = hash()
    change()
    expect(hash()).not.toBe(before)
  })
})
