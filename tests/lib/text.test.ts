import { describe, expect, it } from 'vitest'
import { capitalise, countEdits, countOf, findNearest, joinWords, toNumberWord, truncate } from '../../src/lib/text.ts'

describe('findNearest', () => {
  it('finds the nearest word', () => {
    expect(findNearest('pirce', ['title', 'price', 'prices'])).toBe('price')
    expect(findNearest('Title', ['titles', 'title'])).toBe('title')
    expect(findNearest('sankara-revivel', ['sankara', 'sankara-revival'])).toBe('sankara-revival')
  })

  it('returns undefined if no word is near', () => {
    expect(findNearest('shoes', ['title', 'price'])).toBeUndefined()
    expect(findNearest('x', [])).toBeUndefined()
  })
})

describe('countEdits', () => {
  it('counts characters added, dropped, changed and swapped', () => {
    expect(countEdits('price', 'price')).toBe(0)
    expect(countEdits('price', 'pirce')).toBe(1)
    expect(countEdits('kitten', 'sitting')).toBe(3)
    expect(countEdits('', 'abc')).toBe(3)
  })

  it('stops at the limit', () => {
    expect(countEdits('kitten', 'sitting', 2)).toBe(2)
    expect(countEdits('a', 'abcdef', 3)).toBe(3)
  })
})

describe('words', () => {
  it('are joined, counted and cut', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((words) => joinWords(words))).toEqual(['', 'a', 'a and b', 'a, b and c'])
    expect(joinWords(['a', 'b'], 'or')).toBe('a or b')
    expect([countOf(1, 'file'), countOf(0, 'file'), countOf(2, 'entry', 'entries')]).toEqual(['1 file', '0 files', '2 entries'])
    expect(truncate('A long sentence of words', 20)).toBe('A long sentence of…')
    expect(truncate('A long sentence', 15)).toBe('A long sentence')
    expect(truncate('Abcdefghijklmnop', 6)).toBe('Abcde…')
    expect(truncate('ọ̀rọ̀ọ̀rọ̀', 5)).toBe('ọ̀r…')
    expect(truncate('drum🥁🥁', 6)).toBe('drum…')
  })
})

describe('a number', () => {
  it('is a word up to twelve', () => {
    expect([0, 1, 9, 12, 13].map(toNumberWord)).toEqual(['no', 'one', 'nine', 'twelve', '13'])
    expect(capitalise(toNumberWord(7))).toBe('Seven')
    expect(capitalise('')).toBe('')
  })
})
