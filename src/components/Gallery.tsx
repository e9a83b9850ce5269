import type { Picture as PictureData } from '../lib/picture.ts'
import { MoreGallery } from '../ui/MoreGallery.tsx'
import { Picture } from '../ui/Picture.tsx'
import { PictureTrigger } from '../ui/PictureTrigger.tsx'

interface GalleryProps {
  /** The id of the gallery’s heading: it names the dialog in which pictures are enlarged. */
  heading: string
  images: readonly (PictureData & { featured?: boolean })[]
}

/** Pictures that enlarge. Where some are featured, those stand first and the others on demand. */
export function Gallery({ heading, images }: GalleryProps) {
  const item = (picture: PictureData) => ({
    key: picture.url,
    content: (
      <PictureTrigger picture={picture} gallery={heading}>
        <Picture picture={picture} sizes="(min-width: 48em) 33vw, 50vw" />
      </PictureTrigger>
    ),
  })
  const featured = images.filter((image) => image.featured)
  if (featured.length > 0) {
    return <MoreGallery featured={featured.map(item)} more={images.filter((image) => !image.featured).map(item)} />
  }
  return (
    <ul className="gallery gallery-mixed">
      {images.map((image) => (
        <li key={image.url}>{item(image).content}</li>
      ))}
    </ul>
  )
}
