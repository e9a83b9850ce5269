import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { writeGuide } from '../../scripts/guide/writeGuide.ts'
import { checkMarkdown } from '../../src/markdown/checkMarkdown.ts'
import { loadWith, playFile } from '../content/contentFolder.ts'

const guide = writeGuide()
/** The cells of the row of a field, in the chapter of a kind of file. */
function rowOf(chapter: string, field: string): string[] {
  const text = guide.split(`\n### ${chapter}\n`)[1]?.split('\n### ')[0] ?? ''
  const line = text.split('\n').find((row) => row.startsWith(`| \`${field}\` |`))
  return (line ?? '')
    .split(' | ')
    .slice(1)
    .map((cell) => cell.replace(/ \|$/, ''))
}

describe('the authoring guide', () => {
  it('has the purpose, the format, whether it is needed, and an example of a field', () => {
    expect(rowOf('Tickets', 'dates, item, ticketTypes, item, price')).toEqual([
      'The price in whole naira',
      'A price is a whole number of naira, zero or more.',
      'needed',
      '`price: 15000`',
    ])
    expect(rowOf('News', 'production')).toEqual([
      'The production it tells of',
      'The name of a file in `content/productions/`.',
      'may be left out',
      '`production: daughters-of-dance`',
    ])
    expect(rowOf('Productions', 'beforeYouCome, runningTime').slice(1)).toEqual([
      'This must be a whole number, 0 or more. Or: `not yet confirmed`.',
      'needed',
      '`runningTime: 110`',
    ])
    expect(rowOf('The festival', 'features')[1]).toBe('A list.')
    expect(rowOf('Events of the festival', 'featured')[2]).toBe('may be left out, which means `false`')
    expect(rowOf('Productions', 'layout, heroImages')[2]).toBe('needed, with `kind: premiere` only')
    expect(rowOf('The festival', 'hero')[1]).toBe('A picture, shown up to 1600 pixels wide; may be decoration.')
  })

  it('documents only Markdown that the site supports', () => {
    const marks = [...((guide.split('## Marks in running text')[1] ?? '').split('\n## ')[0]?.matchAll(/^\| `(.+?)` \| /gm) ?? [])].map(
      ([, mark]) => mark,
    )
    expect(marks.length).toBeGreaterThan(5)
    for (const mark of marks) {
      const text = `Words ${mark?.replace('{email}', 'hello@company.example')} and words.`
      expect(checkMarkdown(text, { blocks: false }).errors, mark).toEqual([])
    }
  })

  it('explains quotation marks as the loader requires them', () => {
    const quoted = ["'The captain comes back: Sankara returns'", "'{company} plays in Lagos.'", "'It''s on'"]
    for (const title of quoted) {
      expect(guide).toContain(title)
      expect(
        loadWith({ 'content/plays/sankara/index.md': playFile('').replace('title: Sankara', `title: ${title}`) }).problems,
        title,
      ).toEqual([])
    }
  })
})

it('the stored guide is written from the current schemas', () => {
  expect(readFileSync('docs/authoring-guide.md', 'utf8') === guide, 'It is older than the schemas. Run: npx tsx scripts/guide.ts').toBe(
    true,
  )
})
