import { describe, expect, it } from 'vitest'
import { writeZip } from '../../scripts/press/writeZip.ts'
import { readZip } from './readZip.ts'

const file = (name: string, text: string) => ({ name, data: Buffer.from(text, 'utf8') })
const FILES = [file('kit/Ọ̀ṣun.txt', 'Ẹ káàbọ̀'), file('kit/about.txt', 'A drum.'), file('kit/empty.txt', '')]

describe('an archive', () => {
  it('opens in an independent ZIP reader, with every name and every byte', async () => {
    const read = await readZip(writeZip(FILES))
    expect(read.map(({ name, text }) => [name, text])).toEqual([
      ['kit/about.txt', 'A drum.'],
      ['kit/empty.txt', ''],
      ['kit/Ọ̀ṣun.txt', 'Ẹ káàbọ̀'],
    ])
  })

  it('has the same bytes on any day and for any order of its files', async () => {
    expect(writeZip(FILES.toReversed()).equals(writeZip(FILES))).toBe(true)
    const days = (await readZip(writeZip(FILES))).map(({ changed }) => [changed.getFullYear(), changed.getMonth(), changed.getDate()])
    expect(days).toEqual(FILES.map(() => [1980, 0, 1]))
  })

  it('is invalid without its last byte', async () => {
    const archive = writeZip(FILES)
    await expect(readZip(archive.subarray(0, -1))).rejects.toThrow()
  })

  it('cannot contain two files with one name', () => {
    expect(() => writeZip([file('a.txt', '1'), file('a.txt', '2')])).toThrow('Two files of the archive are called a.txt.')
  })
})
