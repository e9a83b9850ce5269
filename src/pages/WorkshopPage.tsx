import { PersonCard } from '../components/cards.tsx'
import { SocialLinks } from '../components/linkLists.tsx'
import type { Site } from '../content/site.ts'
import { formatTime } from '../lib/dates.ts'
import { toCountHeading } from '../lib/text.ts'
import { WORDS } from '../lib/words.ts'
import { Inline, Paragraph } from '../markdown/Inline.tsx'
import { findSessionCalendar } from '../model/calendarEvents.ts'
import { withPeople } from '../model/people.ts'
import { Actions } from '../ui/Actions.tsx'
import { Badge } from '../ui/Badge.tsx'
import { AddToCalendarLink } from '../ui/calendarLinks.tsx'
import { Day, DayRange } from '../ui/dates.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ButtonLink, lookUntil } from '../ui/links.tsx'
import { Facts, List } from '../ui/lists.tsx'
import { Price } from '../ui/Price.tsx'
import { EndedNote } from '../ui/pastNotes.tsx'
import { Section } from '../ui/Section.tsx'
import { ScheduleTable } from '../ui/Table.tsx'
import { HeroPage } from './HeroPage.tsx'
import { ShareSection, TextQuote, TextSection, toSectionHead } from './sections.tsx'
import { toAccessFact } from './visitSections.tsx'

const PATH = '/academy/young-creative-workshop'

/** The two-day workshop’s page: dates, place and fee; tracks, schedule, facilitators, and registration. */
export function WorkshopPage({ site }: { site: Site }) {
  const { workshop, company } = site
  const { title, starts, ends, opens, closes, fee, fullValue, whyFee, facilitatorQuote } = workshop
  const register = (
    <>
      <EndedNote what="workshop" of={workshop} />
      <Actions>
        <ButtonLink
          href={company.services.workshopPayment}
          external
          look={lookUntil(ends)}
          describe={WORDS.workshop.registerFor(title)}
          text={WORDS.workshop.registerNow}
        />
      </Actions>
    </>
  )
  const facts = [
    {
      term: WORDS.terms.when,
      detail: (
        <>
          <DayRange start={starts} end={ends} />, {WORDS.workshop.hours(formatTime(opens), formatTime(closes))}
        </>
      ),
    },
    { term: WORDS.terms.location, detail: workshop.location },
    toAccessFact(site, title),
    { term: WORDS.terms.forWhom, detail: workshop.audience },
    {
      term: WORDS.terms.commitmentFee,
      detail: (
        <>
          <Price amounts={[fee]} strong /> ({WORDS.workshop.fullValue} <Price amounts={[fullValue]} />)
        </>
      ),
    },
  ]
  const actions = (
    <>
      <AddToCalendarLink file={findSessionCalendar(site, workshop)} about={title} />
      {register}
    </>
  )
  return (
    <HeroPage
      site={site}
      path={PATH}
      page={workshop}
      surface="leaf"
      kicker={<Badge>{workshop.badge}</Badge>}
      facts={<Facts label={WORDS.common.details} facts={facts} />}
      actions={actions}
    >
      <TextSection heading={WORDS.workshop.about} id="about" text={workshop.body}>
        <Paragraph text={workshop.place} />
      </TextSection>
      <Section
        heading={toCountHeading(workshop.tracks.length, WORDS.workshop.track)}
        intro={<Inline text={workshop.trackNote} />}
        id="tracks"
        surface="sand"
      >
        <List of={workshop.tracks} className="grid-3 tracks" itemClass="panel stack">
          {(track) => (
            <>
              <Icon name={track.icon} />
              <h3>{track.title}</h3>
              <p className="meta">
                <Day value={track.day} as="weekday" />
              </p>
              <Paragraph text={track.description} />
            </>
          )}
        </List>
      </Section>
      <Section heading={WORDS.common.schedule} id="schedule">
        <ScheduleTable caption={WORDS.workshop.eachDay} rows={workshop.schedule} />
      </Section>
      <Section heading={whyFee.title} id="why-the-fee" beside surface="indigo">
        <Paragraph className="lead" text={whyFee.text} />
      </Section>
      <Section heading={WORDS.workshop.facilitators} id="facilitators">
        <List of={withPeople(site, workshop.facilitators)} className={workshop.facilitators.length === 5 ? 'people people-five' : 'people'}>
          {({ person, role }) => (
            <PersonCard {...person} role={role}>
              <Paragraph text={person.summary} />
            </PersonCard>
          )}
        </List>
      </Section>
      <Section heading={WORDS.common.pastParticipants} id="testimonials" surface="sand" intro={WORDS.workshop.testimonialsFrom}>
        <div className="grid-2">
          {workshop.testimonials.map(({ author, quote }) => (
            <TextQuote key={quote} by={author} text={quote} />
          ))}
          <TextQuote
            by={facilitatorQuote.author}
            detail={`${facilitatorQuote.position}, ${facilitatorQuote.role}`}
            text={facilitatorQuote.quote}
          />
        </div>
      </Section>
      <ShareSection site={site} path={PATH} title={title} />
      <Section {...toSectionHead(workshop.closing)} id="register" beside surface="leaf">
        {register}
        <SocialLinks company={company} networks={['Instagram', 'X/Twitter', 'LinkedIn']} />
      </Section>
    </HeroPage>
  )
}
