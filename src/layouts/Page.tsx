import type { ReactNode } from 'react'
import type { Site } from '../content/site.ts'
import type { SiteArea } from '../lib/theme.ts'
import { JsonLd, PageHead } from '../seo/PageHead.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

interface PageProps {
  site: Site
  /** The page’s path; undefined for the not-found and offline pages, which are shown at the addresses of other pages. */
  path?: string
  title: string
  description: string
  area: SiteArea
  /** Quick links that only this page has, listed before those of every page. */
  quickLinks?: readonly { text: string; href: string }[]
  children: ReactNode
}

/** The frame of every page: header, main and footer. */
export function Page({ site, path, title, description, area, quickLinks, children }: PageProps) {
  const { company, messages } = site
  return (
    <div className={`area-${area}`} data-error-title={messages.unexpectedError}>
      <PageHead site={site} title={title} description={description} path={path} />
      <Header company={company} path={path} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer company={company} quickLinks={quickLinks} path={path} messages={messages} />
      <template data-place="last" />
      {path === undefined ? null : <JsonLd site={site} path={path} />}
    </div>
  )
}
