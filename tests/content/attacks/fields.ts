import type { Attack } from './attack.ts'

const nest = (open: string, close: string, times: number) => `themes: ${open.repeat(times)}x${close.repeat(times)}`

/** YAML features other than plain fields. */
export const AMONG_FIELDS: readonly Attack[] = [
  ['a YAML tag for a function', 'subtitle: !!js/function "function () { alert(1) }"'],
  ['a YAML tag directive', '%TAG ! tag:evil.example,2025:\nsubtitle: !x y'],
  ['an anchor', 'subtitle: &a x'],
  ['an alias without an anchor', 'subtitle: *a'],
  ['an alias that contains itself', 'subtitle: &a [*a]'],
  [
    'an alias bomb',
    () =>
      [
        'a: &a [x, x, x, x, x, x, x, x, x]',
        ...'bcdefghi'.split('').map((name, at) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[at]}`).join(', ')}]`),
      ].join('\n'),
  ],
  ['a merge key with an alias', 'defaults: &d {draft: true}\n<<: *d'],
  ['__proto__ as a key', '__proto__: {isAdmin: true}'],
  ['__proto__ as a key with an escape', '"__pro\\x74o__": {isAdmin: true}'],
  ['__proto__ as a key in a group', 'contactNote:\n  title: A\n  text: B\n  __proto__: {title: C}'],
  ['constructor as a key', 'constructor: {prototype: {isAdmin: true}}'],
  ['toString as a key in a group', 'contactNote:\n  title: A\n  text: B\n  toString: C'],
  ['a key that is a list', '? [a, b]\n: x'],
  ['a second document', '---\nisAdmin: true'],
  ['a reference that leaves its folder', 'production: ../../etc/passwd'],
  ['a reference to constructor', 'production: constructor'],
  ['a day of the year 275760', 'updated: 275760-09-13'],
  ['a number above the safe integers', 'updated: 99999999999999999999'],
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
