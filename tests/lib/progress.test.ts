import { describe, expect, it } from 'vitest'
import { createProgress } from '../../scripts/lib/progress.ts'

function watch(isTTY: boolean) {
  const written: string[] = []
  let time = 0
  const output = { isTTY, columns: 12, write: (text: string) => written.push(text) }
  const wait = (milliseconds: number) => {
    time += milliseconds
  }
  return { progress: createProgress(output, () => time), read: () => written.join(''), wait }
}

describe('progress', () => {
  it('overwrites one line of a terminal, cut to its width, and leaves nothing there', () => {
    const { progress, read } = watch(true)
    progress.show('1 of 200 pictures')
    progress.clear()
    expect(read()).toBe('\r\x1b[K1 of 200 pi\r\x1b[K')
  })

  it('prints plain lines elsewhere, at most one in ten seconds', () => {
    const { progress, read, wait } = watch(false)
    progress.show('1 of 3')
    wait(10_000)
    progress.show('2 of 3')
    wait(9_999)
    progress.show('3 of 3')
    progress.clear()
    expect(read()).toBe('2 of 3\n')
  })
})
