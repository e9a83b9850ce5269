import { lineAt } from '../lib/text.ts'
import type { ContentDocuments } from './documents.ts'
import { NOT_YET_CONFIRMED } from './schemas/fields.ts'
import { visitTexts } from './tokens.ts'

/** Marks of unfinished text, matched in capitals only, because lowercase “todo” may be an ordinary word. */
const UNFINISHED = /(?<![\p{L}\p{N}])(?:TODO|TBC|TBA|TBD|FIXME|XXX|Lorem ipsum)(?![\p{L}\p{N}])|\?{3,}/u

/** Refuses published text that is marked as unfinished. */
export const UNFINISHED_RULES: readonly ((documents: ContentDocuments) => void)[] = [
  (set) => {
    for (const document of set.all) {
      if (document.data.draft === true) continue
      visitTexts(document.source.data, [], (text, path) => {
        const words = UNFINISHED.exec(text)?.[0]
        if (words) set.report(document, path, explain(words), undefined, document.source.lineOf(path, words))
      })
      const { body, bodyLine } = document.source
      const found = UNFINISHED.exec(body)
      if (found) set.report(document, [], explain(found[0]), undefined, bodyLine + lineAt(body, found.index) - 1)
    }
  },
]

const explain = (words: string) =>
  `Visitors would read “${words}”. Write what belongs there, or “${NOT_YET_CONFIRMED}” where a field allows it, or make the file a draft: draft: true.`
