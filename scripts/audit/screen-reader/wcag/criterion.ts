import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

/** A success criterion of WCAG 2.2 or ATAG 2.0, and how the site or its editor meets it. */
export interface Criterion {
  /** Its number, such as 1.4.10 or B.3.1.5. */
  number: string
  name: string
  level: 'A' | 'AA' | 'AAA' | 'A and AA'
  status: (typeof STATUSES)[number]
  /** How it is met here, why it is not, or why it does not apply. One to three sentences. */
  how: string
  evidence: readonly Evidence[]
}

/** The test that checks it, by its file and a part of its title; or what a person checked, how, and on which day. */
export type Evidence = { file: string; test: string } | { date: string; note: string }

const STATUSES = ['met', 'not met', 'not applicable'] as const

type Written = Partial<Record<Criterion['status'], string>> & { 'shown by'?: string | readonly string[] }

/** Reads the criteria of a YAML file in this folder. Throws for one without a level or a status. */
export function readCriteria(file: string): Criterion[] {
  const criteria: Readonly<Record<string, Written>> = parse(readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  return Object.entries(criteria).map(([title, written]) => {
    const [, number, name, level] = /^(\S+) (.+) \((A|AA|AAA|A and AA)\)$/.exec(title) ?? []
    const status = STATUSES.find((one) => written[one])
    if (!number || !name || !status) throw new Error(`${file}: “${title}” needs a level in brackets, and one of ${STATUSES.join(', ')}.`)
    const evidence = [written['shown by'] ?? []].flat().map(toEvidence)
    return { number, name, level: level as Criterion['level'], status, how: written[status] ?? '', evidence }
  })
}

function toEvidence(written: string): Evidence {
  const [source = '', words = ''] = written.split(/ › (.*)/)
  return /^\d{4}-/.test(source) ? { date: source, note: words } : { file: source, test: words }
}
