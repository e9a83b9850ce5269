// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { saveData } from '../../src/widgets/save-data/saveData.client.ts'

afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.less
  delete document.documentElement.dataset.more
})

test('a link to a larger picture is named after its size only while the picture is left out', () => {
  document.documentElement.dataset.less = ''
  document.body.innerHTML = `
    <a href="/drum.jpg"><span>Enlarge: </span><picture class="later" data-kb="12"><img alt="A drum"></picture></a>
    <form><button value="1">Less</button><button value="0">More</button></form>`
  const form = document.querySelector('form') as HTMLFormElement
  const [less, more] = form.querySelectorAll('button')
  const name = () => document.querySelector('a')?.getAttribute('aria-label')
  saveData(form)
  expect(name()).toBe('Show picture, 12 KB: A drum')
  form.requestSubmit(more)
  expect(name()).toBeNull()
  form.requestSubmit(less)
  expect(name()).toBe('Show picture, 12 KB: A drum')
  // The visitor has turned the mode off on another page and came back.
  delete document.documentElement.dataset.less
  dispatchEvent(new Event('pageshow'))
  expect(name()).toBeNull()
})
