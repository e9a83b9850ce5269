import type { ReactNode } from 'react'
import { formatSize } from '../lib/fileSize.ts'
import type { Picture as PictureData } from '../lib/responsivePicture.ts'
import { type Fact, Facts } from '../ui/Facts.tsx'
import { Picture } from '../ui/Picture.tsx'

interface PressKitProps {
  /** Texts about the company, in several lengths. */
  texts: readonly { title: string; text: ReactNode }[]
  facts: readonly Fact[]
  /** Pictures with their credits, and their print files if generated. */
  pictures: readonly (PictureData & { title: string; credit: string; print: { url: string; bytes: number } | undefined })[]
}

/** The press kit on the page: texts to copy, facts, and pictures to download. */
export function PressKit({ texts, facts, pictures }: PressKitProps) {
  return (
    <>
      <h3 id="press-kit" className="spaced">
        About the company
      </h3>
      <div className="stack">
        {texts.map(({ title, text }) => (
          <div key={title} className="prose">
            <h4>{title}</h4>
            {text}
          </div>
        ))}
      </div>
      <h3 className="spaced">Facts</h3>
      <Facts facts={facts} />
      <div className="stack spaced">
        <h3>Pictures for print</h3>
        <ul className="grid-4">
          {pictures.map(({ title, credit, print, ...picture }) => (
            <li key={picture.url} className="panel stack">
              <Picture picture={picture} sizes="(min-width: 64em) 17vw, (min-width: 48em) 35vw, 80vw" />
              <h4>{title}</h4>
              <p className="meta">{credit}</p>
              <details>
                <summary>Alternative text</summary>
                <p>{picture.alt}</p>
              </details>
              {print ? (
                <a className="more" href={print.url} download aria-label={`Download PNG, ${formatSize(print.bytes)}: ${title}`}>
                  Download PNG, {formatSize(print.bytes)}
                </a>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
