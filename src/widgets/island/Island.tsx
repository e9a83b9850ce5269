import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { type IslandComponent, IslandFrame } from '../../browser/islandRoot.tsx'
import { lazyPart } from '../lazyPart.ts'
import type { IslandName } from '../registry.client.ts'

interface IslandProps<Props extends object> {
  name: IslandName
  /** Unique on its page, in kebab case: festival-days. */
  id: string
  component: IslandComponent<Props>
  /** Props for the browser: small, and JSON only. */
  props: Props
  /** Long content by name. Rendered on the server; React leaves it alone in the browser. */
  slots: Readonly<Record<string, ReactNode>>
}

let inside: string | undefined

/**
 * Renders an island as its own React root, with the data that the browser needs to hydrate it.
 * Throws when islands are nested, or when the id is not kebab case.
 */
export function Island<Props extends object>({ name, id, component, props, slots }: IslandProps<Props>) {
  if (inside !== undefined) throw new Error(`The island "${id}" is inside the island "${inside}". Islands cannot contain islands.`)
  if (!/^[a-z][a-z0-9-]*$/.test(id)) throw new Error(`"${id}" cannot name an island: lowercase letters, digits and hyphens only.`)
  inside = id
  let html: string
  try {
    const rendered = Object.entries(slots).map(([slot, node]) => [slot, renderToString(node)])
    const context = { ...props, id, slots: Object.fromEntries(rendered) }
    html = renderToString(<IslandFrame component={component} props={context} />, { identifierPrefix: `${id}-` })
  } finally {
    inside = undefined
  }
  // No hook may follow: the nested render above has reset React’s dispatcher.
  const content = { dangerouslySetInnerHTML: { __html: html } }
  const data = Object.keys(props).length > 0 ? JSON.stringify(props) : undefined
  return <div {...lazyPart(name)} data-id={id} data-props={data} {...content} />
}
