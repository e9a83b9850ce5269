import { symlinkSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { loadContent } from '../../src/content/loadContent.ts'
import { findHeavyDrawings } from '../../src/content/pictures/heavyDrawings.ts'
import { checkPictureFiles } from '../../src/content/pictures/pictureErrors.ts'
import {
  formatShort,
  loadWith,
  messagesForFiles,
  messagesForPlay,
  PLAY,
  playFile,
  SMALL_KINDS,
  VALID,
  writeFolder,
} from './contentFolder.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 10"><path d="M0 0h8v10z"/></svg>'
const POSTER = 'image:\n  src: ./poster.svg\n  alt: A captain with a guitar'

/** The messages for the fields of the play, whose folder holds these pictures. */
const withPictures = (fields: string, ...names: string[]) => {
  const pictures = Object.fromEntries(names.map((name) => [`content/plays/sankara/${name}`, SVG]))
  return messagesForFiles({ [PLAY]: playFile(fields), ...pictures }).replaceAll(`${PLAY}:`, '')
}

describe('a reference', () => {
  it('must name an existing file', () => {
    expect(messagesForPlay('director: adunni-balogn')).toMatch(/^5 {2}director \| There is no file .*example: director: adunni-balogun$/)
    expect(messagesForPlay('director: somebody-else')).toContain('These are there: adunni-balogun.')
  })

  it('to a file with errors is not reported', () => {
    const files = { 'content/people/adunni-balogun.md': '---\nname: A: B\n---\n', [PLAY]: playFile('director: adunni-balogun') }
    expect(messagesForFiles(files)).not.toContain('director')
  })
})

describe('a name', () => {
  it('of a file must be valid in a URL', () => {
    const person = VALID['content/people/adunni-balogun.md'] ?? ''
    const messages = messagesForFiles({ 'content/people/Ngozi Eze.md': person, 'content/plays/Sankara!/index.md': playFile('') })
    expect(messages).toMatch(/Ngozi Eze\.md:1 \| .* For example: ngozi-eze\n.*Sankara!\/index\.md:1 \| .* For example: sankara$/)
  })
})

describe('a file', () => {
  it('must belong to a kind, and be no symbolic link', () => {
    const root = writeFolder({
      ...VALID,
      'content/person/ngozi-eze.md': '---\nname: Ngozi Eze\n---\n\nShe asks.\n',
      'content/people/tobi.MD': '---\nname: Tóbi\n---\n',
      'content/plays/sankara/notes.md.txt': 'x',
      'content/plays/sankara/img.heic': 'x',
      'content/plays/sankara/.DS_Store': 'x',
    })
    symlinkSync(path.join(root, 'content/company.md'), path.join(root, 'content/people/link.md'))
    const messages = formatShort(loadContent({ root, kinds: SMALL_KINDS }).problems).split('\n')
    const expected = [
      ['content/people/link.md:1', 'This is a link to a file elsewhere'],
      ['content/people/tobi.MD:1', 'ends in “.MD”'],
      ['content/person/ngozi-eze.md:1', 'it belongs to no kind of content'],
      ['content/plays/sankara/img.heic:1', 'ends in “.heic”'],
      ['content/plays/sankara/notes.md.txt:1', 'ends in “.txt”'],
    ]
    expect(messages).toHaveLength(expected.length)
    for (const [index, parts] of expected.entries()) for (const part of parts) expect(messages[index]).toContain(part)
  })

  it('of a kind with one file must exist', () => {
    const { problems } = loadContent({ root: writeFolder({ 'content/.gitkeep': '' }), kinds: SMALL_KINDS })
    expect(formatShort(problems)).toBe('content/company.md:1 | This file is missing, and the site cannot do without it.')
  })
})

describe('a picture', () => {
  it('that exists is not reported, unless nothing uses it', () => {
    const { problems, pictures, unusedPictures } = loadWith({
      [PLAY]: playFile(POSTER),
      'content/plays/sankara/poster.svg': SVG,
      'content/plays/sankara/old.svg': SVG,
    })
    expect(problems).toEqual([])
    expect(pictures).toHaveLength(2)
    expect(unusedPictures).toEqual(['content/plays/sankara/old.svg'])
  })

  it.each([
    [POSTER, 'postr.svg', '6  image, src | There is no file', 'For example: src: ./postr.svg'],
    [POSTER.replace('poster', 'Poster'), 'Poster.svg', 'Poster.svg:1 | The name of a picture', 'For example: poster.svg'],
    ['image:\n  src: ../../../secret.svg\n  alt: A secret', 'poster.svg', '6  image, src | There is no file secret.svg', ''],
    ['image:\n  src: ./poster.svg\n  alt: " "', 'poster.svg', '7  image, alt | The picture has no alternative text', ''],
    ['image:\n  src: ./poster.svg\n  alt: poster.svg', 'poster.svg', '7  image, alt | The alternative text must say', ''],
    ['banner:\n  src: ./poster.svg\n  focus: top', 'poster.svg', '5  banner, alt | ', 'If the picture is only decoration'],
  ])('is missing, misnamed or without alternative text: %j beside %s', (fields, picture, place, says) => {
    const messages = withPictures(fields, picture)
    expect(messages).toContain(place)
    expect(messages).toContain(says)
    expect(messages.split('\n')).toHaveLength(1)
  })

  it('that is decoration may have an empty alternative text', () => {
    expect(withPictures('banner:\n  src: ./poster.svg\n  alt: ""', 'poster.svg')).toBe('')
  })
})

describe('the check of picture files', () => {
  const messages = async (file: string, data: string | Uint8Array) => {
    const problems = await checkPictureFiles(writeFolder({ [`content/${file}`]: data }), [`content/${file}`])
    return problems.map(({ message }) => message).join('\n')
  }
  const photo = (format: 'png' | 'jpeg' | 'webp' | 'avif') =>
    sharp({ create: { width: 64, height: 64, channels: 3, background: '#b5482a', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
      .toFormat(format)
      .toBuffer()

  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('accepts a complete %s file, and reports a truncated one', async (format) => {
    const whole = await photo(format)
    expect(await messages(`a.${format}`, whole)).toBe('')
    expect(await messages(`a.${format}`, whole.subarray(0, whole.length / 2))).toContain('This picture is cut off or damaged')
  })

  it('reports empty files, drawings without a size, and a format that does not match the name', async () => {
    expect(await messages('a.png', '')).toContain('This picture is empty.')
    expect(await messages('a.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')).toContain('needs a viewBox')
    expect(await messages('a.jpg', await photo('png'))).toContain('This picture is called .jpg, but it is PNG.')
  })

  it('reports a picture with more pixels or bytes than a phone’s', async () => {
    const vast = sharp({ create: { width: 8000, height: 8000, channels: 3, background: 'teal' } })
    expect(await messages('a.png', await vast.png().toBuffer())).toContain('64 million, and may have 50 million')
    expect(await messages('a.png', Buffer.alloc(41_000_000))).toContain('has 41 million bytes, and may have 40 million')
  })
})

it('a drawing with needless bytes gets a warning', () => {
  const noise = Array.from({ length: 9000 }, (_, index) => `L${((index * 7919) % 8000) / 10} ${((index * 104729) % 10007) / 10}`).join('')
  const heavy = SVG.replace('M0 0', `M0 0${noise}`)
  const root = writeFolder({ ...VALID, [PLAY]: playFile(POSTER), 'content/plays/sankara/poster.svg': heavy })
  const { shown } = loadContent({ root, kinds: SMALL_KINDS })
  expect(formatShort(findHeavyDrawings(root, shown))).toMatch(/:5 {2}image \| This drawing weighs \d+ KB when it is sent\./)
})
