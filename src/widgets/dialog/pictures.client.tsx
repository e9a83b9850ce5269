import useEmblaCarousel from 'embla-carousel-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import type { Report } from '../../browser/lazyLoad.ts'
import { isSavingData } from '../../browser/saveDataMode.ts'
import { RESIZE } from '../carousel/resize.ts'
import { DialogFrame, type DialogProps, showDialog } from './dialog.client.tsx'
import { type EnlargedPicture, readGallery } from './readGallery.client.ts'

/**
 * Opens the dialog of a link with data-gallery, which shows that gallery’s pictures.
 * @public registry.client.ts calls it on whichever of the two modules has loaded
 */
export const openDialog = (trigger: HTMLAnchorElement, report: Report) => showDialog(trigger, report, PictureDialog)

/** The pictures of a gallery, enlarged, one at a time. Only the current one and its neighbours are fetched. */
function PictureDialog({ trigger, close }: DialogProps) {
  const [{ pictures, start }] = useState(() => readGallery(trigger))
  const count = pictures.length
  const [index, setIndex] = useState(start)
  const [hasMoved, setHasMoved] = useState(false)
  // What fetching ahead reaches: the pictures before and after the current one.
  const ahead = isSavingData() ? 0 : 1
  const isNear = (at: number) => Math.min(Math.abs(at - index), count - Math.abs(at - index)) <= ahead
  const jump = matchMedia('(prefers-reduced-motion: reduce)').matches
  const [viewport, carousel] = useEmblaCarousel({ ...RESIZE, loop: count > 1, startIndex: start })
  const previous = () => carousel?.scrollPrev(jump)
  const next = () => carousel?.scrollNext(jump)

  useEffect(() => {
    const follow = () => {
      setHasMoved(true)
      setIndex(carousel?.selectedScrollSnap() ?? 0)
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
  const picture = pictures[index]
  const position = `${index + 1} of ${count}`
  return (
    <DialogFrame
      source={document.getElementById(trigger.dataset.gallery ?? '')}
      className="dialog-pictures"
      close={close}
      onKeyDown={moveByKey}
    >
      <div className="dialog-viewport" ref={viewport}>
        <div className="dialog-slides">
          {pictures.map((each, at) => (
            <Slide key={each.href} picture={each} isNear={isNear(at)} current={at === index} />
          ))}
        </div>
      </div>
      <div className="dialog-foot">
        <p className="dialog-caption">{picture?.caption}</p>
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
        {hasMoved && `Picture ${position}: ${picture?.alt}`}
      </p>
    </DialogFrame>
  )
}

function Slide({ picture, isNear, current }: { picture: EnlargedPicture; isNear: boolean; current: boolean }) {
  const { href, alt, width, height, sources } = picture
  return (
    <div className="dialog-slide" aria-hidden={!current}>
      {isNear && (
        <picture>
          {sources.map(({ type, srcset }) => (
            <source key={type} type={type} srcSet={srcset} sizes="100vw" />
          ))}
          <img src={href} alt={alt} width={width} height={height} />
        </picture>
      )}
    </div>
  )
}
