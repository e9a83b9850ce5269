import type { ComponentType } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'

/** Names of all islands. Written out, since minifiers rename functions. */
export type IslandName = 'tabs' | 'disclosures'

/** Props that every island’s component gets beside its own. */
export interface IslandContext {
  /** The island’s name on its page: prefix of its ids and key of its state in the history. */
  id: string
  /** Long content by name, as HTML. The server renders it; React leaves it alone in the browser. */
  slots: Readonly<Record<string, string>>
}

export type IslandComponent<Props extends object> = ComponentType<Props & IslandContext>

/** Shows the visitor, beside a part of the page, that its interactive code failed. */
export type Report = (error: unknown, near: Element) => void

/** Limit in bytes for an island’s props, which are part of the HTML. */
export const MOST_PROPS = 2048

/** The root of an island’s tree, the same on the server and in the browser: otherwise the ids of useId differ. */
export function IslandFrame<Props extends object>({
  component,
  props,
}: {
  component: IslandComponent<Props>
  props: Props & IslandContext
}) {
  const Component = component
  return (
    <I18nProvider locale="en-NG">
      <Component {...props} />
    </I18nProvider>
  )
}

/** Props of an element whose content is a slot: rendered on the server, left alone in the browser. */
export function slotProps(slots: IslandContext['slots'], name: string) {
  return { 'data-slot': name, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: slots[name] ?? '' } }
}
