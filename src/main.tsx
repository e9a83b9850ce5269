import { ViteReactSSG } from 'vite-react-ssg'
import { listRoutes, routes } from './routes.tsx'

/** What the build and the development server render pages with. Never reaches a browser. */
export const createRoot = ViteReactSSG({ routes })

/** The addresses a build renders: vite-react-ssg asks for them by this name. */
export const includedRoutes = listRoutes
