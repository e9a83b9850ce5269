import type { Picture as PictureData } from '../lib/responsivePicture.ts'
import { WORDS } from '../lib/words.ts'
import { List } from '../ui/lists.tsx'
import { Picture } from '../ui/Picture.tsx'
import { PictureTrigger } from '../widgets/dialog/dialogTriggers.tsx'

interface GalleryProps {
  /** The id of the gallery’s heading, which names the dialog of enlarged pictures. */
  headingId: string
  images: readonly (PictureData & { featured?: boolean })[]
}

/** Values of `sizes`. In a gallery that mixes tall and wide pictures, a wide one takes between half and two thirds of the viewport. */
const ALIKE = '(min-width: 48em) 30vw, 44vw'
const TALL = '31vw'
const OTHERS = '(min-width: 64em) 53vw, (min-width: 48em) 50vw, 69vw'
const SINGLE = '(min-width: 48em) 45vw, 90vw'

/**
 * A gallery of pictures that open enlarged in a dialog. If some are featured, they come first and the others are shown on demand, with
 * `details`; lazy pictures are fetched only then.
 */
export function Gallery({ headingId, images }: GalleryProps) {
  const list = (of: GalleryProps['images'], className: string, sizesOf: (picture: PictureData) => string) => (
    <List of={of} className={className}>
      {(picture) => (
        <PictureTrigger picture={picture} gallery={headingId}>
          <Picture picture={picture} sizes={sizesOf(picture)} enlarged />
        </PictureTrigger>
      )}
    </List>
  )
  const featured = images.filter((image) => image.featured)
  const more = images.filter((image) => !image.featured)
  if (featured.length > 0 && more.length > 0)
    return (
      <div className="more-gallery">
        {list(featured, 'gallery', () => ALIKE)}
        <details>
          <summary className="button button-quiet">
            <span className="more-gallery-closed">{WORDS.gallery.all(images.length)}</span>{' '}
            <span className="more-gallery-open">{WORDS.gallery.featured}</span>
          </summary>
          {list(more, 'gallery', () => ALIKE)}
        </details>
      </div>
    )
  // A single picture takes half of the width: a tall one in full width would be higher than the viewport.
  if (images.length === 1) return list(images, 'grid-2', () => SINGLE)
  return list(images, 'gallery gallery-mixed', ({ width, height }) => (width < height ? TALL : OTHERS))
}
