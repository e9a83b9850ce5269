import { ArticleCard, EventCard, PersonCard, ProductionCard } from '../../src/components/cards.tsx'
import { CreditList, PassList } from '../../src/components/contentLists.tsx'
import { Gallery } from '../../src/components/Gallery.tsx'
import { PageHero } from '../../src/components/PageHero.tsx'
import { ShowTable } from '../../src/components/ProductionRun.tsx'
import { TicketPrices } from '../../src/components/TicketSheet.tsx'
import type { Surface } from '../../src/lib/theme.ts'
import { Badge } from '../../src/ui/Badge.tsx'
import { Icon } from '../../src/ui/Icon.tsx'
import { ButtonLink } from '../../src/ui/links.tsx'
import { Facts, Steps, TextList, TitledList } from '../../src/ui/lists.tsx'
import { Picture } from '../../src/ui/Picture.tsx'
import { Quote } from '../../src/ui/Quote.tsx'
import { Section } from '../../src/ui/Section.tsx'
import { ScheduleTable } from '../../src/ui/Table.tsx'
import { Wordmark } from '../../src/ui/Wordmark.tsx'
import { Acknowledge, Unavailable } from '../../src/widgets/acknowledge/Acknowledge.tsx'
import { Carousel } from '../../src/widgets/carousel/Carousel.tsx'
import { DisclosuresIsland } from '../../src/widgets/disclosures/DisclosuresIsland.tsx'
import { FilterList } from '../../src/widgets/filter/FilterList.tsx'
import { ContactForm, NewsletterForm } from '../../src/widgets/form/forms.tsx'
import { Menu } from '../../src/widgets/menu/Menu.tsx'
import { ShareLinks } from '../../src/widgets/share/ShareLinks.tsx'
import { TabsIsland } from '../../src/widgets/tabs/TabsIsland.tsx'
import { CONTACT, FORM, NEWSLETTER, OTHER_TALL, OTHER_WIDE, SHOWS, TALL, TOAST, WIDE, WORDS } from './samples.ts'

const SURFACES: readonly Surface[] = ['chalk', 'sand', 'indigo', 'night', 'leaf', 'clay']
const FACTS = [
  { term: 'When', detail: 'May 17–18, 2025' },
  { term: 'Where', detail: 'Lagos and Ibadan' },
  { term: 'Price', detail: '₦3,000 to ₦15,000' },
]
const TYPES = [
  { name: 'Regular', price: 5000 },
  { name: 'Student', price: 3000, note: 'with a student card' },
  { name: 'VIP', price: 15000 },
]

/** Every component in all its states. */
export function Sheet() {
  return (
    <div className="area-productions">
      <header className="header" data-header="">
        <div className="wrap">
          <Wordmark name="Sample" />
          <Menu
            links={[
              { text: 'Home', href: '#' },
              { text: 'Plays', href: '#a', current: 'page' },
              { text: 'School', href: '#b' },
            ]}
          />
        </div>
      </header>
      <main id="content">
        <PageHero title={WORDS.title} lead={WORDS.long} kicker={<Badge>Kicker</Badge>} picture={WIDE} facts={<Facts facts={FACTS} />}>
          <div className="actions">
            <ButtonLink href="#" text="The main action" />
            <ButtonLink href="#" look="quiet" text="The other" />
          </div>
        </PageHero>
        {SURFACES.map((surface) => (
          <OnSurface key={surface} surface={surface} />
        ))}
        <Lists />
        <Cards />
        <Widgets />
        <Forms />
        <Answers />
      </main>
    </div>
  )
}

function OnSurface({ surface }: { surface: Surface }) {
  return (
    <Section
      heading={`On ${surface}`}
      id={surface}
      surface={surface}
      intro={WORDS.long}
      aside={
        <a className="more" href="#content">
          A link beside
        </a>
      }
    >
      <div className="grid-2">
        <div className="prose">
          <h3>A third heading</h3>
          <p>
            {WORDS.long} <a href="#content">Running text may lead on.</a>
          </p>
          <p lang="yo">{WORDS.marked}</p>
          <p className="meta">Small print, softer.</p>
        </div>
        <div className="stack">
          <div className="actions">
            <ButtonLink href="#content" text="Strong" />
            <ButtonLink href="#content" look="quiet" text="Quiet" />
            <ButtonLink href="https://tickets.example" external text="Away" />
          </div>
          <p>
            <Badge>Badge</Badge> <Badge>Show Completed</Badge>
          </p>
          <div className="panel">
            <p>
              On a panel, with <a href="#content">words that lead on</a>.
            </p>
          </div>
          <TextList items={['A marked line', WORDS.short]} />
        </div>
      </div>
    </Section>
  )
}

function Lists() {
  return (
    <Section heading="Lists, tables, quotes" id="lists">
      <div className="stack-wide">
        <div className="grid-2">
          <Facts facts={FACTS} />
          <TicketPrices ticketTypes={TYPES} />
        </div>
        <div className="grid-2">
          <CreditList
            heading="Credits"
            credits={[
              { role: 'Playwright', name: 'Ẹni Kan' },
              { role: 'Drummer', name: 'Ẹlòmíràn' },
            ]}
          />
          <ShowTable caption="Shows" title="A play" shows={SHOWS} runContinues={false} />
        </div>
        <ScheduleTable
          caption="A day"
          rows={[
            { time: '10:00', activity: WORDS.short },
            { time: '12:00', activity: WORDS.long },
          ]}
        />
        <TitledList items={['One', 'Two', 'Three', 'Four'].map((title) => ({ title, text: WORDS.short }))} />
        <Steps steps={['Write', 'Meet', 'Begin'].map((title) => ({ title, text: WORDS.short }))} />
        <div className="grid-2">
          <Quote by="Audience member">{WORDS.long}</Quote>
          <Quote by="Audience member" detail="Lagos" large>
            {WORDS.short}
          </Quote>
        </div>
        <ShareLinks url="https://sample.example" title="A page" copied={TOAST} refused={TOAST} what="article" />
        <p className="actions">
          {(['next', 'external', 'menu', 'drum', 'mail', 'search', 'mask'] as const).map((name) => (
            <Icon key={name} name={name} />
          ))}
        </p>
      </div>
    </Section>
  )
}

function Cards() {
  const card = { href: '#', title: WORDS.title, excerpt: WORDS.long, date: '2025-05-12', category: 'Theatre' }
  const dates = [{ start: '2025-05-17T15:00:00+01:00', completed: false, ticketTypes: TYPES }]
  const span = { start: '2025-05-17', end: '2025-06-01' }
  /** Of a card whose button is strong. */
  const UPCOMING = { start: '2099-05-17', end: '2099-06-01' }
  const event = {
    title: 'A ticketed event',
    summary: WORDS.short,
    category: 'Festival',
    detailsLink: '#',
    span,
    runs: [span],
    actualSpan: span,
    cities: 'Lagos',
    dates,
  }
  return (
    <Section heading="Cards" id="cards" surface="sand">
      <div className="stack-wide">
        <div className="hang">
          {['one', 'two', 'three', 'four'].map((id, index) => (
            <ProductionCard key={id} href="/productions" title={`Play ${id}`} summary={WORDS.long} image={index % 2 ? OTHER_TALL : TALL} />
          ))}
        </div>
        <div className="grid-2">
          <EventCard {...event} image={WIDE} ticketsHref="#" />
          <EventCard
            {...event}
            dates={SHOWS.map((show) => ({ ...show, actualSpan: UPCOMING, ticketTypes: TYPES }))}
            actualSpan={undefined}
            image={OTHER_WIDE}
            sheet="cards"
          />
        </div>
        <div className="grid-3">
          <ArticleCard {...card} image={WIDE} />
          <ArticleCard {...card} image={OTHER_WIDE} externalLink="https://press.example" />
          {/* biome-ignore lint/a11y/useValidAriaRole: a person’s job, not an ARIA role. */}
          <PersonCard name="Àbẹ̀ní Ọládòkun" role="Storyteller" portrait={TALL} social={{ instagram: 'https://instagram.example/a' }} />
        </div>
        <ArticleCard {...card} image={OTHER_WIDE} featured />
        <PassList
          passes={[
            { name: 'Day', price: 5000, includes: ['One day'] },
            { name: 'Full', price: 15000, mark: 'Best value', includes: ['All days', 'All events'] },
          ]}
        />
        <Gallery headingId="cards" images={[WIDE, TALL, OTHER_WIDE, OTHER_TALL]} />
      </div>
    </Section>
  )
}

function Widgets() {
  const slides = [WIDE, OTHER_WIDE].map((picture) => ({ name: picture.alt, content: <Picture picture={picture} /> }))
  return (
    <Section heading="Tabs, answers, carousel" id="widgets">
      <div className="stack-wide">
        <TabsIsland id="sample-tabs" label="Days" tabs={['One', 'Two'].map((name) => ({ id: name, name, body: <p>{WORDS.short}</p> }))} />
        <DisclosuresIsland
          id="sample-faq"
          items={['When?', 'Where?'].map((question) => ({ id: question, header: question, body: <p>{WORDS.short}</p> }))}
        />
        <Carousel label="Pictures" slides={slides} />
      </div>
    </Section>
  )
}

function Forms() {
  return (
    <Section heading="Forms and filters" id="forms" surface="sand">
      <div className="stack-wide">
        <div className="grid-2">
          <ContactForm reasons={[{ value: 'one', label: 'A reason' }]} {...FORM} />
          <NewsletterForm {...NEWSLETTER} />
        </div>
        <FilterList
          legend="Category"
          name="category"
          options={['all', 'theatre', 'festival']}
          empty="Nothing found."
          noun={['event', 'events']}
          items={[{ key: 'one', option: 'theatre', content: <p className="panel">{WORDS.short}</p> }]}
        />
      </div>
    </Section>
  )
}

function Answers() {
  return (
    <Section heading="Dialogs and messages" id="messages" surface="indigo">
      <div className="stack">
        <p className="filter-status">No events found matching your criteria.</p>
        <p className="form-done">
          <strong>{TOAST.title}</strong> {TOAST.description}
        </p>
        <Acknowledge id="sample-acknowledge" toast={TOAST} {...CONTACT} text="Notify me" />
        <Unavailable id="sample-unavailable" reason={WORDS.short} {...CONTACT} text="Not there yet" />
      </div>
    </Section>
  )
}
