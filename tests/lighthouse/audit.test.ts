import lighthouse from 'lighthouse'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { auditPage } from '../../scripts/lighthouse/audit.ts'

vi.mock('lighthouse', () => ({ default: vi.fn() }))

const runs = vi.mocked(lighthouse)

/** A Lighthouse result with one category and one audit. */
const toRun = (lhr: object) => ({ lhr }) as unknown as Awaited<ReturnType<typeof lighthouse>>
const failed = (code: string) => toRun({ runtimeError: { code, message: `It said ${code}.` }, categories: {}, audits: {} })
const scored = (score: number) =>
  toRun({
    categories: { seo: { score, auditRefs: [{ id: 'title', weight: 1 }] } },
    audits: { title: { title: 'The page has a title', score }, 'bf-cache': { score: 1 } },
  })

const audit = () => auditPage('http://localhost/', 1, ['seo'])

beforeEach(() => {
  runs.mockReset()
})

describe('Lighthouse', () => {
  it('runs again after an invalid trace, and reports the second result', async () => {
    runs.mockResolvedValueOnce(failed('NO_NAVSTART')).mockResolvedValueOnce(scored(0))
    expect(await audit()).toEqual({ scores: { seo: 0 }, errors: ['seo: The page has a title (title)'] })
  })

  it('runs at most twice', async () => {
    runs.mockResolvedValue(failed('NO_NAVSTART'))
    await expect(audit()).rejects.toThrow('Lighthouse could not audit http://localhost/: It said NO_NAVSTART.')
    expect(runs).toHaveBeenCalledTimes(2)
  })

  it('does not repeat a valid result, even a failing one', async () => {
    runs.mockResolvedValueOnce(failed('ERRORED_DOCUMENT_REQUEST')).mockResolvedValueOnce(scored(1))
    await expect(audit()).rejects.toThrow('ERRORED_DOCUMENT_REQUEST')
    runs.mockReset().mockResolvedValueOnce(scored(0)).mockResolvedValueOnce(scored(1))
    expect((await audit()).scores).toEqual({ seo: 0 })
  })
})
