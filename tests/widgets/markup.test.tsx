import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('a list is filtered by its stylesheet for up to nine options', () => {
  const css = readFileSync('src/widgets/filter/filter.css', 'utf8')
  for (let place = 2; place <= 9; place += 1)
    expect(css).toContain(`.filter:has(.filter-choice:nth-of-type(${place}) :checked) [data-option]:not([data-option="${place}"])`)
})
