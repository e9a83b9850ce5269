import { expect, it } from 'vitest'
import { toSearchWords } from '../../src/lib/searchWords.ts'

it.each([
  ['a no-break space and two spaces', 'Sankara\u00a0 returns'],
  ['a zero-width space, a soft hyphen and a mark of direction', '\u200bsan\u00adkara \u200ereturns\ufeff'],
  ['diacritics and capitals', 'SANKÁRÀ \n returns '],
])('folds %s', (_, text) => expect(toSearchWords(text)).toEqual(['sankara', 'returns']))

it('has no words where nothing is to be seen', () => expect(toSearchWords(' \u00a0\u200b\u00ad ')).toEqual([]))

it('makes typographic quotes straight', () => expect(toSearchWords('It’s “on”')).toEqual(["it's", '"on"']))
