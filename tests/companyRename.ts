import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { FIXTURE_PROJECT } from './fixtures/fixtureProject.ts'

const COMPANY = 'content/company.md'

const fieldOf = (text: string, name: string): string => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? ''

/** Matches the company’s names in any case. */
export function ownNames({ fields = ['name', 'slug', 'email', 'url', 'phone'], flags = 'giu' } = {}): RegExp {
  const text = readFileSync(path.join(FIXTURE_PROJECT, COMPANY), 'utf8')
  const escaped = fields.map((field) => fieldOf(text, field).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join('|')})(?![\\p{L}\\p{N}])`, flags)
}

/** The company’s new names. */
export const NEW_COMPANY = {
  name: 'Ìlù Ayọ̀',
  fullName: 'Ìlù Ayọ̀ House of Stories',
  slug: 'ilu-ayo',
  url: 'https://www.ilu-ayo.example',
  email: 'oja@ilu-ayo.example',
  phone: '+234 811 222 3333',
} as const

/** Renames the company in a copy of the project: six lines of one file. */
export function renameCompany(copy: string): void {
  const file = path.join(copy, COMPANY)
  let text = readFileSync(file, 'utf8')
  for (const [name, value] of Object.entries(NEW_COMPANY)) text = text.replace(new RegExp(`^${name}: .+$`, 'm'), `${name}: ${value}`)
  writeFileSync(file, text)
}
