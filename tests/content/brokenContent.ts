import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Where the content check finds errors after breakContent. */
export const BROKEN_PLACES = [
  'content/news/rehearsal-fund.svg:1',
  'content/partners/eko-sound.svg:1',
  'content/people/abeni-oladokun.md:1',
  'content/people/bashir-yusuf.md:9',
  'content/people/bashir-yusuf.md:11',
  'content/people/chidinma-obi.md:1  summary',
  'content/people/chidinma-obi.md:2',
  'content/people/tobi-ajibola.md:2',
  'content/tickets/festival-2025.md:3  sumary',
  'content/tickets/festival-2025.md:4  image, alt',
  'content/tickets/festival-2025.md:5  image, src',
  'content/tickets/festival-2025.md:7  order',
  'content/tickets/festival-2025.md:11  dates, item 1, venue',
  'content/tickets/festival-2025.md:12  dates, item 1, start',
  'content/tickets/festival-2025.md:17  dates, item 1, ticketTypes, item 1, price',
] as const

/**
 * Whole files that contain, between them, every kind of error. They replace existing files, so that only these errors are reported, on
 * fixed lines.
 */
const INVALID_FILES: Readonly<Record<string, string | Uint8Array>> = {
  // A picture that is missing and has no alternative text; invalid days, prices, names and ids; unknown and missing fields.
  'content/tickets/festival-2025.md': `---
title: '{company} Festival 2025'
sumary: The festival comes to a Lagos park.
image:
  src: ./festival-2052.svg
category: Festival
order: third
detailsLink: /festival
dates:
  - id: lagos-august
    venue: lagos-prak
    start: 2025-02-30
    status: on sale
    ticketLink: https://tickets.example/{slug}/festival-2025
    ticketTypes:
      - name: Day Pass
        price: -3000
doors: not yet confirmed
---
`,
  // Markdown that could contain scripts.
  'content/people/bashir-yusuf.md': `---
name: Bashir Yusuf
portrait:
  src: ./bashir-yusuf.svg
  alt: A man frames us between two hands
summary: A filmmaker who finishes films.
---

He began <b onclick="alert(1)">as a boy</b>.

He keeps [his ledger](javascript:alert(1)) open.
`,
  'content/people/abeni-oladokun.md': '---js\nmodule.exports = { name: process.exit(7) }\n---\n\nShe tells stories.\n',
  'content/people/chidinma-obi.md': '---\nname: Chidinma: Obi\n---\n\nShe teaches drama.\n',
  'content/people/tobi-ajibola.md': Buffer.from('---\nname: T\xf3bi\n---\n\nHe builds.\n', 'latin1'),
  // PNG bytes in a file named .svg.
  'content/partners/eko-sound.svg': Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
}

const CUT_OFF = 'content/news/rehearsal-fund.svg'

/** Breaks the content of a copy of the project in every way. Returns a function that restores it. */
export function breakContent(copy: string): () => void {
  const before = [...Object.keys(INVALID_FILES), CUT_OFF].map(
    (file) => [path.join(copy, file), readFileSync(path.join(copy, file))] as const,
  )
  for (const [file, data] of Object.entries(INVALID_FILES)) writeFileSync(path.join(copy, file), data)
  truncateSync(path.join(copy, CUT_OFF), 200)
  return () => {
    for (const [file, data] of before) writeFileSync(file, data)
  }
}
