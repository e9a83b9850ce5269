import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { filesIn, parse } from './sources.ts'

/** The folders whose words visitors read. Browser scripts are left out: their words are in the HTML, or beside the code that shows them. */
const FOLDERS = ['pages', 'components', 'layouts', 'ui', 'widgets', 'model']

/** Attributes and properties that visitors read or hear. */
const READ = /^(aria-label|aria-roledescription|alt|title|placeholder|heading|label|legend|caption|describe|text|term|when)$/
/** Attributes and properties whose values are for code. */
const FOR_CODE = /^(className|itemClass|sizes|media|rel|d)$/

/** Names that are the same in every language. */
const PROPER_NAMES = new Set(['WhatsApp', 'Facebook', 'Twitter (X)', 'X/Twitter', 'LinkedIn', 'Instagram', 'Google', 'Outlook', 'PDF'])
/** Values of content that code asks for. */
const CONTENT_VALUES = new Set(['Yoruba', 'sold out'])

/** A class with its variant (button button-quiet), or a script. */
const NO_WORDS = /^([a-z]+) \1-[a-z]+$|=/

/** A word with a capital letter, or two words in a row. */
const LOOKS_LIKE_WORDS = /^\p{Lu}\p{Ll}|\p{L}{2}[,.:;]? \p{L}/u
const HAS_LETTERS = /\p{L}/u

interface SyntaxNode {
  type: string
  [key: string]: unknown
}

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null && 'type' in value

/** The name of the attribute or property that a node gives a value to. */
function nameOf(parent: SyntaxNode): string | undefined {
  const key = (parent.type === 'JSXAttribute' ? parent.name : parent.type === 'Property' ? parent.key : undefined) as SyntaxNode | undefined
  return key && String(key.name ?? key.value)
}

/** The text of a node if visitors would read it there. */
function readText(node: SyntaxNode, name: string | undefined): string | undefined {
  if (node.type === 'JSXText') return HAS_LETTERS.test(String(node.value)) ? String(node.value).trim() : undefined
  const text = node.type === 'TemplateElement' ? (node.value as { cooked: string }).cooked : node.value
  if ((node.type !== 'Literal' && node.type !== 'TemplateElement') || typeof text !== 'string') return undefined
  const isRead = name !== undefined && READ.test(name) ? HAS_LETTERS.test(text) : LOOKS_LIKE_WORDS.test(text)
  return isRead && !PROPER_NAMES.has(text) && !CONTENT_VALUES.has(text) && !NO_WORDS.test(text) ? text : undefined
}

/** Every text in a syntax tree that visitors would read. Types, imports, comparisons and errors are for code. */
function findTexts(node: unknown, name?: string): string[] {
  if (Array.isArray(node)) return node.flatMap((one) => findTexts(one, name))
  if (!isNode(node)) return []
  if (/^(Import|TS(?!As|Satisfies|NonNull)|BinaryExpression|ThrowStatement)/.test(node.type)) return []
  const own = nameOf(node) ?? name
  if (own !== undefined && FOR_CODE.test(own)) return []
  const text = readText(node, own)
  const inside = Object.entries(node).flatMap(([key, value]) => (key === 'key' ? [] : findTexts(value, own)))
  return text === undefined ? inside : [text, ...inside]
}

describe('the words of templates', () => {
  it('are all in src/lib/words.ts', () => {
    const inFolders = FOLDERS.flatMap((folder) => filesIn(`src/${folder}`, ['.ts', '.tsx']))
    const files = ['src/seo/PageHead.tsx', ...inFolders.filter((file) => !/\.client\.tsx?$/.test(file))]
    const found = files.flatMap((file) => findTexts(parse(file).program).map((text) => `${file}: ${text}`))
    expect(files.length).toBeGreaterThan(80)
    expect(found).toEqual([])
  })

  it('would be found in text, attributes, properties and sentences with a value', () => {
    const source = `const facts = [{ term: 'fee' }, { detail: open ? 'Closed' : null }]
      const part = <Section heading="themes" className="panel stack" id="key-themes">Tickets for {title} {\`\${city} shows, daily\`}</Section>
      if (status === 'Closed') throw new Error('There is no page here.')`
    expect(findTexts(parseSync('example.tsx', source).program)).toEqual(['fee', 'Closed', 'themes', 'Tickets for', ' shows, daily'])
  })
})
