// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { copyOf } from '../../src/widgets/dialog/copySection.client.ts'

test('a copied section has ids of its own, and its labels belong to its fields', () => {
  document.body.innerHTML = '<section><label for="a">Day</label><input id="a" aria-describedby="b c"></section>'
  const copy = copyOf(document.body.firstElementChild as HTMLElement)
  const own = '<label for="in-dialog-a">Day</label><input id="in-dialog-a" aria-describedby="in-dialog-b in-dialog-c">'
  expect(copy.innerHTML).toBe(own)
})
