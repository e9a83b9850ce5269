import { expect, test } from 'vitest'
import { renameReferences } from '../references.ts'

test('renaming a page changes no links to longer paths or to the same path of other sites', () => {
  const text = (id: string) =>
    `---\nhref: /news/${id}\n---\n\n[Here](/news/${id}), [there](https://other.example/news/drum), [more](/news/drum-two).\n`
  const names = (id: string) => ({ id, file: `content/news/${id}.md`, address: `/news/${id}` })
  expect(renameReferences(text('drum'), 'content/news/other.md', [['href'], []], names('drum'), names('ilu'))).toBe(text('ilu'))
})

test('renaming a folder updates references to its pictures in files of any folder', () => {
  const text = (src: string) => `---\nimage:\n  src: ${src}\n---\n`
  const names = (id: string) => ({ id, file: `content/productions/${id}/index.md`, address: undefined })
  const rename = (file: string, src: string) => renameReferences(text(src), file, [['image', 'src']], names('drum'), names('ilu'))
  expect(rename('content/pages/news/news.md', '../../productions/drum/poster.svg')).toBe(text('../../productions/ilu/poster.svg'))
  expect(rename('content/productions/old/index.md', '../drum/poster.svg')).toBe(text('../ilu/poster.svg'))
})
