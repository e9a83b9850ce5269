import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Tinypool } from 'tinypool'
import { build, type Plugin, type Rollup } from 'vite'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { minifyScripts } from '../../scripts/build/minifyScripts.ts'

const root = mkdtempSync(path.join(tmpdir(), 'scripts-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
afterEach(() => {
  vi.restoreAllMocks()
})

/** Builds a program of one file as the site is built. Gives the script, and what was said. */
async function run(program: string, before: readonly Plugin[] = [], plugin = minifyScripts()) {
  writeFileSync(path.join(root, 'main.js'), program)
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const options = { write: false, rollupOptions: { input: path.join(root, 'main.js') } } as const
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: options,
    plugins: [...before, plugin],
  })) as Rollup.RollupOutput
  return { code: output.output[0].code.trim(), said: log.mock.calls.splice(0).flat() }
}

describe('the browser’s scripts', () => {
  const hello =
    'const greeting = "Ẹ káàbọ̀"\nconst greet = (someone) => document.title = greeting + ", " + someone\ngreet("Àyọ̀ká")\ngreet("Bọ́lá")\n'

  test('are made small once, and found by later builds until they change', async () => {
    const first = await run(hello)
    expect(first.said).toEqual(['Scripts: 1, 1 of them made now'])
    expect(first.code.length).toBeLessThan(hello.length)
    expect(first.code).not.toMatch(/greeting|someone|\n/)
    expect(await run(hello)).toEqual({ code: first.code, said: ['Scripts: 1, 0 of them made now'] })
    const changed = await run(hello.replace('Bọ́lá', 'Tọ́pẹ́'))
    expect(changed.said).toEqual(['Scripts: 1, 1 of them made now'])
    expect(changed.code).toContain('Tọ́pẹ́')
  })

  test('are made small anew by what has made others small before', async () => {
    const plugin = minifyScripts()
    await run(hello.replace('Bọ́lá', 'Kẹ́hìndé'), [], plugin)
    expect((await run(hello.replace('Bọ́lá', 'Táíwò'), [], plugin)).said).toEqual(['Scripts: 1, 1 of them made now'])
  })

  test('stop the build where one cannot be read, and leave no process behind', async () => {
    const spoil: Plugin = { name: 'spoil', renderChunk: { order: 'post', handler: () => 'const = 1' } }
    const destroy = vi.spyOn(Tinypool.prototype, 'destroy')
    await expect(run(hello, [spoil])).rejects.toThrow('Name expected')
    expect(destroy).toHaveBeenCalledOnce()
  })

  test('that are still on their way when one fails start no process any more', async () => {
    writeFileSync(path.join(root, 'late.js'), hello)
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const spoil: Plugin = {
      name: 'spoil',
      renderChunk: {
        order: 'post',
        async handler(code, { name }) {
          if (name !== 'late') return 'const = 1'
          await arrived
          return code
        },
      },
    }
    const job = vi.spyOn(Tinypool.prototype, 'run')
    await expect(run('import("./late.js")', [spoil])).rejects.toThrow('Name expected')
    arrive()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(job).toHaveBeenCalledOnce()
  })

  test('do what they did', async () => {
    const { code } = await run(hello)
    const page = { title: '' }
    new Function('document', code)(page)
    expect(page.title).toBe('Ẹ káàbọ̀, Bọ́lá')
  })
})
