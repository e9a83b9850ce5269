import { describe, expect, test } from 'vitest'
import { findBrokenFragmentLinks } from '../../scripts/build/brokenFragmentLinks.ts'
import { writeFolder } from '../content/contentFolder.ts'

const ABOUT = '<h2 id="team">Team</h2><a href="#team">Team</a><a class="more" href="/academy/courses#directing">Directing</a>'
const COURSES = '<h2 id="directing">Directing</h2><a href="/about#team">Team</a><a href="/#top">Home</a>'
const HOME =
  '<main id="top"></main><a href="https://a.example/#x">Elsewhere</a><a href="/privacy-policy#x">To come</a><a href="/about?x=1#team">Team</a>'

const lost = (files: Readonly<Record<string, string>>) =>
  findBrokenFragmentLinks(writeFolder({ 'index.html': HOME, 'about.html': ABOUT, 'academy/courses.html': COURSES, ...files }))

describe('links to parts of pages', () => {
  test('may lead to every part that is there', () => {
    expect(lost({})).toEqual([])
  })

  test('are reported with their page and text when the target is missing', () => {
    expect(
      lost({
        'about.html': `${ABOUT}<p><a href="/academy/courses#directin"><em>See</em> directing &amp; more</a> <a href="#nothere">Our people</a></p>`,
      }),
    ).toMatchInlineSnapshot(`
      [
        "On the page /about, the link “See directing & more” leads to a part of /academy/courses that is not there: #directin. Did you mean #directing?",
        "On the page /about, the link “Our people” leads to a part of /about that is not there: #nothere. Look for #nothere in content/ and take it out.",
      ]
    `)
  })
})
