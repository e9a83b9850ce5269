import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { RouteRecord } from 'vite-react-ssg'
import { getSite, type Site } from './content/site.ts'
import { type FixedPath, NOT_FOUND, OFFLINE, type PagedCollection } from './lib/routes.ts'
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

/** The components of the pages with fixed addresses. */
const FIXED_PAGES: Readonly<Record<FixedPath, (site: Site) => ReactNode>> = {
  '/': (site) => <HomePage site={site} />,
  '/about': (site) => <AboutPage site={site} />,
  '/productions': (site) => <ProductionsPage site={site} />,
  '/academy': (site) => <AcademyPage site={site} />,
  '/academy/young-creatives-bootcamp': (site) => <BootcampPage site={site} />,
  '/academy/young-creatives-bootcamp/courses': (site) => <BootcampCoursesPage site={site} />,
  '/academy/young-creatives-bootcamp/faculty': (site) => <BootcampFacultyPage site={site} />,
  '/academy/young-creatives-bootcamp/scholarships': (site) => <ScholarshipsPage site={site} />,
  '/academy/young-creative-workshop': (site) => <WorkshopPage site={site} />,
  '/festival': (site) => <FestivalPage site={site} />,
  '/news': (site) => <NewsPage site={site} />,
  '/careers': (site) => <CareersPage site={site} />,
  '/get-involved': (site) => <GetInvolvedPage site={site} />,
  '/contact': (site) => <ContactPage site={site} />,
  '/tickets': (site) => <TicketsPage site={site} />,
}

/** The template of an entry’s page, by its collection. */
const TEMPLATES: Readonly<Record<PagedCollection, (site: Site, id: string) => ReactNode>> = {
  productions: (site, id) => <ProductionPage site={site} id={id} />,
  programmes: (site, id) => <ProgrammePage site={site} id={id} />,
  news: (site, id) => <ArticlePage site={site} id={id} />,
}

/**
 * One route for all addresses. The page is chosen during rendering, so that in development a new file has its page at once and content
 * errors show on the page.
 */
export const routes: RouteRecord[] = [{ path: '*', element: <CurrentPage /> }]

/** Every address to build: all pages, the not-found page and the offline page. */
export const listRoutes = (): string[] => [...listPages(getSite()).map(({ path }) => path), NOT_FOUND, OFFLINE]

function CurrentPage() {
  const { pathname } = useLocation()
  return renderPage(getSite(), pathname)
}

/** The page at a path; the not-found page where there is none. */
export function renderPage(site: Site, path: string): ReactNode {
  if (path === OFFLINE) return <OfflinePage site={site} />
  const page = findPage(site, path)
  if (!page) return <NotFoundPage site={site} />
  if (page.list) return <ListPage site={site} list={page.list} />
  return page.entry ? TEMPLATES[page.entry.collection](site, page.entry.id) : FIXED_PAGES[page.path as FixedPath](site)
}
