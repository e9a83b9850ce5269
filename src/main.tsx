import { ViteReactSSG } from 'vite-react-ssg'
import { listRoutes, routes } from './routes.tsx'

/** The entry with which the build and the development server render pages. Never reaches a browser. */
export const createRoot = ViteReactSSG({ routes })

/** The addresses to build. vite-react-ssg expects this export name. */
export const includedRoutes = listRoutes
