import { describe, expect, it } from 'vitest'
import { exportsOf, namesTakenBy } from './exports.ts'
import { filesIn } from './sources.ts'

const CODE = ['.ts', '.tsx']
const OURS = [...filesIn('src', CODE), ...filesIn('scripts', CODE)]
const CONFIGS = ['playwright.config.ts', 'vite.config.ts', 'vitest.config.ts']

/** Exports that something else than an import takes, each with its taker. */
const TAKEN_OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [/^scripts\/build\/buildInTurn\.ts buildInTurn$/, 'scripts/build.mjs begins with it'],
  [/^src\/main\.tsx createRoot$/, 'vite-react-ssg asks the entry for it'],
  [
    /^src\/islands\/(dialog|pictures)\.island\.tsx openDialog$/,
    'src/islands/dialogTriggers.ts takes it from whichever of the two has come',
  ],
]

/** Exports that only tests take, each with its reason. */
const FOR_TESTS: Readonly<Record<string, string>> = {
  'src/main.tsx createRoot': 'vite-react-ssg asks the entry for it, and each page is given its own route',
  'src/content/site.ts loadSite': 'the site read from another folder, which getSite never does',
  'scripts/audit/heard/reports/writeReports.ts toReports': 'compared with the reports that are kept',
  'scripts/audit/heard/walk/indicator.ts compareRasters': 'drawn focus indicators, measured without a browser',
  'scripts/audit/heard/walk/indicator.ts requiredArea': 'the area WCAG asks for, of boxes of known sizes',
  'scripts/audit/heard/wcag/report.ts CRITERIA': 'each criterion is held to WCAG, and to the tests it names',
  'scripts/budgets/wakings.ts PARTS': 'each part of the built pages whose code comes later is looked for in it',
  'scripts/build/finishing.ts FINISHER_CODE': 'looked into, for all that finishes a page',
  'scripts/build/plainDocument.ts JSDOM': 'vite-react-ssg asks for it by the name of jsdom, and scripts/build/renderer.ts gives it this',
  'scripts/build/plainReact.ts renderToString': 'vite-react-ssg asks react-dom/server for it, and scripts/build/renderer.ts gives it this',
  'scripts/deploy/inlineHashes.ts hashOf': 'compared with what browsers ask for, and with each page’s own styles and scripts',
  'scripts/deploy/realHosts.ts startCaddy': 'Caddy is asked for every address, by the settings the build writes',
  'scripts/deploy/realHosts.ts startNginx': 'nginx is asked for every address, by the settings the build writes',
  'scripts/fonts/characters.ts usedCharacters': 'the characters of the content, looked for in every font',
  'scripts/identity/makeIdentity.ts ICONS': 'every icon is opened and measured',
  'scripts/identity/makeIdentity.ts IDENTITY_FOLDER': 'where the icons are opened',
  'scripts/identity/makeIdentity.ts toManifest': 'compared with the file that was written',
  'scripts/pictures/photo.ts widthsFor': 'widths of pictures of all sizes, without making them',
}

const exported = OURS.flatMap((file) => exportsOf(file).map((name) => `${file} ${name}`))
const taken = (files: readonly string[]) => new Set(files.flatMap(namesTakenBy))
const byCode = taken([...OURS, ...CONFIGS])
const byTests = taken([...filesIn('tests', CODE), ...filesIn('e2e', CODE)])
const isTakenOtherwise = (one: string) => TAKEN_OTHERWISE.some(([pattern]) => pattern.test(one))
const onlyTested = exported.filter((one) => !byCode.has(one) && byTests.has(one))

describe('every export', () => {
  it('is looked at', () => {
    expect(exported.length).toBeGreaterThan(500)
  })

  it('is taken by another file', () => {
    const dead = exported.filter((one) => !byCode.has(one) && !byTests.has(one) && !isTakenOtherwise(one))
    expect(dead).toEqual([])
  })

  it('is there for more than tests, or says why', () => {
    expect(onlyTested.filter((one) => FOR_TESTS[one] === undefined)).toEqual([])
    expect(
      Object.keys(FOR_TESTS).filter((one) => !onlyTested.includes(one)),
      'reasons that nothing needs',
    ).toEqual([])
    expect(TAKEN_OTHERWISE.filter(([pattern]) => !exported.some((one) => pattern.test(one)))).toEqual([])
  })
})
