import { describe, expect, it } from 'vitest'
import { loadWith, messagesForFiles, PLAY, playFile } from './contentFolder.ts'

const MACBETH = 'content/plays/macbeth/index.md'
const draft = (fields = '') => ({ [MACBETH]: playFile(`draft: true\n${fields}`) })
const idsOf = (loaded: ReturnType<typeof loadWith>) => loaded.entries.plays?.map(({ id }) => id)

describe('a file with draft: true', () => {
  it('is left out of what is published', () => {
    expect(idsOf(loadWith(draft()))).toEqual(['sankara'])
  })

  it('is taken in for development', () => {
    expect(idsOf(loadWith(draft(), { withDrafts: true }))).toEqual(['macbeth', 'sankara'])
  })

  it('is published once it says draft: false', () => {
    expect(idsOf(loadWith({ [MACBETH]: playFile('draft: false\n') }))).toEqual(['macbeth', 'sankara'])
  })

  it('stops nothing while it is unfinished, and is held to everything in development', () => {
    expect(messagesForFiles(draft('category: Opera'))).toBe('')
    expect(messagesForFiles(draft('category: Opera'), { withDrafts: true })).toMatchInlineSnapshot(
      `"content/plays/macbeth/index.md:6  category | This must be one of: Theatre or Film. Found “Opera”. | For example: category: Theatre"`,
    )
  })

  it('keeps its pictures back, and they are not called unused', () => {
    const files = { ...draft('image:\n  src: ./poster.svg\n  alt: Three women at a fire'), 'content/plays/macbeth/poster.svg': '<svg/>' }
    const { draftPictures, unusedPictures } = loadWith(files)
    expect(draftPictures).toEqual(['content/plays/macbeth/poster.svg'])
    expect(unusedPictures).toEqual([])
    expect(loadWith(files, { withDrafts: true }).draftPictures).toEqual([])
  })

  it('may not be named by what is published', () => {
    const files = {
      'content/people/lola.md': '---\nname: Lọlá Ajíbádé\ndraft: true\n---\n\nShe writes.\n',
      [PLAY]: playFile('director: lola'),
    }
    expect(messagesForFiles(files)).toMatchInlineSnapshot(
      `"content/plays/sankara/index.md:5  director | content/people/lola.md is a draft, and this file is published. Publish both, or make this one a draft as well."`,
    )
    expect(messagesForFiles(files, { withDrafts: true })).toBe('')
  })

  it('says true or false, and nothing else', () => {
    expect(messagesForFiles({ [MACBETH]: playFile('draft: yes\n') })).toMatchInlineSnapshot(
      `"content/plays/macbeth/index.md:5  draft | This must be yes or no, written true or false without quotation marks. Found “yes”. | For example: draft: true"`,
    )
  })
})
