import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Rule {
  /** The word that must not be used. */
  not: RegExp
  /** The standard term for it. */
  say: string
  /** Correct uses, removed before the search. The reason is beside each. */
  allow?: RegExp
}

/** Words that this project replaced by the standard terms of docs/glossary.md. Add a word once it is used nowhere. */
const RULES: readonly Rule[] = [
  { not: /\bfaults?\b/i, say: 'error, warning or problem' },
  { not: /\bhindrances?\b/i, say: 'notice, or the error that blocks' },
  { not: /\bgiven again\b/i, say: 'replayed' },
  { not: /\bfurther down\b/i, say: 'below the fold' },
  { not: /\bfirst screen\b/i, say: 'above the fold, or first viewport' },
  { not: /\bstyle sheets?\b/i, say: 'stylesheet' },
  { not: /\bwakings\b/i, say: 'lazy-loading or hydration' },
  {
    not: /\bhouse\b/i,
    say: 'site area, for the section of the site that chooses accent colours',
    // Names of companies in the tests that rename ours.
    allow: /House of Stories|Gángan House/g,
  },
  { not: /\bground=|--ground\b/, say: 'surface' },
  {
    not: /\bmend(?:s|ed|ing)?\b/i,
    say: 'fix, or error',
    // Invented articles of the audits speak of tailors and drum makers.
    allow: /Mend at night|'mends'/g,
  },
  { not: /\b(?:wak(?:e|es|ing)|woken|wake[A-Z]\w*|awak(?:e|en)\w*)\b/i, say: 'load, lazy-load or hydrate', allow: /screen-wake-lock/g },
  { not: /\b(?:a|an early|the|every) press\b(?! (?:kit|page|resources|team))/i, say: 'click or tap', allow: /for the press\b/gi },
  { not: /\bworth a look\b/i, say: 'warning' },
  { not: /\bheap of marks\b|\bgone by\b/i, say: 'combining marks; past' },
  { not: /\bsmall letters\b/i, say: 'lowercase letters' },
  { not: /\bKeptPage\b|\bisKept\b|\bkeepMentioned\b/, say: 'recorded, cached or restored' },
  { not: /\breadRooms\b|\bmoveByHand\b|\bhandOver\b/, say: 'what the function does' },
  { not: /\bby ear\b/i, say: 'by screen reader' },
  { not: /\bwhat is heard\b/i, say: 'transcript, announcement or accessible name' },
  { not: /\btaken apart\b/i, say: 'parsed' },
  { not: /\b(?:is|are) told elsewhere\b/i, say: 'reported elsewhere' },
  { not: /\bby their places\b/i, say: 'by their order' },
  { not: /\bof (?:its|their) own accord\b/i, say: 'by itself, or automatically' },
  { not: /\bone (?:can|may) still plan\b/i, say: 'that has not passed' },
  { not: /\bdates to come\b/i, say: 'upcoming dates' },
  { not: /\bmeasureLess\b|\bLessReport\b/, say: 'save-data, as in measureSaveData' },
]

/** Files that may use any word: this list, content, and generated files. */
const EXCLUDED = /^tests\/repository\/words\.test\.ts$|^tests\/fixtures\/site\/|^docs\/authoring-guide\.md$|\.snap$/

const files = execFileSync('git', ['ls-files', 'src', 'scripts', 'tests', 'e2e', 'docs', 'README.md', 'CONTRIBUTING.md', 'package.json'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|css|md|json|yaml)$/.test(file) && !EXCLUDED.test(file))

test('code, tests and documents use the standard terms', () => {
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        RULES.flatMap(({ not, say, allow }) => {
          const [word] = not.exec(allow ? line.replaceAll(allow, '') : line) ?? []
          return word === undefined ? [] : [`${file}:${index + 1} says “${word}”. Say instead: ${say}.`]
        }),
      ),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})
