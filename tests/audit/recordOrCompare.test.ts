import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { recordOrCompare } from '../../scripts/audit/screen-reader/recordOrCompare.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'reports-'))
const fileOf = (name: string) => path.join(folder, name)
const read = (name: string) => readFileSync(fileOf(name), 'utf8')
const write = (name: string, text: string, isRecorded = false, linesOf?: (report: string) => string[]) =>
  recordOrCompare({ isRecorded }, fileOf(name), text, linesOf)

test('a report that differs from the record is an error, and is written only with --record', () => {
  const hint = 'If it is intended, run this again with --record and read the diff.'
  expect(write('about.txt', 'heading, About\nlink, Contact')).toEqual([])
  expect(read('about.txt')).toBe('heading, About\nlink, Contact')
  expect(write('about.txt', 'heading, About\nlink, Contact')).toEqual([])
  expect(write('about.txt', 'heading, About\nlink')).toEqual([`${fileOf('about.txt')}: “link”, and “link, Contact” before. ${hint}`])
  expect(write('about.txt', 'heading, About')).toEqual([`${fileOf('about.txt')}: “nothing”, and “link, Contact” before. ${hint}`])
  expect(read('about.txt')).toBe('heading, About\nlink, Contact')
  expect(write('about.txt', 'heading, About\nlink', true)).toEqual([])
  expect(read('about.txt')).toBe('heading, About\nlink')
})

test('a difference in lines that are not compared is written without --record, and is no error', () => {
  const names = (report: string) => report.split('\n').map((line) => line.replace(/ \d+$/, ''))
  expect(write('walk.md', 'Tickets 40\nAbout 41', false, names)).toEqual([])
  expect(write('walk.md', 'Tickets 42\nAbout 43', false, names)).toEqual([])
  expect(read('walk.md')).toBe('Tickets 42\nAbout 43')
  expect(write('walk.md', 'Tickets 44', false, names)).toEqual([expect.stringContaining('“nothing”, and “About” before')])
  expect(read('walk.md')).toBe('Tickets 42\nAbout 43')
})
