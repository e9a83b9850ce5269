import { HASHED_FOLDERS, IMMUTABLE } from './headers.ts'

/**
 * The headers as Netlify and Cloudflare Pages read them: an address, then its headers, each on a line of its own. Where two addresses
 * fit both count, so how long a file is kept stands for hashed files alone; both hosts ask for all others each time by themselves.
 */
export function toHeadersFile(headers: Readonly<Record<string, string>>): string {
  const lines = (fields: Readonly<Record<string, string>>) => Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`)
  const hashed = HASHED_FOLDERS.flatMap((folder) => [`/${folder}/*`, ...lines({ 'Cache-Control': IMMUTABLE })])
  return `${['/*', ...lines(headers), ...hashed].join('\n')}\n`
}

/** The headers that such a file has for an address, the last word for each. The only pattern it knows is “/folder/*”. */
export function headersFor(file: string, address: string): Record<string, string> {
  const found: Record<string, string> = {}
  let fits = false
  for (const line of file.split('\n')) {
    if (line.startsWith('/')) fits = address.startsWith(line.replace(/\*$/, ''))
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? []
    if (fits && name && value) found[name] = value
  }
  return found
}
