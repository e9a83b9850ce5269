import { COMPANY_EDITS } from './company.ts'
import type { Edit } from './edit.ts'
import { EVENT_EDITS } from './events.ts'
import { LIST_EDITS } from './lists.ts'
import { PEOPLE_EDITS } from './people.ts'
import { STORY_EDITS } from './stories.ts'

/** Every legitimate edit that the audits try. */
export const ALL_EDITS: readonly Edit[] = [...EVENT_EDITS, ...STORY_EDITS, ...PEOPLE_EDITS, ...COMPANY_EDITS, ...LIST_EDITS]

/** The edits of staff in a new season, to be applied one after another. */
export const SEASON: readonly Edit[] = [
  'publish a production with dates and prices',
  'publish an article',
  'open a role',
  'close a role',
  'add a sixth member of the team',
  'add a seventh event to a day of the festival',
  'move a programme to another address',
  'rename the company',
  'raise the price of a regular ticket',
].map((name) => {
  const edit = ALL_EDITS.find((one) => one.name === name)
  if (!edit) throw new Error(`There is no edit “${name}”.`)
  return edit
})
