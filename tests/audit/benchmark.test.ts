import { describe, expect, it } from 'vitest'
import { pruneTo, type Used, watchUse } from '../../scripts/audit/benchmark/app/use.ts'
import { type Compared, formatCompared } from '../../scripts/audit/benchmark/compare.ts'
import { toWords } from '../../scripts/audit/benchmark/words.ts'
import type { Press } from '../../scripts/audit/phone/press.ts'

const SITE = Object.freeze({
  company: Object.freeze({ name: 'Gángan', phone: '0800' }),
  people: Object.freeze([Object.freeze({ id: 'bisi', story: 'long' }), Object.freeze({ id: 'tobi', story: 'longer' })]),
  news: Object.freeze([]),
})

describe('what a page reads of the content', () => {
  const read = (page: (site: typeof SITE) => unknown) => {
    const used: Used = { keys: new Map() }
    page(watchUse(SITE, used))
    return pruneTo(SITE, used)
  }

  it('is kept, and nothing else', () => {
    expect(read((site) => site.company.name)).toEqual({ company: { name: 'Gángan' } })
  })

  it('keeps every item that was looked at, however it was found', () => {
    const found = read((site) => site.people.find(({ id }) => id === 'tobi')?.story)
    expect(found).toEqual({ people: [{ id: 'bisi' }, { id: 'tobi', story: 'longer' }] })
  })

  it('keeps what was copied or printed whole', () => {
    expect(read((site) => JSON.stringify(site.people))).toEqual({ people: SITE.people })
    expect(read((site) => ({ ...site.company }))).toEqual({ company: SITE.company })
  })

  it('lets the page do the same again', () => {
    const page = (site: typeof SITE) => site.people.toSorted((a, b) => b.id.localeCompare(a.id)).map(({ id }) => id)
    expect(page(read(page) as typeof SITE)).toEqual(['tobi', 'bisi'])
  })
})

describe('the words of a page', () => {
  it('are the same, whatever tags and marks stand between them', () => {
    const ours = toWords('<body><main id="a"><div data-x="1"><p>One <b>two</b></p></div></main></body>')
    expect(toWords('<main><p>One <!-- --><b>two</b></p>\n</main><script>x</script>')).toBe(ours)
    expect(toWords('<main><p>One <b>three</b></p></main>')).not.toBe(ours)
  })
})

describe('two ways to build a page', () => {
  const visit = {
    firstText: 900,
    largest: 2000,
    blocking: 0,
    longestFrame: 0,
    longestScript: 0,
    script: 20,
    shift: 0,
    scriptBytes: 2048,
    bytesAtLoad: 92_160,
  }
  const press = (more: Partial<Press> = {}): Press => ({ widget: 'a tab', after: 500, verdict: 'kept', answered: 100, there: 250, ...more })
  const lineOf = (presses: Press[]) => {
    const compared: Compared = { page: '/', way: 'whole app', visits: [visit, visit, visit], presses }
    return formatCompared([compared]).split('\n')[1]
  }

  it('are told with their sizes and times', () => {
    expect(lineOf([press(), press()])).toMatch(/whole app\s+2\.0\s+90\.0\s+0\.90\s+2\.00\s+0\s+20\s+a tab\s+kept\s+0\.50\s+0\.10\s+0\.25$/)
  })

  it('have no time for a press that was lost once', () => {
    expect(lineOf([press(), press({ verdict: 'lost', there: undefined }), press()])).toMatch(/lost .* -$/)
    const silent = press({ verdict: 'lost', answered: undefined, there: undefined })
    expect(lineOf([silent, silent])).toMatch(/lost\s+0\.50\s+-\s+-$/)
  })
})
