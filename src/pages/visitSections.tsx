import { statSync } from 'node:fs'
import { Fragment } from 'react'
import type { Entry } from '../content/kinds.ts'
import { fileBeside, offeredUrl } from '../content/read/namedFiles.ts'
import { NOT_YET_CONFIRMED } from '../content/schemas/fields.ts'
import type { Site } from '../content/site.ts'
import { formatMinutes } from '../lib/dates.ts'
import { formatSize } from '../lib/fileSize.ts'
import { capitalise } from '../lib/text.ts'
import { WORDS } from '../lib/words.ts'
import { Inline, Paragraph } from '../markdown/Inline.tsx'
import { Markdown } from '../markdown/Markdown.tsx'
import { hasBrochures, MAX_BROCHURE_BYTES, toBrochureUrl, VISIT_GUIDE_BROCHURES } from '../model/brochures.ts'
import { findAnswerTime, getAskDetails, getContactDetails, getFactAskDetails } from '../model/contactDetails.ts'
import { ifConfirmed, toCheckedSentences, toUnknownSentence, type VisitFacts } from '../model/visitFacts.ts'
import { findVisitGuide } from '../model/visitGuide.ts'
import { Actions } from '../ui/Actions.tsx'
import { AskLinks } from '../ui/AskLinks.tsx'
import { ContactDetails } from '../ui/ContactDetails.tsx'
import { MoreLink } from '../ui/links.tsx'
import { type Fact, Facts, List } from '../ui/lists.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Section, type SectionProps } from '../ui/Section.tsx'

interface FactLinesProps {
  site: Site
  facts: VisitFacts
  /** The name of the event, for questions about it. */
  about: string
  reason: 'productions' | 'festival'
}

/** The section of facts to know before coming, with contact details for questions. */
export const BeforeYouCome = ({ surface, isLinkTarget, ...list }: FactLinesProps & Pick<SectionProps, 'surface' | 'isLinkTarget'>) => (
  <Section heading={WORDS.visit.beforeYouCome} id="before-you-come" isLinkTarget={isLinkTarget} beside surface={surface}>
    <FactLines {...list} />
  </Section>
)

/** Facts as a list, some collapsed, then one sentence about what is not confirmed and whom to ask. */
export function FactLines({ site, facts, about, reason }: FactLinesProps) {
  const sentences = [...toCheckedSentences(facts), toUnknownSentence(site, facts), findAnswerTime(site)].filter(Boolean)
  return (
    <div className="stack">
      {facts.known.length > 0 ? (
        <Facts
          facts={facts.known.map(({ term, lines, folds, place }) => ({
            term,
            detail: (
              <>
                <Lines lines={lines} />
                {folds.map((fold) => (
                  <details key={fold.summary}>
                    <summary>{fold.summary}</summary>
                    <Lines lines={fold.lines} />
                  </details>
                ))}
                {place ? <AskLinks {...getAskDetails(site, place, 'general')} text={WORDS.contact.askAboutPlace} /> : null}
              </>
            ),
          }))}
        />
      ) : null}
      {sentences.length > 0 ? <p className="meta">{sentences.join(' ')}</p> : null}
      <AskLinks {...getAskDetails(site, about, reason)} text={WORDS.contact.askAboutAccessTo(about)} />
    </div>
  )
}

interface FactOrAskProps {
  site: Site
  fact: string
  /** What the fact is about, which is among the subjects of the contact form. */
  about: string
  reason: 'academy' | 'press'
}

/** A fact. If it is not confirmed yet, or says so of a part, there are links to ask about it. */
export const FactOrAsk = ({ site, fact, about, reason }: FactOrAskProps) => (
  <>
    <Inline text={ifConfirmed(fact) ?? ''} />
    {fact.toLowerCase().includes(NOT_YET_CONFIRMED) ? (
      <AskLinks
        {...getFactAskDetails(site, about, reason)}
        text={ifConfirmed(fact) ? WORDS.contact.askUs : site.messages.unavailable.notYetConfirmed}
      />
    ) : null}
  </>
)

/**
 * A fact with a link to ask about access to a course, which has no list of facts to know before coming. A row of links alone would be left
 * out by Mozilla’s reader mode.
 */
export const toAccessFact = (site: Site, about: string): Fact => ({
  term: WORDS.terms.access,
  detail: (
    <>
      {WORDS.contact.tellUs}{' '}
      <span className="actions">
        <MoreLink
          href={getAskDetails(site, about, 'academy').form}
          aria-label={WORDS.contact.askAboutAccessTo(about)}
          text={WORDS.contact.askAboutAccess}
        />
      </span>
    </>
  ),
})

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.length > 1 ? <List of={lines}>{(line) => <Inline text={line} />}</List> : lines.map((line) => <Paragraph key={line} text={line} />)

/** The first-visit guide: short parts, with a paragraph for each sentence, then the same guide as PDF files, if this build prints them. */
export function VisitGuide({ site, production }: { site: Site; production: Entry<'productions'> }) {
  const parts = findVisitGuide(site, production)
  if (!parts) return null
  const { firstVisit } = site.messages
  const files = VISIT_GUIDE_BROCHURES.map(({ toId, wordsKey }) => {
    const id = toId(production.id)
    return { url: toBrochureUrl(id), name: `${site.company.slug}-${id}.pdf`, text: firstVisit[wordsKey] }
  })
  return (
    <Section heading={firstVisit.title} id="first-visit" beside>
      <div className="stack">
        {parts.map(({ title, groups }, index) => (
          <div key={title} className="prose">
            <h3>{title}</h3>
            {groups.map(({ lead, picture, sentences }) => (
              <Fragment key={[lead, ...sentences].join()}>
                {picture ? <Picture picture={picture} sizes="(min-width: 48em) 30vw, 90vw" /> : null}
                {lead ? (
                  <p>
                    <strong>{lead}</strong>
                  </p>
                ) : null}
                {sentences.map((sentence) => (
                  <Paragraph key={sentence} text={sentence} />
                ))}
              </Fragment>
            ))}
            {index === parts.length - 1 ? (
              <ContactDetails
                {...getContactDetails(site)}
                lead={firstVisit.contact}
                subject={WORDS.production.firstVisitTo(production.title)}
              />
            ) : null}
          </div>
        ))}
        {hasBrochures() ? (
          <Actions as="p">
            {files.map(({ url, name, text }) => (
              <MoreLink key={url} href={url} download={name} text={WORDS.common.fileAtMost(text, formatSize(MAX_BROCHURE_BYTES))} />
            ))}
          </Actions>
        ) : null}
      </div>
    </Section>
  )
}

/** The bytes of a file of the content. Undefined where the content is not the project’s own, as in tests. */
const sizeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.size

/** The programme in other forms: a link to each file, with its size and length, and the transcript of recordings. */
export function OtherForms({ production: { file, otherForms } }: { production: Entry<'productions'> }) {
  if (!otherForms) return null
  return (
    <Section heading={WORDS.production.otherForms} id="other-forms" beside surface="sand">
      <List of={otherForms} className="stack">
        {(form) => {
          const offered = fileBeside(file, form.file)
          const bytes = sizeOf(offered)
          const facts = [offered.endsWith('.pdf') && 'PDF', form.minutes && formatMinutes(form.minutes), bytes && formatSize(bytes)]
            .filter(Boolean)
            .join(', ')
          return (
            <>
              <p>
                <MoreLink
                  href={offeredUrl(offered)}
                  text={`${form.language ? WORDS.production.formIn(capitalise(form.kind), form.language) : capitalise(form.kind)} (${facts})`}
                />
              </p>
              {form.transcript ? (
                <details>
                  <summary>{WORDS.production.transcriptOf(form.kind)}</summary>
                  <div className="prose">
                    <Markdown text={form.transcript} headingLevel={3} />
                  </div>
                </details>
              ) : null}
            </>
          )
        }}
      </List>
    </Section>
  )
}
