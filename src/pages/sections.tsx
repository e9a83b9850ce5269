import type { ReactNode } from 'react'
import type { Entry } from '../content/kinds.ts'
import type { Site } from '../content/site.ts'
import type { Picture as PictureData } from '../lib/responsivePicture.ts'
import { WORDS } from '../lib/words.ts'
import { Inline, inlineItems, inlineTitled, Paragraph } from '../markdown/Inline.tsx'
import { Markdown } from '../markdown/Markdown.tsx'
import { isUpcoming } from '../model/events.ts'
import { ButtonLink } from '../ui/links.tsx'
import { TextList, TitledList } from '../ui/lists.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Quote } from '../ui/Quote.tsx'
import { Section, type SectionProps } from '../ui/Section.tsx'
import { DisclosuresIsland } from '../widgets/disclosures/DisclosuresIsland.tsx'
import { ShareLinks } from '../widgets/share/ShareLinks.tsx'

/** The heading and the introduction of a section from a content file. */
export const toSectionHead = ({ title, text }: { title: string; text?: string }): Pick<SectionProps, 'heading' | 'intro'> => ({
  heading: title,
  intro: text && <Inline text={text} />,
})

/** A section of running text, followed by `children`. */
export const TextSection = ({ text, children, ...section }: SectionProps & { text: string }) => (
  <Section {...section} beside>
    <div className="prose">
      <Markdown text={text} headingLevel={3} />
      {children}
    </div>
  </Section>
)

/** A section of short titled paragraphs. */
export const TitledSection = ({ items, ...section }: SectionProps & { items: readonly { title: string; text: string }[] }) => (
  <Section {...section}>
    <TitledList items={inlineTitled(items)} />
  </Section>
)

/** A section with a bulleted list, followed by `children`. */
export const ListSection = ({ items, children, ...section }: SectionProps & { items: readonly string[] }) => (
  <Section {...section} beside>
    <TextList items={inlineItems(items)} />
    {children}
  </Section>
)

interface QuestionSectionProps extends SectionProps {
  /** The id of the accordion. `id` is that of the heading. */
  listId: string
  questions: readonly { id: string; question: string; answer: string }[]
}

/** A section with an accordion of questions and answers. */
export const QuestionSection = ({ listId, questions, ...section }: QuestionSectionProps) => (
  <Section {...section}>
    <DisclosuresIsland
      id={listId}
      items={questions.map(({ id, question, answer }) => ({ id, header: question, body: <Paragraph text={answer} /> }))}
    />
  </Section>
)

interface ShareSectionProps extends Pick<SectionProps, 'surface'> {
  site: Site
  path: string
  title: string
}

/** The section for sharing the page. WhatsApp comes first, because most visitors use it. */
export const ShareSection = ({ site: { company, messages }, path, title, surface }: ShareSectionProps) => (
  <Section heading={WORDS.common.shareThisPage} id="share" beside surface={surface}>
    <ShareLinks url={company.url + path} title={title} copied={messages.toasts.linkCopied} refused={messages.toasts.linkNotCopied} />
  </Section>
)

/** A picture with `children` beside it on wide screens. */
export const BesidePicture = ({ picture, children }: { picture: PictureData; children: ReactNode }) => (
  <div className="split">
    <Picture picture={picture} sizes="(min-width: 64em) 40vw, 100vw" />
    <div className="stack">{children}</div>
  </div>
)

/** A quotation from a content file. */
export const TextQuote = ({ text, ...quote }: { text: string; by: string; detail?: string; large?: boolean }) => (
  <Quote {...quote}>
    <Inline text={text} />
  </Quote>
)

/** A link to the dates and prices of an event. Once no date is upcoming, it is not the main action and does not offer tickets. */
export const TicketsLink = ({ event, text }: { event: Entry<'tickets'>; text: string }) => {
  const href = `/tickets#tickets-${event.id}`
  return isUpcoming(event) ? (
    <ButtonLink href={href} text={text} />
  ) : (
    <ButtonLink href={href} look="quiet" text={WORDS.common.datesAndPrices} />
  )
}

/** Shown above a list whose events have all passed, with a link to the newsletter. */
export const NoUpcomingEvents = ({ text }: { text: string }) => (
  <>
    {text} <a href="#newsletter">{WORDS.past.hearOfNext}</a>
  </>
)
