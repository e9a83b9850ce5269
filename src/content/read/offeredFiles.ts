import { statSync } from 'node:fs'
import path, { posix } from 'node:path'

/** Extensions of files that a page offers beside its text: documents, sound and film. */
export const OFFERED_FILE = /\.(pdf|mp3|mp4)$/i

/** The path of an offered file, relative to the project root. */
export const offeredFile = (contentFile: string, name: string): string => posix.join(posix.dirname(contentFile), name.normalize('NFC'))

/** The address of an offered file on this site: /files/productions/sankara/introduction.mp3. */
export const offeredUrl = (file: string): string => file.replace(/^content/, '/files')

/** The bytes of an offered file. Undefined where the content is not the project’s own, as in tests. */
export const sizeOfOffered = (file: string): number | undefined => statSync(path.join(process.cwd(), file), { throwIfNoEntry: false })?.size
