import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ACCEPT_HINT, recordOrCompare } from '../../scripts/audit/screen-reader/recordOrCompare.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'reports-'))
const file = path.join(folder, 'about.txt')
const read = () => readFileSync(file, 'utf8')

test('a report that differs from the record is an error, and is written with --record alone', () => {
  expect(recordOrCompare({ isRecorded: false }, file, 'heading, About\nlink, Contact')).toEqual([])
  expect(read()).toBe('heading, About\nlink, Contact')
  expect(recordOrCompare({ isRecorded: false }, file, 'heading, About\nlink, Contact')).toEqual([])
  expect(recordOrCompare({ isRecorded: false }, file, 'heading, About\nlink')).toEqual([
    `${file}: “link”, and “link, Contact” before. ${ACCEPT_HINT}`,
  ])
  expect(recordOrCompare({ isRecorded: false }, file, 'heading, About')).toEqual([
    `${file}: “nothing”, and “link, Contact” before. ${ACCEPT_HINT}`,
  ])
  expect(read()).toBe('heading, About\nlink, Contact')
  expect(recordOrCompare({ isRecorded: true }, file, 'heading, About\nlink')).toEqual([])
  expect(read()).toBe('heading, About\nlink')
})
