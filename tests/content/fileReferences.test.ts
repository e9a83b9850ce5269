import { symlinkSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { loadContent } from '../../src/content/loadContent.ts'
import { checkPictureFiles, findPoorPictures } from '../../src/content/pictures/pictureErrors.ts'
import {
  expectMessages,
  formatShort,
  loadWith,
  messagesForFiles,
  messagesForPlay,
  PLAY,
  playFile,
  SMALL_COLLECTIONS,
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
    expectMessages(messagesForPlay, {
      'director: adunni-balogn':
        '5  director | There is no file content/people/adunni-balogn.md. Did you mean “adunni-balogun”? | For example: director: adunni-balogun',
      'director: somebody-else':
        '5  director | There is no file content/people/somebody-else.md. These are there: adunni-balogun. If they have left, take the line out, name somebody else, or keep their file.',
    })
  })

  it('to a file with errors is not reported', () => {
    const files = { 'content/people/adunni-balogun.md': '---\nname: A: B\n---\n', [PLAY]: playFile('director: adunni-balogun') }
    expect(messagesForFiles(files)).not.toContain('director')
  })
})

describe('a name', () => {
  it('must be unique in its list', () => {
    const play = playFile('order: 1\ndates:\n  - id: night\n    price: 1\n  - id: night\n    price: 2')
    expect(messagesForFiles({ [PLAY]: play })).toMatchInlineSnapshot(`
      "content/plays/sankara/index.md:9  dates, item 2, id | Item 1 of this list is called “night” already. Give this one a name of its own."
    `)
  })

  it('of a file must be valid in a URL', () => {
    const rule = 'A file or folder is called by lowercase letters, digits and dashes only, because its name becomes an address.'
    const person = VALID['content/people/adunni-balogun.md'] ?? ''
    const misnamed = { 'content/people/Ngozi Eze.md': person, 'content/plays/Sankara!/index.md': playFile('') }
    expect(messagesForFiles(misnamed).split('\n')).toEqual([
      `content/people/Ngozi Eze.md:1 | ${rule} Found “Ngozi Eze”. | For example: ngozi-eze`,
      `content/plays/Sankara!/index.md:1 | ${rule} Found “Sankara!”. | For example: sankara`,
    ])
  })
})

describe('a file', () => {
  it('must belong to a collection, and be no symbolic link', () => {
    const root = writeFolder({
      ...VALID,
      'content/person/ngozi-eze.md': '---\nname: Ngozi Eze\n---\n\nShe asks.\n',
      'content/people/tobi.MD': '---\nname: Tóbi\n---\n',
      'content/plays/sankara/notes.md.txt': 'x',
      'content/plays/sankara/img.heic': 'x',
      'content/plays/sankara/.DS_Store': 'x',
    })
    symlinkSync(path.join(root, 'content/company.md'), path.join(root, 'content/people/link.md'))
    const stray =
      'No page reads this file: it belongs to no kind of content. Content is .md files in the folders that exist, and pictures beside them.'
    expect(formatShort(loadContent({ root, collections: SMALL_COLLECTIONS }).problems).split('\n')).toEqual([
      'content/people/link.md:1 | This is a link to a file elsewhere, which is not followed. Put the file itself here.',
      'content/people/tobi.MD:1 | The ending of a name is written in small letters: .md. The name of this one ends in “.MD”.',
      'content/person/ngozi-eze.md:1 | No page reads this file: it belongs to no kind of content. Move it to content/people/ngozi-eze.md.',
      'content/plays/sankara/img.heic:1 | No page can show a picture of the kind HEIC. Export it as JPEG, and name that file in the field.',
      `content/plays/sankara/notes.md.txt:1 | ${stray} The name of this one ends in “.txt”.`,
    ])
  })

  it('in the wrong folder gets a suggestion of the folder for its fields', () => {
    // A wrong value does not hide where it belongs.
    expect(messagesForFiles({ 'content/people/macbeth.md': playFile('order: two\nfeatured: true') })).toBe(
      'content/people/macbeth.md:1 | These are the fields of another kind of content, so this file is in the wrong folder. Move it to content/plays/macbeth/index.md.',
    )
  })

  it('of a single-file collection must exist', () => {
    const { problems } = loadContent({ root: writeFolder({ 'content/.gitkeep': '' }), collections: SMALL_COLLECTIONS })
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

  it('that is missing, outside content/ or named with capitals is reported once', () => {
    expect(withPictures(POSTER, 'postr.svg')).toBe(
      '6  image, src | There is no picture content/plays/sankara/poster.svg. Did you mean “./postr.svg”? | For example: src: ./postr.svg',
    )
    expect(withPictures(POSTER.replace('poster', 'Poster'), 'Poster.svg')).toBe(
      'content/plays/sankara/Poster.svg:1 | The name of a picture holds lowercase letters, digits and dashes only, because it becomes part of an address. | For example: poster.svg',
    )
    expect(messagesForPlay('image:\n  src: ../../../secret.svg\n  alt: A secret')).toBe(
      '6  image, src | A picture lies in the folder content. Found “../../../secret.svg”, which leads out of it.',
    )
  })

  it('has alternative text', () => {
    const NO_TEXT = 'The picture has no alternative text: what is seen, for someone who will never see it.'
    expectMessages((fields: string) => withPictures(fields, 'poster.svg'), {
      'image:\n  src: ./poster.svg': `5  image, alt | ${NO_TEXT}`,
      'image:\n  src: ./poster.svg\n  alt:': `7  image, alt | ${NO_TEXT}`,
      'image:\n  src: ./poster.svg\n  alt: ""': `7  image, alt | ${NO_TEXT}`,
      'image:\n  src: ./poster.svg\n  alt: poster.svg': `7  image, alt | The alternative text must say what is seen. Found “poster.svg”.`,
      'banner:\n  src: ./poster.svg\n  alt: ""': '',
      'banner:\n  src: ./poster.svg\n  caption: A captain': `5  banner, alt | ${NO_TEXT} If the picture is only decoration, write alt: "".`,
    })
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

  it('accepts complete files', async () => {
    for (const format of ['png', 'jpeg', 'webp', 'avif'] as const) expect(await messages(`a.${format}`, await photo(format))).toBe('')
    expect(await messages('a.svg', SVG)).toBe('')
    expect(await messages('a.svg', `\ufeff<?xml version="1.0"?>\n<!-- drawn by hand -->\n${SVG}`)).toBe('')
  })

  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('reports a truncated %s file', async (format) => {
    const whole = await photo(format)
    expect(await messages(`a.${format}`, whole.subarray(0, whole.length / 2))).toBe(
      'This picture is cut off or damaged: it cannot be opened to its end. Export or copy it again.',
    )
  })

  // attacks.long.test.ts tries the attacks in tests/content/attacks/.
  it.each([
    ['a.png', '', 'This picture is empty. Export or copy it again.'],
    [
      'a.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
      'This drawing does not say how large it is. Its first tag needs a viewBox: <svg viewBox="0 0 1200 800">.',
    ],
  ])('reports %s with the bytes %s', async (file, data, message) => {
    expect(await messages(file, data)).toBe(message)
  })

  it('reports an extension that does not match the format', async () => {
    expect(await messages('a.jpg', await photo('png'))).toBe(
      'This picture is called .jpg, but it is PNG. Export it again as JPEG, or call it .png.',
    )
  })

  it('reports a picture with too few pixels for its place', async () => {
    const small = await sharp({ create: { width: 399, height: 500, channels: 3, background: '#b5482a' } })
      .png()
      .toBuffer()
    const place = { [PLAY]: playFile(POSTER.replace('.svg', '.png')) }
    const messagesWith = async (picture: Buffer) => {
      const root = writeFolder({ ...VALID, ...place, 'content/plays/sankara/poster.png': picture })
      return formatShort(await findPoorPictures(root, loadContent({ root, collections: SMALL_COLLECTIONS }).shown))
    }
    expect(await messagesWith(small)).toMatchInlineSnapshot(
      `"content/plays/sankara/index.md:5  image | This picture is 399 pixels wide, and is shown up to 800 wide: it would look coarse. Take one that is 800 or wider."`,
    )
    expect(await messagesWith(await sharp(small).resize(400).png().toBuffer())).toBe('')
    expect(await messagesWith(await sharp(small).rotate(90).withMetadata({ orientation: 6 }).png().toBuffer())).toContain('399 pixels')
    expect(await messagesWith(small.subarray(0, 20))).toBe('')
  })

  it('reports a photograph with a needlessly large file', async () => {
    const small = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#b5482a' } })
      .png()
      .toBuffer()
    const heavy = Buffer.concat([small, Buffer.alloc(17_900_000)])
    const root = writeFolder({ ...VALID, [PLAY]: playFile(POSTER.replace('.svg', '.png')), 'content/plays/sankara/poster.png': heavy })
    const { shown } = loadContent({ root, collections: SMALL_COLLECTIONS })
    expect(formatShort(await findPoorPictures(root, shown))).toBe(
      `${PLAY}:5  image | This picture’s file has 18 million bytes, which everybody who works on this site downloads. Export it smaller: 1600 pixels across fill the largest place.`,
    )
  })

  it('reports a drawing with needless detail', async () => {
    const noise = Array.from({ length: 9000 }, (_, index) => `L${((index * 7919) % 8000) / 10} ${((index * 104729) % 10007) / 10}`).join('')
    const heavy = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000"><path d="M0 0${noise}"/></svg>`
    const root = writeFolder({ ...VALID, [PLAY]: playFile(POSTER), 'content/plays/sankara/poster.svg': heavy })
    const { shown } = loadContent({ root, collections: SMALL_COLLECTIONS })
    expect(formatShort(await findPoorPictures(root, shown)).replace(/\d+ KB/, 'N KB')).toMatchInlineSnapshot(
      `"content/plays/sankara/index.md:5  image | This drawing weighs N KB when it is sent. Export it simpler, or as a photograph (JPEG or PNG), which the site makes small by itself."`,
    )
  })
})
