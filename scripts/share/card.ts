import path from 'node:path'
import sharp, { type OutputInfo, type OverlayOptions } from 'sharp'
import type { Picture } from '../../src/lib/responsivePicture.ts'
import type { SiteArea } from '../../src/lib/theme.ts'
import { CLOTH, drawMark } from '../identity/logo.ts'
import { MOTIFS, type MotifName } from '../identity/motifs.ts'
import { readPortable } from '../lib/readPortable.ts'
import { fitTitle } from './fit.ts'
import { layOutLine } from './textOutlines.ts'

/** The size that networks show without cutting, in pixels. */
export const CARD = { width: 1200, height: 630 } as const
/** What a shared picture may weigh, in bytes: some networks show nothing above. */
export const CARD_BUDGET = 300 * 1024
/** Only PNGs heavier than this, in bytes, are compared with a JPEG. */
const LIGHT_PNG = 200 * 1024

/** The texts of a card, and the site area that decides its colours. */
export interface CardWords {
  company: string
  title: string
  kicker?: string | undefined
  area: SiteArea
}

/** A picture of the content, with its size in CSS pixels, and what must stay of it. */
interface CardPicture extends Pick<Picture, 'width' | 'height' | 'focus'> {
  data: Buffer
}

/** A card to be drawn. `name` is its file’s name but for the ending; `pictures` says where they lie, with their sizes in CSS pixels. */
export interface CardJob {
  root: string
  name: string
  words: CardWords
  pictures: readonly Pick<Picture, 'file' | 'width' | 'height' | 'focus'>[]
}

interface Cloth {
  surface: string
  weave: string
  edge: string
  edgeMotif: string
  motif: MotifName
}

/** The cloth of each site area: the surface of its heroes, and the motif of its selvedge. */
const CLOTHS: Record<SiteArea, Cloth> = {
  home: { surface: CLOTH.indigo, weave: '#252d6b', edge: '#8e2a14', edgeMotif: '#f0e2c8', motif: 'rings' },
  productions: { surface: '#7d2411', weave: '#8b3019', edge: CLOTH.indigo, edgeMotif: '#dce2f5', motif: 'lacing' },
  academy: { surface: '#17472f', weave: '#1f553a', edge: CLOTH.brass, edgeMotif: '#5e1b0d', motif: 'comb' },
  festival: { surface: '#17472f', weave: '#1f553a', edge: CLOTH.brass, edgeMotif: '#5e1b0d', motif: 'bird' },
  news: { surface: CLOTH.night, weave: '#191f50', edge: '#8e2a14', edgeMotif: '#f0e2c8', motif: 'ladder' },
}

const EDGE = 48
const MARGIN = 44
const SEAM = 6
const TALL = 504
const WIDE = 660
const FOOT = 52

/**
 * Draws a card, and resolves with its file’s name and bytes, in base64: processes hand each other text. Drawings are lighter as PNG; a card
 * with a photograph on it is tried as JPEG too, and the lighter one is kept. Throws when it is too heavy or its title too long.
 */
export async function makeCard({ root, name, words, pictures }: CardJob): Promise<{ file: string; data: string }> {
  const read = pictures.map(({ file, ...picture }) => ({ ...picture, data: readPortable(path.join(root, file)) }))
  const { data: pixels, info } = await drawCard(words, read)
  const card = () => sharp(pixels, { raw: info })
  const png = await card().png({ palette: true, colours: 256, dither: 0, compressionLevel: 9, effort: 1 }).toBuffer()
  const jpg = png.length > LIGHT_PNG ? await card().jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer() : png
  const [file, data] = png.length <= jpg.length ? [`${name}.png`, png] : [`${name}.jpg`, jpg]
  if (data.length > CARD_BUDGET) throw new Error(`The shared picture ${file} weighs ${data.length} bytes; ${CARD_BUDGET} are allowed.`)
  return { file, data: data.toString('base64') }
}

/** A card as pixels, three bytes each: the words on dark cloth, the pictures beside them up to the edges. */
export async function drawCard(words: CardWords, pictures: readonly CardPicture[]): Promise<{ data: Buffer; info: OutputInfo }> {
  const [first] = pictures
  const room = pictures.length === 1 && first && first.width < first.height ? TALL : WIDE
  const cloth = sharp(Buffer.from(clothSvg(words, CARD.width - (first ? room : 0))))
  return cloth
    .composite(await hang(pictures, room))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

async function hang(pictures: readonly CardPicture[], room: number): Promise<OverlayOptions[]> {
  const columns = pictures.length === 1 ? 1 : Math.ceil(pictures.length / 2)
  const rows = Math.ceil(pictures.length / columns)
  const edges = (length: number, parts: number) =>
    Array.from({ length: parts + 1 }, (_, index) => Math.round(((length + SEAM) * index) / parts))
  const [across, down] = [edges(room, columns), edges(CARD.height, rows)]
  return Promise.all(
    pictures.map(async (picture, index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)]
      const size = (at: readonly number[], place: number) => (at[place + 1] ?? 0) - (at[place] ?? 0) - SEAM
      const [width, height] = [size(across, column), size(down, row)]
      const { data, info } = await cut(picture, width, height)
      return { input: data, raw: info, left: CARD.width - room + (across[column] ?? 0), top: down[row] ?? 0 }
    }),
  )
}

/**
 * Crops a picture to its place on the card: to its focus if it has one, else a wide one to its busiest part and a tall one from the top, so
 * that heads stay visible.
 */
function cut({ data, width, height, focus }: CardPicture, roomWidth: number, roomHeight: number) {
  const scale = Math.max(roomWidth / width, roomHeight / height)
  const tooTall = (height * roomWidth) / width > roomHeight
  return sharp(data, { density: Math.min(288, 72 * scale) })
    .autoOrient()
    .resize(roomWidth, roomHeight, { fit: 'cover', position: focus ?? (tooTall ? 'top' : sharp.strategy.attention) })
    .flatten({ background: CLOTH.night })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

function clothSvg({ company, title, kicker, area }: CardWords, width: number): string {
  const { surface, weave, edge, edgeMotif, motif } = CLOTHS[area]
  const left = EDGE + MARGIN
  const fitted = fitTitle(title, { width: width - left - 36, height: kicker ? 340 : 390, largest: 176, smallest: 40 })
  const top = CARD.height - FOOT - fitted.height
  const first = top + (fitted.lines[0]?.above ?? 0)
  const lines = fitted.lines.map(({ path }, index) => move(path, left, first + index * fitted.leading))
  const name = layOutLine(company, 'display', 54)
  const over = kicker ? move(layOutLine(kicker, 'strong', 30).path, left + 2, top - 30, CLOTH.brass) : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}" width="${CARD.width}" height="${CARD.height}">
<defs>${tile('weave', motif, 128, weave, EDGE)}${tile('edge', motif, EDGE - 8, edgeMotif, 4)}</defs>
<path fill="${surface}" d="M0 0h1200v630H0z"/><path fill="url(#weave)" d="M${EDGE} 0h${width}v630H${EDGE}z"/>
<path fill="${edge}" d="M0 0h${EDGE}v630H0z"/><path fill="url(#edge)" d="M4 0h${EDGE - 8}v630H4z"/>
${drawMark(left, 44, 72)}${move(name.path, left + 72, 98)}${over}${lines.join('')}</svg>`
}

/** A motif as a repeating tile of a given width. */
function tile(id: string, name: MotifName, width: number, dye: string, left: number): string {
  const motif = MOTIFS[name]
  const scale = (width / motif.width).toFixed(4)
  return `<pattern id="${id}" width="${motif.width}" height="${motif.height}" patternUnits="userSpaceOnUse" patternTransform="translate(${left}) scale(${scale})">${motif.marks(dye)}</pattern>`
}

const move = (path: string, x: number, y: number, fill: string = CLOTH.chalk) =>
  `<path fill="${fill}" transform="translate(${x} ${y.toFixed(1)})" d="${path}"/>`
