import type { z } from 'zod'
import { COLLECTIONS, type CollectionName } from '../../src/content/collections.ts'
import { notesOf } from '../../src/content/schemaInspection.ts'
import { TOKENS } from '../../src/content/tokens.ts'

/** A table row for each token: its value and where it may be used. */
export function describeTokens(): string[][] {
  const { fields, own = {}, runtimeTokens = {} } = TOKENS
  const fileOf = (name: string) => `\`content/${COLLECTIONS[name as CollectionName].path}\``
  const shape: Readonly<Record<string, z.ZodType>> = COLLECTIONS.company.schema.shape
  const everywhere = Object.entries(fields).map(([token, field]) => {
    const about = (shape[field] && notesOf(shape[field]).description) ?? field
    return [`\`{${token}}\``, `\`${field}\` in ${fileOf('company')}: ${lowerFirst(about)}`, 'in every file']
  })
  const computed = Object.entries(own).flatMap(([name, tokens]) =>
    Object.entries(tokens)
      .filter(([token]) => !/^[A-Z]/.test(token))
      .map(([token, { about }]) => [`\`{${token}}\``, about, `in ${fileOf(name)}`]),
  )
  const byPage = Object.entries(runtimeTokens).flatMap(([name, tokens]) =>
    Object.entries(tokens).map(([token, about]) => [`\`{${token}}\``, `${about}, by the page`, `in ${fileOf(name)}`]),
  )
  return [...everywhere, ...computed, ...byPage]
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
