import { PageHero } from '../components/PageHero.tsx'
import { QuestionList } from '../components/QuestionList.tsx'
import { TextList } from '../components/TextList.tsx'
import type { Site } from '../content/site.ts'
import { Page } from '../layouts/Page.tsx'
import { toCountHeading } from '../lib/text.ts'
import { Inline, inlineAnswers, inlineItems, Paragraph } from '../markdown/Inline.tsx'
import { RunningText } from '../markdown/Markdown.tsx'
import { getContactDetails } from '../model/contactDetails.ts'
import { breadcrumbsOf } from '../model/pages.ts'
import { ButtonLink, MoreLink } from '../ui/Button.tsx'
import { Deadline } from '../ui/Deadline.tsx'
import { Facts } from '../ui/Facts.tsx'
import { PastNote } from '../ui/PastNote.tsx'
import { Section } from '../ui/Section.tsx'
import { Steps } from '../ui/Steps.tsx'
import { Unavailable } from '../widgets/acknowledge/Acknowledge.tsx'

const PATH = '/academy/young-creatives-bootcamp/scholarships'

/** The scholarships page: types, eligibility, process, dates, questions, and how to sponsor one. */
export function ScholarshipsPage({ site }: { site: Site }) {
  const { scholarships: page, company, messages } = site
  const unavailable = messages.unavailable
  const lastDay = page.dates.map(({ date }) => date).reduce((latest, date) => (date > latest ? date : latest))
  const button = (id: string, words: string, reason: string, look: 'strong' | 'quiet' = 'quiet') => (
    <Unavailable id={id} reason={reason} {...getContactDetails(site)} look={look}>
      {words}
    </Unavailable>
  )
  return (
    <Page site={site} path={PATH} title={page.title} description={page.description} area="academy">
      <PageHero title={page.title} lead={page.tagline} surface="leaf" crumbs={breadcrumbsOf(site, PATH)} />
      <Section heading="A place for you" id="introduction" beside intro={<Inline text={page.intro} />}>
        <div className="actions">
          {button('apply-top', 'Apply for a Scholarship', unavailable.scholarshipApply, 'strong')}
          {button('guide', 'Download Scholarship Guide PDF', unavailable.scholarshipGuide)}
        </div>
      </Section>
      <Section heading="Why Scholarships Matter" id="why" beside surface="sand">
        <RunningText text={page.body} />
      </Section>
      <Section heading={toCountHeading(page.awards.length, 'scholarship')} id="awards">
        <ul className="grid-2">
          {page.awards.map((award) => (
            <li key={award.title} className="panel stack">
              <h3>{award.title}</h3>
              <Paragraph text={award.summary} />
              <TextList items={inlineItems(award.awards)} />
              <Paragraph text={award.covers} />
              <h4>Criteria</h4>
              <TextList items={inlineItems(award.criteria)} />
              {award.note ? <Paragraph text={award.note} /> : null}
            </li>
          ))}
        </ul>
      </Section>
      <Section heading="Eligibility" id="eligibility" beside surface="sand">
        <TextList items={inlineItems(page.eligibility)} />
        <Paragraph className="spaced" text={page.bothNote} />
      </Section>
      <Section heading="How to apply" id="process">
        <Steps steps={page.process.map((step) => ({ text: <Inline text={step} /> }))} />
      </Section>
      <Section heading="Important dates" id="dates" surface="sand" intro={<Inline text={page.datesNote} />}>
        <Facts facts={page.dates.map(({ label, date }) => ({ term: label, detail: <Deadline day={date} until={lastDay} /> }))} />
        <PastNote day={lastDay} words="All of these dates have passed." about="these scholarships" />
      </Section>
      <Section heading="Questions about scholarships" id="questions">
        <QuestionList id="scholarship-faq" questions={inlineAnswers(page.faq)} />
      </Section>
      <Section heading={page.sponsor.title} id="sponsor" beside surface="indigo" intro={<Inline text={page.sponsor.text} />}>
        <div className="actions">
          <ButtonLink href={`mailto:${company.email}`}>{company.email}</ButtonLink>
          {button('sponsor', 'Partner With Us', unavailable.scholarshipSponsor)}
        </div>
      </Section>
      <Section heading="Ready to apply?" id="ready" beside surface="leaf">
        <div className="actions">
          {button('apply-bottom', 'Apply for a Scholarship', unavailable.scholarshipApply, 'strong')}
          {button('info', 'Download Scholarship Info PDF', unavailable.scholarshipInfo)}
        </div>
        <p className="spaced">
          <MoreLink href="/academy/young-creatives-bootcamp">Return to Bootcamp Page</MoreLink>
        </p>
      </Section>
    </Page>
  )
}
