import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import type { RouteRecord } from 'vite-react-ssg'
import type { PagedKind } from './content/kinds.ts'
import type { Site } from './content/site.ts'
import { SiteLayout } from './layouts/SiteLayout.tsx'
import { listLinkTargets } from './model/linkTargets.ts'
import { findPage, listPages } from './model/pages.ts'
import { AboutPage } from './pages/AboutPage.tsx'
import { AcademyPage } from './pages/AcademyPage.tsx'
import { ArticlePage } from './pages/ArticlePage.tsx'
import { BootcampCoursesPage, BootcampFacultyPage, BootcampPage } from './pages/bootcampPages.tsx'
import { CareersPage } from './pages/CareersPage.tsx'
import { ContactPage } from './pages/ContactPage.tsx'
import { FestivalPage } from './pages/FestivalPage.tsx'
import { NotFoundPage, OfflinePage } from './pages/fallbackPages.tsx'
import { GetInvolvedPage } from './pages/GetInvolvedPage.tsx'
import { HomePage } from './pages/HomePage.tsx'
import { ListPage } from './pages/ListPage.tsx'
import { NewsPage } from './pages/NewsPage.tsx'
import { ProductionPage } from './pages/ProductionPage.tsx'
import { ProductionsPage } from './pages/ProductionsPage.tsx'
import { ProgrammePage } from './pages/ProgrammePage.tsx'
import { ScholarshipsPage } from './pages/ScholarshipsPage.tsx'
import { TicketsPage } from './pages/TicketsPage.tsx'
import { WorkshopPage } from './pages/WorkshopPage.tsx'

/** The route table. A new file of a kind with pages has its page by a route with `:id`. */
export const toRoutes = (site: Site): RouteRecord[] => [
  {
    path: '/',
    element: <SiteLayout site={site} linkTargets={listLinkTargets(site)} />,
    children: [
      { index: true, element: <HomePage site={site} /> },
      { path: 'about', element: <AboutPage site={site} /> },
      { path: 'productions', element: <ProductionsPage site={site} /> },
      { path: 'productions/:id', ...entries(site, 'productions', ProductionPage) },
      { path: 'productions/page/:number', ...furtherPages(site, /^\/productions\/page\//) },
      { path: 'productions/category/:category', ...furtherPages(site, /^\/productions\/category\/[^/]+$/) },
      { path: 'productions/category/:category/page/:number', ...furtherPages(site, /^\/productions\/category\/[^/]+\/page\//) },
      { path: 'academy', element: <AcademyPage site={site} /> },
      { path: 'academy/:id', ...entries(site, 'programmes', ProgrammePage) },
      { path: 'academy/page/:number', ...furtherPages(site, /^\/academy\/page\//) },
      { path: 'academy/young-creatives-bootcamp', element: <BootcampPage site={site} /> },
      { path: 'academy/young-creatives-bootcamp/courses', element: <BootcampCoursesPage site={site} /> },
      { path: 'academy/young-creatives-bootcamp/faculty', element: <BootcampFacultyPage site={site} /> },
      { path: 'academy/young-creatives-bootcamp/scholarships', element: <ScholarshipsPage site={site} /> },
      { path: 'academy/young-creative-workshop', element: <WorkshopPage site={site} /> },
      { path: 'festival', element: <FestivalPage site={site} /> },
      { path: 'news', element: <NewsPage site={site} /> },
      { path: 'news/:id', ...entries(site, 'news', ArticlePage) },
      { path: 'news/page/:number', ...furtherPages(site, /^\/news\/page\//) },
      { path: 'careers', element: <CareersPage site={site} /> },
      { path: 'careers/page/:number', ...furtherPages(site, /^\/careers\/page\//) },
      { path: 'get-involved', element: <GetInvolvedPage site={site} /> },
      { path: 'contact', element: <ContactPage site={site} /> },
      { path: 'tickets', element: <TicketsPage site={site} /> },
      { path: 'offline', element: <OfflinePage site={site} /> },
      { path: '404', element: <NotFoundPage site={site} /> },
      { path: '*', element: <NotFoundPage site={site} /> },
    ],
  },
]

type Dynamic = Required<Pick<RouteRecord, 'element' | 'getStaticPaths'>>

/** The pages of a collection’s files. */
const entries = (site: Site, collection: PagedKind, template: ComponentType<{ site: Site; id: string }>): Dynamic => ({
  element: <EntryPage site={site} template={template} />,
  getStaticPaths: () =>
    listPages(site)
      .filter(({ entry }) => entry?.collection === collection)
      .map(({ path }) => path),
})

function EntryPage({ site, template: Template }: { site: Site; template: ComponentType<{ site: Site; id: string }> }) {
  const entry = findPage(site, useLocation().pathname)?.entry
  return entry ? <Template site={site} id={entry.id} /> : <NotFoundPage site={site} />
}

/** The further pages of a long list, by the pattern of their addresses. */
const furtherPages = (site: Site, pattern: RegExp): Dynamic => ({
  element: <FurtherPage site={site} />,
  getStaticPaths: () =>
    listPages(site)
      .filter(({ path, list }) => list && pattern.test(path))
      .map(({ path }) => path),
})

function FurtherPage({ site }: { site: Site }) {
  const list = findPage(site, useLocation().pathname)?.list
  return list ? <ListPage site={site} list={list} /> : <NotFoundPage site={site} />
}
