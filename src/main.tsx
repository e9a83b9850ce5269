import { renderToStaticMarkup } from 'react-dom/server'
import { useRoutes } from 'react-router-dom'
import { StaticRouter } from 'react-router-dom/server'
import { ViteReactSSG } from 'vite-react-ssg'
import { routes } from './routes.tsx'

const Pages = () => useRoutes(routes)

/**
 * The entry with which the build and the development server render pages. Never reaches a browser. vite-react-ssg makes a whole DOM of each
 * page that it builds, which takes three times as long as rendering. So it builds only one page, and scripts/build/finishPage.ts puts what
 * `render` returns for each address into that page’s frame.
 */
export const createRoot = ViteReactSSG({ routes }, ({ initialState }) => {
  initialState.render = (path: string) =>
    renderToStaticMarkup(
      <StaticRouter location={path}>
        <Pages />
      </StaticRouter>,
    )
})

/** The addresses that vite-react-ssg builds. It expects this export name. */
export const includedRoutes = () => ['/']
