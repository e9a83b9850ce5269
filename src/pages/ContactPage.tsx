import { OfficeHours, OfficeList } from '../components/Offices.tsx'
import { PageHero } from '../components/PageHero.tsx'
import type { Site } from '../content/site.ts'
import { Page } from '../layouts/Page.tsx'
import { toFormAction } from '../lib/formAction.ts'
import { Inline, Paragraph } from '../markdown/Inline.tsx'
import { getContactDetails, listContactSubjects } from '../model/contactDetails.ts'
import { orUnknown } from '../model/visitFacts.ts'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Section } from '../ui/Section.tsx'
import { ContactForm } from '../widgets/form/ContactForm.tsx'

/** The Contact page: offices and hours, the message form, and the map. */
export function ContactPage({ site }: { site: Site }) {
  const { contact: page, company, messages } = site
  return (
    <Page site={site} path="/contact" title={page.title} description={page.description} area="home">
      <PageHero title={page.title} lead={<Inline text={page.lead} />} />
      <section className="on-chalk" aria-label="Ways to reach us">
        <div className="wrap split">
          <div className="stack">
            <h2 id="find-us-here">Find us</h2>
            <OfficeList company={company} />
            <h3>Office hours</h3>
            <OfficeHours company={company} />
            <p className="meta">How soon we answer: {orUnknown(page.answerTime, messages.unavailable.notYetConfirmed)}</p>
          </div>
          <div className="stack below-fold">
            <h2 id="message">{page.form.title}</h2>
            <Paragraph text={page.form.text} />
            <ContactForm
              action={toFormAction(company.services.forms)}
              unconnected={messages.forms.unconnected.before}
              privacy={company.privacy.contact}
              reasons={page.reasons}
              subjects={listContactSubjects(site)}
              toast={messages.toasts.contact}
              {...getContactDetails(site)}
            />
          </div>
        </div>
      </section>
      <Section heading="On the map" id="map" surface="sand" intro={<Inline text={page.mapText} />}>
        <Picture picture={page.map} sizes="100vw" />
        <ul className="actions spaced">
          {company.offices.map((office) => (
            <li key={office.city}>
              <ExternalLink href={office.map} nameHost className="more">
                Open the {office.city} office in a map
              </ExternalLink>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  )
}
