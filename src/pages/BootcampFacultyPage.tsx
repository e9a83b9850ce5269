import { PageHero } from '../components/PageHero.tsx'
import { PageLinks } from '../components/PageLinks.tsx'
import { PersonCard } from '../components/PersonCard.tsx'
import { TextList } from '../components/TextList.tsx'
import { TitledList } from '../components/TitledList.tsx'
import { getEntry, type Site } from '../content/site.ts'
import { Page } from '../layouts/Page.tsx'
import { SIZES_IN_ROW } from '../lib/responsivePicture.ts'
import { Inline } from '../markdown/Inline.tsx'
import { Markdown } from '../markdown/Markdown.tsx'
import { BOOTCAMP_PAGES } from '../model/bootcampPages.ts'
import { breadcrumbsOf } from '../model/pages.ts'
import { Quote } from '../ui/Quote.tsx'
import { Section } from '../ui/Section.tsx'

const PATH = '/academy/young-creatives-bootcamp/faculty'

/** The bootcamp’s faculty page: faculty members, and how teaching is organised. */
export function BootcampFacultyPage({ site }: { site: Site }) {
  const { bootcamp, faculty } = site
  const page = bootcamp.faculty
  return (
    <Page site={site} path={PATH} title={page.title} description={page.description} area="academy">
      <PageHero title={page.title} lead={<Inline text={page.lead} />} surface="leaf" crumbs={breadcrumbsOf(site, PATH)} />
      <Section heading="The faculty" id="faculty">
        <ul className="grid-3 below-fold">
          {faculty.map((member) => {
            const person = getEntry(site, 'people', member.person)
            const course = getEntry(site, 'courses', member.course)
            return (
              <li key={member.id}>
                <PersonCard {...person} role={`${member.role}, ${course.title}`} sizes={SIZES_IN_ROW.three}>
                  <Markdown text={person.body} headingLevel={4} />
                  <h4>Notable works</h4>
                  <TextList items={member.notableWorks} />
                  <Quote by={person.name}>
                    <Inline text={member.philosophy} />
                  </Quote>
                </PersonCard>
              </li>
            )
          })}
        </ul>
      </Section>
      <Section heading="How teaching is arranged" id="structure" surface="sand">
        <TitledList items={page.structure.map(({ role, description }) => ({ title: role, text: <Inline text={description} /> }))} />
      </Section>
      <Section heading="Go on from here" id="more" surface="leaf">
        <PageLinks
          label="Bootcamp pages"
          links={[...BOOTCAMP_PAGES.filter((link) => !link.href.endsWith('/faculty')), { text: 'Home', href: '/' }]}
        />
      </Section>
    </Page>
  )
}
