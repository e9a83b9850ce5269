import { PageHero } from '../components/PageHero.tsx'
import { PersonCard } from '../components/PersonCard.tsx'
import { RelatedList } from '../components/RelatedList.tsx'
import { ShareSection } from '../components/ShareSection.tsx'
import { TextList } from '../components/TextList.tsx'
import { TitledList } from '../components/TitledList.tsx'
import { findBrochure } from '../content/brochures.ts'
import type { Entry } from '../content/collections.ts'
import { getEntry, type Site } from '../content/site.ts'
import { Page } from '../layouts/Page.tsx'
import { fillTokens } from '../lib/fillTokens.ts'
import { endedIn } from '../lib/pastDates.ts'
import { Inline, inlineItems, inlineTitled } from '../markdown/Inline.tsx'
import { Markdown, RunningText } from '../markdown/Markdown.tsx'
import { findSessionCalendar } from '../model/calendarEvents.ts'
import { getContactDetails, getContactDetailsAbout } from '../model/contactDetails.ts'
import { breadcrumbsOf } from '../model/pages.ts'
import { relatedProgrammes } from '../model/related.ts'
import { orUnknown } from '../model/visitFacts.ts'
import { MoreLink } from '../ui/Button.tsx'
import { AddToCalendarLink } from '../ui/CalendarLinks.tsx'
import { DayRange } from '../ui/Day.tsx'
import { Deadline } from '../ui/Deadline.tsx'
import { Download } from '../ui/Download.tsx'
import { type Fact, Facts } from '../ui/Facts.tsx'
import { PastNote } from '../ui/PastNote.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Price } from '../ui/Price.tsx'
import { Quote } from '../ui/Quote.tsx'
import { ScheduleTable } from '../ui/ScheduleTable.tsx'
import { Section } from '../ui/Section.tsx'
import { TextWithPrices } from '../ui/TextWithPrices.tsx'
import { Acknowledge } from '../widgets/acknowledge/Acknowledge.tsx'

/** The page of a programme: key facts first, then overview, schedule, facilitator and the rest. */
export function ProgrammePage({ site, id }: { site: Site; id: string }) {
  const programme = getEntry(site, 'programmes', id)
  const path = `/academy/${id}`
  const person = getEntry(site, 'people', programme.facilitator.person)
  const facts: Fact[] = [
    { term: 'For whom', detail: programme.audience },
    { term: 'Duration', detail: programme.duration },
    { term: 'Next session', detail: <DayRange start={programme.starts} end={programme.ends} /> },
    { term: 'Where', detail: orUnknown(programme.location, site.messages.unavailable.notYetConfirmed) },
    {
      term: 'Fee',
      detail: (
        <>
          <Price amounts={[programme.fee]} />
          {programme.feeNote ? <TextWithPrices>{`. ${programme.feeNote}`}</TextWithPrices> : null}
        </>
      ),
    },
    ...(programme.deadline ? [{ term: 'Deadline', detail: <Deadline day={programme.deadline} until={programme.ends} /> }] : []),
    ...(programme.details ?? []),
  ]
  return (
    <Page site={site} path={path} title={programme.title} description={programme.description} area="academy">
      <PageHero
        title={programme.title}
        lead={<Inline text={programme.summary} />}
        picture={programme.image}
        surface="leaf"
        crumbs={breadcrumbsOf(site, path)}
        facts={<Facts facts={facts} label="Details" />}
      >
        <AddToCalendarLink file={findSessionCalendar(programme)} about={programme.title} />
        <PastNote day={programme.ends} words={endedIn('session', programme.ends)} about={programme.title} />
        <Actions site={site} programme={programme} place="opening" />
      </PageHero>
      <Section heading="Overview" id="overview" beside>
        <RunningText text={programme.body} />
      </Section>
      <Section heading="What You’ll Learn" id="learn" beside surface="sand">
        <TextList items={inlineItems(programme.learn)} />
      </Section>
      <Section heading="Who Should Apply" id="who" beside>
        <TextList items={inlineItems(programme.apply)} />
        {programme.groups ? <TitledList columns={2} items={inlineTitled(programme.groups)} /> : null}
      </Section>
      <Section heading="Format" id="format" surface="sand">
        <TitledList items={inlineTitled(programme.format)} />
      </Section>
      <Section heading="Schedule" id="schedule">
        <ScheduleTable caption={programme.schedule.caption} rows={programme.schedule.rows} />
      </Section>
      <Section heading="Your Facilitator" id="facilitator" surface="sand">
        <div className="split">
          <PersonCard {...person} role={programme.facilitator.role} sizes="(min-width: 64em) 37vw, 90vw" />
          <div className="prose">
            <Markdown text={person.body} headingLevel={4} />
          </div>
        </div>
      </Section>
      <Section heading="What past participants say" id="testimonial" surface="indigo" className="lit">
        <Quote by={programme.testimonial.author} detail={programme.testimonial.position} large>
          <Inline text={programme.testimonial.quote} />
        </Quote>
      </Section>
      <Section heading="Gallery" id="gallery">
        <ul className="picture-row">
          {programme.gallery.map((picture) => (
            <li key={picture.url}>
              <Picture picture={picture} sizes="(min-width: 48em) 30vw, 90vw" />
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={programme.closing.title} id="apply" beside surface="leaf" intro={<Inline text={programme.closing.text} />}>
        <Actions site={site} programme={programme} place="closing" />
        <p>
          <MoreLink href="/academy">Back to the academy</MoreLink>
        </p>
      </Section>
      <ShareSection site={site} path={path} title={programme.title} surface="sand" />
      <RelatedList heading="More at the academy" links={relatedProgrammes(site, id)} />
    </Page>
  )
}

function Actions({ site, programme: { id, title }, place }: { site: Site; programme: Entry<'programmes'>; place: string }) {
  const { toasts } = site.messages
  const brochure = findBrochure(id)
  const download = {
    id: `brochure-${place}`,
    toast: { ...toasts.brochure, description: fillTokens(toasts.brochure.description, { programme: title }) },
    ...getContactDetails(site),
    look: 'quiet',
    children: 'Download Brochure',
  } as const
  return (
    <div className="actions">
      <Acknowledge id={`apply-${place}`} toast={toasts.apply} {...getContactDetailsAbout(site, title, 'academy')}>
        Apply Now
      </Acknowledge>
      {brochure ? (
        <Download {...download} file={{ ...brochure, name: `${site.company.slug}-${id}.pdf` }} kind="PDF" />
      ) : (
        <Acknowledge {...download} />
      )}
    </div>
  )
}
