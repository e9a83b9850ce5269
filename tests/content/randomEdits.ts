import type { Random } from '../seededRandom.ts'

/** Changes a text, or turns it into bytes that are not UTF-8. */
type Edit = (text: string, random: Random) => string | Uint8Array

/** Characters with a meaning in YAML or Markdown, and invisible or easily overlooked ones. */
const TRICKY_CHARACTERS = [
  ...': - # " \' | > & * ! % @ ` { } [ ] , ? ~ < = ( ) \\ / _ + . ; $ ^ “ ” ‘ ’ … – — ₦'.split(' '),
  ...' ¦  ¦\t¦\n¦\n\n¦\r¦\0¦\u200b¦\u00a0¦\u202e¦\ufeff¦\u0301¦🥁¦\ud83e¦---¦...¦- ¦: '.split('¦'),
  ...'**¦__¦~~¦```¦<!--¦-->¦](¦][¦![¦[^1]¦:yo[¦::¦:::¦{company}¦{¦}}¦<<: ¦? ¦!!js '.split('¦'),
]

const SNIPPETS = [
  '<script>alert(1)</script>¦<img src=x onerror=alert(1)>¦<a href="javascript:alert(1)">x</a>¦<!-- hidden -->¦<b>¦&lt;b&gt;',
  '[x](javascript:alert(1))¦[x](JaVaScRiPt:alert(1))¦[x](data:text/html,x)¦[x](//a.example)¦[x](/about "title")¦[x]: /about',
  '[x][y]¦<javascript:alert(1)>¦<https://a.example>¦www.a.example¦a@b.example¦| a | b |¦|---|---|\n| a | b | c |¦~~~js',
  '```js\nx\n```¦# Title¦#### Deep¦- [ ] task¦1) one¦> quote¦    code¦***¦===¦[^1]: note¦::: box¦&copy; &#106;',
  'price: 1e3¦price: 0x10¦order: -0¦order: 1_000¦order: 007¦draft: true¦draft: yes¦title: null¦title: ~¦title: {}',
  '__proto__: x¦constructor: x¦toString: x¦hasOwnProperty: x¦- x¦  - x¦? x¦: x¦&a x¦*a¦!!binary x¦%YAML 1.2',
  'starts: 2025-02-30¦date: 2025-13-01¦date: 0000-00-00¦date: 9999-12-31¦...¦--- x¦“x¦x: "\\x00"¦x: "\\u202e"¦y: |2',
  'title: |¦title: >¦title: >+¦alt: ""¦src: ../x.svg¦src: ./../../../etc/passwd.svg¦href: //a.example¦href: /about#x',
].flatMap((line) => line.split('¦'))

/** Changes a text at a random place. */
const atPlace =
  (change: (before: string, after: string, random: Random) => string): Edit =>
  (text, random) => {
    const place = random.below(text.length + 1)
    return change(text.slice(0, place), text.slice(place), random)
  }

/** Changes the lines of a text. `index` is a valid line number. */
const onLines =
  (change: (lines: string[], index: number, random: Random) => void): Edit =>
  (text, random) => {
    const lines = text.split('\n')
    change(lines, random.below(lines.length), random)
    return lines.join('\n')
  }

const onLine = (change: (line: string, random: Random) => string): Edit =>
  onLines((lines, index, random) => void lines.splice(index, 1, change(lines[index] ?? '', random)))

const EDITS: readonly Edit[] = [
  atPlace((before, after, random) => before + after.slice(1 + random.below(40))),
  atPlace((before, after, random) => before + after.slice(0, 1 + random.below(60)) + after),
  atPlace((before) => before),
  atPlace((before, after, random) => before + random.pick(TRICKY_CHARACTERS) + after),
  atPlace((before, after, random) => before + random.pick(TRICKY_CHARACTERS) + random.pick(TRICKY_CHARACTERS) + after),
  atPlace((before, after, random) => before + random.pick(SNIPPETS) + after),
  atPlace((before, after, random) => before + random.pick(TRICKY_CHARACTERS) + after.slice(1)),
  atPlace((before, after, random) => before + random.pick([...'abcdeẹọ0123456789XYZ']) + after.slice(1)),
  (text, random) => {
    const bytes = Buffer.from(text)
    for (let count = random.below(3); count >= 0; count -= 1) if (bytes.length > 0) bytes[random.below(bytes.length)] = random.below(256)
    return bytes
  },
  onLines((lines, index) => void lines.splice(index, 1)),
  onLines((lines, index) => void lines.splice(index, 0, lines[index] ?? '')),
  onLines((lines, index, random) => {
    const other = random.below(lines.length)
    ;[lines[index], lines[other]] = [lines[other] ?? '', lines[index] ?? '']
  }),
  onLines((lines, index, random) => void lines.splice(index, 0, random.pick(SNIPPETS))),
  onLine((line, random) => random.pick([' ', '  ', '\t', '- ', '# ', '> ', '    ']) + line),
  onLine((line, random) => line.replace(/^\s+/, (indent) => indent.slice(random.below(indent.length) + 1))),
  onLine((line, random) => line.replace(/(?<=: |- ).*/, () => random.pick([...TRICKY_CHARACTERS, ...SNIPPETS]))),
  onLine((line, random) => line.replace(/(?<=: |- )/, () => random.pick(TRICKY_CHARACTERS))),
  onLine((line, random) => line + random.pick([...TRICKY_CHARACTERS, ' #', ' # x', ' x'])),
  onLine((line, random) => line.replace(/\d/, String(random.below(10)))),
  onLines((lines, index) => void lines.splice(index, 2, `${lines[index] ?? ''} ${lines[index + 1]?.trim() ?? ''}`)),
]

/** Applies one to three mutations to a text. */
export function editAtRandom(text: string, random: Random): string | Uint8Array {
  let data: string | Uint8Array = text
  for (let count = 1 + random.below(3); count > 0 && typeof data === 'string'; count -= 1) data = random.pick(EDITS)(data, random)
  return data
}
