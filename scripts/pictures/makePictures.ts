import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { VERSION as SVGO } from 'svgo'
import type { Problem } from '../../src/content/problems.ts'
import type { PictureFile, PictureSource } from '../../src/lib/picture.ts'
import { listFiles } from '../lib/files.ts'
import { findPictureFault } from './faults.ts'
import { makePhoto, type Photo } from './photo.ts'
import { makeDrawing } from './svg.ts'

/** What .generated/pictures.json holds of a picture. */
interface PictureEntry extends PictureFile {
  /** Every file of it in public/pictures. */
  files: string[]
  /** Of the original and the tools that made it. */
  hash: string
}

/** The outcome of the picture step. */
interface PictureRun {
  pictures: Record<string, PictureEntry>
  problems: Problem[]
  /** How many had to be made; the others were there from the last run. */
  made: number
}

const PICTURE = /\.(svg|png|jpe?g|webp|avif)$/i
/** Count up when this step's settings change. */
const STEP = 2
/** A drawing heavier than this, compressed, is compared with the same picture as AVIF. */
const HEAVY_DRAWING = 14 * 1024
/** Drawings are turned into photographs of this width, in CSS pixels. */
const LARGEST = 1600
const ENDINGS = { avif: 'avif', webp: 'webp', jpeg: 'jpg', png: 'png' } as const

/**
 * Makes every picture under content/ ready for the page: files in public/pictures, and .generated/pictures.json that says where they are.
 * Pictures that have not changed are kept. Faults of files are in `problems`; such a picture is left out, as those in `without` are.
 */
export async function makePictures(root: string, { without = [] }: { without?: readonly string[] } = {}): Promise<PictureRun> {
  const outFolder = path.join(root, 'public/pictures')
  const listFile = path.join(root, '.generated/pictures.json')
  mkdirSync(outFolder, { recursive: true })
  mkdirSync(path.dirname(listFile), { recursive: true })
  const before: Record<string, PictureEntry> = existsSync(listFile) ? JSON.parse(readFileSync(listFile, 'utf8')) : {}
  const run: PictureRun = { pictures: {}, problems: [], made: 0 }
  for (const file of listFiles(path.join(root, 'content'), root).filter((name) => PICTURE.test(name) && !without.includes(name))) {
    const source = readFileSync(path.join(root, file))
    const hash = createHash('sha256').update(toolVersions()).update(file).update(source).digest('hex').slice(0, 8)
    const known = before[file]
    if (known?.hash === hash && known.files.every((name) => existsSync(path.join(outFolder, name)))) {
      run.pictures[file] = known
      continue
    }
    const message = await findPictureFault(file, source)
    if (message) {
      run.problems.push({ file, line: 1, field: '', message })
      continue
    }
    run.pictures[file] = await makeOne(file, source, hash, outFolder)
    run.made += 1
  }
  const kept = new Set(Object.values(run.pictures).flatMap(({ files }) => files))
  for (const name of readdirSync(outFolder)) if (!kept.has(name)) rmSync(path.join(outFolder, name), { recursive: true })
  writeFileSync(listFile, `${JSON.stringify(run.pictures, null, 2)}\n`)
  return run
}

async function makeOne(file: string, source: Buffer, hash: string, outFolder: string): Promise<PictureEntry> {
  const ending = path.extname(file).slice(1)
  const name = `${path.basename(path.dirname(file))}-${path.basename(file, path.extname(file))}`
  const files: string[] = []
  const write = (suffix: string, extension: string, data: Buffer | string) => {
    const written = `${name}${suffix}.${hash}.${extension}`
    writeFileSync(path.join(outFolder, written), data)
    files.push(written)
    return `/pictures/${written}`
  }
  if (ending.toLowerCase() !== 'svg') {
    const photo = await makePhoto(source)
    const url = writeFallback(photo, write)
    const bytes = phoneVariant(photo)?.data.length ?? 0
    return { file, url, width: photo.width, height: photo.height, sources: writeSources(photo, write), bytes, files, hash }
  }
  const drawing = makeDrawing(source.toString('utf8'), `p${hash.slice(0, 3)}`)
  const { width, height } = drawing
  const bytes = brotliCompressSync(drawing.svg).length
  const url = write('', 'svg', drawing.svg)
  const photo = bytes > HEAVY_DRAWING ? await lighterPhoto(drawing.svg, width, bytes) : undefined
  const sent = photo ? (phoneVariant(photo)?.data.length ?? bytes) : bytes
  return { file, url, width, height, sources: photo ? writeSources(photo, write) : [], bytes: sent, files, hash }
}

/** A heavy drawing as a photograph, where that is lighter at the size of a phone. */
async function lighterPhoto(svg: string, width: number, bytes: number): Promise<Photo | undefined> {
  const flat = await sharp(Buffer.from(svg), { density: (72 * LARGEST) / width })
    .png()
    .toBuffer()
  const photo = await makePhoto(flat)
  const phone = phoneVariant(photo)
  return phone && phone.data.length < bytes ? photo : undefined
}

/** What a phone fetches of a photograph: the smallest that is wide enough, or the widest there is. */
function phoneVariant({ variants }: Photo) {
  const best = variants.filter(({ format }) => format === 'avif')
  return best.find(({ width }) => width >= 800) ?? best.at(-1)
}

type Write = (suffix: string, extension: string, data: Buffer) => string

function writeFallback({ variants }: Photo, write: Write): string {
  const fallback = variants.find(({ format }) => format === 'jpeg' || format === 'png')
  if (!fallback) throw new Error('This picture has no fallback.')
  return write('', ENDINGS[fallback.format], fallback.data)
}

function writeSources({ variants }: Photo, write: Write): PictureSource[] {
  return (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}`,
    srcset: variants
      .filter((variant) => variant.format === format)
      .map(({ width, data }) => `${write(`-${width}`, ENDINGS[format], data)} ${width}w`)
      .join(', '),
  }))
}

function toolVersions(): string {
  return JSON.stringify([STEP, SVGO, sharp.versions.sharp, sharp.versions.vips])
}
