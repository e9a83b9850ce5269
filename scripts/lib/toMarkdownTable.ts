/** Formats a Markdown table. Cells must not contain a pipe. `figures` are the titles of the columns that are aligned to the right. */
export const toMarkdownTable = (head: readonly string[], rows: readonly (readonly string[])[], figures: readonly string[] = []): string =>
  [head, head.map((title) => (figures.includes(title) ? '---:' : '---')), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
