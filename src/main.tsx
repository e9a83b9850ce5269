import { site } from 'virtual:site'
import { ViteReactSSG } from 'vite-react-ssg'
import { toRoutes } from './routes.tsx'

/** The entry with which vite-react-ssg renders every page, in development and in a build. Never reaches a browser. */
export const createRoot = ViteReactSSG({ routes: toRoutes(site) })
