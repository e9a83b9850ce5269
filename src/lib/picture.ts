/** One format of a picture, ready for a `<source>`. */
export interface PictureSource {
  /** The media type: image/avif. */
  type: string
  /** Addresses with their widths. */
  srcset: string
}

/** A picture as the picture step made it, without its words. */
export interface PictureFile {
  /** The file it was made from, from the project's root: content/productions/sankara/poster.svg. */
  file: string
  /** The address for browsers that know none of the sources. */
  url: string
  /** Width of the fallback in CSS pixels. */
  width: number
  /** Height of the fallback in CSS pixels. */
  height: number
  /** What it weighs on the wire, in bytes, at the size of a phone. */
  bytes: number
  /** Of photographs, what each width of the best format weighs, smallest first. */
  weights?: readonly { width: number; bytes: number }[]
  /** Better formats, best first. Empty for drawings. */
  sources: PictureSource[]
}

/** A picture with its words. `alt: ''` says that it is decoration. */
export interface Picture extends PictureFile {
  src: string
  alt: string
  caption?: string | undefined
}

/** A phone’s screen: 390 CSS pixels, each of two pixels of its own. */
const PHONE = { width: 390, density: 2 }

/** What a phone fetches of a picture that takes the width its `sizes` say, in bytes. */
export function weighOnPhone({ bytes, weights = [] }: Pick<PictureFile, 'bytes' | 'weights'>, sizes: string): number {
  const [, number, unit] = /([\d.]+)(vw|px)$/.exec(sizes) ?? []
  const room = Number(number ?? 100) * (unit === 'px' ? 1 : PHONE.width / 100) * PHONE.density
  return (weights.find(({ width }) => width >= room) ?? weights.at(-1))?.bytes ?? bytes
}

/** How wide a picture is that fills its place in a row of three or four: `sizes` for cards in `.grid-3` and `.grid-4` (Grid.css). */
export const IN_ROW = {
  three: '(min-width: 64em) 29vw, (min-width: 48em) 42vw, 90vw',
  four: '(min-width: 64em) 21vw, (min-width: 48em) 42vw, 90vw',
} as const
