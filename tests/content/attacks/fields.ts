import type { Attack } from './attack.ts'

const nest = (open: string, close: string, times: number) => `themes: ${open.repeat(times)}x${close.repeat(times)}`

/** Fields that would take long to read, or fill the memory. words.yaml has the short ones. */
export const LARGE_FIELDS: readonly Attack[] = [
  [
    'an alias bomb',
    () =>
      [
        'a: &a [x, x, x, x, x, x, x, x, x]',
        ...'bcdefghi'.split('').map((name, at) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[at]}`).join(', ')}]`),
      ].join('\n'),
  ],
  ['lists a hundred thousand deep', () => nest('[', ']', 100_000)],
  ['lists a hundred thousand deep that are not closed', () => `themes: ${'['.repeat(100_000)}`],
  ['items a hundred thousand deep', () => `themes:\n  ${'- '.repeat(100_000)}x`],
  ['fields a thousand deep', () => `themes:\n${Array.from({ length: 900 }, (_, at) => `${' '.repeat(at + 1)}a:`).join('\n')}`],
  ['nested explicit keys', () => '? '.repeat(20_000)],
  ['thirty thousand fields', () => Array.from({ length: 30_000 }, (_, at) => `a${at}: x`).join('\n')],
  ['twenty thousand anchors', () => `themes:\n${Array.from({ length: 20_000 }, (_, at) => ` - &a${at} x`).join('\n')}`],
  ['a text of many lines without a closing quotation mark', () => `subtitle: "${'x\n'.repeat(50_000)}`],
  ['a key of a hundred thousand characters', () => `${'a'.repeat(100_000)}: x`],
  ['a field of half a million characters', () => `subtitle: ${'drum '.repeat(100_000)}`],
  ['a link text of two thousand characters', () => `related:\n  - text: ${'drum '.repeat(400)}\n    href: /about`],
]
