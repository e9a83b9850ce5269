import { ArticleCard, Card, EventCard } from '../components/cards.tsx'
import { FirstPicture } from '../components/FirstPicture.tsx'
import { Gallery } from '../components/Gallery.tsx'
import { findPagePath } from '../content/kinds.ts'
import { getEntry, type Site } from '../content/site.ts'
import { formatTime } from '../lib/dates.ts'
import { formatEnded, shownAfter } from '../lib/pastDates.ts'
import { SIZES_IN_ROW } from '../lib/responsivePicture.ts'
import { WORDS } from '../lib/words.ts'
import { Inline, Paragraph } from '../markdown/Inline.tsx'
import { toEventCardProps } from '../model/eventCards.ts'
import { isUpcoming, upcomingEvents } from '../model/events.ts'
import { latestArticles, toArticleCardProps } from '../model/news.ts'
import { featuredProductions } from '../model/productions.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { Badge } from '../ui/Badge.tsx'
import { DayRange } from '../ui/dates.tsx'
import { ButtonLink, ButtonLinks, MoreLink } from '../ui/links.tsx'
import { Facts, List } from '../ui/lists.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Price } from '../ui/Price.tsx'
import { Afterwards, Ended } from '../ui/pastNotes.tsx'
import { Section, type SectionProps } from '../ui/Section.tsx'
import { Carousel } from '../widgets/carousel/Carousel.tsx'
import { FeaturedProductions } from './listedEntries.tsx'
import { NoUpcomingEvents, toSectionHead } from './sections.tsx'

/** The home page: hero carousel, upcoming events, productions, academy, festival, news, and community. */
export function HomePage({ site }: { site: Site }) {
  const { home, company, messages } = site
  const { comingSoon, galleryOf } = home
  const events = upcomingEvents(site)
  const featured = featuredProductions(site)
  const articles = latestArticles(site)
  const images = galleryOf && getEntry(site, 'productions', galleryOf).images
  return (
    <>
      <PageHead site={site} path="/" title={home.title} description={home.description} />
      <section className="hero on-night">
        <h1 className="visually-hidden">
          {company.name}: {home.title}
        </h1>
        <Carousel
          label={WORDS.home.stories(company.name)}
          variant="hero"
          slides={home.slides.map((slide, index) => ({ name: slide.heading, content: <HeroSlide {...slide} first={index === 0} /> }))}
        />
      </section>
      <HomeSection
        section={home.upcoming}
        id="upcoming"
        intro={events.some(isUpcoming) ? undefined : <NoUpcomingEvents text={messages.empty.upcoming} />}
      >
        <List of={events} className="grid-2 below-fold">
          {(event) => (
            <EventCard
              {...toEventCardProps(site, event)}
              summary={<Inline text={event.summary} />}
              ticketsHref={`/tickets#tickets-${event.id}`}
            />
          )}
        </List>
      </HomeSection>
      <Section heading={comingSoon.title} id="coming-soon" beside surface="sand">
        <div className="stack">
          <Badge>{comingSoon.badge}</Badge>
          <Paragraph className="lead" text={comingSoon.text} />
        </div>
      </Section>
      {images ? (
        <HomeSection section={home.gallery} id="gallery" surface="indigo" area="productions">
          <Gallery headingId="gallery" images={images} />
        </HomeSection>
      ) : null}
      <Section {...toSectionHead(home.donation)} id="donate" beside surface="clay">
        <ButtonLink href={company.services.donation} external text={home.donation.button} />
      </Section>
      {featured.length > 0 ? (
        <HomeSection section={home.featured} id="featured" area="productions">
          <FeaturedProductions productions={featured} />
        </HomeSection>
      ) : null}
      <AcademySection site={site} />
      <Section {...toSectionHead(home.festival)} id="festival" surface="leaf" area="festival" className="festival-teaser">
        <Picture picture={home.festival.image} sizes="100vw" />
        <ButtonLink {...home.festival.link} />
      </Section>
      <HomeSection section={home.news} id="news" area="news">
        {articles.length === 0 ? <p>{messages.empty.articles}</p> : null}
        <List of={articles} className="grid-4 news-row">
          {(article) => (
            <ArticleCard {...toArticleCardProps(site, article)} excerpt={<Inline text={article.excerpt} />} sizes={SIZES_IN_ROW.four} />
          )}
        </List>
      </HomeSection>
      <Section {...toSectionHead(home.community)} id="community" beside surface="indigo">
        <ButtonLinks links={home.community.links} />
      </Section>
    </>
  )
}

/** A section whose heading, introduction and link come from the home page’s file; `intro` replaces the introduction. */
function HomeSection({ section, intro, ...rest }: { section: Site['home']['upcoming'] } & Omit<SectionProps, 'heading'>) {
  const { heading, intro: ownIntro } = toSectionHead(section)
  return <Section heading={heading} intro={intro ?? ownIntro} aside={section.link && <MoreLink {...section.link} />} {...rest} />
}

/** The `sizes` of the academy’s two cards. */
const ACADEMY_CARD_SIZES = '(min-width: 48em) 640px, 90vw'

function AcademySection({ site }: { site: Site }) {
  const { home, academy, workshop } = site
  const programme = getEntry(site, 'programmes', home.academyProgramme)
  const { starts, ends, duration, feeFrom } = academy.bootcampPromo
  return (
    <HomeSection section={home.academy} id="academy" surface="sand" area="academy">
      <div className="grid-2 academy-row">
        <Card
          href="/academy/young-creative-workshop"
          title={home.academyWorkshop.title}
          image={academy.workshopPromo.image}
          sizes={ACADEMY_CARD_SIZES}
        >
          <Paragraph text={home.academyWorkshop.text} />
          <Facts
            facts={[
              {
                term: WORDS.terms.when,
                note: <Ended on={workshop.ends} />,
                detail: <DayRange start={workshop.starts} end={workshop.ends} />,
              },
              { term: WORDS.terms.hours, detail: WORDS.common.hoursInLagos(formatTime(workshop.opens), formatTime(workshop.closes)) },
              { term: WORDS.terms.fee, detail: <Price amounts={[workshop.fee]} /> },
            ]}
          />
        </Card>
        <Card href={findPagePath('programmes', programme)} title={programme.title} image={programme.image} sizes={ACADEMY_CARD_SIZES}>
          <Paragraph text={programme.summary} />
          <Facts
            facts={[
              {
                term: WORDS.terms.when,
                note: <Ended on={programme.ends} />,
                detail: <DayRange start={programme.starts} end={programme.ends} />,
              },
              { term: WORDS.terms.forWhom, detail: programme.audience },
              { term: WORDS.terms.fee, detail: <Price amounts={[programme.fee]} /> },
            ]}
          />
        </Card>
      </div>
      <div className="panel spaced stack">
        <h3>{home.academyBootcamp.title}</h3>
        <Paragraph text={home.academyBootcamp.text} />
        <p>
          <strong>
            <DayRange start={starts} end={ends} />
          </strong>
          , {duration}. {WORDS.home.courseFeesFrom} <Price amounts={[feeFrom]} />.
        </p>
        <p {...shownAfter(ends)}>
          <Afterwards day={ends} />
          {formatEnded('bootcamp', ends)}
        </p>
        <MoreLink href="/academy" text={WORDS.home.wholeAcademy} />
      </div>
    </HomeSection>
  )
}

/** A slide of the hero: picture, text and button. The picture of the first is the page’s first, so it loads eagerly. */
const HeroSlide = ({ image, imageTall, heading, text, link, first }: Site['home']['slides'][number] & { first: boolean }) => (
  <div className="hero-slide">
    {first ? (
      <FirstPicture picture={image} tall={imageTall} className="hero-picture" />
    ) : (
      <Picture picture={image} tall={imageTall} className="hero-picture" />
    )}
    <div className="wrap">
      <div className="hero-text">
        <h2>{heading}</h2>
        <Paragraph className="lead" text={text} />
        <ButtonLink {...link} />
      </div>
    </div>
  </div>
)
