import type { Picture as PictureData } from '../lib/picture.ts'
import { Picture } from '../ui/Picture.tsx'
import { PictureTrigger } from '../widgets/dialog/PictureTrigger.tsx'
import { MoreGallery } from '../widgets/gallery/MoreGallery.tsx'

interface GalleryProps {
  /** The id of the gallery’s heading: it names the dialog in which pictures are enlarged. */
  heading: string
  images: readonly (PictureData & { featured?: boolean })[]
}

/** In a gallery of tall and wide pictures a row has what fits: the room of a wide one is between half a screen and two thirds. */
const TALL = '31vw'
const OTHERS = '(min-width: 64em) 53vw, (min-width: 48em) 50vw, 69vw'

/** Pictures that enlarge. Where some are featured, those stand first and the others on demand. */
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
  return (
    <ul className="gallery gallery-mixed">
      {images.map((image) => (
        <li key={image.url}>{item(image, image.width < image.height ? TALL : OTHERS).content}</li>
      ))}
    </ul>
  )
}
