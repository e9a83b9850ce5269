import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const README = 'README.md'

/**
 * Writes a table into the README of the project at `root`, between the two lines that keep its place: `<!-- name: written by command -->`
 * and `<!-- name ends -->`. Throws where these lines are not there.
 */
export function writeReadmeTable(root: string, { name, command }: { name: string; command: string }, table: string): void {
  const [begin, end] = [`<!-- ${name}: written by ${command} -->`, `<!-- ${name} ends -->`]
  const file = path.join(root, README)
  const [before, rest] = readFileSync(file, 'utf8').split(begin)
  const [, after] = rest?.split(end) ?? []
  if (before === undefined || after === undefined) throw new Error(`${README} has no lines “${begin}” and “${end}”.`)
  writeFileSync(file, `${before}${begin}\n\n${table}\n\n${end}${after}`)
}
