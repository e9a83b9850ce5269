import { PAGED_KINDS } from '../src/content/kinds.ts'
import { listPages } from '../src/model/pages.ts'
import { FIXTURE_DIST } from '../tests/fixtures/fixtureProject.ts'
import { site } from '../tests/fixtures/site.ts'
import { listPagesWithAllWidgets, NO_PAGE } from './pagesWithWidgets.ts'

const firstOfEachKind = PAGED_KINDS.flatMap((kind) => listPages(site).find(({ entry }) => entry?.collection === kind)?.path ?? [])

/** Pages of the fixture site: together they have every widget, and one page of each kind of file that has pages. */
export const SAMPLE_PAGES = [...new Set([...listPagesWithAllWidgets(FIXTURE_DIST), ...firstOfEachKind, NO_PAGE])]
