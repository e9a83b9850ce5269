import path from 'node:path'
import sharp from 'sharp'
import type { Picture } from '../../src/lib/responsivePicture.ts'
import { readPortable } from '../lib/readPortable.ts'
import { CARD_BUDGET, type CardWords, drawCard, type Pixels } from './card.ts'

/** Only PNGs heavier than this, in bytes, are compared with a JPEG. */
const LIGHT_PNG = 200 * 1024

/** A card to be drawn. */
export interface CardJob {
  root: string
  /** Its file’s name but for the ending. */
  name: string
  words: CardWords
  /** Where the pictures lie, with their sizes in CSS pixels. */
  pictures: readonly Pick<Picture, 'file' | 'width' | 'height' | 'focus'>[]
}

/** A card as a file. */
interface DrawnCard {
  file: string
  /** Its bytes in base64: processes hand each other text. */
  data: string
}

/** Draws a card. Throws when it is too heavy or its title too long. */
export async function makeCard({ root, name, words, pictures }: CardJob): Promise<DrawnCard> {
  const read = pictures.map(({ file, ...picture }) => ({ ...picture, data: readPortable(path.join(root, file)) }))
  return encode(name, await drawCard(words, read))
}

/** Drawings are lighter as PNG. A card with a photograph on it is tried as JPEG too, and the lighter one is kept. */
async function encode(name: string, { data: pixels, info }: Pixels): Promise<DrawnCard> {
  const card = () => sharp(pixels, { raw: info })
  const png = await card().png({ palette: true, colours: 256, dither: 0, compressionLevel: 9, effort: 1 }).toBuffer()
  const jpg = png.length > LIGHT_PNG ? await card().jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer() : png
  const [file, data] = png.length <= jpg.length ? [`${name}.png`, png] : [`${name}.jpg`, jpg]
  if (data.length > CARD_BUDGET) throw new Error(`The shared picture ${file} weighs ${data.length} bytes; ${CARD_BUDGET} are allowed.`)
  return { file, data: data.toString('base64') }
}
