import { ViteReactSSG } from 'vite-react-ssg'
import { routes } from './routes.tsx'

/**
 * The entry with which vite-react-ssg renders pages: all of them in development, and in a build one, into whose frame scripts/build/makeSite.ts
 * puts the others: vite-react-ssg makes a whole DOM of each page that it builds, which takes three times as long as rendering. Never reaches a
 * browser.
 */
export const createRoot = ViteReactSSG({ routes })

/** The addresses that vite-react-ssg builds. It expects this export name. */
export const includedRoutes = () => ['/']
