import { zipSync } from 'fflate'

/**
 * Options for the same bytes on every machine and day: the earliest date of the format, Unix permissions to read, and no compression,
 * because pictures would hardly shrink.
 */
const OPTIONS = { level: 0, mtime: new Date(1980, 0, 1), os: 3, attrs: 0o100644 << 16 } as const

/** Makes a ZIP archive of files, by name. */
export const writeZip = (files: Readonly<Record<string, Buffer>>): Buffer => Buffer.from(zipSync(files, OPTIONS))
