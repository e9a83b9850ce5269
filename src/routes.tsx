import type { ComponentType, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { RouteRecord } from 'vite-react-ssg'
import type { PagedKind } from './content/kinds.ts'
import { getSite, type Site } from './content/site.ts'
import { type FixedPath, OFFLINE } from './lib/paths.ts'
import { findPage } from './model/pages.ts'
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
const FIXED_PAGES: Readonly<Record<FixedPath, ComponentType<{ site: Site }>>> = {
  '/': HomePage,
  '/about': AboutPage,
  '/productions': ProductionsPage,
  '/academy': AcademyPage,
  '/academy/young-creatives-bootcamp': BootcampPage,
  '/academy/young-creatives-bootcamp/courses': BootcampCoursesPage,
  '/academy/young-creatives-bootcamp/faculty': BootcampFacultyPage,
  '/academy/young-creatives-bootcamp/scholarships': ScholarshipsPage,
  '/academy/young-creative-workshop': WorkshopPage,
  '/festival': FestivalPage,
  '/news': NewsPage,
  '/careers': CareersPage,
  '/get-involved': GetInvolvedPage,
  '/contact': ContactPage,
  '/tickets': TicketsPage,
}

/** The template of an entry’s page, by its collection. */
const TEMPLATES: Readonly<Record<PagedKind, ComponentType<{ site: Site; id: string }>>> = {
  productions: ProductionPage,
  programmes: ProgrammePage,
  news: ArticlePage,
}

/**
 * One route for all addresses. The page is chosen during rendering, so that in development a new file has its page at once and content
 * errors show on the page.
 */
export const routes: RouteRecord[] = [{ path: '*', element: <CurrentPage /> }]

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
  if (page.entry) {
    const Template = TEMPLATES[page.entry.collection]
    return <Template site={site} id={page.entry.id} />
  }
  const Page = FIXED_PAGES[page.path as FixedPath]
  return <Page site={site} />
}
