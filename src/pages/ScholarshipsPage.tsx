import type { Site } from '../content/site.ts'
import { toCountHeading } from '../lib/text.ts'
import { WORDS } from '../lib/words.ts'
import { Inline, inlineItems, Paragraph } from '../markdown/Inline.tsx'
import { getContactDetails } from '../model/contactDetails.ts'
import { Actions } from '../ui/Actions.tsx'
import { ButtonLink, type ButtonLook, lookUntil, MoreLink } from '../ui/links.tsx'
import { Facts, List, Steps, TextList } from '../ui/lists.tsx'
import { Deadline, EndedNote, PastNote } from '../ui/pastNotes.tsx'
import { Section } from '../ui/Section.tsx'
import { Unavailable } from '../widgets/acknowledge/Acknowledge.tsx'
import { HeroPage } from './HeroPage.tsx'
import { ListSection, QuestionSection, TextSection, toSectionHead } from './sections.tsx'

/** The scholarships page: types, eligibility, process, dates, questions, and how to sponsor one. */
export function ScholarshipsPage({ site }: { site: Site }) {
  const { scholarships: page, bootcamp, company, messages } = site
  const { scholarshipApply, scholarshipGuide, scholarshipInfo, scholarshipSponsor } = messages.unavailable
  // A scholarship is applied for with the bootcamp’s own application.
  const applyLook = lookUntil(bootcamp.deadline)
  const lastDay = page.dates.map(({ date }) => date).reduce((latest, date) => (date > latest ? date : latest))
  const button = (id: string, text: string, reason: string, look?: ButtonLook) => (
    <Unavailable id={id} reason={reason} {...getContactDetails(site)} look={look} text={text} />
  )
  return (
    <HeroPage
      site={site}
      path="/academy/young-creatives-bootcamp/scholarships"
      page={page}
      lead={page.tagline}
      surface="leaf"
      actions={<EndedNote what="scholarships" of={{ title: page.title, ends: lastDay }} />}
    >
      <Section heading={WORDS.scholarships.introduction} intro={<Inline text={page.intro} />} id="introduction" beside>
        <Actions>
          {button('apply-top', WORDS.scholarships.apply, scholarshipApply, applyLook)}
          {button('guide', WORDS.scholarships.guide, scholarshipGuide)}
        </Actions>
      </Section>
      <TextSection heading={WORDS.scholarships.why} id="why" surface="sand" text={page.body} />
      <Section heading={toCountHeading(page.awards.length, WORDS.scholarships.scholarship)} id="awards">
        <List of={page.awards} className="grid-2" itemClass="panel stack">
          {({ title, summary, awards, covers, criteria, note }) => (
            <>
              <h3>{title}</h3>
              <Paragraph text={summary} />
              <TextList items={inlineItems(awards)} />
              <Paragraph text={covers} />
              <h4>{WORDS.scholarships.criteria}</h4>
              <TextList items={inlineItems(criteria)} />
              {note ? <Paragraph text={note} /> : null}
            </>
          )}
        </List>
      </Section>
      <ListSection heading={WORDS.scholarships.eligibility} id="eligibility" surface="sand" items={page.eligibility}>
        <Paragraph className="spaced" text={page.bothNote} />
      </ListSection>
      <Section heading={WORDS.scholarships.howToApply} id="process">
        <Steps steps={page.process.map((step) => ({ text: <Inline text={step} /> }))} />
      </Section>
      <Section heading={WORDS.scholarships.dates} intro={<Inline text={page.datesNote} />} id="dates" surface="sand">
        <div className="stack">
          <Facts facts={page.dates.map(({ label, date }) => ({ term: label, detail: <Deadline day={date} until={lastDay} /> }))} />
          <PastNote day={lastDay} text={WORDS.past.allDates} about={WORDS.past.theseScholarships} />
        </div>
      </Section>
      <QuestionSection heading={WORDS.scholarships.questions} id="questions" listId="scholarship-faq" questions={page.faq} />
      <Section {...toSectionHead(page.sponsor)} id="sponsor" beside surface="indigo">
        <Actions>
          <ButtonLink href={`mailto:${company.email}`} text={company.email} />
          {button('sponsor', WORDS.scholarships.partner, scholarshipSponsor)}
        </Actions>
      </Section>
      <Section heading={WORDS.scholarships.nextStep} id="ready" beside surface="leaf">
        <Actions>
          {button('apply-bottom', WORDS.scholarships.apply, scholarshipApply, applyLook)}
          {button('info', WORDS.scholarships.info, scholarshipInfo)}
        </Actions>
        <p className="spaced">
          <MoreLink href="/academy/young-creatives-bootcamp" text={WORDS.scholarships.backToBootcamp} />
        </p>
      </Section>
    </HeroPage>
  )
}
