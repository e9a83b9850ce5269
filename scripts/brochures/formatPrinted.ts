import { brochureFile } from '../../src/content/brochures.ts'
import { formatSize } from '../../src/lib/fileSize.ts'
import { countOf } from '../../src/lib/text.ts'

export interface Printed {
  id: string
  pages: number
  bytes: number
}

interface PrintRun extends Record<'unchanged' | 'removed', readonly string[]> {
  printed: readonly Printed[]
}

/** The command’s final output: a line for each brochure, and the next step. */
export function formatPrinted({ printed, unchanged, removed }: PrintRun): string {
  const lines = [
    ...printed.map(({ id, pages, bytes }) => `${brochureFile(id)}: printed, ${countOf(pages, 'page', 'pages')}, ${formatSize(bytes)}`),
    ...unchanged.map((id) => `${brochureFile(id)}: unchanged`),
    ...removed.map((file) => `${file}: removed, since no page offers it`),
  ]
  const next =
    printed.length + removed.length > 0
      ? 'Look at what was printed, then send it with your changes: git add content/brochures'
      : 'Nothing to print. To print all of them again: npx tsx scripts/brochures.ts --all'
  return [...lines, next].join('\n')
}
