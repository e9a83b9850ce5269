import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { Attack } from './attack.ts'

const toUint32 = (number: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(number)
  return bytes
}

/** A chunk of a PNG file, with its length and checksum. */
function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([toUint32(data.length), named, toUint32(crc32(named))])
}

/** A PNG that declares a size, and contains `lines` black lines. */
function png(width: number, height: number, lines: Uint8Array): Buffer {
  const head = Buffer.concat([toUint32(width), toUint32(height), Buffer.from([1, 0, 0, 0, 0])])
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', deflateSync(lines)), chunk('IEND', new Uint8Array())])
}

const draw = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'teal' } })
const small = () => draw(40, 30)
const withTrailing = async (bytes: string) => Buffer.concat([await small().png().toBuffer(), Buffer.from(bytes)])

/** Photographs that are not images, or far larger than they seem. */
export const AS_PHOTOGRAPHS: readonly Attack[] = [
  ['a decompression bomb', () => png(32_000, 32_000, new Uint8Array(4_000))],
  ['a photograph of sixty-four million pixels', () => png(8_000, 8_000, new Uint8Array(8_000 * 1_001))],
  ['a photograph of the largest width and height', () => png(0x7fffffff, 0x7fffffff, new Uint8Array(4))],
  ['a photograph of fifty million bytes', async () => Buffer.concat([await small().png().toBuffer(), Buffer.alloc(50_000_000)])],
  ['an HTML document named .png', '<!doctype html><script>alert(1)</script>'],
  ['a GIF named .png', 'GIF89a/*\u0001*/=alert(1)//'],
  ['a truncated photograph', async () => (await draw(400, 300).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 5_000)],
  ['a photograph with a script after its end', () => withTrailing('<script>alert(1)</script>'), 'harmless'],
  [
    'a photograph with a script in its metadata',
    () =>
      small()
        .withExif({ IFD0: { Copyright: '<script>alert(1)</script>' } })
        .png()
        .toBuffer(),
    'harmless',
  ],
]
