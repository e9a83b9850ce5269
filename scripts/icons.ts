import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { drawIcon } from './identity/logo.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { root } from './lib/settings.ts'

readCommandLine('npm run icons\n\nDraws the icons in public/ again: after a change of the logo or of a colour of the brand.', {})

const file = (name: string) => path.join(root, 'public', name)
const icon = drawIcon()
const toPng = (pixels: number) =>
  sharp(Buffer.from(icon), { density: (72 * pixels) / 96 })
    .resize(pixels)
    .png({ palette: true })
    .toBuffer()

/** An .ico file with one PNG: its header, one entry of the list, and the picture. */
function toIco(png: Buffer, pixels: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(pixels, 6)
  head.writeUInt8(pixels, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

writeFileSync(file('identity/favicon.svg'), icon)
for (const [name, pixels] of [
  ['apple-touch-icon', 180],
  ['icon-192', 192],
  ['icon-512', 512],
] as const)
  writeFileSync(file(`identity/${name}.png`), await toPng(pixels))
writeFileSync(file('favicon.ico'), toIco(await toPng(32), 32))
console.log('Drew the icons in public/identity/ and public/favicon.ico. Look at them before you commit them.')
