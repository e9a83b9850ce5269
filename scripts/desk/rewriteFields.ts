import {
  Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { equal, isGroup } from './values.ts'

/** A line of the fields is no longer than this, where words can be broken. */
const WIDTH = 150

/** A text with more letters than this is folded into lines of its own: what is shorter stands behind its name. */
const SHORT = 110

/** A part of a group or a list: the comments and the indentation before it, and its own lines. */
interface Part {
  key: string
  lead: string
  lines: string
}

/** Reads fields as the content check does. Throws, in plain words, where they cannot be read. */
export function readFields(yaml: string): Record<string, unknown> {
  const data: unknown = parse(yaml).toJS({ maxAliasCount: 0 })
  return isGroup(data) ? data : {}
}

function parse(yaml: string): Document.Parsed {
  const document = parseDocument(yaml, { schema: 'core', keepSourceTokens: true, logLevel: 'silent' })
  const isReadable = document.errors.length === 0 && (document.contents === null || isMap(document.contents))
  if (!isReadable) throw new Error('The fields of this file cannot be read. The site says what to mend; mend it in a text editor.')
  return document
}

/**
 * The fields with new values. What has not changed keeps every byte: order, quotation marks, line breaks and comments.
 * A comment goes only with the field, or the item of a list, that it stands before or behind. Throws where the fields cannot be read.
 */
export function rewriteFields(yaml: string, values: Readonly<Record<string, unknown>>): string {
  const { contents } = parse(yaml)
  if (!isMap(contents) || contents.flow || contents.items.length === 0) return yaml.replace(/^(?!\s*#).*\n/gm, '') + write(values, 0)
  const rewriter = new Rewriter(yaml)
  const start = startOf(contents)
  return yaml.slice(0, start) + rewriter.map(contents, values) + yaml.slice(rewriter.endOf(contents))
}

class Rewriter {
  private readonly source: string

  constructor(source: string) {
    this.source = source
  }

  /** A group with new values, from `from` on: the beginning of a line, or of the group itself. */
  map(map: YAMLMap, values: Readonly<Record<string, unknown>>, from = startOf(map)): string {
    const column = this.columnOf(startOf(map))
    const parts: Part[] = []
    let before = from
    for (const pair of map.items) {
      const key = String((pair.key as Scalar).value)
      const start = startOf(pair.key as Node)
      const end = this.endOf(pair)
      const lead = this.source.slice(before, start)
      before = end
      if (values[key] !== undefined) parts.push({ key, lead, lines: this.pair(pair, key, values[key], column) })
      // An empty field says something, be it only "to be filled in", until somebody fills it in.
      else if (isEmpty(pair.value)) parts.push({ key, lead, lines: this.source.slice(start, end) })
    }
    const keys = Object.keys(values)
    for (const [index, key] of keys.entries()) {
      if (parts.some((part) => part.key === key)) continue
      const place = parts.findIndex((part) => part.key === keys[index - 1]) + 1
      parts.splice(place, 0, { key, lead: '', lines: write({ [key]: values[key] }, column) })
    }
    return join(parts, column, from === startOf(map))
  }

  private pair(pair: Pair, key: string, value: unknown, column: number): string {
    const node = pair.value as Node | null
    const start = startOf(pair.key as Node)
    if (node && equal(toValue(node), value)) return this.source.slice(start, this.endOf(pair))
    const from = this.endOf(pair.key)
    if (isMap(node) && !node.flow && isGroup(value)) return this.source.slice(start, from) + this.map(node, value, from)
    if (isSeq(node) && !node.flow && Array.isArray(value)) return this.source.slice(start, from) + this.list(node, value, from)
    return withComment(write({ [key]: styled(value, node) }, column), this.commentOf(node))
  }

  private list(list: YAMLSeq, values: readonly unknown[], from: number): string {
    const items = list.items as Node[]
    const starts = dashesOf(list)
    const column = this.columnOf(starts[0] ?? 0)
    const match = matchItems(items.map(toValue), values)
    const parts = values.map((value, index): Part => {
      const old = match[index]
      const node = old === undefined ? undefined : items[old]
      if (old === undefined || node === undefined) return { key: '', lead: '', lines: write([value], column) }
      const lead = this.source.slice(old === 0 ? from : this.endOf(items[old - 1]), starts[old])
      return { key: '', lead, lines: this.item(node, starts[old] ?? 0, value, column) }
    })
    return join(parts, column, false)
  }

  private item(node: Node, start: number, value: unknown, column: number): string {
    if (equal(toValue(node), value)) return this.source.slice(start, this.endOf(node))
    if (isMap(node) && !node.flow && isGroup(value)) return this.source.slice(start, startOf(node)) + this.map(node, value)
    return withComment(write([styled(value, node)], column), this.commentOf(node))
  }

  /** Where the last line of a part ends. */
  endOf(part: unknown): number {
    if (isMap(part) && !part.flow) return this.endOf(part.items.at(-1))
    if (isSeq(part) && !part.flow) return this.endOf(part.items.at(-1))
    if (!isNodeWithRange(part)) {
      const { key, value } = part as Pair
      return this.endOf(value ?? key)
    }
    const end = part.range[1]
    if (isBlock(part)) return end
    const newline = this.source.indexOf('\n', end)
    return newline < 0 ? this.source.length : newline + 1
  }

  /** The comment behind a value, with the space before it. */
  private commentOf(node: Node | null): string {
    if (!isScalar(node) || !node.range) return ''
    const [start, end] = isBlock(node) ? [node.range[0], this.source.indexOf('\n', node.range[0])] : [node.range[1], this.endOf(node)]
    return /[ \t]+#.*/.exec(this.source.slice(start, end))?.[0] ?? ''
  }

  private columnOf(offset: number): number {
    return offset - (this.source.lastIndexOf('\n', offset - 1) + 1)
  }
}

const isNodeWithRange = (part: unknown): part is Node & { range: [number, number, number] } =>
  typeof part === 'object' && part !== null && 'range' in part && Array.isArray(part.range)

const isBlock = (node: Node) => isScalar(node) && (node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL)

const isEmpty = (node: unknown) =>
  node === null || (isScalar(node) ? node.value === null || node.value === '' : isCollection(node) && node.items.length === 0)

function startOf(node: Node): number {
  if (isSeq(node)) return dashesOf(node)[0] ?? 0
  if (isMap(node)) return startOf(node.items[0]?.key as Node)
  return node.range?.[0] ?? 0
}

/** Where the dash of every item stands. */
function dashesOf(list: YAMLSeq): number[] {
  const token = list.srcToken
  if (token?.type !== 'block-seq') return []
  return token.items.flatMap(({ start }) => start.filter(({ type }) => type === 'seq-item-ind').map(({ offset }) => offset))
}

const toValue = (node: Node): unknown => {
  if (isScalar(node)) return node.value
  if (isSeq(node)) return node.items.map((item) => toValue(item as Node))
  if (!isMap(node)) return undefined
  return Object.fromEntries(node.items.map(({ key, value }) => [String((key as Scalar).value), value ? toValue(value as Node) : null]))
}

/** The lines of all parts. Where the first follows other words in its line, as after a dash, nothing stands before it. */
function join(parts: readonly Part[], column: number, isInLine: boolean): string {
  const indent = ' '.repeat(column)
  return parts.map(({ lead, lines }, index) => (isInLine && index === 0 ? lead.trimStart() : lead || indent) + lines).join('')
}

/** For every new item, the old one it comes from: the same, else the one most like it. */
function matchItems(olds: readonly unknown[], values: readonly unknown[]): (number | undefined)[] {
  const free = new Set(olds.keys())
  const take = (old: number | undefined) => {
    if (old !== undefined) free.delete(old)
    return old
  }
  const match = values.map((value, index) => {
    const isSame = (old: number) => equal(olds[old], value)
    return take(free.has(index) && isSame(index) ? index : [...free].find(isSame))
  })
  return match.map((old, index) => {
    if (old !== undefined) return old
    const likeness = (candidate: number) => countEqual(olds[candidate], values[index]) + (candidate === index ? 0.5 : 0)
    const [best] = [...free].filter((candidate) => likeness(candidate) > 0).sort((a, b) => likeness(b) - likeness(a))
    return take(best)
  })
}

const countEqual = (one: unknown, other: unknown) =>
  isGroup(one) && isGroup(other) ? Object.keys(one).filter((key) => equal(one[key], other[key])).length : 0

/** A value in the form the old one had: its quotation marks, or folded lines. */
function styled(value: unknown, like: Node | null): unknown {
  if (typeof value !== 'string' || !isScalar(like) || typeof like.value !== 'string' || like.type === Scalar.PLAIN) return value
  if (!isBlock(like) && (value.includes('\n') || value.length > SHORT)) return value
  const scalar = new Scalar(value)
  scalar.type = like.type
  return scalar
}

const withComment = (lines: string, comment: string) => (comment === '' ? lines : lines.replace('\n', `${comment}\n`))

/** New lines for a value, indented but for the first. */
function write(value: unknown, column: number): string {
  const document = new Document(value, { schema: 'core' })
  visit(document, {
    Scalar(key, node) {
      const isLong = typeof node.value === 'string' && node.value.length > SHORT - column && !node.value.includes('\n')
      if (key !== 'key' && isLong && node.type === undefined) node.type = Scalar.BLOCK_FOLDED
    },
  })
  const lines = document.toString({ lineWidth: Math.max(40, WIDTH - column), singleQuote: true })
  return lines.replace(/\n(?=[^\n])/g, `\n${' '.repeat(column)}`)
}
