import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/** Bidirectional controls without isolation, and invisible characters: no page needs any. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is what this is for.
const INVISIBLE = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffd]/

/** Whether a text contains a character that INVISIBLE names. */
export const hasInvisible = (text: string): boolean => INVISIBLE.test(text)

const ADDRESSES = /^(?:href|src|srcset|action|formaction|poster|data|xlink:href|ping|background|cite|manifest)$/

/**
 * What a page consists of, as a browser parses it: every element, every attribute with its element, the schemes of its addresses, and every
 * script. An attack that adds none of these to a page is harmless.
 */
export function partsOf(html: string): ReadonlySet<string> {
  const parts = new Set<string>()
  const walk = (node: DefaultTreeAdapterTypes.Node) => {
    if ('value' in node && hasInvisible(node.value)) parts.add('an invisible character in a text')
    if ('tagName' in node) {
      parts.add(node.tagName)
      if (node.tagName === 'script') parts.add(`script: ${describeScript(node)}`)
      for (const { name, value } of node.attrs) {
        parts.add(`${node.tagName} ${name}${ADDRESSES.test(name) ? ` to ${schemeOf(value)}` : ''}`)
        if (hasInvisible(value)) parts.add(`an invisible character in ${name}`)
      }
    }
    if ('childNodes' in node) for (const child of node.childNodes) walk(child)
    if ('content' in node) walk(node.content)
  }
  walk(parse(html))
  return parts
}

/** The scheme of an address, // for one of another host, nothing for one of this site. */
function schemeOf(address: string): string {
  // Browsers ignore control characters and spaces before the scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as browsers do.
  const [scheme = ''] = /^(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i.exec(address.replace(/[\u0000-\u0020]/g, '')) ?? []
  return scheme.toLowerCase()
}

/** A script with whole JSON-LD in it runs nothing. */
function describeScript({ attrs, childNodes }: DefaultTreeAdapterTypes.Element): string {
  const text = childNodes.map((child) => ('value' in child ? child.value : '')).join('')
  if (!attrs.some(({ name, value }) => name === 'type' && value === 'application/ld+json')) return text
  try {
    JSON.parse(text)
    return 'JSON-LD'
  } catch {
    return 'JSON-LD that is cut off'
  }
}

/** What runs code or requests another file in a drawing that is opened as a document of its own. */
export const SVG_DANGER =
  /<(?:script|foreignObject|a|image|iframe|\?xml-stylesheet|!DOCTYPE)\b|\son\w+\s*=|href\s*=\s*"(?!#)|url\(\s*['"]?(?!['"]?#)|@import|javascript:/i
