import { PageHero } from '../components/PageHero.tsx'
import { Pagination } from '../components/Pagination.tsx'
import { QuestionList } from '../components/QuestionList.tsx'
import { TitledList } from '../components/TitledList.tsx'
import type { Site } from '../content/site.ts'
import { Page } from '../layouts/Page.tsx'
import { paginate } from '../lib/paging.ts'
import { Inline, inlineAnswers, inlineTitled, Paragraph } from '../markdown/Inline.tsx'
import { getList } from '../model/pagedLists.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Section } from '../ui/Section.tsx'
import { Steps } from '../ui/Steps.tsx'
import { ShareButton } from '../widgets/share/ShareButton.tsx'
import { ListedRoles } from './listedEntries.tsx'

/** The Careers page: culture, open roles, the hiring process, and questions. */
export function CareersPage({ site }: { site: Site }) {
  const { careers: page, roles, company, messages } = site
  const { first, earlier } = paginate(roles, getList(site, '/careers').perPage)
  return (
    <Page site={site} path="/careers" title={page.title} description={page.description} area="home">
      <PageHero title={page.title} lead={<Inline text={page.lead} />} picture={page.hero}>
        <ButtonLink href="#open-roles">See Roles</ButtonLink>
      </PageHero>
      <Section heading="How we work" id="culture">
        <TitledList items={inlineTitled(page.culture)} />
      </Section>
      <Section heading="Open Roles" id="open-roles" surface="sand" intro={<Inline text={page.rolesIntro} />}>
        {roles.length === 0 ? (
          <p>{messages.empty.roles}</p>
        ) : (
          <>
            <ListedRoles roles={first} />
            <Pagination noun="roles" path="/careers" count={earlier.length} />
          </>
        )}
      </Section>
      <Section heading="What It’s Like Here" id="inside">
        <TitledList items={inlineTitled(page.inside)} />
      </Section>
      <Section heading="How hiring goes" id="journey" surface="sand">
        <Steps steps={page.journey.map((step) => ({ number: step.step, title: step.title, text: <Inline text={step.description} /> }))} />
      </Section>
      <Section heading="What we may ask you" id="sample-questions" surface="indigo">
        <ul className="grid-3 tracks">
          {page.sampleQuestions.map((sample) => (
            <li key={sample.question} className="panel">
              <Icon name={sample.icon} />
              <Paragraph className="lead" text={sample.question} />
            </li>
          ))}
        </ul>
      </Section>
      <Section heading="Questions about hiring" id="questions">
        <QuestionList id="hiring-faq" questions={inlineAnswers(page.faq)} />
      </Section>
      <Section heading={page.closing.title} id="closing" beside surface="leaf" intro={<Inline text={page.closing.text} />}>
        <div className="actions">
          <ButtonLink href="#open-roles">View Roles</ButtonLink>
          <ShareButton
            url={`${company.url}/careers`}
            title={page.share.title}
            text={page.share.text}
            copied={messages.toasts.linkCopied}
            look="quiet"
          />
        </div>
      </Section>
    </Page>
  )
}
