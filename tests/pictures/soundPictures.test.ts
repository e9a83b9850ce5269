import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkPictureFiles } from '../../scripts/pictures/faults.ts'
import { loadSoundPictures } from '../../scripts/pictures/soundPictures.ts'

const SOUND = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 10"><path d="M0 0h8v10H0z"/></svg>'
const FILE = 'content/drum.svg'

let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sound-'))
  mkdirSync(path.join(root, 'content'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** What the check of today finds in a picture. */
async function check(data: string) {
  writeFileSync(path.join(root, FILE), data)
  const sound = loadSoundPictures(root)
  const isKnown = sound.has(FILE, Buffer.from(data))
  const problems = await checkPictureFiles(root, [FILE], sound)
  sound.save()
  return { isKnown, faults: problems.length }
}

const list = () => path.join(root, '.build/sound-pictures.json')

describe('a picture', () => {
  test('that was sound is not opened again, until it changes', async () => {
    expect(await check(SOUND)).toEqual({ isKnown: false, faults: 0 })
    expect(await check(SOUND)).toEqual({ isKnown: true, faults: 0 })
    expect(await check(SOUND.replace('/svg>', ''))).toEqual({ isKnown: false, faults: 1 })
  })

  test('that was not sound is told every time', async () => {
    const broken = SOUND.replace('<path', '<script/><path')
    expect(await check(broken)).toEqual({ isKnown: false, faults: 1 })
    expect(await check(broken)).toEqual({ isKnown: false, faults: 1 })
  })

  test('is opened again when the rules have changed, or nobody can read what was noted', async () => {
    await check(SOUND)
    const noted = readFileSync(list(), 'utf8')
    writeFileSync(list(), noted.replace(/"version":"./, '"version":"-'))
    expect(await check(SOUND)).toEqual({ isKnown: false, faults: 0 })
    writeFileSync(list(), noted.slice(0, -5))
    expect(await check(SOUND)).toEqual({ isKnown: false, faults: 0 })
    expect(await check(SOUND)).toEqual({ isKnown: true, faults: 0 })
  })

  test('is opened every time where nothing can be noted', async () => {
    writeFileSync(path.join(root, '.build'), '')
    expect(await check(SOUND)).toEqual({ isKnown: false, faults: 0 })
    expect(await check(SOUND)).toEqual({ isKnown: false, faults: 0 })
  })
})
