import { ViteReactSSG } from 'vite-react-ssg'
import { routes } from './routes.tsx'

/** What the build and the development server render pages with. Never reaches a browser. */
export const createRoot = ViteReactSSG({ routes })
