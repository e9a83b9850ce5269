import { posix } from 'node:path'

export const PICTURE = /\.(svg|png|jpe?g|webp|avif)$/i

/** Files that a page offers beside its text: documents, sound and film. */
export const OFFERED_FILE = /\.(pdf|mp3|mp4)$/i

/** Whether a picture’s name can be part of a URL. */
export const isPictureName = (name: string): boolean => /^[a-z0-9-]+\.(svg|png|jpe?g|webp|avif)$/.test(name)

/** A file that a content file names by its place beside it, relative to the project root. */
export const fileBeside = (contentFile: string, name: string): string => posix.join(posix.dirname(contentFile), name.normalize('NFC'))

/** The address of an offered file on this site: /files/productions/sankara/introduction.mp3. */
export const offeredUrl = (file: string): string => file.replace(/^content/, '/files')
