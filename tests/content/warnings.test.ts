import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { findMissingGlyphs } from '../../scripts/content/missingGlyphs.ts'
import { loadContent } from '../../src/content/loadContent.ts'
import { listPlaceholders } from '../../src/content/warnings/placeholders.ts'
import { findPlannedPagesAndButtons } from '../../src/content/warnings/plannedPagesAndButtons.ts'
import { findWording } from '../../src/content/warnings/wording.ts'
import { expectMessages, formatShort, loadWith, PLAY, playFile, SMALL_COLLECTIONS, VALID, writeFolder } from './contentFolder.ts'

const load = (fields: string, body?: string) => loadWith({ [PLAY]: playFile(fields, body) })
/** The warnings for the text of one play, by their lines in its file. */
const wording = (fields: string, body?: string) => formatShort(findWording(load(fields, body).documents)).replaceAll(`${PLAY}:`, '')

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')

describe('a warning about wording', () => {
  it('is a sentence of more than 35 words, in a field and in the text', () => {
    expect(wording(`note: ${words(36)}.`, `Short.\n\n${words(20)}\n${words(16)}. Short.`)).toMatchInlineSnapshot(`
      "5  note | This sentence has 36 words: “word0 word1 word2 word3 word4 word5 word6 word7…” Make two of it, or three.
      10 | This sentence has 36 words: “word0 word1 word2 word3 word4 word5 word6 word7…” Make two of it, or three."
    `)
    expect(wording(`note: ${words(35)}. ${words(35)}!`, `${words(35)}.\n\n- ${words(30)}\n- ${words(30)}\n`)).toBe('')
  })

  it('is a link that does not say where it leads', () => {
    expect(
      wording('note: For tickets [click here](/tickets).', '[Read more](https://a.example), or [**here**](/news).'),
    ).toMatchInlineSnapshot(`
      "5  note | “click here” says nothing of where this link leads. Write the name of what is there.
      8 | “Read more” says nothing of where this link leads. Write the name of what is there.
      8 | “**here**” says nothing of where this link leads. Write the name of what is there."
    `)
    expect(wording('note: See [all tickets](/tickets), or [here is the hall](/contact).')).toBe('')
  })

  it('is a word in Yoruba without its mark, unless it is a name', () => {
    expect(wording('note: Ọlá and Ṣadé wear :yo[aṣọ òkè], at [the hall](https://a.example/àṣà).', 'Àlọ́ is told by night.')).toBe('')
    expectMessages(wording, {
      'note: She tells an àlọ́ and ends with ẹ kú ilé.':
        '5  note | This looks like Yoruba: “àlọ́” and “ẹ”. Put each word, or the whole sentence, into :yo[…], so that it is spoken as Yoruba.',
    })
  })

  it('is a word with tone marks alone that the content marks elsewhere, and none that it never marks', () => {
    expect(wording('note: They played jùjú at a café.', 'Dance to :yo[jùjú].')).toMatchInlineSnapshot(
      `"5  note | This looks like Yoruba: “jùjú”. Put each word, or the whole sentence, into :yo[…], so that it is spoken as Yoruba."`,
    )
    expect(wording('note: They played jùjú.')).toBe('')
  })

  it('is Yoruba in a headline without “language: Yoruba”, and nothing in one with it', () => {
    const title = 'title: Ìlù ń sọ̀rọ̀ ọ̀tọ̀\nexcerpt: Ẹ wá gbọ́ ìtàn náà.'
    const headline = (fields: string) => {
      const collections = { ...SMALL_COLLECTIONS, news: { path: 'news/*.md', schema: z.object({}), body: 'none' as const } }
      const files = { ...VALID, 'content/news/ilu.md': `---\n${fields}\n---\n` }
      return formatShort(findWording(loadContent({ root: writeFolder(files), collections }).documents))
    }
    expect(headline(title)).toMatchInlineSnapshot(`
      "content/news/ilu.md:2  title | This looks like Yoruba: “sọ̀rọ̀” and “ọ̀tọ̀”. If the headline is in Yoruba, write language: Yoruba among the fields.
      content/news/ilu.md:3  excerpt | This looks like Yoruba: “gbọ́”. If the headline is in Yoruba, write language: Yoruba among the fields."
    `)
    expect(headline(`${title}\nlanguage: Yoruba`)).toBe('')
  })
})

describe('a warning about alternative texts', () => {
  const alt = (text: string, caption = '') => wording(`image:\n  src: ./the-poster.svg\n  alt: "${text}"\n${caption}`)

  it('is what a screen reader says anyway, the name of the file, an end without a full stop, or more than two sentences', () => {
    expect(alt('Photo of a drum')).toContain('“Photo of” is said by the screen reader already.')
    expectMessages(alt, {
      'An image of two women': '7  image, alt | “An image of” is said by the screen reader already. Begin with what is seen.',
      'A picture book lies open.': '',
      'The poster': '7  image, alt | “The poster” is the name of the file. Say what is seen.',
      'Two women laugh':
        '7  image, alt | Screen readers read this alternative text and the text after it as one sentence. End it with a full stop.',
      'Who laughs? “Two women!”': '',
      'A man stands. He sings. He goes.':
        '7  image, alt | This alternative text has 3 sentences. Two are enough: nobody can skip within it.',
      'A man stands. He sings.': '',
    })
  })

  it('is a repeated caption', () => {
    expect(alt('The last rehearsal.', '  caption: The last rehearsal')).toMatchInlineSnapshot(
      `"7  image, alt | The alternative text repeats the caption, so screen readers say it twice. Describe what the picture shows instead."`,
    )
    expect(alt('Two women laugh at the last rehearsal.', '  caption: The last rehearsal')).toBe('')
  })
})

describe('warnings', () => {
  it('are placeholders: hosts and addresses that nobody has, numbers of zeros', () => {
    const { documents } = load(
      'seller: https://tickets.gangan.example/sankara',
      'Write to us@gangan.example or +234 800 000 0000, or see https://example.com.',
    )
    expect(listPlaceholders(documents).map(({ document, path, words: found }) => [document.id, path.join('.'), found])).toEqual([
      ['company', 'email', 'hello@gangan.example'],
      ['sankara', 'seller', 'https://tickets.gangan.example'],
      ['sankara', '', 'us@gangan.example'],
      ['sankara', '', '+234 800 000 0000'],
    ])
  })

  it('are characters that the fonts lack', () => {
    expect(
      formatShort(findMissingGlyphs(load('note: A star ★ and another ★', 'Ẹ kú ilé, ₦5,000, Ìbàdàn.\n\n演 begins.').documents)),
    ).toMatchInlineSnapshot(`
      "content/plays/sankara/index.md:5  note | The fonts of this site have no “★” (U+2605): each device shows it in a font of its own, or as an empty box. Write it in other words.
      content/plays/sankara/index.md:10 | The fonts of this site have no “演” (U+6F14): each device shows it in a font of its own, or as an empty box. Write it in other words."
    `)
  })

  it('are addresses without a page, and buttons with nothing behind them', () => {
    const { documents } = loadWith({ 'content/company.md': '---\nname: G\nemail: a@b.c\nknownGaps:\n  - path: /a\n  - path: /b/*\n---\n' })
    expect(formatShort(findPlannedPagesAndButtons(documents))).toMatchInlineSnapshot(
      `"content/company.md:4  knownGaps | 2 addresses have no page yet: /a and /b/*. Visitors who follow a link to one see this text instead."`,
    )
    expect(findPlannedPagesAndButtons(load('').documents)).toEqual([])
  })
})
