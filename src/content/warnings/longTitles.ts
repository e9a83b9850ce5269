import type { ContentDocuments } from '../documents.ts'
import type { Problem } from '../problems.ts'
import { warn } from './warn.ts'

/** Search engines cut a title at about this number of characters (developers.google.com/search/docs/appearance/title-link). */
const MAX_TITLE_LENGTH = 60

/** Warns about pages whose title, with the company’s name, is longer than search engines show. */
export function findLongTitles(set: ContentDocuments): Problem[] {
  const name = set.of('company')[0]?.data.name
  if (typeof name !== 'string') return []
  const maxLength = MAX_TITLE_LENGTH - ` | ${name}`.length
  return ['news', 'productions', 'programmes'].flatMap((collection) =>
    set.of(collection).flatMap((document) => {
      const field = document.data.shortTitle === undefined ? 'title' : 'shortTitle'
      const title = document.data[field]
      if (typeof title !== 'string' || document.data.page === false) return []
      const length = withoutMarks(title).length
      if (length <= maxLength) return []
      const advice =
        field === 'title'
          ? 'Leave the heading as it is, and add a line such as shortTitle: Three drummers open the festival'
          : 'Make it shorter.'
      const message = `This has ${length} characters, and search engines show about ${maxLength} before they cut it. ${advice}`
      return [warn(document, [field], message)]
    }),
  )
}

/** A Yoruba vowel with a combining tone mark counts as one character. */
const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
