import { capitalise, toNumberWord } from '../lib/text.ts'
import type { ComputedToken } from './computedTokens.ts'

/** Makes a token’s text from the fields of its file, as a ComputedToken does, or from the number of files in a collection. */
export type TokenWords = (data: Parameters<ComputedToken>[0], countFiles: (collection: string) => number) => string | undefined

/** {roles}: ten, and {Roles}: Ten, from the number of files. */
export const entryCountTokens = (collection: string): Readonly<Record<string, TokenWords>> => ({
  [collection]: (_data, countFiles) => toNumberWord(countFiles(collection)),
  [capitalise(collection)]: (_data, countFiles) => capitalise(toNumberWord(countFiles(collection))),
})
