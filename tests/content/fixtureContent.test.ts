import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { KINDS } from '../../src/content/kinds.ts'
import { loadContent } from '../../src/content/loadContent.ts'
import { listAddresses } from '../../src/content/pageAddresses.ts'
import { checkPictureFiles } from '../../src/content/pictures/pictureErrors.ts'
import { resolvePictures } from '../../src/content/pictures/resolvePictures.ts'
import { ContentError, formatProblems } from '../../src/content/problems.ts'
import { loadSite, SITE_OPTIONS } from '../../src/content/site.ts'
import { matchesPath } from '../../src/lib/paths.ts'
import { FIXTURE_PROJECT } from '../fixtures/fixtureProject.ts'
import { ROUTES } from '../fixtures/specifiedRoutes.ts'
import { writeFolder } from './contentFolder.ts'

/** The specification’s links to paths outside its route table (section 2). */
const DEAD_LINKS = [
  ...['/news/new-academy-program', '/news/gangan-fest-2025', '/news/rehearsal-fund', '/privacy-policy', '/terms-of-service'],
  ...['kelanial-era', 'nostalgia', 'group-bookings', 'volunteer', 'events/avalanche', 'events/avalanche/tickets'].map(
    (at) => `/festival/${at}`,
  ),
]

const root = FIXTURE_PROJECT
const content = loadContent({ root, ...SITE_OPTIONS })

describe('the content of the fixture site', () => {
  it('has no errors', () => {
    expect(formatProblems(content.problems)).toBe('0 errors in 0 files:')
  })

  it('has complete pictures, all of them used', async () => {
    expect(await checkPictureFiles(root, content.pictures)).toEqual([])
    expect(content.unusedPictures).toEqual([])
  })

  it('gives exactly the routes of the specification, apart from those of kinds that it does not have', () => {
    const areaOf = (address: string) => address.split('/')[1]
    const areas = new Set(ROUTES.map(areaOf))
    const specified = listAddresses(content.documents).filter((address) => areas.has(areaOf(address)))
    expect(specified.sort()).toEqual([...ROUTES].sort())
  })

  it('names the dead links of the specification as known gaps', () => {
    const gaps = content.documents.of('company')[0]?.data.knownGaps as { path: string }[]
    expect(DEAD_LINKS.filter((link) => !gaps.some((gap) => matchesPath(gap.path, link)))).toEqual([])
    expect(gaps.filter((gap) => !DEAD_LINKS.some((link) => matchesPath(gap.path, link)))).toEqual([])
  })

  it('contains only the tokens that pages replace', () => {
    const texts = JSON.stringify(content.entries).match(/\{[a-z]\w*\}/gi)
    expect(new Set(texts)).toEqual(new Set(JSON.stringify(z.toJSONSchema(KINDS.messages.schema)).match(/\{\w+\}(?= is replaced)/g)))
  })
})

describe('loading the site', () => {
  it('throws all problems at once', () => {
    const load = () => loadSite(writeFolder({ 'content/company.md': '---\nname: 5\n---\n', 'content/people/a.md': 'x' }))
    expect(load).toThrow(ContentError)
    try {
      load()
    } catch (error) {
      const { problems, message, stack } = error as ContentError
      expect(new Set(problems.map(({ file }) => file))).toContain('content/people/a.md')
      expect(message).toContain('content/company.md:2  name\n  This must be a text. Found 5.')
      expect(stack).not.toMatch(/\n\s+at /)
    }
  })

  it('names the command to run when pictures are not generated', () => {
    const entry = { id: 'a', file: 'content/people/a.md', body: '', image: { src: './a.svg', alt: '' } }
    expect(() => resolvePictures({ people: [entry] }, {})).toThrow(
      'A picture is not ready for the pages yet, content/people/a.svg first. Run: npm run build',
    )
  })
})
