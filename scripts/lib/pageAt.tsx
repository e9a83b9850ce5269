import type { ReactElement } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { type RouteObject, useRoutes } from 'react-router-dom'
import { StaticRouter } from 'react-router-dom/server.js'
import type { Site } from '../../src/content/site.ts'
import { toRoutes } from '../../src/routes.tsx'

/** The page at an address by the route table, for checks that look at one page of a site that is not built. */
export const pageAt = (site: Site, address: string): ReactElement => (
  <HelmetProvider>
    <StaticRouter location={address}>
      <Routes site={site} />
    </StaticRouter>
  </HelmetProvider>
)

const Routes = ({ site }: { site: Site }) => useRoutes(toRoutes(site) as RouteObject[])
