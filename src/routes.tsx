import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { RouteRecord } from 'vite-react-ssg'
import { getSite, type Site } from './content/site.ts'
import { NOT_FOUND, OFFLINE, type Route } from './lib/routes.ts'
import { AboutPage } from './pages/AboutPage.tsx'
import { AcademyPage } from './pages/AcademyPage.tsx'
import { ArticlePage } from './pages/ArticlePage.tsx'
import { BootcampCoursesPage } from './pages/BootcampCoursesPage.tsx'
import { BootcampFacultyPage } from './pages/BootcampFacultyPage.tsx'
import { BootcampPage } from './pages/BootcampPage.tsx'
import { CareersPage } from './pages/CareersPage.tsx'
import { ContactPage } from './pages/ContactPage.tsx'
import { FestivalPage } from './pages/FestivalPage.tsx'
import { GetInvolvedPage } from './pages/GetInvolvedPage.tsx'
import { HomePage } from './pages/HomePage.tsx'
import { NewsPage } from './pages/NewsPage.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { OfflinePage } from './pages/OfflinePage.tsx'
import { ProductionPage } from './pages/ProductionPage.tsx'
import { ProductionsPage } from './pages/ProductionsPage.tsx'
import { ProgrammePage } from './pages/ProgrammePage.tsx'
import { ScholarshipsPage } from './pages/ScholarshipsPage.tsx'
import { TicketsPage } from './pages/TicketsPage.tsx'
import { UnlistedPage } from './pages/UnlistedPage.tsx'
import { WorkshopPage } from './pages/WorkshopPage.tsx'

/** A page from the site's content. */
type PageOf = (site: Site) => ReactNode

/** The whole site map: every address and the page that stands there. */
const PAGES: Readonly<Record<Route, PageOf>> = {
  '/': (site) => <HomePage site={site} />,
  '/about': (site) => <AboutPage site={site} />,
  '/productions': (site) => <ProductionsPage site={site} />,
  '/productions/red-freedom-road': (site) => <ProductionPage site={site} id="red-freedom-road" />,
  '/productions/the-engagement': (site) => <ProductionPage site={site} id="the-engagement" />,
  '/productions/wizard-of-law': (site) => <ProductionPage site={site} id="wizard-of-law" />,
  '/productions/lion-and-jewel': (site) => <ProductionPage site={site} id="lion-and-jewel" />,
  '/productions/sankara': (site) => <ProductionPage site={site} id="sankara" />,
  '/productions/oh-obedeki': (site) => <ProductionPage site={site} id="oh-obedeki" />,
  '/productions/in-the-continuum': (site) => <ProductionPage site={site} id="in-the-continuum" />,
  '/productions/daughters-of-dance': (site) => <ProductionPage site={site} id="daughters-of-dance" />,
  '/academy': (site) => <AcademyPage site={site} />,
  '/academy/storytelling-intensive': (site) => <ProgrammePage site={site} id="storytelling-intensive" />,
  '/academy/film-production-masterclass': (site) => <ProgrammePage site={site} id="film-production-masterclass" />,
  '/academy/youth-theatre-workshop': (site) => <ProgrammePage site={site} id="youth-theatre-workshop" />,
  '/academy/young-creatives-bootcamp': (site) => <BootcampPage site={site} />,
  '/academy/young-creatives-bootcamp/courses': (site) => <BootcampCoursesPage site={site} />,
  '/academy/young-creatives-bootcamp/faculty': (site) => <BootcampFacultyPage site={site} />,
  '/academy/young-creatives-bootcamp/scholarships': (site) => <ScholarshipsPage site={site} />,
  '/academy/young-creative-workshop': (site) => <WorkshopPage site={site} />,
  '/festival': (site) => <FestivalPage site={site} />,
  '/news': (site) => <NewsPage site={site} />,
  '/news/alliance-francaise-partnership': (site) => <ArticlePage site={site} id="alliance-francaise-partnership" />,
  '/careers': (site) => <CareersPage site={site} />,
  '/get-involved': (site) => <GetInvolvedPage site={site} />,
  '/contact': (site) => <ContactPage site={site} />,
  '/tickets': (site) => <TicketsPage site={site} />,
}

/** The site map as vite-react-ssg takes it. Content is read while a page is rendered, so that its faults show on the page. */
export const routes: RouteRecord[] = [
  ...Object.entries(PAGES).map(([path, page]) => toRoute(path, page)),
  toRoute(NOT_FOUND, (site) => <NotFoundPage site={site} />),
  toRoute(OFFLINE, (site) => <OfflinePage site={site} />),
  // New files can be read while they are written. A build knows the map alone.
  ...(import.meta.env.DEV ? [{ path: '*', element: <Unlisted /> }] : []),
]

function toRoute(path: string, page: PageOf): RouteRecord {
  return { path, element: <Screen page={page} /> }
}

function Unlisted() {
  const { pathname } = useLocation()
  return <UnlistedPage site={getSite()} path={pathname} />
}

function Screen({ page }: { page: PageOf }) {
  return page(getSite())
}
