import { crc32 } from 'node:zlib'
import { UserError } from '../lib/userError.ts'

interface ZipFile {
  name: string
  data: Buffer
}

/** January 1, 1980, at midnight: the earliest date in the ZIP format. */
const EARLIEST_DATE = (1 << 5) | 1
/** The version that supports folders, and the flag for UTF-8 names. */
const [VERSION, UTF8] = [20, 1 << 11]
/** Unix permissions: the owner may write, everyone may read. */
const [UNIX, READABLE] = [3 << 8, (0o100644 << 16) >>> 0]

/**
 * Makes a ZIP archive, with the same bytes for the same files on every machine: sorted, without dates, and uncompressed, because versions
 * of zlib compress differently and pictures would hardly shrink. Throws for two files with one name.
 */
export function writeZip(files: readonly ZipFile[]): Buffer {
  const sorted = files.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const twice = sorted.find(({ name }, index) => name === sorted[index + 1]?.name)
  if (twice) throw new UserError(`Two files of the archive are called ${twice.name}. Rename one of them.`)
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, data } of sorted) {
    const bytes = Buffer.from(name, 'utf8')
    const about = describe(bytes, data)
    const local = Buffer.concat([numbers([4, 0x04034b50]), about, bytes])
    // Comment length, disk number, internal attributes; then the permissions and the offset.
    const place = numbers([2, 0], [2, 0], [2, 0], [4, READABLE], [4, offset])
    directory.push(Buffer.concat([numbers([4, 0x02014b50], [2, UNIX | VERSION]), about, place, bytes]))
    parts.push(local, data)
    offset += local.length + data.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, sorted.length], [2, sorted.length], [4, size], [4, offset], [2, 0])
  return Buffer.concat([...parts, ...directory, end])
}

/** The fields shared by a file’s own header and the central directory: method, date, sizes, no extra fields. */
function describe(name: Buffer, data: Buffer): Buffer {
  const length: Field = [4, data.length]
  return numbers([2, VERSION], [2, UTF8], [2, 0], [2, 0], [2, EARLIEST_DATE], [4, crc32(data)], length, length, [2, name.length], [2, 0])
}

type Field = readonly [bytes: 2 | 4, value: number]

function numbers(...fields: readonly Field[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0))
  let offset = 0
  for (const [bytes, value] of fields) offset = buffer.writeUIntLE(value, offset, bytes)
  return buffer
}
