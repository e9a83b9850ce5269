import { expect, test } from 'vitest'
import { renameReferences } from '../../scripts/edit/references.ts'

test('a renamed page keeps links to longer paths and to the same path of other sites', () => {
  const text = (id: string) =>
    `---\nhref: /news/${id}\n---\n\n[Here](/news/${id}), [there](https://other.example/news/drum), [more](/news/drum-two).\n`
  const names = (id: string) => ({ id, address: `/news/${id}` })
  expect(renameReferences(text('drum'), [['href'], []], names('drum'), names('ilu'))).toBe(text('ilu'))
})
