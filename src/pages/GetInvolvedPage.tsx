import type { Site } from '../content/site.ts'
import { fillTokens } from '../lib/fillTokens.ts'
import { sortPastLast } from '../lib/pastDates.ts'
import { toUniqueIds } from '../lib/slug.ts'
import { WORDS } from '../lib/words.ts'
import { Paragraph } from '../markdown/Inline.tsx'
import { getContactDetailsAbout } from '../model/contactDetails.ts'
import { Day } from '../ui/dates.tsx'
import { ButtonLink, type ButtonLook, lookUntil } from '../ui/links.tsx'
import { List } from '../ui/lists.tsx'
import { PastNote } from '../ui/pastNotes.tsx'
import { Section } from '../ui/Section.tsx'
import { Acknowledge } from '../widgets/acknowledge/Acknowledge.tsx'
import { HeroPage } from './HeroPage.tsx'
import { BesidePicture, TextQuote, toSectionHead } from './sections.tsx'

/** The Get Involved page: six ways to take part, opportunities, volunteers, and the newsletter. */
export function GetInvolvedPage({ site }: { site: Site }) {
  const { getInvolved: page } = site
  const opportunities = sortPastLast(page.opportunities, ({ deadline }) => deadline)
  const wayIds = toUniqueIds(page.ways.map(({ title }) => title))
  const opportunityIds = toUniqueIds(opportunities.map(({ title }) => title))
  return (
    <HeroPage site={site} path="/get-involved" page={page}>
      <Section heading={WORDS.getInvolved.waysIn} id="ways">
        <List of={page.ways} className="grid-3" itemClass="panel stack">
          {({ title, text, action, button }, index) => (
            <>
              <h3>{title}</h3>
              <Paragraph text={text} />
              <WayButton site={site} action={action} text={button} id={`way-${wayIds[index]}`} />
            </>
          )}
        </List>
      </Section>
      <Section heading={WORDS.getInvolved.opportunities} id="opportunities" surface="sand">
        <List of={opportunities} className="grid-3" itemClass="panel stack">
          {({ title, text, deadline, deadlineText, action, button }, index) => (
            <>
              <h3>{title}</h3>
              <Paragraph text={text} />
              <p className="meta">
                <strong>{WORDS.terms.deadline}:</strong> {deadline ? <Day value={deadline} /> : deadlineText}
              </p>
              {deadline ? <PastNote day={deadline} text={WORDS.past.deadline} about={title} /> : null}
              <WayButton
                site={site}
                action={action}
                text={button}
                about={title}
                look={lookUntil(deadline)}
                id={`opportunity-${opportunityIds[index]}`}
              />
            </>
          )}
        </List>
      </Section>
      <Section heading={page.spotlight.title} id="spotlight" surface="indigo">
        <BesidePicture picture={page.spotlight.image}>
          {page.spotlight.quotes.map(({ quote, author, role }) => (
            <TextQuote key={quote} by={author} detail={role} text={quote} />
          ))}
        </BesidePicture>
      </Section>
      <Section {...toSectionHead(page.contact)} id="talk" beside>
        <ButtonLink {...page.contact.link} />
      </Section>
      <Section {...toSectionHead(page.newsletter)} id="stay" beside surface="leaf">
        <WayButton site={site} action={{ topic: 'newsletter' }} text={page.newsletter.button} id="way-newsletter" />
      </Section>
    </HeroPage>
  )
}

interface WayButtonProps {
  site: Site
  action: Site['getInvolved']['ways'][number]['action']
  text: string
  /** What it is about, where other buttons of the page have the same text. */
  about?: string
  look?: ButtonLook
  id: string
}

/** The button of a card: an external form or payment, a page, or an acknowledgement. */
function WayButton({ site, action, text, about, look, id }: WayButtonProps) {
  const button = { describe: about === undefined ? undefined : WORDS.common.accessibleName(text, about), look, text }
  const { service, href, topic = '' } = action
  if (service) return <ButtonLink href={site.company.services[service]} external {...button} />
  if (href) return <ButtonLink href={href} {...button} />
  const { title, description } = site.messages.toasts.interest
  return (
    <div>
      <Acknowledge
        id={id}
        toast={{ title, description: fillTokens(description, { topic }) }}
        {...getContactDetailsAbout(site, topic, topic)}
        {...button}
      />
    </div>
  )
}
