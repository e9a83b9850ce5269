import { OfficeList } from '../components/Offices.tsx'
import { PageHero } from '../components/PageHero.tsx'
import { PartnerList } from '../components/PartnerList.tsx'
import { PersonCard } from '../components/PersonCard.tsx'
import { TitledList } from '../components/TitledList.tsx'
import { getEntry, type Site } from '../content/site.ts'
import { Page } from '../layouts/Page.tsx'
import { toTelHref } from '../lib/phone.ts'
import { Inline, inlineTitled, Paragraph } from '../markdown/Inline.tsx'
import { Markdown, RunningText } from '../markdown/Markdown.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Day } from '../ui/Day.tsx'
import { Section } from '../ui/Section.tsx'

/** The About page: introduction, story, mission, vision, values, team, partners, contact, and the access statement. */
export function AboutPage({ site }: { site: Site }) {
  const { about, company } = site
  // If the number of people is odd, the first one takes the full width (cards.css).
  const isOdd = about.team.length % 2 === 1
  return (
    <Page site={site} path="/about" title={about.title} description={about.description} area="home">
      <PageHero title={about.title} lead={<Inline text={about.lead} />} picture={about.hero} />
      <Section heading="Our Story" id="story" beside>
        <RunningText text={about.body} />
      </Section>
      <Section heading="Mission and Vision" id="mission-and-vision" surface="sand">
        <div className="grid-2">
          <div className="stack">
            <h3>Our Mission</h3>
            <Paragraph className="lead" text={about.mission} />
          </div>
          <div className="stack">
            <h3>Our Vision</h3>
            <Paragraph className="lead" text={about.vision} />
          </div>
        </div>
      </Section>
      <Section heading="Core Values" id="values">
        <TitledList items={inlineTitled(about.values)} />
      </Section>
      <Section heading="Our Team" id="team" surface="sand">
        <div className="team">
          {about.team.map((member, index) => {
            const person = getEntry(site, 'people', member.person)
            return (
              <PersonCard
                key={person.id}
                {...person}
                role={member.role}
                sizes={index === 0 && isOdd ? '(min-width: 64em) 30vw, 40vw' : undefined}
              >
                <Markdown text={person.body} headingLevel={4} />
              </PersonCard>
            )
          })}
        </div>
      </Section>
      <Section heading="Our Partners" id="partners" intro={<Inline text={about.partnersText} />}>
        <PartnerList partners={about.partners.map((id) => getEntry(site, 'partners', id))} words={(text) => <Inline text={text} />} />
      </Section>
      <Section heading={about.contact.title} id="talk" beside surface="indigo" intro={<Inline text={about.contact.text} />}>
        <div className="stack">
          <OfficeList company={company} />
          <div className="actions">
            <ButtonLink href={`mailto:${company.email}`}>Email us</ButtonLink>
            <ButtonLink href={toTelHref(company.phone)} look="quiet">
              Call us
            </ButtonLink>
          </div>
        </div>
      </Section>
      <Section heading={about.accessStatement.title} id="accessibility" beside>
        <RunningText text={about.accessStatement.text}>
          <p className="meta">
            Reviewed <Day value={about.accessStatement.reviewed} />.
          </p>
        </RunningText>
      </Section>
    </Page>
  )
}
