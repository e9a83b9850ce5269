import { posix } from 'node:path'

/** Extensions of pictures. */
export const PICTURE = /\.(svg|png|jpe?g|webp|avif)$/i

/** Whether a picture’s name can be part of a URL. */
export const isPictureName = (name: string): boolean => /^[a-z0-9-]+\.(svg|png|jpe?g|webp|avif)$/.test(name)

/** The file of a picture, relative to the project root. */
export const pictureFile = (contentFile: string, src: string): string => posix.join(posix.dirname(contentFile), src.normalize('NFC'))
