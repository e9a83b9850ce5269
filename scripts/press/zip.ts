import { crc32 } from 'node:zlib'

/** A file of an archive: its path in there, with forward slashes, and what it holds. */
interface ZipFile {
  name: string
  data: Buffer
}

/** 1 January 1980, midnight: the first moment an archive can name. */
const DAY_ZERO = (1 << 5) | 1
/** The version of the format that knows folders, and the flag that says names are UTF-8. */
const [VERSION, UTF8] = [20, 1 << 11]
/** A file that its owner may write and all may read, as Unix notes it. */
const [UNIX, READABLE] = [3 << 8, (0o100644 << 16) >>> 0]

/**
 * Files in one archive, the same bytes for the same files on every machine: sorted by name, without times, and stored as they are,
 * since no two versions of zlib squeeze alike and pictures would hardly shrink. Throws for two files of one name.
 */
export function writeZip(files: readonly ZipFile[]): Buffer {
  const sorted = files.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const twice = sorted.find(({ name }, index) => name === sorted[index + 1]?.name)
  if (twice) throw new Error(`Two files of the archive are called ${twice.name}.`)
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, data } of sorted) {
    const bytes = Buffer.from(name, 'utf8')
    const about = describe(bytes, data)
    const local = Buffer.concat([numbers([4, 0x04034b50]), about, bytes])
    // No comment, first disk, no note on its kind; then its rights, and where it begins.
    const place = numbers([2, 0], [2, 0], [2, 0], [4, READABLE], [4, offset])
    directory.push(Buffer.concat([numbers([4, 0x02014b50], [2, UNIX | VERSION]), about, place, bytes]))
    parts.push(local, data)
    offset += local.length + data.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, sorted.length], [2, sorted.length], [4, size], [4, offset], [2, 0])
  return Buffer.concat([...parts, ...directory, end])
}

/** What stands of a file both before it and in the list of all: stored, at no time, so long, without extra fields. */
function describe(name: Buffer, data: Buffer): Buffer {
  const length: Field = [4, data.length]
  return numbers([2, VERSION], [2, UTF8], [2, 0], [2, 0], [2, DAY_ZERO], [4, crc32(data)], length, length, [2, name.length], [2, 0])
}

/** A number and how many bytes it takes. */
type Field = readonly [bytes: 2 | 4, value: number]

function numbers(...fields: readonly Field[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes)
  return buffer
}
