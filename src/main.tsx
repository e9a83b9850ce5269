import { ViteReactSSG } from 'vite-react-ssg'
import { routes } from './routes.tsx'

/** What the build and the development server render pages with. Never reaches a browser. */
export const createRoot = ViteReactSSG({ routes }, (context) => {
  // Of all routes the router makes a table of its own for each page, sorted: a page is given its own alone.
  const own = routes.find(({ path }) => path === context.routePath)
  if (own) context.routes = [own]
})
