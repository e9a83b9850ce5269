import { readCommandLine } from '../lib/commandLine.ts'

type Need = 'site' | 'pages' | 'record'

interface Part {
  about: string
  /** The script to run, and its arguments. Default: the file of that name in scripts/audit/. */
  args?: readonly string[]
  /** `site`: it reads dist/, which is built first. `pages`: it accepts addresses of pages. `record`: it writes own records with --record. */
  takes?: readonly Need[]
  env?: Readonly<Record<string, string>>
}

/** The long checks, which are not part of `npm test`. Each prints its findings and exits with code 0 or 1. */
export const PARTS: Readonly<Record<string, Part>> = {
  'lighthouse-all': {
    about: 'Lighthouse accessibility, best practices and SEO of each page: 100',
    args: ['scripts/lighthouse.ts', '--all'],
    takes: ['site', 'pages', 'record'],
  },
  lighthouse: {
    about: 'Lighthouse performance of each page beside the same page without scripts: no more than 5 points fewer',
    takes: ['site', 'pages'],
  },
  'slow-phone': {
    about: 'each page on a slow phone beside the same page without scripts: an early click is never lost and never counts twice',
    takes: ['site', 'pages'],
  },
  style: {
    about: 'style and layout of each page on a slow phone, beside the same HTML with plain CSS: at most 2 times',
    takes: ['site', 'pages'],
  },
  'screen-reader': {
    about: 'transcripts of every page, journeys by keyboard and by screen reader, every Tab stop, words, and a real screen reader',
    takes: ['record'],
  },
  engines: {
    about: 'the same journeys in Chromium, Firefox and WebKit; both forms sent by keyboard; every page as text in Lynx',
  },
  proof: {
    about: 'every page by the rule engines of other makers, the spelling of Yoruba, and the conformance documents by their validators',
    takes: ['site', 'pages', 'record'],
  },
  trust: {
    about: 'one page of each kind while each of its files fails, one at a time and in each way',
    args: ['node_modules/@playwright/test/cli.js', 'test', '--project=fixture', 'e2e/failing-requests.spec.ts'],
    env: { WHOLE_MATRIX: '1' },
    takes: ['site'],
  },
  builds: {
    about: 'slow tests: content as an attack, 5,000 broken content files, the editor, builds that are killed, a renamed company',
    args: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'long'],
    takes: ['site'],
  },
  fonts: {
    about: 'layout shift when the fonts load, on devices with the metrics of Arial, Roboto, Noto Sans and DejaVu Sans',
    takes: ['site', 'pages'],
  },
  fresh: {
    about: 'npm ci && npm test in fresh clones, on machines that differ in fonts, locale, time zone, user, path, programs and content',
    takes: ['record'],
  },
  edits: {
    about: 'legitimate edits of the content, one by one and in random sequences of ten: none turns a check red, and each is seen',
  },
  lists: {
    about: 'lists of 35 and of 300 articles, productions, programmes and roles: each page within its budget and without errors of axe',
  },
  scale: { about: 'time and memory of check and build with 25, 250 and 2,500 articles', args: ['scripts/scale.ts'] },
}

/** The script of a part, and its arguments. */
export const argsOf = (name: string): readonly string[] =>
  PARTS[name]?.args ?? [`scripts/audit/${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}.ts`]

/** Whether a part reads the built site, accepts pages, or writes records. */
export const takes = (name: string, what: Need): boolean => PARTS[name]?.takes?.includes(what) === true

/** Reads the arguments with which `npm run audit` started a part: the pages to check, none for all. Ends the process for any others. */
export function readPartArguments(name: string): { pages: string[]; isRecorded: boolean } {
  const { flags, operands } = readCommandLine({
    name: `npm run audit ${name}`,
    about: PARTS[name]?.about ?? '',
    ...(takes(name, 'record') ? { flags: { record: { about: 'Write the results to a11y-reports/.' } } } : {}),
    ...(takes(name, 'pages')
      ? { operands: { name: '[/address ...]', about: 'The pages to check. Default: all.', choices: [], acceptsPages: true as const } }
      : {}),
  })
  return { pages: operands, isRecorded: flags.record !== undefined }
}
