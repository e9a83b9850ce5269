import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PRODUCTION_CATEGORIES } from '../../src/content/schemas/productions.ts'

/** A list of the site: the folder of its entries, and what a copy of one must change besides its title and its `order`. */
interface Kind {
  folder: string
  /** The file of an entry: `<id>.md`, or `<id>/index.md`. */
  hasFolders?: true
  /** Whether an entry may be copied. */
  isCopied?: (text: string) => boolean
  change?: (text: string, index: number) => string
}

const FIRST_DAY = Date.UTC(2017, 0, 1)
const DAY = 24 * 60 * 60 * 1000

const KINDS = {
  news: {
    folder: 'content/news',
    change: (text, index) =>
      text
        .replace(/^(?:page|slug|shortTitle|externalLink|order|updated): .*\n/gm, '')
        .replace(/^description: '?/m, `$&Story ${index}, `)
        .replace(/^date: .*$/m, `date: ${new Date(FIRST_DAY + index * DAY).toISOString().slice(0, 10)}`)
        // No paragraph repeats, so that stored results of one article do not help with another.
        .replace(/\n\n(?=\p{Lu})/gu, `\n\nStory ${index}. `),
  },
  productions: {
    folder: 'content/productions',
    hasFolders: true,
    // Only one production may name a ticketed event.
    isCopied: (text) => !/^ticketedEvent:/m.test(text),
    change: (text, index) =>
      text
        .replace(/^category: .*$/m, `category: ${PRODUCTION_CATEGORIES[index % PRODUCTION_CATEGORIES.length]}`)
        .replace(/^featured: .*$/m, 'featured: false'),
  },
  programmes: { folder: 'content/academy/programmes' },
  roles: { folder: 'content/careers/roles' },
} satisfies Record<string, Kind>

/** Adds copies of real entries to a copy of the project until each list, or each of the given ones, has `total`. */
export function fillLists(copy: string, total: number, kinds = Object.keys(KINDS) as (keyof typeof KINDS)[]): void {
  for (const kind of kinds) fillList(path.join(copy, KINDS[kind].folder), total, KINDS[kind])
}

function fillList(folder: string, total: number, { hasFolders, isCopied = () => true, change = (text) => text }: Kind): void {
  const fileOf = (name: string) => path.join(folder, hasFolders ? `${name}/index.md` : `${name}.md`)
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => (hasFolders ? entry.isDirectory() : entry.name.endsWith('.md')))
    .map(({ name }) => path.parse(name).name)
    .sort()
  const sources = names.map((name) => ({ name, text: readFileSync(fileOf(name), 'utf8') })).filter(({ text }) => isCopied(text))
  for (let index = 1; index <= total - names.length; index += 1) {
    const source = sources[index % sources.length]
    if (!source) throw new Error(`Nothing in ${folder} can be copied.`)
    // Only six different titles for each source, because drawing thousands of share cards would take half an hour.
    const part = `, part ${1 + (Math.floor(index / sources.length) % 6)}`
    const text = change(source.text, index)
      .replace(/^title: (['"]?)(.*)\1$/m, (_line, _quote, title: string) => `title: ${JSON.stringify(title.replaceAll("''", "'") + part)}`)
      .replace(/^order: .*$/m, `order: ${1000 + index}`)
      .replace(/^formerly:\n(?: .*\n)+/m, '')
    const name = `generated-${index}`
    if (hasFolders) mkdirSync(path.join(folder, name))
    writeFileSync(fileOf(name), hasFolders ? text.replaceAll('src: ./', `src: ../${source.name}/`) : text)
  }
}
