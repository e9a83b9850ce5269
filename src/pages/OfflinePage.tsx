import { OfficeHours, OfficeList } from '../components/Offices.tsx'
import { PageHero } from '../components/PageHero.tsx'
import type { Site } from '../content/site.ts'
import { Page } from '../layouts/Page.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Section } from '../ui/Section.tsx'

/**
 * The offline page: lists the cached pages. It is shown under the requested address, so a link with an empty href tries that page again.
 */
export function OfflinePage({ site }: { site: Site }) {
  const { company, messages } = site
  const words = messages.offline
  return (
    <Page site={site} title={words.title} description={words.text} area="home">
      <PageHero title={words.title} lead={words.text} surface="night">
        <ButtonLink href="">{words.link}</ButtonLink>
      </PageHero>
      <Section heading="Pages at hand" id="pages-at-hand">
        <p data-kept="">{words.kept}</p>
      </Section>
      <Section heading="Reach us without the internet" id="reach-us" intro={words.reach} surface="sand">
        <div className="grid-2">
          <OfficeList company={company} />
          <OfficeHours company={company} />
        </div>
      </Section>
    </Page>
  )
}
