import { Pagination } from '../components/linkLists.tsx'
import type { Site } from '../content/site.ts'
import { paginate } from '../lib/paging.ts'
import { WORDS } from '../lib/words.ts'
import { Inline, Paragraph } from '../markdown/Inline.tsx'
import { getList } from '../model/pagedLists.ts'
import { Actions } from '../ui/Actions.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { List, Steps } from '../ui/lists.tsx'
import { Section } from '../ui/Section.tsx'
import { ShareButton } from '../widgets/share/ShareButton.tsx'
import { HeroPage } from './HeroPage.tsx'
import { ListedRoles } from './listedEntries.tsx'
import { QuestionSection, TitledSection, toSectionHead } from './sections.tsx'

/** The Careers page: culture, open roles, the hiring process, and questions. */
export function CareersPage({ site }: { site: Site }) {
  const { careers: page, roles, company, messages } = site
  const { first, earlier } = paginate(roles, getList(site, '/careers').perPage)
  return (
    <HeroPage site={site} path="/careers" page={page} actions={<ButtonLink href="#open-roles" text={WORDS.careers.seeRoles} />}>
      <TitledSection heading={WORDS.careers.howWeWork} id="culture" items={page.culture} />
      <Section heading={WORDS.careers.openRoles} id="open-roles" isLinkTarget surface="sand" intro={<Inline text={page.rolesIntro} />}>
        {roles.length === 0 ? <p>{messages.empty.roles}</p> : <ListedRoles roles={first} />}
        <Pagination noun={WORDS.lists.nouns.roles} path="/careers" count={earlier.length} />
      </Section>
      <TitledSection heading={WORDS.careers.inside} id="inside" items={page.inside} />
      <Section heading={WORDS.careers.hiring} id="journey" surface="sand">
        <Steps steps={page.journey.map(({ step, title, description }) => ({ number: step, title, text: <Inline text={description} /> }))} />
      </Section>
      <Section heading={WORDS.careers.sampleQuestions} id="sample-questions" surface="indigo">
        <List of={page.sampleQuestions} className="grid-3 tracks" itemClass="panel">
          {({ icon, question }) => (
            <>
              <Icon name={icon} />
              <Paragraph className="lead" text={question} />
            </>
          )}
        </List>
      </Section>
      <QuestionSection heading={WORDS.careers.questions} id="questions" listId="hiring-faq" questions={page.faq} />
      <Section {...toSectionHead(page.closing)} id="closing" beside surface="leaf">
        <Actions>
          <ButtonLink href="#open-roles" text={WORDS.careers.viewRoles} />
          <ShareButton url={`${company.url}/careers`} {...page.share} copied={messages.toasts.linkCopied} look="quiet" />
        </Actions>
      </Section>
    </HeroPage>
  )
}
