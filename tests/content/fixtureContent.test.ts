import { describe, expect, it } from 'vitest'
import { resolvePictures } from '../../src/content/pictures/resolvePictures.ts'
import { ContentError } from '../../src/content/problems.ts'
import { loadSite } from '../../src/content/site.ts'
import { writeFolder } from './contentFolder.ts'

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
