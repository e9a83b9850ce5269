import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Where the content check finds errors after breakContent. */
export const BROKEN_PLACES = [
  'content/news/fest-2025.md:1  description',
  'content/news/fest-2025.md:3  exerpt',
  'content/news/fest-2025.md:4  image, alt',
  'content/news/fest-2025.md:5  image, src',
  'content/news/fest-2025.md:6  date',
  'content/news/fest-2025.md:8  production',
  'content/news/fest-2025.md:11',
  'content/news/fest-2025.md:13',
  'content/partners/eko-sound.svg:1',
  'content/people/abeni-oladokun.md:1',
  'content/people/chidinma-obi.md:1  summary',
  'content/people/chidinma-obi.md:2',
  'content/people/tobi-ajibola.md:2',
] as const

/** Whole files that contain, between them, an error of each kind. They replace existing files, so that the errors are on fixed lines. */
const INVALID_FILES: Readonly<Record<string, string | Uint8Array>> = {
  // Unknown and missing fields, an invalid day, a missing picture without alternative text, a missing file, HTML and a script in a link.
  'content/news/fest-2025.md': `---
title: The festival is here
exerpt: Five days of drums.
image:
  src: ./fest-2052.svg
date: 2025-02-30
category: Development
production: sankra
---

It began <b onclick="alert(1)">at dawn</b>.

Read [the ledger](javascript:alert(1)).
`,
  'content/people/abeni-oladokun.md': '---js\nmodule.exports = { name: process.exit(7) }\n---\n\nShe tells stories.\n',
  'content/people/chidinma-obi.md': '---\nname: Chidinma: Obi\n---\n\nShe teaches drama.\n',
  'content/people/tobi-ajibola.md': Buffer.from('---\nname: T\xf3bi\n---\n\nHe builds.\n', 'latin1'),
  // PNG bytes in a file named .svg.
  'content/partners/eko-sound.svg': Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
}

/** Breaks the content of a copy of the project in every way. Returns a function that restores it. */
export function breakContent(copy: string): () => void {
  const before = Object.keys(INVALID_FILES).map((file) => [path.join(copy, file), readFileSync(path.join(copy, file))] as const)
  for (const [file, data] of Object.entries(INVALID_FILES)) writeFileSync(path.join(copy, file), data)
  return () => {
    for (const [file, data] of before) writeFileSync(file, data)
  }
}
