// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { fragmentTarget } from '../../src/browser/fragmentTarget.ts'

test('a fragment that is no valid encoding points to nothing, and stops no script', () => {
  document.body.innerHTML = '<p id="Ọjọ́"></p>'
  expect(fragmentTarget({ hash: '#%E1%BB%8Cj%E1%BB%8D%CC%81' })?.localName).toBe('p')
  expect(fragmentTarget({ hash: '#%E0%A4%A' })).toBeNull()
})
