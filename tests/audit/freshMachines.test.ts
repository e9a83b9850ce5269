import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { CONDITIONS, MACHINES, type Machine } from '../../scripts/audit/fresh/conditions.ts'

let machine: Machine
beforeEach(() => {
  machine = { folder: mkdtempSync(path.join(tmpdir(), 'fresh-')), clone: 'site', env: {} }
})

describe('the machines of the fresh audit', () => {
  it('try every condition once', () => {
    expect(MACHINES.flat().sort()).toEqual(Object.keys(CONDITIONS).sort())
  })

  it.each([
    ['dejavu', ['DejaVuSans-Bold.ttf', 'DejaVuSans.ttf']],
    ['noto', ['NotoSans_400Regular.ttf', 'NotoSans_700Bold.ttf']],
    ['liberation', ['LiberationSans-Bold.ttf', 'LiberationSans-Regular.ttf']],
  ] as const)('have the fonts of %s, and no others, in the folder that fontconfig reads', (name, fonts) => {
    CONDITIONS[name].apply(machine)
    const [, folder = ''] = /<dir>(.*?)<\/dir>/.exec(readFileSync(machine.env.FONTCONFIG_FILE ?? '', 'utf8')) ?? []
    expect(readdirSync(folder).sort()).toEqual(fonts)
  })

  it('find every program on the PATH but nginx and Caddy', () => {
    const programs = path.join(machine.folder, 'usr')
    mkdirSync(programs)
    for (const name of ['nginx', 'caddy', 'node']) writeFileSync(path.join(programs, name), '', { mode: 0o755 })
    machine.env.PATH = [programs, path.join(machine.folder, 'not-there')].join(path.delimiter)
    CONDITIONS['no-servers'].apply(machine)
    const found = (name: string) => existsSync(path.join(machine.env.PATH ?? '', name))
    expect([found('node'), found('nginx'), found('caddy')]).toEqual([true, false, false])
  })
})
