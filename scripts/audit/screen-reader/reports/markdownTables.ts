/** A row of a table: cells by column title. */
export type TableRow = Readonly<Record<string, string>>

/** The rows of all tables of a Markdown text, by the page in their first cell. The first row of a page wins. */
export function readPageRows(markdown: string): ReadonlyMap<string, TableRow> {
  const rows = new Map<string, TableRow>()
  let head: string[] = []
  for (const line of markdown.split('\n')) {
    if (!line.startsWith('|')) {
      head = []
      continue
    }
    const cells = cellsOf(line)
    const route = /^(?:\[|`)?(\/[\w/-]*)/.exec(cells[0] ?? '')?.[1]
    if (head.length === 0) head = cells
    else if (route && !rows.has(route)) rows.set(route, Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])))
  }
  return rows
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\|\s*|\s*\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())

/** Formats a Markdown table. Cells must not contain a pipe. `figures` are the titles of the columns that are aligned to the right. */
export const toMarkdownTable = (head: readonly string[], rows: readonly (readonly string[])[], figures: readonly string[] = []): string =>
  [head, head.map((title) => (figures.includes(title) ? '---:' : '---')), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
