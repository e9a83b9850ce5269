import type { XastElement, XastRoot } from 'svgo'

/**
 * The number of elements that a browser finally draws: `use` and patterns may repeat an element many times, and nest. Infinite when an
 * element contains itself. Computed without drawing.
 */
export function countDrawn(root: XastRoot): number {
  const byId = new Map<string, XastElement>()
  const gather = (node: XastRoot | XastElement): void => {
    for (const child of node.children) {
      if (child.type !== 'element') continue
      if (child.attributes.id !== undefined) byId.set(child.attributes.id, child)
      gather(child)
    }
  }
  gather(root)
  const known = new Map<XastElement, number>()
  const count = (node: XastElement): number => {
    const before = known.get(node)
    if (before !== undefined) return before
    // An element that is reached while it is being counted contains itself.
    known.set(node, Number.POSITIVE_INFINITY)
    const shown = listShown(node).flatMap((id) => byId.get(id) ?? [])
    const within = node.children.filter((child) => child.type === 'element')
    const sum = [...shown, ...within].reduce((total, part) => total + count(part), 1)
    known.set(node, sum)
    return sum
  }
  return root.children.reduce((total, child) => total + (child.type === 'element' ? count(child) : 0), 0)
}

/** The ids that an element refers to: `use`, patterns, gradients, masks. */
function listShown({ attributes }: XastElement): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (/(?:^|:)href$/.test(name)) return [value.trim().slice(1)]
    return [...value.matchAll(/url\(\s*['"]?#([^'")\s]+)/g)].flatMap(([, id]) => id ?? [])
  })
}

/** The nesting depth of a drawing’s tags, found without parsing it. */
export function measureDepth(source: string): number {
  let [depth, deepest] = [0, 0]
  let isInTag = false
  const sign = /<!--|<!\[CDATA\[|<[!?]|<\/|<|\/>|>|"|'/g
  for (let found = sign.exec(source); found; found = sign.exec(source)) {
    const [mark] = found
    const end = isInTag && /["']/.test(mark) ? mark : { '<!--': '-->', '<![CDATA[': ']]>', '<!': '>', '<?': '?>', '</': '>' }[mark]
    if (mark === '</') depth -= 1
    if (end) {
      const at = source.indexOf(end, sign.lastIndex)
      if (at < 0) break
      sign.lastIndex = at + end.length
    } else if (mark === '<') {
      isInTag = true
      depth += 1
      deepest = Math.max(deepest, depth)
    } else if (isInTag && mark.endsWith('>')) {
      isInTag = false
      if (mark === '/>') depth -= 1
    }
  }
  return deepest
}
