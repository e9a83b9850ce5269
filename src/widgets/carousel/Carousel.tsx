import type { ReactNode } from 'react'
import { WORDS } from '../../lib/words.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { lazyPart } from '../lazyPart.ts'

interface CarouselProps {
  /** Accessible name, without the word carousel. */
  label: string
  /** Each slide’s content, and its name (a heading, a person) unless the content includes it. */
  slides: readonly { name?: string; content: ReactNode }[]
  /** `hero` advances automatically every five seconds and can be stopped. */
  variant?: 'hero' | 'manual'
}

/**
 * A scroll-snap row of slides. The `carousel` enhancement shows the buttons (hidden until then, their space reserved), makes slides that
 * are not shown inert and, for the hero, advances automatically.
 */
export function Carousel({ label, slides, variant = 'manual' }: CarouselProps) {
  const hero = variant === 'hero'
  const [only, ...others] = slides
  const className = hero ? 'carousel carousel-hero' : 'carousel'
  // A carousel of one slide needs no buttons and no script.
  if (only && others.length === 0)
    return (
      <div className={className}>
        <div className="carousel-view">
          <div className="carousel-row">
            <div className="carousel-slide">{only.content}</div>
          </div>
        </div>
      </div>
    )
  return (
    <section
      className={className}
      aria-roledescription={WORDS.carousel.carousel}
      aria-label={label}
      {...lazyPart(hero ? 'hero' : 'carousel')}
    >
      <div className="carousel-controls">
        {hero ? (
          <>
            <button type="button" data-part="rotation">
              <span className="carousel-stop">
                <NamedIcon icon="pause" name={WORDS.carousel.stop} />
              </span>{' '}
              <span className="carousel-start">
                <NamedIcon icon="play" name={WORDS.carousel.start} />
              </span>
            </button>{' '}
          </>
        ) : null}
        <button type="button" data-part="previous">
          <NamedIcon icon="previous" name={WORDS.carousel.previous} />
        </button>{' '}
        <button type="button" data-part="next">
          <NamedIcon icon="next" name={WORDS.carousel.next} />
        </button>{' '}
        <span className="carousel-count" aria-hidden="true">
          <span data-part="number">1</span> / {slides.length}
        </span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: sections are the parts of a page, and are styled as such. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard; the enhancement removes it. */}
      <div className="carousel-view" data-part="view" role="region" aria-label={WORDS.carousel.scroll(label)} tabIndex={0}>
        <div className="carousel-row" data-part="row">
          {slides.map(({ name, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, not the content of a slide.
            <div
              className="carousel-slide"
              // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places, and names may repeat.
              key={index}
              role="group"
              aria-roledescription={WORDS.carousel.slide}
              aria-label={
                name
                  ? WORDS.common.accessibleName(WORDS.carousel.position(index + 1, slides.length), name)
                  : WORDS.carousel.position(index + 1, slides.length)
              }
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

const NamedIcon = ({ icon, name }: { icon: IconName; name: string }) => (
  <>
    <Icon name={icon} />
    <span className="visually-hidden">{name}</span>
  </>
)
