import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let root = ''

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'quickly-'))
  mkdirSync(path.join(root, 'scripts/lib'), { recursive: true })
  cpSync('scripts/quickly.mjs', path.join(root, 'scripts/quickly.mjs'))
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'dir')
  writeFileSync(path.join(root, 'package.json'), '{ "type": "module" }')
  write('scripts/greet.ts', "import { word } from './lib/word.ts'\nconsole.log(word(), ...process.argv.slice(2))\nprocess.exitCode = 3\n")
  write('scripts/lib/word.ts', WORD)
  write('scripts/lib/word.txt', 'Ẹ káàbọ̀')
})
afterEach(() => rmSync(root, { recursive: true }))

/** Reads a file that lies beside it, wherever it is run from. */
const WORD = `import { readFileSync } from 'node:fs'
export const word = (): string => readFileSync(new URL('word.txt', import.meta.url), 'utf8')
`
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text)
const list = () => path.join(root, '.build/quickly/greet/inputs.json')

function run(...flags: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'scripts/quickly.mjs'), 'greet', ...flags], {
    cwd: tmpdir(),
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe('a command that is run quickly', { timeout: 30_000 }, () => {
  it('is given its flags, finds the files beside its modules, and ends as it would', () => {
    const said = { status: 3, stdout: 'Ẹ káàbọ̀ --all\n', stderr: '' }
    expect(run('--all')).toEqual(said)
    expect(run('--all')).toEqual(said)
  })

  it('is put together once, and again when one of its modules has changed or gone', () => {
    run()
    const made = readFileSync(list(), 'utf8')
    expect(Object.keys(JSON.parse(made))).toEqual(['scripts/lib/word.ts', 'scripts/greet.ts'])
    run()
    expect(readFileSync(list(), 'utf8')).toBe(made)
    write('scripts/lib/word.ts', "export const word = (): string => 'Ó dàbọ̀'\n")
    expect(run().stdout).toBe('Ó dàbọ̀\n')
    write('scripts/greet.ts', "console.log('Alone')\n")
    rmSync(path.join(root, 'scripts/lib/word.ts'))
    expect(run()).toEqual({ status: 0, stdout: 'Alone\n', stderr: '' })
  })

  it('is put together again when what was made cannot be read', () => {
    run()
    writeFileSync(list(), '{')
    expect(run().stdout).toBe('Ẹ káàbọ̀\n')
  })

  it('runs as it is where nothing may be written', () => {
    writeFileSync(path.join(root, '.build'), '')
    expect(run('--all')).toEqual({ status: 3, stdout: 'Ẹ káàbọ̀ --all\n', stderr: '' })
    expect(existsSync(list())).toBe(false)
  })
})
