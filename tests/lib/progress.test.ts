import { afterEach, describe, expect, it, vi } from 'vitest'
import { progress } from '../../scripts/lib/progress.ts'

/** Collects what is written to stderr, which is a terminal with 12 columns or none. */
function watch(isTTY: boolean) {
  Object.assign(process.stderr, { isTTY, columns: 12 })
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  return () => write.mock.calls.map(([text]) => text).join('')
}

describe('progress', () => {
  const { isTTY, columns } = process.stderr
  afterEach(() => {
    vi.restoreAllMocks()
    Object.assign(process.stderr, { isTTY, columns })
  })

  it('overwrites one line of a terminal, cut to its width, and leaves nothing there', () => {
    const read = watch(true)
    progress.show('1 of 200 pictures')
    progress.clear()
    expect(read()).toBe('\r\x1b[K1 of 200 pi\r\x1b[K')
  })

  it('prints plain lines elsewhere, at most one in ten seconds', async () => {
    const read = watch(false)
    // Loads a new copy of the module, because it stores when it last printed.
    vi.resetModules()
    const { progress } = await import('../../scripts/lib/progress.ts')
    // A whole number, so that differences are exact.
    const start = Math.ceil(performance.now())
    const showAt = (time: number, text: string) => {
      vi.spyOn(performance, 'now').mockReturnValue(time)
      progress.show(text)
    }
    showAt(start + 1, 'too early in a short command')
    showAt(start + 10_000, '1 of 3')
    showAt(start + 19_999, '2 of 3')
    showAt(start + 20_000, '3 of 3')
    progress.clear()
    expect(read()).toBe('1 of 3\n3 of 3\n')
  })
})
