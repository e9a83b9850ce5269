import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { type Changes, readOriginal } from '../contentSample.ts'
import { ARTICLE, type Attack } from './attack.ts'
import { AS_DRAWINGS } from './drawings.ts'

/** The picture of the article. */
const DRAWING = 'content/news/fest-2025.svg'
const COMPANY = 'content/company.md'

/** A place in the content, the attacks through it, and the changes of files that put an attack there. */
interface AttackedPlace {
  place: string
  attacks: readonly Attack[]
  toChanges: (sent: string | Uint8Array) => Changes
}

const toText = (sent: string | Uint8Array) => (typeof sent === 'string' ? sent : Buffer.from(sent).toString('utf8'))
/** Quotes a YAML string, with escapes for invisible characters. */
const quote = (sent: string) => JSON.stringify(sent).replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
/** Replaces a part of a file by the attack. */
const inFile =
  (file: string, part: string | RegExp, write: (sent: string, part: string) => string): AttackedPlace['toChanges'] =>
  (sent) => ({ [file]: readOriginal(file).replace(part, (found) => write(toText(sent), found)) })

const WORDS: Readonly<Record<string, readonly Attack[]>> = parse(readFileSync(path.join(import.meta.dirname, 'words.yaml'), 'utf8'))

/** Attacks through words in one place of a file. */
const throughWords = (place: string, toChanges: AttackedPlace['toChanges']): AttackedPlace => ({
  place,
  attacks: WORDS[place] ?? [],
  toChanges,
})

const inText = inFile(ARTICLE, /\s*$/, (sent) => `\n\n${sent}\n`)

const inFields = inFile(ARTICLE, /^date: /m, (sent, date) => `${sent}\n${date}`)

/** All attacks through content. */
export const ATTACKS: readonly AttackedPlace[] = [
  ...['in the text', 'hidden in the text', 'in the links of a text'].map((place) => throughWords(place, inText)),
  throughWords(
    'in a sentence',
    inFile(ARTICLE, /^excerpt: >-\n( {2}.*\n)+/m, (sent) => `excerpt: ${quote(sent)}\n`),
  ),
  throughWords(
    'in plain words',
    inFile(ARTICLE, /^title: .*$/m, (sent) => `title: ${quote(sent)}`),
  ),
  throughWords(
    'as a link',
    inFile(ARTICLE, /^date: /m, (sent, date) => `externalLink: ${quote(sent)}\n${date}`),
  ),
  throughWords(
    'as the email address of the company',
    inFile(COMPANY, /^email: .*$/m, (sent) => `email: ${quote(sent)}`),
  ),
  throughWords('among the fields', inFields),
  throughWords(
    'as the name of a picture',
    inFile(ARTICLE, 'src: ./fest-2025.svg', (sent) => `src: ${quote(sent)}`),
  ),
  throughWords('as the name of a file', (sent) => ({ [`content/news/${toText(sent)}`]: '---\ntitle: A\n---\n\nA.\n' })),
  { place: 'as a drawing', attacks: AS_DRAWINGS, toChanges: (sent) => ({ [DRAWING]: sent }) },
]
