import { PageHero } from '../components/PageHero.tsx'
import type { Site } from '../content/site.ts'
import { Page } from '../layouts/Page.tsx'
import { fillTokens } from '../lib/fillTokens.ts'
import { sortPastLast } from '../lib/pastDates.ts'
import { toUniqueIds } from '../lib/slug.ts'
import { Inline, Paragraph } from '../markdown/Inline.tsx'
import { getContactDetailsAbout } from '../model/contactDetails.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Day } from '../ui/Day.tsx'
import { PastNote } from '../ui/PastNote.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Quote } from '../ui/Quote.tsx'
import { Section } from '../ui/Section.tsx'
import { Acknowledge } from '../widgets/acknowledge/Acknowledge.tsx'

type Way = Site['getInvolved']['ways'][number]

/** The Get Involved page: six ways to take part, opportunities, volunteers, and the newsletter. */
export function GetInvolvedPage({ site }: { site: Site }) {
  const { getInvolved: page } = site
  const opportunities = sortPastLast(page.opportunities, ({ deadline }) => deadline)
  const wayIds = toUniqueIds(page.ways.map(({ title }) => title))
  const opportunityIds = toUniqueIds(opportunities.map(({ title }) => title))
  return (
    <Page site={site} path="/get-involved" title={page.title} description={page.description} area="home">
      <PageHero title={page.title} lead={<Inline text={page.lead} />} picture={page.hero} />
      <Section heading="Ways in" id="ways">
        <ul className="grid-3">
          {page.ways.map((way, index) => (
            <li key={way.title} className="panel stack">
              <h3>{way.title}</h3>
              <Paragraph text={way.text} />
              <WayButton site={site} action={way.action} words={way.button} id={`way-${wayIds[index]}`} />
            </li>
          ))}
        </ul>
      </Section>
      <Section heading="Open opportunities" id="opportunities" surface="sand">
        <ul className="grid-3">
          {opportunities.map((opportunity, index) => (
            <li key={opportunity.title} className="panel stack">
              <h3>{opportunity.title}</h3>
              <Paragraph text={opportunity.text} />
              <p className="meta">
                <strong>Deadline:</strong> {opportunity.deadline ? <Day value={opportunity.deadline} /> : opportunity.deadlineText}
              </p>
              {opportunity.deadline ? (
                <PastNote day={opportunity.deadline} words="This deadline has passed." about={opportunity.title} />
              ) : null}
              <WayButton
                site={site}
                action={opportunity.action}
                words={opportunity.button}
                about={opportunity.title}
                id={`opportunity-${opportunityIds[index]}`}
              />
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={page.spotlight.title} id="spotlight" surface="indigo">
        <div className="split">
          <Picture picture={page.spotlight.image} sizes="(min-width: 64em) 40vw, 100vw" />
          <div className="stack">
            {page.spotlight.quotes.map((quote) => (
              <Quote key={quote.quote} by={quote.author} detail={quote.role}>
                <Inline text={quote.quote} />
              </Quote>
            ))}
          </div>
        </div>
      </Section>
      <Section heading={page.contact.title} id="talk" beside intro={<Inline text={page.contact.text} />}>
        <ButtonLink href={page.contact.link.href}>{page.contact.link.text}</ButtonLink>
      </Section>
      <Section heading={page.newsletter.title} id="stay" beside surface="leaf" intro={<Inline text={page.newsletter.text} />}>
        <WayButton site={site} action={{ kind: 'interest', topic: 'newsletter' }} words={page.newsletter.button} id="way-newsletter" />
      </Section>
    </Page>
  )
}

interface WayButtonProps {
  site: Site
  action: Way['action']
  words: string
  /** What it is about, where other buttons of the page have the same text. */
  about?: string
  id: string
}

/** The button of a card: an external form or payment, a page, or an acknowledgement. */
function WayButton({ site, action, words, about, id }: WayButtonProps) {
  const describe = about === undefined ? undefined : `${words}: ${about}`
  if (action.kind === 'interest') {
    const { title, description } = site.messages.toasts.interest
    return (
      <Acknowledge
        id={id}
        describe={describe}
        toast={{ title, description: fillTokens(description, { topic: action.topic }) }}
        {...getContactDetailsAbout(site, action.topic, action.topic)}
      >
        {words}
      </Acknowledge>
    )
  }
  const isService = action.kind === 'service'
  return (
    <ButtonLink href={isService ? site.company.services[action.service] : action.href} external={isService && 'host'} describe={describe}>
      {words}
    </ButtonLink>
  )
}
