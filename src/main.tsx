import { Fragment, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ViteReactSSG } from 'vite-react-ssg'
import { listRoutes, routes } from './routes.tsx'

/**
 * The entry with which the build and the development server render pages. Never reaches a browser. vite-react-ssg parses what it rendered
 * with jsdom and writes it again, in four times the time of rendering. So in a build the page is rendered here and kept from it, and
 * scripts/build/finishPage.ts inserts it.
 */
export const createRoot = ViteReactSSG({ routes }, (context) => {
  if (!import.meta.env.PROD) return
  const collect = (app: ReactElement) => {
    context.initialState.rendered = renderToStaticMarkup(app)
    return <Fragment />
  }
  context.getStyleCollector = () => ({ collect, toString: () => '' })
})

/** The addresses to build. vite-react-ssg expects this export name. */
export const includedRoutes = listRoutes
