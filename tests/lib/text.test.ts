import { expect, it } from 'vitest'
import { capitalise, countOf, joinWords, toNumberWord, truncate } from '../../src/lib/text.ts'

it('words are joined, counted and truncated', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((words) => joinWords(words))).toEqual(['', 'a', 'a and b', 'a, b and c'])
  expect([countOf(1, 'file'), countOf(0, 'file'), countOf(2, 'entry', 'entries')]).toEqual(['1 file', '0 files', '2 entries'])
  expect(truncate('A long sentence of words', 20)).toBe('A long sentence of…')
  expect(truncate('A long sentence', 15)).toBe('A long sentence')
  expect(truncate('Abcdefghijklmnop', 6)).toBe('Abcde…')
  expect(truncate('ọ̀rọ̀ọ̀rọ̀', 5)).toBe('ọ̀r…')
  expect(truncate('drum🥁🥁', 6)).toBe('drum…')
})

it('a number is spelt out up to twelve', () => {
  expect([0, 1, 9, 12, 13].map(toNumberWord)).toEqual(['no', 'one', 'nine', 'twelve', '13'])
  expect([capitalise(toNumberWord(7)), capitalise('')]).toEqual(['Seven', ''])
})
