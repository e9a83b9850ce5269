import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeContactSheet } from '../../scripts/artwork/contactSheet.ts'

const content = path.resolve('content')
const SHEET = '.build/results/artwork.png'
/** Mean difference of two thumbnails, in grey values. The most alike pair of today differs by 18. */
const ALIKE = 12

const files = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))

const difference = (one: Buffer, other: Buffer) =>
  one.reduce((total, value, index) => total + Math.abs(value - (other[index] ?? 0)), 0) / one.length

test(`all pictures stand on one contact sheet, ${SHEET}, and none looks like another`, { timeout: 120_000 }, async () => {
  const { png, thumbnails } = await makeContactSheet(content, files, 240)
  mkdirSync(path.dirname(SHEET), { recursive: true })
  writeFileSync(SHEET, png)
  expect(await sharp(png).metadata()).toMatchObject({ width: 1920, height: Math.ceil(files.length / 8) * 240 })
  const pairs = thumbnails.flatMap((one, index) =>
    thumbnails.slice(index + 1).map((other, further) => ({
      difference: difference(one, other),
      pictures: `${files[index]} and ${files[index + 1 + further]}`,
    })),
  )
  expect(pairs.filter((pair) => pair.difference < ALIKE).map(({ pictures }) => pictures)).toEqual([])
})

test('a median picture weighs less than 12 KB on the wire', () => {
  const weights = files.map((file) => brotliCompressSync(readFileSync(path.join(content, file))).length).sort((a, b) => a - b)
  expect(weights[Math.floor(weights.length / 2)]).toBeLessThan(12 * 1024)
})
