import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Company } from '../../src/content/schemas/company.ts'
import { PUBLIC_FOLDER } from '../lib/publicFolder.ts'
import { CLOTH, largeIcon, smallIcon } from './logo.ts'

/** The folder of the icons and the manifest. index.html names the same files. */
export const IDENTITY_FOLDER = `${PUBLIC_FOLDER}/identity`

/** The icons besides favicon.svg. Launchers may cut a maskable one to a circle of four fifths of its width. */
export const ICONS = [
  { file: 'apple-touch-icon.png', pixels: 180, share: 0.68 },
  { file: 'icon-192.png', pixels: 192, share: 0.56 },
  { file: 'icon-512.png', pixels: 512, share: 0.56 },
] as const

/** The icon at the address that programs request without a link to it: feed readers, and Firefox if a page closes before its icon loads. */
const DEFAULT_ICON = { file: `${PUBLIC_FOLDER}/favicon.ico`, pixels: 32 } as const

/** Writes the icons, and the manifest with the company’s name. */
export async function makeIdentity(root: string, company: Company): Promise<void> {
  const folder = path.join(root, IDENTITY_FOLDER)
  mkdirSync(folder, { recursive: true })
  const small = smallIcon()
  writeFileSync(path.join(folder, 'favicon.svg'), small)
  writeFileSync(path.join(folder, 'site.webmanifest'), `${JSON.stringify(toManifest(company), null, 2)}\n`)
  const side = DEFAULT_ICON.pixels
  writeFileSync(path.join(root, DEFAULT_ICON.file), toIconFile(await toPng(small, 96, side), side))
  for (const { file, pixels, share } of ICONS) writeFileSync(path.join(folder, file), await toPng(largeIcon(share), 512, pixels))
}

/** A drawing that is `units` wide and high, as a picture of so many pixels. */
function toPng(drawing: string, units: number, pixels: number): Promise<Buffer> {
  return sharp(Buffer.from(drawing), { density: (72 * pixels) / units })
    .resize(pixels, pixels)
    .png({ palette: true, colours: 16, dither: 0, compressionLevel: 9 })
    .toBuffer()
}

/** Wraps one PNG in the ICO format: a header with the number of pictures, then the picture’s size and offset. */
function toIconFile(png: Buffer, pixels: number): Buffer {
  const head = Buffer.alloc(22)
  const [icon, pictures, planes, bits] = [1, 1, 1, 32]
  head.writeUInt16LE(icon, 2)
  head.writeUInt16LE(pictures, 4)
  head.writeUInt8(pixels, 6)
  head.writeUInt8(pixels, 7)
  head.writeUInt16LE(planes, 10)
  head.writeUInt16LE(bits, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** The web app manifest, for pages that visitors add to their home screen. */
export function toManifest(company: Company) {
  return {
    name: company.fullName,
    short_name: company.name,
    description: company.tagline,
    lang: 'en-NG',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: CLOTH.night,
    theme_color: CLOTH.night,
    icons: [
      ...ICONS.filter(({ file }) => file.startsWith('icon-')).flatMap(({ file, pixels }) =>
        ['any', 'maskable'].map((purpose) => ({ src: `/identity/${file}`, sizes: `${pixels}x${pixels}`, type: 'image/png', purpose })),
      ),
      { src: '/identity/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  }
}
