import type { PartName } from '../lib/partName.ts'

/**
 * Gets an element of a widget by its `data-part`.
 * @throws an Error that names the missing part.
 */
export function getPart<Kind extends HTMLElement = HTMLElement>(host: ParentNode, name: PartName): Kind {
  const part = host.querySelector<Kind>(`[data-part=${name}]`)
  if (!part) throw new Error(`Part of this page is missing: ${name}.`)
  return part
}
