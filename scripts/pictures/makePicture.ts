import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { findPictureError } from '../../src/content/pictures/pictureErrors.ts'
import { writeAtomically } from '../../src/files/writeAtomically.ts'
import { bytesOnPhone, type PictureFile } from '../../src/lib/responsivePicture.ts'
import { brotli } from '../lib/brotli.ts'
import { makePhoto, makeSmall, measurePhoneBytes, type Photo } from './photo.ts'
import { makeDrawing } from './svg.ts'

export interface PictureEntry extends PictureFile {
  /** All files of the picture in the pictures folder. */
  files: string[]
  /** A hash of the original and the tools. */
  hash: string
}

interface PictureJob {
  root: string
  file: string
  hash: string
  outFolder: string
}

/** Drawings larger than this, compressed, are compared with their AVIF version. In bytes. */
const HEAVY_DRAWING = 14 * 1024
/** The width in which drawings are rendered, in CSS pixels. */
const DRAWING_WIDTH = 1600

/** Processes one picture: returns its files and its entry in .generated/pictures.json, or a sentence when the file is invalid. */
export async function makePicture({ root, file, hash, outFolder }: PictureJob): Promise<PictureEntry | string> {
  const source = readFileSync(path.join(root, file))
  const error = await findPictureError(file, source)
  if (error) return error
  const name = `${path.basename(path.dirname(file))}-${path.basename(file, path.extname(file))}`
  const files: string[] = []
  const write = (suffix: string, extension: string, data: Buffer | string) => {
    const written = `${name}${suffix}.${hash}.${extension}`
    writeAtomically(path.join(outFolder, written), data)
    files.push(written)
    return `/pictures/${written}`
  }
  const writeSmall = async (source: Buffer) => write('', 'small.jpg', await makeSmall(source))
  const toEntry = (url: string, small: string, { width, height }: { width: number; height: number }, photo: Photo): PictureEntry => {
    const sources = (['avif', 'webp'] as const).map((format) => ({
      type: `image/${format}`,
      srcset: photo[format].map(({ width, data }) => `${write(`-${width}`, format, data)} ${width}w`).join(', '),
    }))
    // The size of each width in the best format, smallest first.
    const weights = photo.avif.map(({ width, data }) => ({ width, bytes: data.length }))
    return { file, url, small, width, height, sources, bytes: bytesOnPhone({ bytes: 0, weights }, '100vw'), weights, files, hash }
  }
  if (path.extname(file).toLowerCase() !== '.svg') {
    const photo = await makePhoto(source)
    return toEntry(write('', photo.fallback.extension, photo.fallback.data), await writeSmall(source), photo, photo)
  }
  const drawing = makeDrawing(source.toString('utf8'), `p${hash.slice(0, 3)}`)
  const { svg, width, height } = drawing
  const url = write('', 'svg', svg)
  // Compressed here, since its size counts, and used again when the site is compressed.
  const compressed = await brotli(Buffer.from(svg), 10)
  write('', 'svg.br', compressed)
  const bytes = compressed.length
  const photo = bytes > HEAVY_DRAWING ? await lighterPhoto(svg, width, bytes) : undefined
  const small = await writeSmall(Buffer.from(svg))
  return photo ? toEntry(url, small, drawing, photo) : { file, url, small, width, height, sources: [], bytes, files, hash }
}

/** Renders a large drawing as a photograph, if that is smaller on a phone. */
async function lighterPhoto(svg: string, width: number, bytes: number): Promise<Photo | undefined> {
  const flat = await sharp(Buffer.from(svg), { density: (72 * DRAWING_WIDTH) / width })
    .png()
    .toBuffer()
  return (await measurePhoneBytes(flat)) < bytes ? makePhoto(flat) : undefined
}
