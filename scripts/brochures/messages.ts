import { brochureFile } from '../../src/content/brochures.ts'
import { formatSize } from '../../src/lib/fileSize.ts'
import { countOf } from '../../src/lib/text.ts'

/** A brochure as it was printed. */
export interface Printed {
  id: string
  pages: number
  bytes: number
}

/** What the command says at its end, a line a brochure, and what is to be done next. */
export function formatPrinted({
  printed,
  unchanged,
  removed,
}: {
  printed: readonly Printed[]
  unchanged: readonly string[]
  removed: readonly string[]
}): string {
  const lines = [
    ...printed.map(({ id, pages, bytes }) => `${brochureFile(id)}: printed, ${countOf(pages, 'page', 'pages')}, ${formatSize(bytes)}`),
    ...unchanged.map((id) => `${brochureFile(id)}: still says what its page says`),
    ...removed.map((file) => `${file}: taken away, no page offers it`),
  ]
  const next =
    printed.length + removed.length > 0
      ? 'Look at what was printed, then send it with your changes: git add content/brochures'
      : 'Nothing to print. To print all of them again: npx tsx scripts/brochures.ts --all'
  return [...lines, next].join('\n')
}
