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
  /** Better formats, best first. Empty for drawings. */
  sources: PictureSource[]
}

/** A picture with its words. `alt: ''` says that it is decoration. */
export interface Picture extends PictureFile {
  src: string
  alt: string
  caption?: string | undefined
}
