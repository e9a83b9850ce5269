import { type ComponentType, useLayoutEffect } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'

/** Props that every island’s component gets beside its own. */
export interface IslandContext {
  /** The island’s name on its page: prefix of its ids and key of its state in the history. */
  id: string
  /** Long content by name, as HTML. The server renders it; React leaves it alone in the browser. */
  slots: Readonly<Record<string, string>>
}

export type IslandComponent<Props extends object> = ComponentType<Props & IslandContext>

/** The root of an island’s tree. It must be the same on the server and in the browser, so that `useId` gives the same ids. */
export function IslandFrame<Props extends object>({
  component: Component,
  props,
  onHydrated,
}: {
  component: IslandComponent<Props>
  props: Props & IslandContext
  onHydrated?: () => void
}) {
  useLayoutEffect(() => onHydrated?.(), [onHydrated])
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
