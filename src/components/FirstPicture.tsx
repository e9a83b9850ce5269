import type { ComponentProps } from 'react'
import { Head } from 'vite-react-ssg'
import type { PictureFile } from '../lib/responsivePicture.ts'
import { PHONE, Picture } from '../ui/Picture.tsx'

/** The first picture of a page: loaded before the others, and, if it is a drawing, requested by a link in the head. */
export const FirstPicture = (props: Omit<ComponentProps<typeof Picture>, 'priority'>) => (
  <>
    <Head>{toPreloads(props).map(({ file, media }) => preloadLink(file, media))}</Head>
    <Picture {...props} priority />
  </>
)

/** The drawings to preload, each with the screens that show it. Photographs come in several sizes, which the body names. */
function toPreloads({ picture, tall }: { picture: PictureFile; tall?: PictureFile | undefined }): { file: string; media: string }[] {
  const isDrawing = ({ sources }: PictureFile) => sources.length === 0
  if (!isDrawing(picture) || (tall && !isDrawing(tall))) return []
  if (!tall) return [{ file: picture.url, media: 'all' }]
  return [
    { file: tall.url, media: PHONE },
    { file: picture.url, media: `not all and ${PHONE}` },
  ]
}

/** No medium matches before the script in the head has allowed `data-media`, which it does not in save-data mode. */
const preloadLink = (file: string, media: string) => (
  <link key={file} rel="preload" as="image" href={file} media="not all" data-media={media} fetchPriority="high" />
)
