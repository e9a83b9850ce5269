import { isMap, isNode, isScalar, isSeq, type Node, Pair, parseDocument, type Scalar, type Tags, visit, YAMLMap, YAMLSeq } from 'yaml'
import { splitFrontMatter } from '../src/content/read/frontMatter.ts'
import type { Path } from '../src/content/schemas/inspection.ts'

const OPTIONS = { lineWidth: 0, singleQuote: true } as const

/** A content file whose fields can be changed one by one; the rest stays as written. Throws if the fields cannot be parsed. */
export class ContentText {
  readonly #document: ReturnType<typeof parseDocument>
  #body: string

  constructor(text: string) {
    const { yaml: behindDashes, body } = splitFrontMatter(text)
    const yaml = `${behindDashes.slice(1)}\n`
    this.#body = body
    const sources = new Map<Node, { value: unknown; source: string }>()
    this.#document = parseDocument(yaml, { schema: 'core', stringKeys: true, logLevel: 'silent', customTags: keepSources(sources) })
    const [error] = this.#document.errors
    if (error) throw error
    visit(this.#document, {
      Scalar(_, node) {
        if (!node.range) return
        sources.set(node, { value: node.value, source: yaml.slice(node.range[0], node.range[1]).replace(/\n$/, '') })
      },
    })
  }

  get data(): Record<string, unknown> {
    return (this.#document.toJS() ?? {}) as Record<string, unknown>
  }

  get body(): string {
    return this.#body.trim()
  }

  set body(text: string) {
    this.#body = text.trim() === '' ? '' : `\n${text.trim()}\n`
  }

  /** Writes a value. A new field is inserted in the order of `siblings`, the fields its group may have. */
  set(path: Path, value: unknown, siblings: readonly string[] = []): void {
    const node = this.#document.getIn(path, true)
    if (isScalar(node) && (typeof value !== 'object' || value === null)) {
      node.value = value
      return
    }
    const parent = this.#parentOf(path)
    const key = path.at(-1)
    if (parent instanceof YAMLSeq || parent.has(key)) parent.set(key, this.#document.createNode(value))
    else {
      const before = siblings.slice(0, siblings.indexOf(String(key)))
      const place = parent.items.findLastIndex((item) => before.includes(String((item.key as Scalar).value))) + 1
      parent.items.splice(place, 0, new Pair(this.#document.createNode(key), this.#document.createNode(value)))
    }
  }

  remove(path: Path): void {
    this.#document.deleteIn(path)
  }

  move(path: Path, by: number): void {
    const list = this.#document.getIn(path.slice(0, -1))
    const from = Number(path.at(-1))
    const to = from + by
    if (!isSeq(list) || to < 0 || to >= list.items.length) return
    // yaml attaches a comment above the first item to the list: move it to the item.
    const [first] = list.items
    if (isNode(first) && list.commentBefore) {
      first.commentBefore = list.commentBefore
      list.commentBefore = null
    }
    list.items.splice(to, 0, ...list.items.splice(from, 1))
  }

  toString(): string {
    const { contents } = this.#document
    const fields = isNode(contents) && !(isMap(contents) && contents.items.length === 0) ? this.#document.toString(OPTIONS) : ''
    return `---\n${fields}---\n${this.#body}`
  }

  /** The group or list that contains a field; created if missing. */
  #parentOf(path: Path): YAMLMap | YAMLSeq {
    const above = path.slice(0, -1)
    let node: unknown = above.length === 0 ? this.#document.contents : this.#document.getIn(above)
    if (!isMap(node) && !isSeq(node)) {
      node = typeof path.at(-1) === 'number' ? new YAMLSeq() : new YAMLMap()
      if (above.length === 0) this.#document.contents = node as never
      else this.set(above, node)
    }
    const parent = node as YAMLMap | YAMLSeq
    // An empty group is formatted as {}. Fields that it gets must be on separate lines.
    if (parent.items.length === 0) parent.flow = false
    return parent
  }
}

export function parseContent(text: string): ContentText | undefined {
  try {
    return new ContentText(text)
  } catch {
    return undefined
  }
}

/** yaml’s schema, except that unchanged texts keep their formatting. */
function keepSources(sources: ReadonlyMap<unknown, { value: unknown; source: string }>) {
  return (tags: Tags): Tags =>
    tags.map((tag) => {
      if (typeof tag === 'string' || 'collection' in tag) return tag
      const { stringify } = tag
      return {
        ...tag,
        stringify: (item, context, ...rest) => {
          const known = sources.get(item)
          if (known && known.value === item.value) return known.source
          return stringify?.(item, context, ...rest) ?? String(item.value)
        },
      } satisfies typeof tag
    })
}
