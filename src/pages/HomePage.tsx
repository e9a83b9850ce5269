import { ArticleCard } from '../components/ArticleCard.tsx'
import { CardLink } from '../components/CardLink.tsx'
import { EventCard } from '../components/EventCard.tsx'
import { Gallery } from '../components/Gallery.tsx'
import { NoUpcomingEvents } from '../components/NoUpcomingEvents.tsx'
import { ProductionCard } from '../components/ProductionCard.tsx'
import { getEntry, type Site } from '../content/site.ts'
import { Page } from '../layouts/Page.tsx'
import { accessListId } from '../lib/access.ts'
import { formatTime } from '../lib/dates.ts'
import { type Picture as PictureData, SIZES_IN_ROW } from '../lib/responsivePicture.ts'
import { findPagePath } from '../lib/routes.ts'
import { Inline, Paragraph } from '../markdown/Inline.tsx'
import { accessPerformances } from '../model/accessPerformances.ts'
import { toEventCardProps } from '../model/eventCards.ts'
import { isUpcoming, upcomingEvents } from '../model/events.ts'
import { latestArticles, toArticleCardProps } from '../model/news.ts'
import { featuredProductions, toProductionCardProps } from '../model/productions.ts'
import { Badge } from '../ui/Badge.tsx'
import { ButtonLink, ButtonLinks, MoreLink } from '../ui/Button.tsx'
import { DayRange } from '../ui/Day.tsx'
import { type Fact, Facts } from '../ui/Facts.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Price } from '../ui/Price.tsx'
import { Section } from '../ui/Section.tsx'
import { Carousel } from '../widgets/carousel/Carousel.tsx'

type HomeSection = Site['home']['upcoming']

/** The home page: hero carousel, upcoming events, productions, academy, festival, news, and community. */
export function HomePage({ site }: { site: Site }) {
  const { home, company, messages } = site
  const { comingSoon, galleryOf } = home
  const events = upcomingEvents(site)
  const featured = featuredProductions(site)
  const articles = latestArticles(site)
  const images = galleryOf && getEntry(site, 'productions', galleryOf).images
  const accessLinks = accessPerformances(site).map(({ kind }) => ({
    text: messages.access.next.replace('{kind}', kind),
    href: `/tickets#${accessListId(kind)}`,
  }))
  const quickLinks = [...accessLinks, { text: site.ticketsPage.calendars.title, href: '/tickets#calendars' }]
  return (
    <Page site={site} path="/" title={home.title} description={home.description} area="home" quickLinks={quickLinks}>
      <section className="hero on-night">
        <h1 className="visually-hidden">
          {company.name}: {home.title}
        </h1>
        <Carousel
          label={`Stories from ${company.name}`}
          variant="hero"
          slides={home.slides.map((slide, index) => ({
            name: slide.heading,
            content: <HeroSlide slide={slide} first={index === 0} />,
          }))}
        />
      </section>
      <HomePart
        section={home.upcoming}
        id="upcoming"
        intro={events.some(isUpcoming) ? undefined : <NoUpcomingEvents words={messages.empty.upcoming} />}
      >
        <ul className="grid-2 below-fold">
          {events.map((event) => (
            <li key={event.id}>
              <EventCard
                {...toEventCardProps(site, event)}
                summary={<Inline text={event.summary} />}
                ticketsHref={`/tickets#tickets-${event.id}`}
              />
            </li>
          ))}
        </ul>
      </HomePart>
      <Section heading={comingSoon.title} id="coming-soon" beside surface="sand">
        <div className="stack">
          <Badge>{comingSoon.badge}</Badge>
          <Paragraph className="lead" text={comingSoon.text} />
        </div>
      </Section>
      {images ? (
        <HomePart section={home.gallery} id="gallery" surface="indigo" area="productions">
          <Gallery heading="gallery" images={images} />
        </HomePart>
      ) : null}
      <Section heading={home.donation.title} id="donate" beside surface="clay" intro={<Inline text={home.donation.text} />}>
        <ButtonLink href={company.services.donation} external="host">
          {home.donation.button}
        </ButtonLink>
      </Section>
      {featured.length > 0 ? (
        <HomePart section={home.featured} id="featured" area="productions">
          <ul className="hang">
            {featured.map((production) => (
              <li key={production.id}>
                <ProductionCard {...toProductionCardProps(production)} summary={<Inline text={production.summary} />} />
              </li>
            ))}
          </ul>
        </HomePart>
      ) : null}
      <AcademyPart site={site} />
      <Section
        heading={home.festival.title}
        id="festival"
        surface="leaf"
        area="festival"
        intro={<Inline text={home.festival.text} />}
        className="festival-teaser"
      >
        <Picture picture={home.festival.image} sizes="100vw" />
        <ButtonLink href={home.festival.link.href}>{home.festival.link.text}</ButtonLink>
      </Section>
      <HomePart section={home.news} id="news" area="news">
        {articles.length === 0 ? <p>{messages.empty.articles}</p> : null}
        <ul className="grid-4 news-row">
          {articles.map((article) => (
            <li key={article.id}>
              <ArticleCard {...toArticleCardProps(site, article)} excerpt={<Inline text={article.excerpt} />} sizes={SIZES_IN_ROW.four} />
            </li>
          ))}
        </ul>
      </HomePart>
      <Section heading={home.community.title} id="community" beside surface="indigo" intro={<Inline text={home.community.text} />}>
        <ButtonLinks links={home.community.links} />
      </Section>
    </Page>
  )
}

interface HomePartProps extends Pick<Parameters<typeof Section>[0], 'id' | 'intro' | 'surface' | 'area' | 'children'> {
  section: HomeSection
}

/** A section whose heading, introduction and link come from the home page’s file; `intro` replaces the introduction. */
function HomePart({ section, intro, ...rest }: HomePartProps) {
  return (
    <Section
      heading={section.title}
      intro={intro ?? (section.text ? <Inline text={section.text} /> : undefined)}
      aside={section.link ? <MoreLink href={section.link.href}>{section.link.text}</MoreLink> : undefined}
      {...rest}
    />
  )
}

function AcademyPart({ site }: { site: Site }) {
  const { home, academy, workshop } = site
  const programme = getEntry(site, 'programmes', home.academyProgramme)
  const { bootcampPromo } = academy
  return (
    <HomePart section={home.academy} id="academy" surface="sand" area="academy">
      <div className="grid-2 academy-row">
        <ProgrammeCard
          href="/academy/young-creative-workshop"
          title={home.academyWorkshop.title}
          text={home.academyWorkshop.text}
          image={academy.workshopPromo.image}
          facts={[
            { term: 'When', detail: <DayRange start={workshop.starts} end={workshop.ends} /> },
            { term: 'Hours', detail: `${formatTime(workshop.opens)} to ${formatTime(workshop.closes)}, Lagos time` },
            { term: 'Fee', detail: <Price amounts={[workshop.fee]} /> },
          ]}
        />
        <ProgrammeCard
          href={findPagePath('programmes', programme)}
          title={programme.title}
          text={programme.summary}
          image={programme.image}
          facts={[
            { term: 'When', detail: <DayRange start={programme.starts} end={programme.ends} /> },
            { term: 'For whom', detail: programme.audience },
            { term: 'Fee', detail: <Price amounts={[programme.fee]} /> },
          ]}
        />
      </div>
      <div className="panel spaced stack">
        <h3>{home.academyBootcamp.title}</h3>
        <Paragraph text={home.academyBootcamp.text} />
        <p>
          <strong>
            <DayRange start={bootcampPromo.starts} end={bootcampPromo.ends} />
          </strong>
          , {bootcampPromo.duration}. Course fees from <Price amounts={[bootcampPromo.feeFrom]} />.
        </p>
        <MoreLink href="/academy">See the whole academy</MoreLink>
      </div>
    </HomePart>
  )
}

/** A slide of the hero: picture, text and button. The picture of the first is the page’s first, so it loads eagerly. */
function HeroSlide({ slide, first }: { slide: Site['home']['slides'][number]; first: boolean }) {
  return (
    <div className="hero-slide">
      <Picture picture={slide.image} tall={slide.imageTall} priority={first} sizes="100vw" className="hero-picture" />
      <div className="wrap">
        <div className="hero-words">
          <h2>{slide.heading}</h2>
          <Paragraph className="lead" text={slide.text} />
          <ButtonLink href={slide.link.href}>{slide.link.text}</ButtonLink>
        </div>
      </div>
    </div>
  )
}

interface ProgrammeCardProps {
  href: string | undefined
  title: string
  text: string
  image: PictureData
  facts: readonly Fact[]
}

/** The card of a programme with its key facts. The whole card is one link. */
function ProgrammeCard({ href, title, text, image, facts }: ProgrammeCardProps) {
  return (
    <div className="card">
      <Picture picture={{ ...image, alt: '' }} className="card-picture" sizes="(min-width: 48em) 640px, 90vw" />
      <h3>
        <CardLink href={href} title={title} />
      </h3>
      <Paragraph text={text} />
      <Facts facts={facts} />
    </div>
  )
}
