import type { ReactNode } from 'react'
import { lazyPart } from '../../lib/lazyPart.ts'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

/** A slide: its content, and its name (a heading, a person) unless the content includes it. */
interface Slide {
  name?: string
  content: ReactNode
}

interface CarouselProps {
  /** Accessible name, without the word carousel. */
  label: string
  slides: readonly Slide[]
  /** `hero` advances by itself every five seconds and can be stopped. */
  variant?: 'hero' | 'manual'
}

/**
 * A scroll-snap row of slides. The `carousel` enhancement shows the buttons (hidden until then, their space reserved), makes slides that
 * are not shown inert and, for the hero, advances by itself.
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
    <section className={className} aria-roledescription="carousel" aria-label={label} {...lazyPart(hero ? 'hero' : 'carousel')}>
      <div className="carousel-controls">
        {hero ? (
          <button type="button" data-part="rotation">
            <span className="carousel-stop">
              <Icon name="pause" />
              <VisuallyHidden>Stop the slide show</VisuallyHidden>
            </span>
            <span className="carousel-start">
              <Icon name="play" />
              <VisuallyHidden>Start the slide show</VisuallyHidden>
            </span>
          </button>
        ) : null}
        <button type="button" data-part="previous">
          <Icon name="previous" />
          <VisuallyHidden>Previous slide</VisuallyHidden>
        </button>
        <button type="button" data-part="next">
          <Icon name="next" />
          <VisuallyHidden>Next slide</VisuallyHidden>
        </button>
        <span className="carousel-count" aria-hidden="true">
          <span data-part="number">1</span> / {slides.length}
        </span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: sections are the parts of a page, and are styled as such. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard; the enhancement takes this back. */}
      <div className="carousel-view" data-part="view" role="region" aria-label={`${label}: scroll sideways`} tabIndex={0}>
        <div className="carousel-row" data-part="row">
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, not the content of a slide.
            <div
              className="carousel-slide"
              // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places, and names may repeat.
              key={index}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}${slide.name ? `: ${slide.name}` : ''}`}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
