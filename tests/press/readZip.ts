import { buffer } from 'node:stream/consumers'
import yauzl from 'yauzl'

/** A file in an archive, as an independent reader reports it. */
interface ReadFile {
  name: string
  text: string
  data: Buffer
  /** The file’s modification time in the archive. */
  changed: Date
}

/** Reads an archive with an independent library. Rejects when the archive is invalid. */
export async function readZip(archive: Buffer): Promise<ReadFile[]> {
  const files: ReadFile[] = []
  const zip = await new Promise<yauzl.ZipFile>((resolve, reject) =>
    yauzl.fromBuffer(archive, { lazyEntries: true, validateEntrySizes: true, strictFileNames: true }, (error, opened) =>
      opened ? resolve(opened) : reject(error),
    ),
  )
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject).on('end', resolve)
    zip.on('entry', (entry: yauzl.Entry) =>
      zip.openReadStream(entry, async (error, stream) => {
        if (!stream) return reject(error)
        const data = await buffer(stream)
        files.push({ name: entry.fileName, data, text: data.toString('utf8'), changed: entry.getLastModDate() })
        zip.readEntry()
      }),
    )
    zip.readEntry()
  })
  return files
}
