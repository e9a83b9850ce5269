import { OfficeHours, OfficeList } from '../components/Offices.tsx'
import type { Site } from '../content/site.ts'
import { toFormAction } from '../lib/formAction.ts'
import { WORDS } from '../lib/words.ts'
import { Inline, Paragraph } from '../markdown/Inline.tsx'
import { findAnswerTime, getContactDetails, listContactSubjects } from '../model/contactDetails.ts'
import { toPrivacyTexts } from '../model/privacy.ts'
import { Day } from '../ui/dates.tsx'
import { ExternalLink } from '../ui/links.tsx'
import { useHeadingProps } from '../ui/linkTargets.ts'
import { List } from '../ui/lists.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Section } from '../ui/Section.tsx'
import { ContactForm } from '../widgets/form/forms.tsx'
import { HeroPage } from './HeroPage.tsx'

/** The Contact page: offices and hours, the message form, and the map. */
export function ContactPage({ site }: { site: Site }) {
  const { contact: page, accessibility: statement, company, messages } = site
  const answerTime = findAnswerTime(site)
  return (
    <HeroPage site={site} path="/contact" page={page}>
      <section className="on-chalk" aria-label={WORDS.contactPage.waysToReachUs}>
        <div className="wrap split">
          <div className="stack">
            <h2 {...useHeadingProps('find-us-here')}>{WORDS.contactPage.findUs}</h2>
            <OfficeList company={company} />
            <h3>{WORDS.contactPage.officeHours}</h3>
            <OfficeHours company={company} />
          </div>
          <div className="stack below-fold">
            <h2 {...useHeadingProps('message')}>{page.form.title}</h2>
            <Paragraph text={page.form.text} />
            {answerTime ? <p>{answerTime}</p> : null}
            <ContactForm
              action={toFormAction(company.services.forms)}
              unconnected={messages.forms.unconnected.before}
              privacy={toPrivacyTexts(company, messages).contact}
              reasons={page.reasons}
              subjects={listContactSubjects(site)}
              toast={messages.toasts.contact}
              {...getContactDetails(site)}
            />
          </div>
        </div>
      </section>
      <Section heading={statement.title} id="accessibility" beside>
        <div className="prose">
          <Paragraph text={statement.aim} />
          <h3>{WORDS.contactPage.tested}</h3>
          <List of={statement.tested}>
            {({ what, with: tool, day }) => (
              <>
                {WORDS.contactPage.testedWith(what, tool)}: <Day value={day} />
              </>
            )}
          </List>
          <h3>{WORDS.contactPage.problems}</h3>
          <List of={statement.problems}>{(problem) => <Inline text={problem} />}</List>
          <h3>{WORDS.contactPage.complain}</h3>
          <Paragraph text={statement.complain} />
          <p className="meta">
            {WORDS.contactPage.reviewed} <Day value={statement.reviewed} />.
          </p>
        </div>
      </Section>
      <Section heading={WORDS.contactPage.onTheMap} id="map" surface="sand" intro={<Inline text={page.mapText} />}>
        <Picture picture={page.map} sizes="100vw" />
        <List of={company.offices} className="actions spaced">
          {({ city, map }) => <ExternalLink href={map} nameHost className="more" text={WORDS.contactPage.officeInMap(city)} />}
        </List>
      </Section>
    </HeroPage>
  )
}
