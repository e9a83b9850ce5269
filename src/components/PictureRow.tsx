import type { Picture as PictureData } from '../lib/responsivePicture.ts'
import { Picture } from '../ui/Picture.tsx'

/** Pictures side by side, without gaps. */
export function PictureRow({ pictures }: { pictures: readonly PictureData[] }) {
  return (
    <ul className="picture-row">
      {pictures.map((picture) => (
        <li key={picture.url}>
          <Picture picture={picture} sizes="(min-width: 48em) 30vw, 90vw" />
        </li>
      ))}
    </ul>
  )
}
