import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { lineAt } from '../lib/text.ts'
import type { TextError } from './textError.ts'

const SKIPPED_NODES: readonly Nodes['type'][] = [
  ...(['linkReference', 'definition', 'image', 'imageReference', 'inlineCode', 'code', 'html'] as const),
  ...(['footnoteReference', 'textDirective', 'thematicBreak'] as const),
]

const BRACKET =
  ': this link lacks a bracket, or has one too many. Write its words between square brackets, and its address between round ones.'

/** An asterisk before a word, and one after a word, which marks a note: texts with such notes do not use asterisks as markup. */
const SINGLE_STAR = /(?<![^\s(“‘"'])\*(?=\p{L})[^*\n]{0,40}/gu
const NOTE_STAR = /[^\s*]\*(?![\p{L}*])/u

/** Patterns of misspelt markup, each with the end of its message and, where it is clear, what it becomes. The first match is reported. */
const MISSPELLINGS: readonly (readonly [pattern: RegExp, problem: string, become?: readonly [from: RegExp, to: string]])[] = [
  [/\[[^\]]{1,200}\]\([^()\n]*\)/g, ': an address holds no space. In one of another site, write %20 for it.'],
  [
    /\[[^\]]{1,200}\]\[[^\]\n]*\]/g,
    '. Write the words of a link between square brackets, and its address between round ones.',
    [/^(\[[^\]]+\])\[(\/[^\]\s]*|https:[^\]\s]*)\]$/, '$1($2)'],
  ],
  [
    /\([^()\n]{1,200}\)\[[^\]\n]*\]/g,
    ': its brackets are the wrong way round. Square ones hold the words, round ones the address.',
    [/^\((.*)\)\[(\/\S*|https:\S*)\]$/, '[$1]($2)'],
  ],
  [/\[[^\]\n]{1,200}\][^\S\n]+\((?:\/|https?:|mailto:|tel:)[^()\s]*\)/g, ': a link has no space between its brackets.', [/\]\s+\(/, '](']],
  // "](" only occurs in links: one that neither the parser nor a pattern above matched lacks a bracket or has an extra one.
  [/(?:\[[^\]]{1,200}|[^\s[\]]{0,60})\]\([^()\s]*\)?/g, BRACKET],
  // Not a link: "[more (/tickets)]".
  [/\[[^[\]]{1,200}\((?:\/|https?:|mailto:|tel:)[^()\s]*\)(?![^[\]]{0,200}\])/g, BRACKET],
  // "[he]/she" is not a link: before the path of a page, the brackets must contain several words.
  [/(?<!\S)\[(?:(?=[^[\]]*\s)[^[\]]{1,200}\]\/|[^[\]]{1,200}\](?:https?:|mailto:|tel:))[^\s()]+\)?/g, BRACKET],
  [
    /(?<!\w):yo\s*\[[^\]\n]*\]?|(?<![\w:])yo\[(?!(?:ur?|sic)\])[^\]\n]+\]/g,
    ': the Yoruba word stands between two brackets right behind :yo, without a space.',
    [/^:?yo\s*\[([^\]]+)\]$/, ':yo[$1]'],
  ],
  [/\*\*(?:\S[^*\n]{0,40})?/g, '. Put two stars before and after strong words, with no space between star and word.'],
  [SINGLE_STAR, '. Put one star before and one after emphasised words, or a backslash before a star that is meant.'],
  [/^ {0,3}#{2,6}[^#\s].*$/gm, ': a heading has a space after its number signs.', [/^ *(#+)/, '$1 ']],
  [
    // Two or more lines that begin with an en dash are a word processor’s list; with a dash before a letter, one without its spaces.
    /^[^\S\n]*[•·▪◦\u2023●][^\S\n]*\S.*$|^[^\S\n]*(?:–[^\S\n]+\S|-\p{L}).*(?=\n+[^\S\n]*(?:–[^\S\n]|-\p{L}))|(?<=^[^\S\n]*(?:–[^\S\n]|-\p{L}).*\n+)[^\S\n]*(?:–[^\S\n]+\S|-\p{L}).*$/gmu,
    ': an item of a list begins with a dash and a space, after an empty line.',
    [/^\s*\S\s*/, '- '],
  ],
  [
    // A row of a table that the parser does not recognise as a table.
    /^[^\S\n]*\|[^\n|]*\|.*$/gm,
    ': a table begins with a row of names and a row of dashes, each between upright lines, after an empty line.',
  ],
]

const toExample = (written: string, become?: readonly [from: RegExp, to: string]) =>
  become?.[0].test(written) && written.length < 90 ? { example: written.replace(...become) } : {}

/** Finds misspelt markup, which would be shown as written. */
export function findMisspeltMarkup(tree: Root, text: string): TextError[] {
  const found: TextError[] = []
  let rest = hideParsedMarkup(tree, text)
  const misspellings = NOTE_STAR.test(rest) ? MISSPELLINGS.filter(([pattern]) => pattern !== SINGLE_STAR) : MISSPELLINGS
  for (const [pattern, problem, become] of misspellings)
    rest = rest.replace(pattern, (match, index: number) => {
      const printed = match.trim().replace(/\s+/g, ' ').slice(0, 60)
      found.push({
        line: lineAt(text, index),
        message: `“${printed}” would be printed literally${problem}`,
        ...toExample(match.trim(), become),
      })
      return match.replace(/\S/g, ' ')
    })
  // A second pair of asterisks on a line closes the first; report both once.
  return found.filter(({ line, message }, index) => index === found.findIndex((one) => one.line === line && one.message === message))
}

/** The text with spaces in place of parsed markup and escaped characters: the rest is printed literally. */
function hideParsedMarkup(tree: Root, text: string): string {
  const spans: [start: number, end: number][] = []
  visit(tree, (node) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset]
    if (start === undefined || end === undefined) return
    const marks = node.type === 'strong' ? 2 : node.type === 'emphasis' ? 1 : 0
    if (marks > 0) spans.push([start, start + marks], [end - marks, end])
    else if (node.type === 'table')
      for (const { index } of text.slice(start, end).matchAll(/\|/g)) spans.push([start + index, start + index + 1])
    // A bare URL is a parsed link, but may be part of a misspelt one.
    else if (SKIPPED_NODES.includes(node.type) || (node.type === 'link' && text[start] === '[')) spans.push([start, end])
  })
  // The bracket that closes an escaped one is meant literally too.
  for (const { 0: escaped, index } of text.matchAll(/\\\[[^\]\n]*\]|\\[!-/:-@[-`{-~]/g)) spans.push([index, index + escaped.length])
  const characters = text.split('')
  for (const [start, end] of spans) for (let index = start; index < end; index += 1) if (characters[index] !== '\n') characters[index] = ' '
  return characters.join('')
}
