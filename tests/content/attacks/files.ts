import { readOriginal } from '../contentSample.ts'
import { ARTICLE, type Attack } from './attack.ts'

const article = () => readOriginal(ARTICLE)
const body = (paragraph: string) => () => `${article().trimEnd()}\n\n${paragraph}\n`

/** Whole files that are too large, not text, or take minutes to parse. */
export const AS_FILES: readonly Attack[] = [
  ['a file of two million characters', () => `${article()}${'drum '.repeat(400_000)}`],
  ['a text of a hundred thousand characters', body('The drum is loud. '.repeat(6_000))],
  ['a file of nothing but NUL', () => new Uint8Array(5_000)],
  ['an executable named .md', () => Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(900)])],
  ['overlong UTF-8', () => Buffer.concat([Buffer.from(article()), Buffer.from([0xc0, 0xbc, 0x73])])],
  ['a text in UTF-16', () => Buffer.from(article(), 'utf16le')],
  ['fields in JavaScript', '---js\n{ title: process.exit(1) }\n---\n\nA.\n'],
  ['an HTML document named .md', '<!doctype html><script>alert(1)</script>'],
  ['quotations twenty thousand deep', body('> '.repeat(10_000))],
  ['lists that are nested deeper in each line', body(Array.from({ length: 150 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n'))],
  ['twenty thousand brackets that open', body('['.repeat(20_000))],
  ['ten thousand stars', body('*a **a '.repeat(3_000))],
  ['ten thousand references', body('[a]: b\n'.repeat(4_000))],
  ['ten thousand footnotes', body('[^a] '.repeat(5_000))],
  ['a table of ten thousand cells', body(`|${'a|'.repeat(5_000)}\n|${'-|'.repeat(5_000)}`)],
  ['emphasis a thousand deep', body(`${'*a _b '.repeat(300)}${'c_ d* '.repeat(300)}`)],
  ['a word of five thousand characters', body('d'.repeat(5_000)), 'harmless'],
]
