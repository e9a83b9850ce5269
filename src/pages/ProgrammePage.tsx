import { PersonCard } from '../components/cards.tsx'
import { RelatedList } from '../components/linkLists.tsx'
import type { Entry } from '../content/kinds.ts'
import { getEntry, type Site } from '../content/site.ts'
import { fillTokens } from '../lib/fillTokens.ts'
import { hasPassed } from '../lib/pastDates.ts'
import { WORDS } from '../lib/words.ts'
import { inlineTitled } from '../markdown/Inline.tsx'
import { Markdown } from '../markdown/Markdown.tsx'
import { hasBrochures, MAX_BROCHURE_BYTES, toBrochureUrl } from '../model/brochures.ts'
import { findSessionCalendar } from '../model/calendarEvents.ts'
import { getContactDetails, getContactDetailsAbout } from '../model/contactDetails.ts'
import { relatedProgrammes } from '../model/related.ts'
import { Actions } from '../ui/Actions.tsx'
import { AddToCalendarLink } from '../ui/calendarLinks.tsx'
import { DayRange } from '../ui/dates.tsx'
import { lookUntil, MoreLink } from '../ui/links.tsx'
import { type Fact, Facts, List, TitledList } from '../ui/lists.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Price, TextWithPrices } from '../ui/Price.tsx'
import { Deadline, Ended, EndedNote } from '../ui/pastNotes.tsx'
import { Section } from '../ui/Section.tsx'
import { ScheduleTable } from '../ui/Table.tsx'
import { Acknowledge, Download, PrintView } from '../widgets/acknowledge/Acknowledge.tsx'
import { HeroPage } from './HeroPage.tsx'
import { ListSection, ShareSection, TextQuote, TextSection, TitledSection, toSectionHead } from './sections.tsx'
import { FactOrAsk, toAccessFact } from './visitSections.tsx'

/** The page of a programme: key facts first, then overview, schedule, facilitator and the rest. */
export function ProgrammePage({ site, id }: { site: Site; id: string }) {
  const programme = getEntry(site, 'programmes', id)
  const { title, summary, image, starts, ends, fee, feeNote, deadline, schedule, facilitator, testimonial } = programme
  const path = `/academy/${id}`
  const person = getEntry(site, 'people', facilitator.person)
  const toFact = ({ term, detail }: { term: string; detail: string }) => ({
    term,
    detail: <FactOrAsk site={site} fact={detail} about={title} reason="academy" />,
  })
  const facts: Fact[] = [
    { term: WORDS.terms.forWhom, detail: programme.audience },
    { term: WORDS.terms.duration, detail: programme.duration },
    {
      term: hasPassed(ends) ? WORDS.terms.when : WORDS.terms.nextSession,
      note: <Ended on={ends} />,
      detail: <DayRange start={starts} end={ends} />,
    },
    toFact({ term: WORDS.terms.where, detail: programme.location }),
    toAccessFact(site, title),
    {
      term: WORDS.terms.fee,
      detail: (
        <>
          <Price amounts={[fee]} />
          {feeNote ? <TextWithPrices>{`. ${feeNote}`}</TextWithPrices> : null}
        </>
      ),
    },
    ...(deadline ? [{ term: WORDS.terms.deadline, detail: <Deadline day={deadline} until={ends} /> }] : []),
    ...(programme.details ?? []).map(toFact),
  ]
  const actions = (
    <>
      <AddToCalendarLink file={findSessionCalendar(site, programme)} about={title} />
      <EndedNote what="session" of={programme} />
      <ProgrammeActions site={site} programme={programme} place="hero" />
    </>
  )
  return (
    <HeroPage
      site={site}
      path={path}
      page={{ ...programme, lead: summary, hero: image }}
      surface="leaf"
      facts={<Facts facts={facts} label={WORDS.common.details} />}
      actions={actions}
    >
      <TextSection heading={WORDS.common.overview} id="overview" text={programme.body} />
      <ListSection heading={WORDS.programme.learn} id="learn" surface="sand" items={programme.learn} />
      <ListSection heading={WORDS.programme.who} id="who" items={programme.apply}>
        {programme.groups ? <TitledList columns={2} items={inlineTitled(programme.groups)} /> : null}
      </ListSection>
      <TitledSection heading={WORDS.terms.format} id="format" surface="sand" items={programme.format} />
      <Section heading={WORDS.common.schedule} id="schedule">
        <ScheduleTable {...schedule} />
      </Section>
      <Section heading={WORDS.programme.facilitator} id="facilitator" surface="sand">
        <div className="split">
          <PersonCard {...person} role={facilitator.role} sizes="(min-width: 64em) 37vw, 90vw" />
          <div className="prose">
            <Markdown text={person.body} headingLevel={4} />
          </div>
        </div>
      </Section>
      <Section heading={WORDS.common.pastParticipants} id="testimonial" surface="indigo" className="lit">
        <TextQuote by={testimonial.author} detail={testimonial.position} large text={testimonial.quote} />
      </Section>
      <Section heading={WORDS.common.gallery} id="gallery">
        <List of={programme.gallery} className="picture-row">
          {(picture) => <Picture picture={picture} sizes="(min-width: 48em) 30vw, 90vw" />}
        </List>
      </Section>
      <Section {...toSectionHead(programme.closing)} id="apply" beside surface="leaf">
        <ProgrammeActions site={site} programme={programme} place="closing" />
        <p>
          <MoreLink href="/academy" text={WORDS.programme.backToAcademy} />
        </p>
      </Section>
      <ShareSection site={site} path={path} title={title} surface="sand" />
      <RelatedList heading={WORDS.programme.more} links={relatedProgrammes(site, id)} />
    </HeroPage>
  )
}

function ProgrammeActions({
  site,
  programme: { id, title, deadline, ends },
  place,
}: {
  site: Site
  programme: Entry<'programmes'>
  place: string
}) {
  const { apply, brochure } = site.messages.toasts
  const download = {
    id: `brochure-${place}`,
    toast: { ...brochure, description: fillTokens(brochure.description, { programme: title }) },
    ...getContactDetails(site),
    look: 'quiet',
    text: WORDS.programme.brochure,
  } as const
  return (
    <Actions>
      <Acknowledge
        id={`apply-${place}`}
        toast={apply}
        {...getContactDetailsAbout(site, title, 'academy')}
        look={lookUntil(deadline ?? ends)}
        text={WORDS.common.applyNow}
      />
      {hasBrochures() ? (
        <Download {...download} file={{ url: toBrochureUrl(id), name: `${site.company.slug}-${id}.pdf`, maxBytes: MAX_BROCHURE_BYTES }} />
      ) : (
        <PrintView {...download} how={site.messages.unavailable.brochure} />
      )}
    </Actions>
  )
}
