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
  'screen-reader': {
    about: 'transcripts of every page, journeys by keyboard and by screen reader, every Tab stop, words, and a real screen reader',
    takes: ['record'],
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
