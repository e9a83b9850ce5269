import { Fragment, type ReactNode } from 'react'
import { formatSize } from '../lib/fileSize.ts'
import type { Picture as PictureData } from '../lib/responsivePicture.ts'
import { type ContactChannels, ContactDetails } from '../ui/ContactDetails.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Section } from '../ui/Section.tsx'

interface VisitGuideProps {
  heading: string
  parts: readonly {
    title: string
    groups: readonly { lead?: string; picture?: PictureData | undefined; sentences: readonly string[] }[]
  }[]
  /** Contact details with their introduction, at the end of the last part. */
  contact: ContactChannels & { lead: string; subject: string }
  /** The same guide as PDF files, if they have been printed. */
  files: readonly { url: string; name: string; bytes: number; words: string }[]
  /** Renders a sentence with emphasis and links. */
  words: (text: string) => ReactNode
}

/** The first-visit guide: short parts, with a paragraph for each sentence. */
export function VisitGuide({ heading, parts, contact, files, words }: VisitGuideProps) {
  return (
    <Section heading={heading} id="first-visit" beside>
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
                  <p key={sentence}>{words(sentence)}</p>
                ))}
              </Fragment>
            ))}
            {index === parts.length - 1 ? <ContactDetails {...contact} /> : null}
          </div>
        ))}
        {files.length > 0 ? (
          <p className="actions">
            {files.map(({ url, name, bytes, words: label }) => (
              <a key={url} className="more" href={url} download={name}>
                {label}, {formatSize(bytes)}
              </a>
            ))}
          </p>
        ) : null}
      </div>
    </Section>
  )
}
