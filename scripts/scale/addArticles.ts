import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeRandom } from '../audit/seededRandom.ts'
import { copyProject } from '../lib/copyProject.ts'

const NEWS = 'content/news'

/** Copies the project at `root` and adds generated articles, each with a page of its own. */
export function copyWithArticles(root: string, articles: number): string {
  const copy = copyProject(root, 'scale')
  addArticles(copy, articles)
  return copy
}

/** Adds generated articles to a copy of the project. */
export function addArticles(copy: string, count: number): void {
  const news = path.join(copy, NEWS)
  const real = readdirSync(news).filter((file) => file.endsWith('.md'))
  const source = toSource(
    real.sort().map((file) => readFileSync(path.join(news, file), 'utf8')),
    readdirSync(path.join(copy, 'content/productions')).sort(),
  )
  for (let index = 1; index <= count; index += 1) writeFileSync(path.join(news, `${articleId(index)}.md`), toArticle(index, source))
}

const CATEGORIES = 'Partnership, Press Coverage, Academy, Festival, Development, Theatre'.split(', ')
const WHO = 'The chorus, A young drummer, Our wardrobe, The night class, A school choir, The lighting crew, A guest director'.split(', ')
const DOES = 'opens, patches, carries home, learns, repaints, rehearses, remembers, hands on, counts, takes apart, finds'.split(', ')
const WHAT = 'the market scene, an old stage, twelve masks, the second act, a borrowed lamp, its first song, the river story'.split(', ')
const WHERE = 'in Ibadan, in Lagos, in Abeokuta, in Kano, by the lagoon, on a rooftop, behind the school, at the old station'.split(', ')
const WHEN = 'before the rains, on a Sunday, after harvest, for one night, before first light, with open doors, at long last'.split(', ')
const DAY = 24 * 60 * 60 * 1000

/** Number of different titles and pictures, which then repeat: drawing thousands of share cards would take half an hour. */
const TITLES = 60

/** The id of a generated article, counted from 1. */
export const articleId = (index: number): string => `generated-${index}`

function titleOf(index: number): string {
  const choose = makeRandom(index % TITLES).pick
  return `${choose(WHO)} ${choose(DOES)} ${choose(WHAT)} ${choose(WHERE)}, ${choose(WHEN)}: story ${index % TITLES}`
}

/**
 * The text of a generated article’s file. Like real articles, generated ones differ in title, text, length (from the shortest real one’s to
 * the longest), day, category, picture and references; no paragraph repeats, so that caches do not help.
 */
export function toArticle(index: number, { blocks, pictures, productions }: ReturnType<typeof toSource>): string {
  const choose = makeRandom(index).pick
  const title = titleOf(index)
  const sentence = () =>
    `${choose(WHO)} ${choose(DOES)} ${choose(WHAT)} ${choose(WHERE)}, ${choose(WHEN)}, and *story ${index}* begins there.`
  const chosen = Array.from({ length: 3 + (index % 8) }, () => choose(blocks))
  const body = [...new Set(chosen)].map((block) => `${sentence()}${/^[\p{L}*“]/u.test(block) ? ' ' : '\n\n'}${block}`)
  // Three of five articles are about a production.
  const production = choose([...productions.slice(0, 3), '', ''])
  const earlier = [index - 1, index - 7].filter((other) => index % 3 === 0 && other > 0)
  const related = earlier.flatMap((other) => [`  - text: '${titleOf(other)}'`, `    href: /news/${articleId(other)}`])
  return [
    '---',
    `title: '${title}'`,
    ...(index % 4 === 0 ? [`subtitle: ${choose(WHO)} ${choose(DOES)} ${choose(WHAT)}`] : []),
    `excerpt: ${sentence()}`,
    `description: ${title.replace(':', ',')}`,
    ...pictures.slice((index % TITLES) % pictures.length).slice(0, 1),
    `date: ${new Date(Date.UTC(2017, 0, 1) + index * DAY).toISOString().slice(0, 10)}`,
    `category: ${choose(CATEGORIES)}`,
    ...(production ? [`production: ${production}`] : []),
    ...(related.length > 0 ? ['related:', ...related] : []),
    '---',
    '',
    body.join('\n\n'),
    '',
  ].join('\n')
}

/**
 * Splits real articles into the parts of generated ones: blocks of text with links, quotes and Yoruba; lines of front matter that name a
 * picture; and ids of productions that articles may be about.
 */
export function toSource(files: readonly string[], productions: readonly string[]) {
  const pictures = files.flatMap((file) => /^image:\n(?: {2,}.*\n)+/m.exec(file)?.[0].trimEnd() ?? [])
  const blocks = files.flatMap((file) =>
    (file.split(/^---$/m)[2] ?? '')
      .split(/\n{2,}/)
      .map((block) => block.trim())
      .filter(Boolean),
  )
  return { blocks, pictures, productions }
}
