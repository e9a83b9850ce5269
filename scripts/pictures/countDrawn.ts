import type { XastElement, XastRoot } from 'svgo'

/**
 * How many parts a browser draws in the end, where one part may show another many times, and that one a third. Infinite where a part
 * shows itself. Counted without drawing.
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
    // Whoever comes back here while this is being counted shows itself.
    known.set(node, Number.POSITIVE_INFINITY)
    const shown = listShown(node).flatMap((id) => byId.get(id) ?? [])
    const within = node.children.filter((child) => child.type === 'element')
    const sum = [...shown, ...within].reduce((total, part) => total + count(part), 1)
    known.set(node, sum)
    return sum
  }
  return root.children.reduce((total, child) => total + (child.type === 'element' ? count(child) : 0), 0)
}

/** The ids a part points to: a shape to show again, a pattern, a gradient, a mask. */
function listShown({ attributes }: XastElement): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (/(?:^|:)href$/.test(name)) return [value.trim().slice(1)]
    return [...value.matchAll(/url\(\s*['"]?#([^'")\s]+)/g)].flatMap(([, id]) => id ?? [])
  })
}

/** How deep the tags of a drawing stand within each other, found without reading it as a drawing. */
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
