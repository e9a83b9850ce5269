/** One format of a picture, ready for a `<source>`. */
interface PictureSource {
  /** The media type: image/avif. */
  type: string
  /** A srcset: addresses with their widths. */
  srcset: string
}

/** A picture and its sizes, without alternative text. */
export interface PictureFile {
  /** Its source file, relative to the project root: content/productions/sankara/poster.svg. */
  file: string
  /** The fallback for browsers that support none of the sources, but `srcset`. */
  url: string
  /** A small JPEG for browsers without `srcset`, which may know no other format. */
  small: string
  /** Width and height of the fallback in CSS pixels. */
  width: number
  height: number
  /** Bytes transferred at the size a phone fetches. */
  bytes: number
  /** For photographs: bytes of each width in the best format, smallest first. */
  weights?: readonly { width: number; bytes: number }[]
  /** Better formats, best first. Empty for drawings. */
  sources: PictureSource[]
}

/** The part of a picture that stays visible when it is cropped. Each has a class in ui/pictureFocus.css. */
export const PICTURE_FOCUSES = ['top', 'left', 'right', 'bottom'] as const

/** A picture with its alternative text. `alt: ''` marks it as decorative. */
export interface Picture extends PictureFile {
  src: string
  alt: string
  caption?: string | undefined
  focus?: (typeof PICTURE_FOCUSES)[number] | undefined
}

/** A phone’s screen: 390 CSS pixels at a device pixel ratio of 2. */
const PHONE = { width: 390, density: 2 }

/** Bytes that a phone fetches for a picture of the width in its `sizes`. */
export function bytesOnPhone({ bytes, weights = [] }: Pick<PictureFile, 'bytes' | 'weights'>, sizes: string): number {
  const [, number, unit] = /([\d.]+)(vw|px)$/.exec(sizes) ?? []
  const devicePixels = Number(number ?? 100) * (unit === 'px' ? 1 : PHONE.width / 100) * PHONE.density
  return (weights.find(({ width }) => width >= devicePixels) ?? weights.at(-1))?.bytes ?? bytes
}

/** The `sizes` of cards in `.grid-3` and `.grid-4` (Grid.css), with three or four in a row. */
export const SIZES_IN_ROW = {
  three: '(min-width: 64em) 29vw, (min-width: 48em) 42vw, 90vw',
  four: '(min-width: 64em) 21vw, (min-width: 48em) 42vw, 90vw',
} as const
