import { PageHero } from '../components/PageHero.tsx'
import { PersonCard } from '../components/PersonCard.tsx'
import { ShareSection } from '../components/ShareSection.tsx'
import { SocialLinks } from '../components/SocialLinks.tsx'
import { getEntry, type Site } from '../content/site.ts'
import { Page } from '../layouts/Page.tsx'
import { formatTime } from '../lib/dates.ts'
import { endedIn } from '../lib/pastDates.ts'
import { toCountHeading } from '../lib/text.ts'
import { Inline, Paragraph } from '../markdown/Inline.tsx'
import { RunningText } from '../markdown/Markdown.tsx'
import { findSessionCalendar } from '../model/calendarEvents.ts'
import { breadcrumbsOf } from '../model/pages.ts'
import { Badge } from '../ui/Badge.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { AddToCalendarLink } from '../ui/CalendarLinks.tsx'
import { Day, DayRange } from '../ui/Day.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PastNote } from '../ui/PastNote.tsx'
import { Price } from '../ui/Price.tsx'
import { Quote } from '../ui/Quote.tsx'
import { ScheduleTable } from '../ui/ScheduleTable.tsx'
import { Section } from '../ui/Section.tsx'

/** The two-day workshop’s page: dates, place and fee; tracks, schedule, facilitators, and registration. */
export function WorkshopPage({ site }: { site: Site }) {
  const { workshop, company } = site
  const register = (
    <ButtonLink href={company.services.workshopPayment} external="host" describe={`Register Now for the ${workshop.title}`}>
      Register Now
    </ButtonLink>
  )
  return (
    <Page site={site} path="/academy/young-creative-workshop" title={workshop.title} description={workshop.description} area="academy">
      <PageHero
        title={workshop.title}
        lead={<Inline text={workshop.lead} />}
        picture={workshop.hero}
        surface="leaf"
        crumbs={breadcrumbsOf(site, '/academy/young-creative-workshop')}
        kicker={<Badge>{workshop.badge}</Badge>}
        facts={
          <Facts
            label="Details"
            facts={[
              {
                term: 'When',
                detail: (
                  <>
                    <DayRange start={workshop.starts} end={workshop.ends} />, {formatTime(workshop.opens)} to {formatTime(workshop.closes)}{' '}
                    daily, Lagos time
                  </>
                ),
              },
              { term: 'Location', detail: workshop.location },
              { term: 'For whom', detail: workshop.audience },
              {
                term: 'Commitment fee',
                detail: (
                  <>
                    <strong>
                      <Price amounts={[workshop.fee]} />
                    </strong>{' '}
                    (full value <Price amounts={[workshop.fullValue]} />)
                  </>
                ),
              },
            ]}
          />
        }
      >
        <AddToCalendarLink file={findSessionCalendar(workshop)} about={workshop.title} />
        <PastNote day={workshop.ends} words={endedIn('workshop', workshop.ends)} about={workshop.title} />
        <div className="actions">{register}</div>
      </PageHero>
      <Section heading="About the workshop" id="about" beside>
        <RunningText text={workshop.body}>
          <Paragraph text={workshop.place} />
        </RunningText>
      </Section>
      <Section
        heading={toCountHeading(workshop.tracks.length, 'track')}
        id="tracks"
        surface="sand"
        intro={<Inline text={workshop.trackNote} />}
      >
        <ul className="grid-3 tracks">
          {workshop.tracks.map((track) => (
            <li key={track.title} className="panel">
              <Icon name={track.icon} />
              <h3>{track.title}</h3>
              <p className="meta">
                <Day value={track.day} as="weekday" />
              </p>
              <Paragraph text={track.description} />
            </li>
          ))}
        </ul>
      </Section>
      <Section heading="Schedule" id="schedule">
        <ScheduleTable caption="Each day of the workshop" rows={workshop.schedule} />
      </Section>
      <Section heading={workshop.whyFee.title} id="why-the-fee" beside surface="indigo">
        <Paragraph className="lead" text={workshop.whyFee.text} />
      </Section>
      <Section heading="Facilitators" id="facilitators">
        <ul className="people">
          {workshop.facilitators.map((facilitator) => {
            const person = getEntry(site, 'people', facilitator.person)
            return (
              <li key={person.id}>
                <PersonCard {...person} role={facilitator.role}>
                  <Paragraph text={person.summary} />
                </PersonCard>
              </li>
            )
          })}
        </ul>
      </Section>
      <Section heading="What past participants say" id="testimonials" surface="sand" intro="From the photography and videography track">
        <div className="grid-2">
          {workshop.testimonials.map((testimonial) => (
            <Quote key={testimonial.quote} by={testimonial.author}>
              <Inline text={testimonial.quote} />
            </Quote>
          ))}
          <Quote by={workshop.facilitatorQuote.author} detail={`${workshop.facilitatorQuote.role}, ${workshop.facilitatorQuote.position}`}>
            <Inline text={workshop.facilitatorQuote.quote} />
          </Quote>
        </div>
      </Section>
      <ShareSection site={site} path="/academy/young-creative-workshop" title={workshop.title} />
      <Section heading={workshop.closing.title} id="register" beside surface="leaf" intro={<Inline text={workshop.closing.text} />}>
        <div className="actions">{register}</div>
        <SocialLinks company={company} networks={['Instagram', 'X/Twitter', 'LinkedIn']} />
      </Section>
    </Page>
  )
}
