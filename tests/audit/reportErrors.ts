import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Link, Nodes, Root, Table } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

/** Link texts that do not name their target in a list of links. */
const EMPTY_NAMES = /^(?:|here|click here|more|read more|link|this|details|report)$/i

/** The problems of a Markdown file for screen reader users: headings, tables and links that are unclear out of context. */
export function findReportErrors(file: string, markdown: string): string[] {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown)
  return [...findHeadings(tree), ...findTables(tree), ...findLinks(tree, path.dirname(file))].map((error) => `${file}: ${error}`)
}

/** All nodes of a type, in document order. */
function nodesOf<Kind extends Nodes['type']>(node: Nodes, type: Kind): Extract<Nodes, { type: Kind }>[] {
  const own = node.type === type ? [node as Extract<Nodes, { type: Kind }>] : []
  return [...own, ...('children' in node ? node.children.flatMap((child) => nodesOf(child as Nodes, type)) : [])]
}

function findHeadings(tree: Root): string[] {
  const headings = nodesOf(tree, 'heading')
  const firsts = headings.filter(({ depth }) => depth === 1).length
  const skips = headings.filter(({ depth }, at) => depth > (headings[at - 1]?.depth ?? 0) + 1)
  return [
    ...(firsts === 1 ? [] : [`${firsts} headings of the first level`]),
    ...skips.map((heading) => `the heading “${textOf(heading)}” skips a level`),
  ]
}

function findTables(tree: Root): string[] {
  return nodesOf(tree, 'table').flatMap((table: Table) => {
    const heads = (table.children[0]?.children ?? []).map((cell) => textOf(cell))
    const twice = heads.filter((head, at) => head !== '' && heads.indexOf(head) !== at)
    return [
      ...(heads.includes('') ? ['a table has a column without a header'] : []),
      ...twice.map((head) => `a table has two columns called “${head}”`),
    ]
  })
}

function findLinks(tree: Root, folder: string): string[] {
  const links = nodesOf(tree, 'link').map((link: Link) => ({ name: textOf(link), url: link.url }))
  const places = new Map<string, Set<string>>()
  for (const { name, url } of links) places.set(name, (places.get(name) ?? new Set()).add(url))
  const lost = links.filter(({ url }) => !/^(?:[a-z]+:|#)/.test(url) && !existsSync(path.join(folder, url.replace(/#.*/, ''))))
  return [
    ...[...new Set(lost)].map(({ name, url }) => `“${name}” leads to ${url}, which does not exist`),
    ...[...places].filter(([, urls]) => urls.size > 1).map(([name, urls]) => `“${name}” leads to ${[...urls].join(' and to ')}`),
    ...[...places.keys()].filter((name) => EMPTY_NAMES.test(name)).map((name) => `the link text “${name}” does not name its target`),
  ]
}
