import { isNameless } from '../transcripts.ts'
import type { PageRecords } from './readRecords.ts'

/** The result of one check for one page. */
interface CheckResult {
  outcome: string
  /** Why it does not pass; undefined when it does. */
  open?: string
  /** The detailed report: its file in a11y-reports/ and its name. */
  file?: string
}

/** A check that runs on every page. */
interface Check {
  name: string
  /** What it checks, and when it passes. */
  about: string
  of(page: PageRecords): CheckResult
}

/** WCAG 3.1.5 asks for no more than lower secondary school, which ends after nine years. */
const MAX_SCHOOL_YEARS = 9
/** The requirements of WCAG 2.4.13 for a focus indicator, in per cent and as a ratio. */
const [MIN_INDICATOR_AREA, MIN_INDICATOR_CONTRAST] = [100, 3]
/** Lighthouse refuses responses with status 404, and is not run on the offline page. */
const WITHOUT_LIGHTHOUSE = ['/404', '/offline']
const NOT_RECORDED = 'not recorded'
const notYet = (command: string): CheckResult => ({ outcome: NOT_RECORDED, open: `${NOT_RECORDED} yet; \`${command}\` does it` })
const notRecordedBy = (part: string) => notYet(`npx tsx scripts/audit/screenReader.ts ${part}`)

/** All checks, in the order of the report. */
export const PAGE_CHECKS: readonly Check[] = [
  {
    name: 'engines',
    about: 'two rule engines look at the page in many modes and states, and find nothing',
    of: ({ matrix }) => {
      if (!matrix) return notRecordedBy('matrix')
      const { states, page: _page, ...modes } = matrix
      const found = Object.entries(modes).filter(([, errors]) => errors !== '0')
      const open = found.map(([mode, errors]) => `${mode}: ${errors}`).join(', ')
      return { outcome: `${states} states, ${open ? 'errors' : 'no errors'}`, open: open || undefined, file: 'screen-reader/matrix.md' }
    },
  },
  {
    name: 'keyboard',
    about: 'each stop of the Tab key has a name, is seen whole, and shows clearly that it has the focus',
    of: ({ walk, name }) => {
      if (!walk) return notRecordedBy('walk')
      const [stops, ...others] = Object.entries(walk).filter(([head]) => head.startsWith('stops') || head === 'wide')
      const weak = [
        ['least indicator', MIN_INDICATOR_AREA],
        ['least contrast', MIN_INDICATOR_CONTRAST],
      ] as const
      const errors = weak
        .filter(([head, least]) => !(Number.parseFloat(walk[head] ?? '') >= least))
        .map(([head]) => `${head}: ${walk[head]}`)
      return {
        outcome: `${[stops, ...others].map((entry) => entry?.[1]).join(' and ')} stops`,
        open: errors.join(', ') || undefined,
        file: `screen-reader/keyboard-walk/${name}.md`,
      }
    },
  },
  {
    name: 'screen-reader',
    about: 'a virtual screen reader goes from the top to the end, and all that can be clicked or looked at has a name',
    of: ({ transcript, name }) => {
      if (!transcript) return notRecordedBy('transcripts')
      const nameless = transcript.filter(isNameless)
      return {
        outcome: `${transcript.length} steps`,
        open: nameless.length > 0 ? `${nameless.length} without a name` : undefined,
        file: `screen-reader/${name}.txt`,
      }
    },
  },
  {
    name: 'headings',
    about: 'one heading of the first level, and no level is skipped',
    of: ({ outline }) => {
      if (!outline) return notRecordedBy('outlines')
      const levels = outline.map((line) => Number.parseInt(line, 10))
      const skips = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1).length
      const firsts = levels.filter((level) => level === 1).length
      const isSound = skips === 0 && firsts === 1
      return {
        outcome: `${outline.length} headings`,
        open: isSound ? undefined : `${firsts} of the first level, ${skips} skipped`,
        file: 'screen-reader/outlines.md',
      }
    },
  },
  {
    name: 'words',
    about: `what it takes to read them, in years at school: ${MAX_SCHOOL_YEARS} at most (WCAG 3.1.5)`,
    of: ({ words }) => {
      if (!words) return notRecordedBy('words')
      const years = words['school years'] ?? ''
      return {
        outcome: `${years} years`,
        open: Number(years) <= MAX_SCHOOL_YEARS ? undefined : `more than ${MAX_SCHOOL_YEARS} years at school`,
        file: 'screen-reader/words.md',
      }
    },
  },
  {
    name: 'weight',
    about: 'what has come when the page has loaded, on a phone; over the budget, `npm test` fails',
    of: ({ weight }) =>
      weight ? { outcome: `${weight['at load, KB']} KB`, file: 'weight.md' } : notYet('npx tsx scripts/budgets.ts --record'),
  },
  {
    name: 'Lighthouse',
    about: 'accessibility, best practices and SEO: 100 each',
    of: ({ lighthouse, route }) => {
      if (WITHOUT_LIGHTHOUSE.includes(route)) return { outcome: 'not asked' }
      if (!lighthouse) return notYet('npx tsx scripts/lighthouse.ts --record')
      const low = Object.entries(lighthouse).filter(([, score]) => score < 100)
      return { outcome: Object.values(lighthouse).join(', '), open: low.map(([name, score]) => `${name} ${score}`).join(', ') || undefined }
    },
  },
]
