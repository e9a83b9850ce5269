import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Inline } from '../../src/markdown/Inline.tsx'
import { takeTrees } from '../../src/markdown/known.ts'
import { Markdown } from '../../src/markdown/Markdown.tsx'
import { toPlainText } from '../../src/markdown/toPlainText.ts'

const TEXT = '## A :yo[gángan] for ₦5,000\n\nSee *[the drum](/about)*, 3:30.\n\n| Day | What |\n|:--|---|\n| 1 | Drum |\n\n1. One\n2. Two'

/** What is asked for, as JSON by its kind and text. */
const asked = new Map<string, string>()

beforeAll(() =>
  takeTrees({
    recall(kind, text, read) {
      const key = `${kind}: ${text}`
      const json = asked.get(key) ?? JSON.stringify(read(text), (name, value) => (name === 'position' ? undefined : value))
      asked.set(key, json)
      return JSON.parse(json)
    },
  }),
)
afterAll(() => takeTrees({ recall: (_kind, text, read) => read(text) }))

const show = () => [
  renderToString(<Markdown text={TEXT} />),
  renderToString(<Markdown text={TEXT} headingLevel={4} />),
  renderToString(<Inline text="*Come* to :yo[àṣà], ₦500" />),
  toPlainText('*Come* to :yo[àṣà]'),
]

test('texts are shown from trees that were kept as JSON, word for word as when they are read', () => {
  const first = show()
  expect([...asked.keys()]).toEqual([
    `blocks 2: ${TEXT}`,
    `blocks 4: ${TEXT}`,
    'sentence: *Come* to :yo[àṣà], ₦500',
    'inline: *Come* to :yo[àṣà], ₦500',
    'sentence: *Come* to :yo[àṣà]',
  ])
  expect(show()).toEqual(first)
  takeTrees({ recall: (_kind, text, read) => read(text) })
  expect(show()).toEqual(first)
  expect(first[1]).toContain('<h4>A <span lang="yo">gángan</span> for <span aria-hidden="true">₦5,000</span>')
})
