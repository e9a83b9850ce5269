/** Media types by file extension, and whether such files are compressed. */
export const CONTENT_TYPES: Readonly<Record<string, { type: string; text: boolean }>> = {
  '.html': { type: 'text/html; charset=utf-8', text: true },
  '.css': { type: 'text/css; charset=utf-8', text: true },
  '.js': { type: 'text/javascript; charset=utf-8', text: true },
  '.json': { type: 'application/json; charset=utf-8', text: true },
  '.webmanifest': { type: 'application/manifest+json; charset=utf-8', text: true },
  '.svg': { type: 'image/svg+xml; charset=utf-8', text: true },
  '.xml': { type: 'application/xml; charset=utf-8', text: true },
  '.txt': { type: 'text/plain; charset=utf-8', text: true },
  '.ics': { type: 'text/calendar; charset=utf-8', text: true },
  '.png': { type: 'image/png', text: false },
  '.jpg': { type: 'image/jpeg', text: false },
  '.webp': { type: 'image/webp', text: false },
  '.avif': { type: 'image/avif', text: false },
  '.ico': { type: 'image/x-icon', text: false },
  '.woff2': { type: 'font/woff2', text: false },
  '.zip': { type: 'application/zip', text: false },
  '.pdf': { type: 'application/pdf', text: false },
  '.mp3': { type: 'audio/mpeg', text: false },
  '.mp4': { type: 'video/mp4', text: false },
}

/** The type of a file, by its extension with the dot. */
export const typeOf = (ending: string) => CONTENT_TYPES[ending] ?? { type: 'application/octet-stream', text: false }
