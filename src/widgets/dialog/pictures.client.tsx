import useEmblaCarousel from 'embla-carousel-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { isSavingData } from '../../browser/saveDataMode.ts'
import { RESIZE } from '../carousel/resize.ts'
import { DialogFrame, type DialogProps, opensDialog } from './dialog.client.tsx'

/** The links to the pictures of a gallery, in the page’s order. */
function linksOf(gallery: string | undefined): HTMLAnchorElement[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-widget=dialog-pictures]')]
  return links.filter(({ dataset }) => dataset.gallery === gallery)
}

/** The pictures of a link’s gallery, enlarged, one at a time. Only the current one and its neighbours are fetched. */
function PictureDialog({ trigger, close }: DialogProps) {
  const [links] = useState(() => linksOf(trigger.dataset.gallery))
  const count = links.length
  const first = links.indexOf(trigger)
  const [current, setCurrent] = useState(first)
  const [hasMoved, setHasMoved] = useState(false)
  /** How many pictures before and after the current one are fetched. */
  const neighbours = isSavingData() ? 0 : 1
  const isFetched = (index: number) => Math.min(Math.abs(index - current), count - Math.abs(index - current)) <= neighbours
  const jump = matchMedia('(prefers-reduced-motion: reduce)').matches
  const [viewport, carousel] = useEmblaCarousel({ ...RESIZE, loop: count > 1, startIndex: first })
  const previous = () => carousel?.scrollPrev(jump)
  const next = () => carousel?.scrollNext(jump)

  useEffect(() => {
    const follow = () => {
      setHasMoved(true)
      setCurrent(carousel?.selectedScrollSnap() ?? 0)
    }
    carousel?.on('select', follow)
    return () => {
      carousel?.off('select', follow)
    }
  }, [carousel])

  const moveByKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') previous()
    if (event.key === 'ArrowRight') next()
  }
  const position = `${current + 1} of ${count}`
  return (
    <DialogFrame
      source={document.getElementById(trigger.dataset.gallery ?? '')}
      className="dialog-pictures"
      close={close}
      onKeyDown={moveByKey}
    >
      <div className="dialog-viewport" ref={viewport}>
        <div className="dialog-slides">
          {links.map((link, index) => (
            <div key={link.href} className="dialog-slide" aria-hidden={index !== current}>
              {isFetched(index) && <EnlargedPicture link={link} />}
            </div>
          ))}
        </div>
      </div>
      <div className="dialog-foot">
        <p className="dialog-caption">{links[current]?.dataset.caption}</p>
        {count > 1 && (
          <div className="dialog-turn">
            <button type="button" aria-label="Previous picture" onClick={previous}>
              <span aria-hidden="true">←</span>
            </button>
            <p>{position}</p>
            <button type="button" aria-label="Next picture" onClick={next}>
              <span aria-hidden="true">→</span>
            </button>
          </div>
        )}
      </div>
      {/* Announced when the visitor moves to another picture, not on opening. */}
      <p className="visually-hidden" role="status">
        {hasMoved && `Picture ${position}: ${links[current]?.querySelector('img')?.alt}`}
      </p>
    </DialogFrame>
  )
}

/** The picture that a link leads to, with what the page says of its smaller version; photographs have better formats, best first. */
function EnlargedPicture({ link }: { link: HTMLAnchorElement }) {
  const small = link.querySelector('img') as HTMLImageElement
  const sources = [...link.querySelectorAll('source')].filter(({ media }) => !media)
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes="100vw" />
      ))}
      <img src={link.href} alt={small.alt} width={small.getAttribute('width') ?? ''} height={small.getAttribute('height') ?? ''} />
    </picture>
  )
}

/** Lets a link open its gallery. */
export const start = opensDialog(PictureDialog)
