import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import type { Picture } from '../../src/lib/responsivePicture.ts'
import type { SiteArea } from '../../src/lib/theme.ts'
import { CLOTH, drawLogo } from '../identity/logo.ts'
import { motifOf } from '../identity/motifs.ts'
import { readPortable } from '../lib/readPortable.ts'
import { drawText } from './drawText.ts'

/** The size that social networks show without cropping, in pixels. */
export const CARD = { width: 1200, height: 630 } as const
/** Maximum size in bytes: some networks show no larger picture. */
export const CARD_BUDGET = 300 * 1024

/** The texts of a card, and the site area that decides its colours. */
export interface CardTexts {
  company: string
  title: string
  kicker?: string | undefined
  area: SiteArea
}

/** A picture of the content, with its size in CSS pixels, and the part that must stay visible. */
interface CardPicture extends Pick<Picture, 'file' | 'width' | 'height' | 'focus'> {
  data: Buffer
}

/** Cropped pictures, by file and crop: many stories are about one production, and drawing its picture takes most of the time of a card. */
export type Crops = Map<string, ReturnType<typeof crop>>

/** A card to draw, and the name of its file. */
export interface CardJob {
  root: string
  file: string
  texts: CardTexts
  pictures: readonly Pick<Picture, 'file' | 'width' | 'height' | 'focus'>[]
}

interface Cloth {
  surface: string
  weave: string
  edge: string
  edgeMotif: string
}

/** The colours of each site area: the surface of its heroes, and its selvedge. */
const CLOTHS: Record<SiteArea, Cloth> = {
  home: { surface: CLOTH.indigo, weave: '#252d6b', edge: '#8e2a14', edgeMotif: '#f0e2c8' },
  productions: { surface: '#7d2411', weave: '#8b3019', edge: CLOTH.indigo, edgeMotif: '#dce2f5' },
  academy: { surface: '#17472f', weave: '#1f553a', edge: CLOTH.brass, edgeMotif: '#5e1b0d' },
  festival: { surface: '#17472f', weave: '#1f553a', edge: CLOTH.brass, edgeMotif: '#5e1b0d' },
  news: { surface: CLOTH.night, weave: '#191f50', edge: '#8e2a14', edgeMotif: '#f0e2c8' },
}

// The measures of a card, in pixels. The widths are those of the pictures’ side: one tall picture, or any others.
const [EDGE_WIDTH, TEXT_LEFT, GAP, FOOT] = [48, 92, 6, 52]
const LOGO = { top: 44, height: 72 }
const [TALL_WIDTH, WIDE_WIDTH] = [504, 660]

/** Draws a card: a JPEG, which takes an eighth of the time of a PNG, and as many bytes. Throws when it is over its budget. */
export async function makeCard({ root, file, texts, pictures }: CardJob, crops: Crops): Promise<Buffer> {
  const read = pictures.map((picture) => ({ ...picture, data: readPortable(path.join(root, picture.file)) }))
  const { data: pixels, info } = await drawCard(texts, read, crops)
  const data = await sharp(pixels, { raw: info }).jpeg({ quality: 80 }).toBuffer()
  if (data.length > CARD_BUDGET) throw new Error(`The share card ${file} has ${data.length} bytes; ${CARD_BUDGET} are allowed.`)
  return data
}

/** A card as pixels of three bytes: the text on a dark surface, the pictures beside it up to the edges. */
export async function drawCard(texts: CardTexts, pictures: readonly CardPicture[], crops: Crops = new Map()) {
  const [first] = pictures
  const picturesWidth = pictures.length === 1 && first && first.width < first.height ? TALL_WIDTH : WIDE_WIDTH
  const width = CARD.width - (first ? picturesWidth : 0)
  return sharp(Buffer.from(clothSvg(texts.area, width)))
    .composite([...(await placePictures(pictures, picturesWidth, crops)), ...(await placeTexts(texts, width - TEXT_LEFT - 36))])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** Crops pictures and arranges them in one or two rows at the right side of a card. */
async function placePictures(pictures: readonly CardPicture[], allWidth: number, crops: Crops): Promise<OverlayOptions[]> {
  const columns = pictures.length === 1 ? 1 : Math.ceil(pictures.length / 2)
  const rows = Math.ceil(pictures.length / columns)
  /** Where each part begins, and where another one would: the end of the last part and a gap. */
  const startsOf = (length: number, parts: number) =>
    Array.from({ length: parts + 1 }, (_, index) => Math.round(((length + GAP) * index) / parts))
  const [lefts, tops] = [startsOf(allWidth, columns), startsOf(CARD.height, rows)]
  return Promise.all(
    pictures.map(async (picture, index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)]
      const sizeAt = (starts: readonly number[], place: number) => (starts[place + 1] ?? 0) - (starts[place] ?? 0) - GAP
      const [width, height] = [sizeAt(lefts, column), sizeAt(tops, row)]
      const key = JSON.stringify([picture.file, picture.focus, width, height])
      const cropped = crops.get(key) ?? crop(picture, width, height)
      crops.set(key, cropped)
      const { data, info } = await cropped
      return { input: data, raw: info, left: CARD.width - allWidth + (lefts[column] ?? 0), top: tops[row] ?? 0 }
    }),
  )
}

/**
 * Crops a picture to a part of the card: to its focus if it has one, else a wide one to its busiest part and a tall one from the top, so
 * that heads stay visible.
 */
function crop({ data, width, height, focus }: CardPicture, toWidth: number, toHeight: number) {
  const scale = Math.max(toWidth / width, toHeight / height)
  const isTooTall = (height * toWidth) / width > toHeight
  return sharp(data, { density: Math.min(288, 72 * scale) })
    .autoOrient()
    .resize(toWidth, toHeight, { fit: 'cover', position: focus ?? (isTooTall ? 'top' : sharp.strategy.attention) })
    .flatten({ background: CLOTH.night })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** The company’s name beside the logo, and at the foot of the card the title below its kicker. */
async function placeTexts({ company, title, kicker }: CardTexts, width: number): Promise<OverlayOptions[]> {
  const name = await drawText(company, { font: 'display', colour: CLOTH.chalk, size: 54, width: width - LOGO.height, height: LOGO.height })
  const words = await drawText(title, { font: 'display', colour: CLOTH.chalk, size: 176, width, height: kicker ? 340 : 390 })
  const top = CARD.height - FOOT - words.height
  const above = kicker ? await drawText(kicker, { font: 'strong', colour: CLOTH.brass, size: 30, width, height: 40 }) : undefined
  return [
    name.at(TEXT_LEFT + LOGO.height, LOGO.top + (LOGO.height - name.height) / 2),
    words.at(TEXT_LEFT, top),
    ...(above ? [above.at(TEXT_LEFT, top - 24 - above.height)] : []),
  ]
}

function clothSvg(area: SiteArea, width: number): string {
  const { surface, weave, edge, edgeMotif } = CLOTHS[area]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}" width="${CARD.width}" height="${CARD.height}">
<defs>${tile('weave', area, 128, weave, EDGE_WIDTH)}${tile('edge', area, EDGE_WIDTH - 8, edgeMotif, 4)}</defs>
<path fill="${surface}" d="M0 0h1200v630H0z"/><path fill="url(#weave)" d="M${EDGE_WIDTH} 0h${width}v630H${EDGE_WIDTH}z"/>
<path fill="${edge}" d="M0 0h${EDGE_WIDTH}v630H0z"/><path fill="url(#edge)" d="M4 0h${EDGE_WIDTH - 8}v630H4z"/>
${drawLogo(TEXT_LEFT, LOGO.top, LOGO.height)}</svg>`
}

/** A motif as a repeating tile of a given width. It is drawn ten times faster if that is exact, to whole pixels. */
function tile(id: string, area: SiteArea, width: number, dye: string, left: number): string {
  const motif = motifOf(area)
  const scale = width / motif.width
  return `<pattern id="${id}" width="${motif.width}" height="${motif.height}" patternUnits="userSpaceOnUse" patternTransform="translate(${left}) scale(${scale})">${motif.draw(dye)}</pattern>`
}
