import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Company } from '../../src/content/schemas/company.ts'
import { CLOTH, largeIcon, smallIcon } from './mark.ts'

/** Where browsers find the icons and the manifest. index.html names the same files. */
export const IDENTITY_FOLDER = 'public/identity'

/** The icons besides favicon.svg. Launchers may cut a maskable one to a circle of four fifths of its width. */
export const ICONS = [
  { file: 'apple-touch-icon.png', pixels: 180, share: 0.68 },
  { file: 'icon-192.png', pixels: 192, share: 0.56 },
  { file: 'icon-512.png', pixels: 512, share: 0.56 },
] as const

/** Writes the icons and the manifest, which bears the company's name. */
export async function makeIdentity(root: string, company: Company): Promise<void> {
  const folder = path.join(root, IDENTITY_FOLDER)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'favicon.svg'), smallIcon())
  writeFileSync(path.join(folder, 'site.webmanifest'), `${JSON.stringify(toManifest(company), null, 2)}\n`)
  for (const { file, pixels, share } of ICONS) {
    const drawing = Buffer.from(largeIcon(share))
    const png = await sharp(drawing, { density: (72 * pixels) / 512 })
      .resize(pixels, pixels)
      .png({ palette: true, colours: 16, dither: 0, compressionLevel: 9 })
      .toBuffer()
    writeFileSync(path.join(folder, file), png)
  }
}

/** The web app manifest: a page kept on the home screen opens as the site's own. */
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
