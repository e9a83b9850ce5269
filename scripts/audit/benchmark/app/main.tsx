import { type ReactElement, useEffect } from 'react'
import { useLoaderData } from 'react-router-dom'
import { type RouteRecord, ViteReactSSG } from 'vite-react-ssg'
import type { Site } from '../../../../src/content/site.ts'
import { keepFocusClear, startHeader, startMenu } from '../../../../src/enhancements/frame.ts'
import { startEnhancements } from '../../../../src/enhancements/start.ts'
import { startDialogs } from '../../../../src/islands/dialogTriggers.ts'
import { routes } from '../../../../src/routes.tsx'
import type { LazyPage } from './lazily.ts'
import type { PageOf } from './pageData.tsx'

/** The site's own routes as vite-react-ssg's guide has them: each page in a chunk of its own, its data from a loader. */
export const createRoot = ViteReactSSG({ routes: routes.map(toOrdinaryRoute) })

function toOrdinaryRoute({ path, element }: RouteRecord): RouteRecord {
  const { page } = (element as ReactElement<{ page: PageOf }>).props
  const { file, load } = (page({} as Site) as ReactElement).type as unknown as LazyPage
  return {
    path,
    entry: file,
    loader: async () => (import.meta.env.SSR ? (await import('./pageData.tsx')).toPageData(page) : null),
    lazy: async () => {
      await load()
      return { Component: () => <Whole page={page} /> }
    },
  } as RouteRecord
}

/** A page that is hydrated whole. What is no React in it starts when it has mounted, as in src/client.ts. */
function Whole({ page }: { page: PageOf }) {
  const site = useLoaderData() as Site
  useEffect(() => {
    const report = (error: unknown) => console.error(error)
    startHeader()
    startMenu()
    keepFocusClear()
    startEnhancements(report)
    startDialogs(report)
  }, [])
  return page(site)
}
