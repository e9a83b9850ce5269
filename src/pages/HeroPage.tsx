import type { ReactNode } from 'react'
import { PageHero, type PageHeroProps } from '../components/PageHero.tsx'
import type { Site } from '../content/site.ts'
import type { Picture } from '../lib/responsivePicture.ts'
import { Inline } from '../markdown/Inline.tsx'
import { breadcrumbsOf } from '../model/pages.ts'
import { PageHead } from '../seo/PageHead.tsx'

interface HeroPageProps extends Omit<PageHeroProps, 'title' | 'crumbs' | 'children'> {
  site: Site
  /** Undefined for the not-found and offline pages. */
  path?: string
  /** `lead` and `hero` are shown unless the page passes others. */
  page: { title: string; description: string; lead?: string; hero?: Picture }
  /** Shown in the hero, below its facts. */
  actions?: ReactNode
  children: ReactNode
}

/** A page whose first section is a hero. */
export function HeroPage({ site, path, page, actions, children, ...hero }: HeroPageProps) {
  const { title, description, lead } = page
  return (
    <>
      <PageHead site={site} path={path} title={title} description={description} />
      <PageHero
        title={title}
        crumbs={path === undefined ? [] : breadcrumbsOf(site, path)}
        lead={lead && <Inline text={lead} />}
        picture={page.hero}
        {...hero}
      >
        {actions}
      </PageHero>
      {children}
    </>
  )
}
