import { CreditList, PartnerList } from '../components/contentLists.tsx'
import { EventNotices, RunNotes } from '../components/eventNotes.tsx'
import { FirstPicture } from '../components/FirstPicture.tsx'
import { Gallery } from '../components/Gallery.tsx'
import { RelatedList } from '../components/linkLists.tsx'
import { ProductionRun } from '../components/ProductionRun.tsx'
import type { Entry } from '../content/kinds.ts'
import { getEntry, type Site } from '../content/site.ts'
import { WORDS } from '../lib/words.ts'
import { Inline, Paragraph } from '../markdown/Inline.tsx'
import { productionCalendar } from '../model/calendars.ts'
import { toEventCardProps, toEventDateProps, toPriceNote } from '../model/eventCards.ts'
import { datesIn, eventCities, eventPrices, isUpcoming, venueOf } from '../model/events.ts'
import { eventOf, placesOf } from '../model/productions.ts'
import { relatedProductions } from '../model/related.ts'
import { eventFacts, joinFacts, noPlaceFacts, showFacts } from '../model/visitFacts.ts'
import { Actions } from '../ui/Actions.tsx'
import { CalendarSubscription } from '../ui/calendarLinks.tsx'
import { DayRuns } from '../ui/dates.tsx'
import { ButtonLink, MoreLink } from '../ui/links.tsx'
import { Facts } from '../ui/lists.tsx'
import { Picture } from '../ui/Picture.tsx'
import { PriceWithFees } from '../ui/Price.tsx'
import { TookPlaceNote } from '../ui/pastNotes.tsx'
import { Section } from '../ui/Section.tsx'
import { Carousel } from '../widgets/carousel/Carousel.tsx'
import { HeroPage } from './HeroPage.tsx'
import { ShareSection, TextQuote, TextSection, TicketsLink, TitledSection, toSectionHead } from './sections.tsx'
import { BeforeYouCome, OtherForms, VisitGuide } from './visitSections.tsx'

interface ProductionProps {
  site: Site
  production: Entry<'productions'>
}

/** The page of a production: poster and facts, overview, credits, themes, pictures, quotes, and how to book it. */
export function ProductionPage({ site, id }: { site: Site; id: string }) {
  const production = getEntry(site, 'productions', id)
  const { title, premiere, booking } = production
  const event = eventOf(site, production)
  const placeFacts = event && isUpcoming(event) ? eventFacts(site, event) : noPlaceFacts()
  const visit = joinFacts(showFacts(production.beforeYouCome, event?.dates), placeFacts)
  const path = `/productions/${id}`
  return (
    <HeroPage site={site} path={path} page={production} {...toHero({ site, production })}>
      <TextSection heading={WORDS.common.overview} id="overview" text={production.body} />
      <BeforeYouCome site={site} facts={visit} about={title} reason="productions" surface="sand" isLinkTarget />
      <VisitGuide site={site} production={production} />
      <OtherForms production={production} />
      {premiere ? (
        <PremiereParts site={site} production={production} premiere={premiere} />
      ) : (
        <RepertoryParts site={site} production={production} />
      )}
      <Section {...toSectionHead(booking)} id="booking" beside surface="sand">
        <Actions>
          <ButtonLink {...booking.link} />
          <MoreLink href="/productions" text={WORDS.production.all} />
        </Actions>
      </Section>
      <ShareSection site={site} path={path} title={title} />
      <RelatedList heading={WORDS.production.more} links={relatedProductions(site, production)} surface="sand" />
    </HeroPage>
  )
}

/** The `sizes` of pictures in a premiere’s carousel. */
const SLIDE_SIZES = '(min-width: 64em) 51vw, 90vw'

/** What the hero shows: poster or carousel, dates, places and prices, and links to tickets and contact. */
function toHero({ site, production }: ProductionProps) {
  const { title, subtitle, image, premiere, pastPerformances } = production
  const event = eventOf(site, production)
  const dated = event && toEventCardProps(site, event)
  const hasUpcoming = event !== undefined && isUpcoming(event)
  const places = placesOf(site, production)
  const facts = [
    ...(dated ? [{ term: WORDS.terms.when, detail: <DayRuns runs={dated.runs} /> }] : []),
    ...(places ? [{ term: WORDS.terms.where, detail: places }] : []),
    ...(event ? [{ term: WORDS.terms.price, detail: <PriceWithFees amounts={eventPrices(event)} fees={event.fees} /> }] : []),
  ]
  const slides = premiere?.heroImages.map((picture, index) => ({
    content: index === 0 ? <FirstPicture picture={picture} sizes={SLIDE_SIZES} /> : <Picture picture={picture} sizes={SLIDE_SIZES} />,
  }))
  // The page of a premiere lists its dates with their access.
  const premiereNotes = dated && (
    <>
      <EventNotices dates={dated.dates} />
      <TookPlaceNote what="run" span={dated.actualSpan} about={dated.title} />
    </>
  )
  const notes = dated && (slides ? premiereNotes : <RunNotes {...dated} />)
  return {
    lead: subtitle,
    picture: slides ? undefined : image,
    media: slides && <Carousel label={WORDS.production.picturesOf(title)} slides={slides} />,
    surface: 'clay',
    poster: !slides,
    facts: facts.length > 0 ? <Facts facts={facts} /> : null,
    actions: (
      <>
        {notes}
        {event || pastPerformances ? null : <p>{site.messages.empty.dates}</p>}
        <Actions>
          {event ? <TicketsLink event={event} text={WORDS.production.ticketsAndDates} /> : null}
          <ButtonLink href="/contact" look={hasUpcoming ? 'quiet' : 'strong'} text={WORDS.common.contactUs} />
          <MoreLink href="#before-you-come" text={WORDS.visit.beforeYouCome} />
        </Actions>
        {dated?.dates.some((date) => date.calendar) ? (
          <CalendarSubscription
            url={site.company.url}
            path={productionCalendar(site, production).path}
            what={WORDS.calendar.datesOf(dated.title)}
          />
        ) : null}
      </>
    ),
  } as const
}

/** The sections of a repertory production: credits, themes, gallery, quotes. */
const RepertoryParts = ({ site, production }: ProductionProps) => (
  <>
    <Credits site={site} production={production} heading={WORDS.production.credits} withCast />
    <TitledSection heading={WORDS.production.themes} id="themes" surface="sand" items={production.themes} />
    <Section heading={WORDS.common.gallery} id="gallery" surface="indigo">
      <Pictures site={site} production={production} />
    </Section>
    <Voices site={site} production={production} />
  </>
)

/** The sections of a premiere: cast and photos, its run city by city, themes, why it matters, the team, the tour, sponsors. */
function PremiereParts({ site, production, premiere }: ProductionProps & { premiere: NonNullable<Entry<'productions'>['premiere']> }) {
  const event = eventOf(site, production)
  const { whyItMatters, tour, sponsors } = premiere
  return (
    <>
      <Section heading={WORDS.production.castAndPhotos} id="gallery" surface="indigo">
        <div className="credits-wide">
          <CreditList heading={WORDS.production.cast} credits={production.credits.cast} />
        </div>
        <Pictures site={site} production={production} />
      </Section>
      {event ? (
        <ProductionRun
          title={event.title}
          cities={eventCities(site, event).map((city) => ({
            city,
            venues: [...new Set(datesIn(site, event, city).map((date) => venueOf(site, date).name))],
            shows: datesIn(site, event, city).map((date) => toEventDateProps(site, event, date)),
          }))}
          note={toPriceNote(event) ? <Inline text={toPriceNote(event)} /> : undefined}
        />
      ) : null}
      <TitledSection heading={WORDS.production.keyThemes} id="themes" surface="sand" items={production.themes} />
      {whyItMatters ? (
        <Section heading={WORDS.production.whyItMatters} id="why-it-matters" surface="clay" className="lit">
          <blockquote className="statement">
            <Paragraph text={whyItMatters} />
          </blockquote>
        </Section>
      ) : null}
      <Credits site={site} production={production} heading={WORDS.production.creativeTeam} />
      <Voices site={site} production={production} />
      {tour ? (
        <Section {...toSectionHead(tour)} id="tour" beside surface="leaf">
          <Actions>
            <ButtonLink href="/contact" text={WORDS.common.contactUs} />
            <ButtonLink href="/get-involved" look="quiet" text={WORDS.production.getInvolved} />
          </Actions>
        </Section>
      ) : null}
      {sponsors ? (
        <Section heading={WORDS.production.sponsors} id="sponsors" intro={<Inline text={sponsors.text} />}>
          <PartnerList partners={sponsors.partners.map((id) => getEntry(site, 'partners', id))} />
        </Section>
      ) : null}
    </>
  )
}

const Pictures = ({ site, production: { images } }: ProductionProps) =>
  images ? <Gallery headingId="gallery" images={images} /> : <p>{site.messages.empty.gallery}</p>

const Voices = ({ site, production: { quotes } }: ProductionProps) => (
  <Section heading={WORDS.production.audiences} id="audience" surface="indigo">
    {quotes ? null : <p>{site.messages.empty.quotes}</p>}
    <div className="grid-2">
      {quotes?.map((quote) => (
        <TextQuote key={quote.text} {...quote} />
      ))}
    </div>
  </Section>
)

function Credits({ site, production, heading, withCast = false }: ProductionProps & { heading: string; withCast?: boolean }) {
  const { credits, pastPerformances } = production
  const { playwright, director, producers, team, cast } = credits
  return (
    <Section heading={heading} id="credits">
      <div className="grid-2">
        <CreditList
          heading={WORDS.production.company}
          credits={[
            { role: WORDS.terms.playwright, name: playwright },
            { role: WORDS.terms.director, name: getEntry(site, 'people', director).name },
            { role: producers.length === 1 ? WORDS.terms.producer : WORDS.terms.producers, name: producers.join(', ') },
            ...team,
          ]}
        />
        {withCast ? <CreditList heading={WORDS.production.cast} credits={cast} /> : null}
        {pastPerformances ? (
          <CreditList
            heading={WORDS.production.pastPerformances}
            credits={pastPerformances.map(({ place, note, year }) => ({
              role: [place, note].filter(Boolean).join(' · '),
              name: String(year),
            }))}
          />
        ) : null}
      </div>
    </Section>
  )
}
