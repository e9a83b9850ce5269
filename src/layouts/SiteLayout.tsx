import { Outlet, useLocation } from 'react-router-dom'
import type { Site } from '../content/site.ts'
import { linkedIds } from '../model/linkTargets.ts'
import { findPage } from '../model/pages.ts'
import { quickLinksOf } from '../model/quickLinks.ts'
import { JsonLd } from '../seo/PageHead.tsx'
import { LinkTargets } from '../ui/linkTargets.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

/** The layout route of every page: header, main and footer. The not-found and offline pages have no path, because no address leads to them. */
/** `linkTargets` are those of `listLinkTargets`. */
export function SiteLayout({ site, linkTargets }: { site: Site; linkTargets: ReadonlySet<string> }) {
  const { company, messages } = site
  const page = findPage(site, useLocation().pathname)
  const path = page?.path
  return (
    <LinkTargets value={linkedIds(linkTargets, path ?? '')}>
      <template data-mark="start" />
      <div className={`area-${page?.area ?? 'home'}`} data-error-title={messages.unexpectedError}>
        <Header company={company} path={path} />
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
        <Footer company={company} quickLinks={quickLinksOf(site, path)} path={path} messages={messages} />
        <template data-mark="bundle" />
        {path === undefined ? null : <JsonLd site={site} path={path} />}
      </div>
      <template data-mark="end" />
    </LinkTargets>
  )
}
