import { expect, it } from 'vitest'
import { messagesAfterEdits, put } from './editedSite.ts'

const PRODUCTION = 'productions/sankara/index.md'
const TOUR = 'tour:\n  title: To your town\n  text: We travel light.\n'

it('what only the page of a premiere shows is refused for any other', () => {
  expect(
    messagesAfterEdits({ [PRODUCTION]: put('  kind: repertory\n', '  kind: repertory\n  tour:\n    title: To your town\n') }),
  ).toMatchInlineSnapshot(
    `"content/productions/sankara/index.md:N  layout, tour | There is no field of this name here. All fields allowed here are already set."`,
  )
  expect(messagesAfterEdits({ [PRODUCTION]: put('layout:\n', `${TOUR}layout:\n`) })).toMatchInlineSnapshot(
    `"content/productions/sankara/index.md:N  tour | There is no field of this name here. Fields that may still be added here: shortTitle, page, formerly, draft, publish and until."`,
  )
})

it('a layout is one of two', () => {
  expect(messagesAfterEdits({ [PRODUCTION]: put('kind: repertory', 'kind: premiere') })).toMatchInlineSnapshot(`
    "content/productions/sankara/index.md:N  layout, heroImages | This field is missing. What goes here: Pictures of the carousel at the top. | For example:
        heroImages:
          - src: ./poster.svg
            alt: Two women hold each other in lamplight."
  `)
  expect(messagesAfterEdits({ [PRODUCTION]: put('kind: repertory', 'kind: premier') })).toMatchInlineSnapshot(
    `"content/productions/sankara/index.md:N  layout, kind | This must be one of: repertory or premiere. Found “premier”. Did you mean “premiere”? | For example: kind: premiere"`,
  )
  expect(messagesAfterEdits({ [PRODUCTION]: put('layout:\n  kind: repertory\n', '') })).toMatchInlineSnapshot(`
    "content/productions/sankara/index.md:N  layout | This field is missing. What goes here: How its page is laid out: repertory, under its poster; or premiere, with a carousel and what belongs to a first run. | For example:
        layout:
          kind: repertory"
  `)
})
