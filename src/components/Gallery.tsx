import type { Picture as PictureData } from '../lib/responsivePicture.ts'
import { Picture } from '../ui/Picture.tsx'
import { PictureTrigger } from '../widgets/dialog/PictureTrigger.tsx'
import { MoreGallery } from '../widgets/gallery/MoreGallery.tsx'

interface GalleryProps {
  /** The id of the gallery’s heading, which names the dialog of enlarged pictures. */
  heading: string
  images: readonly (PictureData & { featured?: boolean })[]
}

/** Values of `sizes`. In a gallery that mixes tall and wide pictures, a wide one takes between half and two thirds of the viewport. */
const TALL = '31vw'
const OTHERS = '(min-width: 64em) 53vw, (min-width: 48em) 50vw, 69vw'
const SINGLE = '(min-width: 48em) 45vw, 90vw'

/** A gallery of pictures that open enlarged in a dialog. If some are featured, they come first and the others are shown on demand. */
export function Gallery({ heading, images }: GalleryProps) {
  const item = (picture: PictureData, sizes: string) => ({
    key: picture.url,
    content: (
      <PictureTrigger picture={picture} gallery={heading}>
        <Picture picture={picture} sizes={sizes} enlarged />
      </PictureTrigger>
    ),
  })
  const featured = images.filter((image) => image.featured)
  if (featured.length > 0 && featured.length < images.length) {
    const alike = (picture: PictureData) => item(picture, '(min-width: 48em) 30vw, 44vw')
    return <MoreGallery featured={featured.map(alike)} more={images.filter((image) => !image.featured).map(alike)} />
  }
  // A single picture takes half of the width: a tall one in full width would be higher than the viewport.
  const isAlone = images.length === 1
  const sizesOf = ({ width, height }: PictureData) => (width < height ? TALL : OTHERS)
  return (
    <ul className={isAlone ? 'grid-2' : 'gallery gallery-mixed'}>
      {images.map((image) => (
        <li key={image.url}>{item(image, isAlone ? SINGLE : sizesOf(image)).content}</li>
      ))}
    </ul>
  )
}
