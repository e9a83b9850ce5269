import { readFileSync } from 'node:fs'
import type { Changes } from '../../contentSample.ts'

/**
 * An attack: a description, the file that an editor would send, and `harmless` if it may pass without any effect. Others must be refused. Large
 * files are generated on demand.
 */
export type Attack = readonly [what: string, sent: string | (() => string | Uint8Array | Promise<Uint8Array>), must?: 'harmless']

/** The article that attacks are written into. */
export const ARTICLE = 'content/news/fest-2025.md'
/** The picture of that article. */
export const DRAWING = 'content/news/fest-2025.svg'

/** A picture that no page shows. */
export const PHOTOGRAPH = 'content/news/sent.png'

/** An attack as changes to the files of the sample. */
type Place = (sent: string | Uint8Array) => Changes

const text = (sent: string | Uint8Array) => (typeof sent === 'string' ? sent : Buffer.from(sent).toString('utf8'))
/** Quotes a YAML string, with escapes for invisible characters. */
const quote = (sent: string) => JSON.stringify(sent).replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
const inArticle =
  (change: (article: string, sent: string) => string): Place =>
  (sent) => ({ [ARTICLE]: change(readFileSync(ARTICLE, 'utf8'), text(sent)) })

/** Ways into the site, by description. */
export const PLACES = {
  'in the text': inArticle((article, sent) => `${article.trimEnd()}\n\n${sent}\n`),
  'in a sentence': inArticle((article, sent) => article.replace(/^excerpt: >-\n( {2}.*\n)+/m, () => `excerpt: ${quote(sent)}\n`)),
  'in plain words': inArticle((article, sent) => article.replace(/^title: .*$/m, () => `title: ${quote(sent)}`)),
  'as a link': inArticle((article, sent) => article.replace(/^date: /m, () => `externalLink: ${quote(sent)}\ndate: `)),
  'as the name of a picture': inArticle((article, sent) => article.replace('src: ./fest-2025.svg', () => `src: ${quote(sent)}`)),
  'among the fields': inArticle((article, sent) => article.replace(/^date: /m, () => `${sent}\ndate: `)),
  'as a whole file': (sent) => ({ [ARTICLE]: sent }),
  'as the name of a file': (sent) => ({ [`content/news/${text(sent)}`]: '---\ntitle: A\n---\n\nA.\n' }),
  'as the email address of the company': (sent) => ({
    'content/company.md': readFileSync('content/company.md', 'utf8').replace(/^email: .*$/m, () => `email: ${quote(text(sent))}`),
  }),
  'as a drawing': (sent) => ({ [DRAWING]: sent }),
  'as a photograph': (sent) => ({ [PHOTOGRAPH]: sent }),
} satisfies Record<string, Place>
