import { foldDiacritics } from '../../lib/foldDiacritics.ts'
import { toSlug } from '../../lib/slug.ts'
import { type ContentDocument, type ContentDocuments, findInTexts } from '../documents.ts'
import type { Problem } from '../problems.ts'
import { warn } from './warn.ts'

/** Warns where the company’s own file still contains an old name, and where other files write the name without its diacritics. */
export function findOldNames(set: ContentDocuments): Problem[] {
  const [company] = set.of('company')
  const name = company?.data.name
  if (!company || typeof name !== 'string' || name === '') return []
  return [...findOtherNames(company, name), ...findBareNames(set, company, name)]
}

/** Fields that contain the name, or a part of it, in some form. */
const NAMED = ['fullName', 'slug', 'url', 'email']

/** Normalises to letters and digits in lowercase: “Ìlù Ayọ̀” and “ilu-ayo” are equal. */
const toPlainLetters = (text: string) => foldDiacritics(text).replace(/[^a-z0-9]/g, '')

function findOtherNames(company: ContentDocument, name: string): Problem[] {
  // An address may contain only one word of a long name.
  const words = toSlug(name).split('-')
  const parts = [toPlainLetters(name), ...words.filter((word) => word.length > 3)]
  return NAMED.flatMap((field) => {
    const value = company.data[field]
    const wanted = field === 'url' || field === 'email' ? [...parts, toPlainLetters(String(company.data.slug))] : parts
    if (typeof value !== 'string' || wanted.some((part) => part !== '' && toPlainLetters(value).includes(part))) return []
    return [
      warn(company, [field], `“${value}” does not hold the company’s name, “${name}”. If the company was renamed, change this line too.`),
    ]
  })
}

/** Finds the name without its diacritics in other files. The name with its diacritics is an error, not a warning (companyRules.ts). */
function findBareNames(set: ContentDocuments, company: ContentDocument, name: string): Problem[] {
  const bare = name.normalize('NFD').replace(/\p{M}/gu, '')
  if (bare === name) return []
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}/.@[-])${bare.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{M}\\p{N}-])`, 'u')
  const message = `“${bare}” lacks the diacritics of the company’s name. Write {company}, which is replaced by “${name}”.`
  return set.all
    .filter((document) => document !== company)
    .flatMap((document) => findInTexts(document, pattern, document.source).map(({ path, line }) => warn(document, path, message, line)))
}
