import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PRODUCTION_CATEGORIES } from '../../src/content/schemas/productions.ts'
import { addArticles } from './addArticles.ts'

/** The files of a list, and what a copy of one must change besides its title and its `order`. */
interface Kind {
  folder: string
  /** The file of an entry: `<id>.md`, or `<id>/index.md`. */
  hasFolders?: true
  /** Which entries may be copied. */
  suits?: (text: string) => boolean
  change?: (text: string, index: number) => string
}

const KINDS: Readonly<Record<'productions' | 'programmes' | 'roles', Kind>> = {
  productions: {
    folder: 'content/productions',
    hasFolders: true,
    // Only one production may name a ticketed event.
    suits: (text) => !/^ticketedEvent:/m.test(text),
    change: (text, index) =>
      text
        .replace(/^category: .*$/m, `category: ${PRODUCTION_CATEGORIES[index % PRODUCTION_CATEGORIES.length]}`)
        .replace(/^featured: .*$/m, 'featured: false'),
  },
  programmes: { folder: 'content/academy/programmes' },
  roles: { folder: 'content/careers/roles' },
}

/** Adds generated files to a copy of the project until each list has `count` entries. */
export function fillLists(copy: string, count: number): void {
  const news = readdirSync(path.join(copy, 'content/news')).filter((file) => file.endsWith('.md'))
  addArticles(copy, Math.max(0, count - news.length))
  for (const kind of Object.values(KINDS)) fillList(copy, kind, count)
}

function fillList(copy: string, { folder, hasFolders, suits = () => true, change = (text) => text }: Kind, count: number): void {
  const root = path.join(copy, folder)
  const names = readdirSync(root, { withFileTypes: true })
    .filter((entry) => (hasFolders ? entry.isDirectory() : entry.name.endsWith('.md')))
    .map(({ name }) => name)
    .sort()
  const read = (name: string) => readFileSync(path.join(root, hasFolders ? `${name}/index.md` : name), 'utf8')
  const sources = names.map((name) => ({ name, text: read(name) })).filter(({ text }) => suits(text))
  for (let index = 0; index < count - names.length; index += 1) {
    const source = sources[index % sources.length]
    if (!source) throw new Error(`Nothing in ${folder} can be copied.`)
    const title = /^title: (.*)$/m.exec(source.text)?.[1]
    // Only six different titles for each source, so that few share cards have to be drawn.
    const text = change(source.text, index)
      .replace(/^title: .*$/m, `title: "${title?.replace(/^(['"])(.*)\1$/, '$2')}, part ${1 + (index % 6)}"`)
      .replace(/^order: .*$/m, `order: ${1000 + index}`)
      .replace(/^formerly:\n(?: .*\n)+/m, '')
    const name = `generated-${index + 1}`
    if (hasFolders) mkdirSync(path.join(root, name))
    const moved = hasFolders ? text.replaceAll('src: ./', `src: ../${source.name}/`) : text
    writeFileSync(path.join(root, hasFolders ? `${name}/index.md` : `${name}.md`), moved)
  }
}
