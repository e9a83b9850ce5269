import type { Random } from './seededRandom.ts'

/** A text, or bytes that are not UTF-8. */
type Data = string | Uint8Array

type Edit = (text: string, random: Random) => Data

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

const at = (text: string, random: Random) => random.below(text.length + 1)
const insert = (text: string, place: number, words: string) => text.slice(0, place) + words + text.slice(place)

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

const replaceOne =
  (characters: readonly string[]): Edit =>
  (text, random) => {
    const place = at(text, random)
    return text.slice(0, place) + random.pick(characters) + text.slice(place + 1)
  }

const EDITS: readonly Edit[] = [
  (text, random) => {
    const start = at(text, random)
    return text.slice(0, start) + text.slice(start + 1 + random.below(40))
  },
  (text, random) => {
    const start = at(text, random)
    return insert(text, start, text.slice(start, start + 1 + random.below(60)))
  },
  (text, random) => text.slice(0, at(text, random)),
  (text, random) => insert(text, at(text, random), random.pick(TRICKY_CHARACTERS)),
  (text, random) => insert(text, at(text, random), random.pick(TRICKY_CHARACTERS) + random.pick(TRICKY_CHARACTERS)),
  (text, random) => insert(text, at(text, random), random.pick(SNIPPETS)),
  replaceOne(TRICKY_CHARACTERS),
  replaceOne([...'abcdeẹọ0123456789XYZ']),
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
export function editAtRandom(text: string, random: Random): Data {
  let data: Data = text
  for (let count = 1 + random.below(3); count > 0 && typeof data === 'string'; count -= 1) data = random.pick(EDITS)(data, random)
  return data
}
