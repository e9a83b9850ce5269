import path from 'node:path'
import { showInvisible } from '../../lib/invisibleCharacters.ts'
import { mapWithLimit } from '../../lib/mapWithLimit.ts'
import type { Problem } from '../problems.ts'
import { readFileOrMessage } from '../read/contentFiles.ts'

/** The format of each ending, as sharp names it. AVIF and HEIC differ in how their pixels are compressed. */
const FORMATS: Readonly<Record<string, string>> = { svg: 'svg', png: 'png', jpg: 'jpeg', jpeg: 'jpeg', webp: 'webp', avif: 'avif' }

/** Maximum size of a drawing. Those of the site have at most 40,000 bytes, and browsers parse all of a drawing. */
const MAX_DRAWING_BYTES = 1_000_000
/** Maximum size of a photograph. Good phones produce 20 million bytes, cameras 30 million. */
const MAX_PHOTO_BYTES = 40_000_000
/** Maximum pixels of a photograph: good phones take 48 million. Decoding takes four bytes for each, however small the file is. */
const MAX_PIXELS = 50_000_000

/** Number of pictures to open at once: enough to use all cores, few enough to limit memory. */
const AT_ONCE = 16

/** Opens every picture, and reports those that are truncated, empty, or in another format than their name says. */
export async function checkPictureFiles(root: string, files: readonly string[]): Promise<Problem[]> {
  const problems = await mapWithLimit(files, AT_ONCE, async (file): Promise<Problem[]> => {
    const read = readFileOrMessage(path.join(root, file))
    const message = 'bytes' in read ? await findPictureError(file, read.bytes) : read.message
    return message ? [{ file, line: 1, field: '', message }] : []
  })
  return problems.flat()
}

/** Explains what is wrong with a picture’s file; undefined when nothing is. */
export async function findPictureError(file: string, bytes: Buffer): Promise<string | undefined> {
  if (bytes.length === 0) return 'This picture is empty. Export or copy it again.'
  const ending = path.extname(file).slice(1).toLowerCase()
  const largest = ending === 'svg' ? MAX_DRAWING_BYTES : MAX_PHOTO_BYTES
  if (bytes.length > largest) {
    return `This picture’s file has ${toMillions(bytes.length)} million bytes, and may have ${toMillions(largest)} million. Export it smaller or simpler.`
  }
  // A photograph may be called .svg, but no other parser reads a drawing before it was checked.
  const isMarkup = /^(?:\xef\xbb\xbf)?\s*</.test(bytes.toString('latin1', 0, 100))
  if (ending !== 'svg' || !isMarkup) return findPhotoError(ending, bytes)
  // Imported on demand: svgo takes long to load and is seldom needed.
  const { findDrawingErrors } = await import('./drawingErrors.ts')
  // A message quotes the drawing.
  return showInvisible(findDrawingErrors(bytes.toString('utf8')).join('\n')) || undefined
}

const toMillions = (count: number) => Math.ceil(count / 1_000_000)

async function findPhotoError(ending: string, bytes: Buffer): Promise<string | undefined> {
  const { default: sharp } = await import('sharp')
  try {
    // Reads only the metadata, without decoding.
    const { width, height, format, compression } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const own = format === 'heif' ? (compression === 'av1' ? 'avif' : 'heic') : format
    const wanted = FORMATS[ending]
    if (own !== wanted)
      return `This picture is called .${ending}, but it is ${own.toUpperCase()}. Export it again as ${wanted?.toUpperCase()}.`
    if (width * height > MAX_PIXELS) {
      return `This picture is ${width} by ${height} pixels, ${toMillions(width * height)} million, and may have ${toMillions(MAX_PIXELS)} million. Export it smaller: 1600 pixels across fill the largest place.`
    }
    await sharp(bytes, { failOn: 'truncated' }).stats()
    return undefined
  } catch {
    return 'This picture is cut off or damaged: it cannot be opened to its end. Export or copy it again.'
  }
}
