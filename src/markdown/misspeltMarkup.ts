import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { lineAt } from '../lib/text.ts'
import type { TextError } from './checkMarkdown.ts'
import { isInternal, isSafeAddress } from './safeAddresses.ts'

/** Types of nodes that the search for misspelt markup skips as a whole. */
const SKIPPED_NODES: readonly Nodes['type'][] = [
  ...(['linkReference', 'definition', 'image', 'imageReference', 'inlineCode', 'code', 'html'] as const),
  ...(['footnoteReference', 'textDirective', 'thematicBreak'] as const),
]

/** Misspelt markup: what follows its quotation in the message, and what was probably meant. */
interface Slip {
  pattern: RegExp
  problem: string | ((match: RegExpExecArray) => string)
  example: (match: RegExpExecArray) => string
}

const toLink = (words: string, address: string) => `[${words}](${isSafeAddress(address) ? address : '/contact'})`

const SLIPS: readonly Slip[] = [
  {
    pattern: /\[([^\]]{1,200})\]\(([^()\n]*)\)/g,
    problem: ([, , address = '']) => `: an address holds no space${isInternal(address) ? '' : '. Write %20 for it'}.`,
    example: ([, words = '', address = '']) =>
      toLink(words, isInternal(address) ? (address.split(/\s/, 1)[0] ?? '') : address.trim().replace(/\s+/g, '%20')),
  },
  {
    pattern: /\[([^\]]{1,200})\]\[([^\]\n]*)\]/g,
    problem: '. Write the words of a link between square brackets, and its address between round ones.',
    example: ([, words = '']) => toLink(words, '/contact'),
  },
  {
    pattern: /\(([^()\n]{1,200})\)\[([^\]\n]*)\]/g,
    problem: ': its brackets are the wrong way round. Square ones hold the words, round ones the address.',
    example: ([, words = '', address = '']) => toLink(words, address),
  },
  {
    pattern: /(?<!\w):yo\s*\[([^\]\n]*)\]?/g,
    problem: ([whole, words = '']) => {
      if (!whole.endsWith(']')) return ': its bracket is never closed.'
      if (words.trim() === '') return ': there is no word in it. Write the Yoruba word between the brackets.'
      return ': there must be no space between :yo and its bracket.'
    },
    example: ([whole, words = '']) => `:yo[${(whole.endsWith(']') ? words.trim() : /[\p{L}\p{M}]+/u.exec(words)?.[0]) || 'àṣà'}]`,
  },
  {
    pattern: /\*\*(\S[^*\n]{0,40})?/g,
    problem: '. Put two stars before and after strong words, with no space between star and word.',
    example: ([, words]) => `**${words?.trim() || 'strong'}**`,
  },
  {
    pattern: /^ {0,3}(#{2,6})([^#\s].*)$/gm,
    problem: ': a heading has a space after its number signs.',
    example: ([, signs, words]) => `${signs} ${words}`,
  },
  {
    pattern: /^[^\S\n]*[•·▪◦\u2023●][^\S\n]*(\S.*)$/gm,
    problem: ': an item of a list begins with a dash and a space, after an empty line.',
    example: ([, words = '']) => `- ${words.slice(0, 60)}`,
  },
  {
    // A row of a table that the parser does not recognise as a table.
    pattern: /^[^\S\n]*\|[^\n|]*\|.*$/gm,
    problem: ': a table begins with a row of names and a row of dashes, each between upright lines, after an empty line.',
    example: () => '| Day | Hour |\n| --- | --- |\n| Monday | 9:00 AM |',
  },
  {
    pattern: /\[([^\]\n]{1,200})\][^\S\n]+\(((?:\/|https?:|mailto:|tel:)[^()\s]*)\)/g,
    problem: ': a link has no space between its brackets.',
    example: ([, words = '', address = '']) => toLink(words, address),
  },
  {
    pattern: /\[([^\]\n]{1,200})\]\(((?:\/|https?:|mailto:|tel:)[^()\s]*)(?![^()\n]*\))/g,
    problem: ': the last bracket of this link is missing.',
    example: ([, words = '', address = '']) => toLink(words, address.replace(/[.,;:!?]+$/, '')),
  },
]

/** Finds misspelt markup, which readers would see as it was written. */
export function findMisspeltMarkup(tree: Root, text: string): TextError[] {
  const rest = hideWhatIsRead(tree, text)
  const found = SLIPS.flatMap(({ pattern, problem, example }) =>
    [...rest.matchAll(pattern)].map((match) => {
      const words = text.slice(match.index, match.index + match[0].length).split('\n', 1)[0] ?? ''
      const printed = match[0].trim().replace(/\s+/g, ' ').slice(0, 60)
      const message = `“${printed}” would be printed literally${typeof problem === 'string' ? problem : problem(match)}`
      return { line: lineAt(text, match.index), words, message, example: example(match) }
    }),
  )
  // A second pair of asterisks on a line closes the first; report both once.
  const reported = new Set<string>()
  return found.filter(({ line, message }) => !reported.has(`${line} ${message}`) && reported.add(`${line} ${message}`))
}

/** The text with spaces in place of parsed markup and escaped characters: the rest is printed literally. */
function hideWhatIsRead(tree: Root, text: string): string {
  const spans: [start: number, end: number][] = []
  visit(tree, (node) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset]
    if (start === undefined || end === undefined) return
    const marks = node.type === 'strong' ? 2 : node.type === 'emphasis' ? 1 : 0
    if (marks > 0) spans.push([start, start + marks], [end - marks, end])
    else if (node.type === 'table')
      for (const { index } of text.slice(start, end).matchAll(/\|/g)) spans.push([start + index, start + index + 1])
    // A bare address, which is a link too, is not skipped: it may be part of a misspelt link.
    else if (SKIPPED_NODES.includes(node.type) || (node.type === 'link' && text[start] === '[')) spans.push([start, end])
  })
  for (const { index } of text.matchAll(/\\[!-/:-@[-`{-~]/g)) spans.push([index, index + 2])
  const characters = text.split('')
  for (const [start, end] of spans) for (let at = start; at < end; at += 1) if (characters[at] !== '\n') characters[at] = ' '
  return characters.join('')
}
