import { expect, test } from 'vitest'
import { renameReferences } from '../references.ts'

test('renaming a page changes no links to longer paths or to the same path of other sites', () => {
  const text = (id: string) =>
    `---\nhref: /news/${id}\n---\n\n[Here](/news/${id}), [there](https://other.example/news/drum), [more](/news/drum-two).\n`
  const names = (id: string) => ({ id, file: `content/news/${id}.md`, address: `/news/${id}` })
  expect(renameReferences(text('drum'), 'content/news/other.md', [['href'], []], names('drum'), names('ilu'))).toBe(text('ilu'))
})
