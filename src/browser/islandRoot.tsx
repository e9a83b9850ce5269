import type { ComponentType } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'

/** The islands there are. A name is given, never taken from a function: builds rename functions. */
export type IslandName = 'tabs' | 'disclosures'

/** What every island’s component is given beside its own props. */
export interface IslandContext {
  /** The island’s name on its page: prefix of its ids and key of its state in the history. */
  id: string
  /** Long content by name, as HTML. The server fills it in; in the browser it is what stands there already. */
  slots: Readonly<Record<string, string>>
}

export type IslandComponent<Props extends object> = ComponentType<Props & IslandContext>

/** Tells the visitor, beside a part of the page, that its interactive code failed. */
export type Report = (error: unknown, near: Element) => void

/** At most so many bytes of props, since they stand in the page beside the HTML made from them. */
export const MOST_PROPS = 2048

/** The tree of an island’s root. Server and browser must build the same, or the ids of useId differ. */
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

/** Props of an element whose content is a slot. React writes it on the server and leaves it alone in the browser. */
export function slotProps(slots: IslandContext['slots'], name: string) {
  return { 'data-slot': name, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: slots[name] ?? '' } }
}
