import { PersonCard } from '../components/cards.tsx'
import { PartnerList } from '../components/contentLists.tsx'
import { OfficeList } from '../components/Offices.tsx'
import { getEntry, type Site } from '../content/site.ts'
import { toTelHref } from '../lib/phone.ts'
import { WORDS } from '../lib/words.ts'
import { Inline, Paragraph } from '../markdown/Inline.tsx'
import { Markdown } from '../markdown/Markdown.tsx'
import { withPeople } from '../model/people.ts'
import { Actions } from '../ui/Actions.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { Section } from '../ui/Section.tsx'
import { HeroPage } from './HeroPage.tsx'
import { TextSection, TitledSection, toSectionHead } from './sections.tsx'

/** The About page: introduction, story, mission, vision, values, team, partners, contact, and the access statement. */
export function AboutPage({ site }: { site: Site }) {
  const { about, company } = site
  // If the number of people is odd, the first one takes the full width (cards.css).
  const isOdd = about.team.length % 2 === 1
  return (
    <HeroPage site={site} path="/about" page={about}>
      <TextSection heading={WORDS.about.story} id="story" text={about.body} />
      <Section heading={WORDS.about.missionAndVision} id="mission-and-vision" surface="sand">
        <div className="grid-2">
          <div className="stack">
            <h3>{WORDS.about.mission}</h3>
            <Paragraph className="lead" text={about.mission} />
          </div>
          <div className="stack">
            <h3>{WORDS.about.vision}</h3>
            <Paragraph className="lead" text={about.vision} />
          </div>
        </div>
      </Section>
      <TitledSection heading={WORDS.about.values} id="values" items={about.values} />
      <Section heading={WORDS.about.team} id="team" surface="sand">
        <div className="team">
          {withPeople(site, about.team).map(({ person, role }, index) => (
            <PersonCard key={person.id} {...person} role={role} sizes={index === 0 && isOdd ? '(min-width: 64em) 30vw, 40vw' : undefined}>
              <Markdown text={person.body} headingLevel={4} />
            </PersonCard>
          ))}
        </div>
      </Section>
      <Section heading={WORDS.about.partners} id="partners" intro={<Inline text={about.partnersText} />}>
        <PartnerList
          partners={about.partners.map((id) => getEntry(site, 'partners', id))}
          renderDescription={(text) => <Inline text={text} />}
        />
      </Section>
      <Section {...toSectionHead(about.contact)} id="talk" beside surface="indigo">
        <div className="stack">
          <OfficeList company={company} />
          <Actions>
            <ButtonLink href={`mailto:${company.email}`} text={WORDS.contact.emailUs} />
            <ButtonLink href={toTelHref(company.phone)} look="quiet" text={WORDS.contact.callUs} />
          </Actions>
        </div>
      </Section>
    </HeroPage>
  )
}
