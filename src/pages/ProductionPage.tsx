import { CreditList } from '../components/CreditList.tsx'
import { EventNotices } from '../components/EventNotices.tsx'
import { Gallery } from '../components/Gallery.tsx'
import { PageHero } from '../components/PageHero.tsx'
import { PartnerList } from '../components/PartnerList.tsx'
import { ProductionRun } from '../components/ProductionRun.tsx'
import { RelatedList } from '../components/RelatedList.tsx'
import { RunNotes } from '../components/RunNotes.tsx'
import { ShareSection } from '../components/ShareSection.tsx'
import { TitledList } from '../components/TitledList.tsx'
import type { Entry } from '../content/collections.ts'
import { getEntry, type Site } from '../content/site.ts'
import { Page } from '../layouts/Page.tsx'
import { subscribeAddress } from '../lib/calendarAddresses.ts'
import { Inline, inlineTitled, Paragraph } from '../markdown/Inline.tsx'
import { RunningText } from '../markdown/Markdown.tsx'
import { productionCalendar } from '../model/calendars.ts'
import { toEventCardProps, toEventDateProps } from '../model/eventCards.ts'
import { datesIn, eventCities, eventPrices, findActualSpan, isUpcoming, venueOf } from '../model/events.ts'
import { breadcrumbsOf } from '../model/pages.ts'
import { eventOf, placesOf } from '../model/productions.ts'
import { relatedProductions } from '../model/related.ts'
import { eventFacts, joinFacts, noPlaceFacts, showFacts } from '../model/visitFacts.ts'
import { ButtonLink, MoreLink } from '../ui/Button.tsx'
import { CalendarSubscription } from '../ui/CalendarLinks.tsx'
import { DayRange } from '../ui/Day.tsx'
import { type Fact, Facts } from '../ui/Facts.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Price } from '../ui/Price.tsx'
import { Quote } from '../ui/Quote.tsx'
import { Section } from '../ui/Section.tsx'
import { Carousel } from '../widgets/carousel/Carousel.tsx'
import { BeforeYouCome, VisitGuide } from './visitSections.tsx'

type Production = Entry<'productions'>
type Premiere = Extract<Production['layout'], { kind: 'premiere' }>

/** The page of a production: poster and facts, overview, credits, themes, pictures, quotes, and how to book it. */
export function ProductionPage({ site, id }: { site: Site; id: string }) {
  const production = getEntry(site, 'productions', id)
  return (
    <Page site={site} path={`/productions/${id}`} title={production.title} description={production.description} area="productions">
      <ProductionHero site={site} production={production} />
      <Section heading="Overview" id="overview" beside>
        <RunningText text={production.body} />
      </Section>
      <Visit site={site} production={production} />
      <VisitGuide site={site} production={production} />
      {production.layout.kind === 'premiere' ? (
        <PremiereParts site={site} production={production} layout={production.layout} />
      ) : (
        <RepertoryParts site={site} production={production} />
      )}
      <Section heading={production.booking.title} id="booking" beside surface="sand" intro={<Inline text={production.booking.text} />}>
        <div className="actions">
          <ButtonLink href={production.booking.link.href}>{production.booking.link.text}</ButtonLink>
          <MoreLink href="/productions">All productions</MoreLink>
        </div>
      </Section>
      <ShareSection site={site} path={`/productions/${id}`} title={production.title} />
      <RelatedList heading="More productions" links={relatedProductions(site, production)} surface="sand" />
    </Page>
  )
}

/** The sections of a repertory production: credits, themes, gallery, quotes. */
function RepertoryParts({ site, production }: { site: Site; production: Production }) {
  return (
    <>
      <Credits site={site} production={production} heading="Credits" />
      <Themes production={production} heading="Themes" />
      <Section heading="Gallery" id="gallery" surface="indigo">
        <Pictures site={site} production={production} />
      </Section>
      <Voices site={site} production={production} />
    </>
  )
}

/** The sections of a premiere: cast and photos, its run city by city, themes, why it matters, the team, the tour, sponsors. */
function PremiereParts({ site, production, layout }: { site: Site; production: Production; layout: Premiere }) {
  const event = eventOf(site, production)
  return (
    <>
      <Section heading="Cast and Photos" id="gallery" surface="indigo">
        <div className="credits-wide">
          <CreditList heading="Cast" credits={production.credits.cast} />
        </div>
        <Pictures site={site} production={production} />
      </Section>
      {event ? (
        <ProductionRun
          title={event.title}
          actualSpan={findActualSpan(event)}
          cities={eventCities(site, event).map((city) => ({
            city,
            venues: [...new Set(datesIn(site, event, city).map((date) => venueOf(site, date).name))],
            shows: datesIn(site, event, city).map((date) => toEventDateProps(site, event, date)),
          }))}
          note={event.priceNote ? <Inline text={event.priceNote} /> : undefined}
        />
      ) : null}
      <Themes production={production} heading="Key Themes" />
      {layout.whyItMatters ? (
        <Section heading="Why It Matters" id="why-it-matters" surface="clay" className="lit">
          <blockquote className="statement">
            <Paragraph text={layout.whyItMatters} />
          </blockquote>
        </Section>
      ) : null}
      <Credits site={site} production={production} heading="Creative Team" />
      <Voices site={site} production={production} />
      {layout.tour ? (
        <Section heading={layout.tour.title} id="tour" beside surface="leaf" intro={<Inline text={layout.tour.text} />}>
          <div className="actions">
            <ButtonLink href="/contact">Contact Us</ButtonLink>
            <ButtonLink href="/get-involved" look="quiet">
              Get Involved
            </ButtonLink>
          </div>
        </Section>
      ) : null}
      {layout.sponsors ? (
        <Section heading="Sponsors and Partners" id="sponsors" intro={<Inline text={layout.sponsors.text} />}>
          <PartnerList partners={layout.sponsors.partners.map((id) => getEntry(site, 'partners', id))} />
        </Section>
      ) : null}
    </>
  )
}

function Themes({ production, heading }: { production: Production; heading: string }) {
  return (
    <Section heading={heading} id="themes" surface="sand">
      <TitledList items={inlineTitled(production.themes)} />
    </Section>
  )
}

function Pictures({ site, production }: { site: Site; production: Production }) {
  return production.images ? <Gallery heading="gallery" images={production.images} /> : <p>{site.messages.empty.gallery}</p>
}

function Voices({ site, production }: { site: Site; production: Production }) {
  return (
    <Section heading="What audiences said" id="audience" surface="indigo">
      {production.quotes ? null : <p>{site.messages.empty.quotes}</p>}
      <div className="grid-2">
        {production.quotes?.map((quote) => (
          <Quote key={quote.text} by={quote.by}>
            <Inline text={quote.text} />
          </Quote>
        ))}
      </div>
    </Section>
  )
}

function Visit({ site, production }: { site: Site; production: Production }) {
  const event = eventOf(site, production)
  const facts = joinFacts(showFacts(production.beforeYouCome, event?.dates), event ? eventFacts(site, event) : noPlaceFacts())
  return <BeforeYouCome site={site} facts={facts} to={production.title} surface="sand" />
}

function ProductionHero({ site, production }: { site: Site; production: Production }) {
  const event = eventOf(site, production)
  const dated = event && toEventCardProps(site, event)
  const calendar = productionCalendar(site, production)
  const places = placesOf(site, production)
  const facts: Fact[] = [
    ...(dated ? [{ term: 'When', detail: <DayRange {...dated.span} /> }] : []),
    ...(places ? [{ term: 'Where', detail: places }] : []),
    ...(event ? [{ term: 'Price', detail: <Price amounts={eventPrices(event)} /> }] : []),
  ]
  const { layout } = production
  const slides = (layout.kind === 'premiere' ? layout.heroImages : undefined)?.map((image, index) => ({
    content: <Picture picture={image} priority={index === 0} sizes="(min-width: 64em) 51vw, 90vw" />,
  }))
  return (
    <PageHero
      title={production.title}
      crumbs={breadcrumbsOf(site, `/productions/${production.id}`)}
      lead={production.subtitle}
      picture={slides ? undefined : production.image}
      media={slides ? <Carousel label={`Pictures of ${production.title}`} slides={slides} /> : undefined}
      surface="clay"
      poster={!slides}
      className={`chord-${production.chord}`}
      facts={facts.length > 0 ? <Facts facts={facts} /> : null}
    >
      {dated ? slides ? <EventNotices dates={dated.dates} /> : <RunNotes {...dated} /> : null}
      {event || production.pastPerformances ? null : <p>{site.messages.empty.dates}</p>}
      <div className="actions">
        {event ? (
          <ButtonLink href={`/tickets#tickets-${event.id}`} look={isUpcoming(event) ? 'strong' : 'quiet'}>
            Tickets and dates
          </ButtonLink>
        ) : null}
        <ButtonLink href="/contact" look={event && isUpcoming(event) ? 'quiet' : 'strong'}>
          Contact Us
        </ButtonLink>
        <MoreLink href="#before-you-come">Before you come</MoreLink>
      </div>
      {dated?.dates.some((date) => date.calendar) ? (
        <CalendarSubscription
          path={calendar.path}
          subscribe={subscribeAddress(site.company.url, calendar.path)}
          what={`dates of ${dated.title}`}
        />
      ) : null}
    </PageHero>
  )
}

function Credits({ site, production, heading }: { site: Site; production: Production; heading: string }) {
  const { credits, pastPerformances } = production
  const director = getEntry(site, 'people', credits.director)
  return (
    <Section heading={heading} id="credits">
      <div className="grid-2">
        <CreditList
          heading="Company"
          credits={[
            { role: 'Playwright', name: credits.playwright },
            { role: 'Director', name: director.name },
            { role: credits.producers.length === 1 ? 'Producer' : 'Producers', name: credits.producers.join(', ') },
            ...credits.team,
          ]}
        />
        {production.layout.kind === 'premiere' ? null : <CreditList heading="Cast" credits={credits.cast} />}
        {pastPerformances ? (
          <CreditList
            heading="Past performances"
            credits={pastPerformances.map((performance) => ({
              role: [performance.place, performance.note].filter(Boolean).join(', '),
              name: String(performance.year),
            }))}
          />
        ) : null}
      </div>
    </Section>
  )
}
