import { type ComponentType, createElement, type FunctionComponent } from 'react'

/** A page whose code is a chunk of its own. It can be rendered once it is loaded. */
export interface LazyPage {
  /** From the project's root. */
  file: string
  load(): Promise<unknown>
}

/** Stands in src/routes.tsx for the import of a page (wholeApp.ts writes it there). */
export function lazily(load: () => Promise<ComponentType>, file: string): FunctionComponent & LazyPage {
  let loaded: ComponentType | undefined
  const Page = (props: object) => createElement(loaded as ComponentType, props)
  return Object.assign(Page, {
    file,
    load: async () => {
      loaded = await load()
    },
  })
}
