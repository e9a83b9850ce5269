import type { Locator, Page } from 'playwright'
import type { Keyboard } from '../../../e2e/keyboard.ts'
import { getSite } from '../../../src/content/site.ts'
import { loadAllWidgets } from './recordedSite.ts'

/** One control of a journey: where it is, and its accessible name. */
export interface Step {
  /** The path of the page, with a fragment if the previous step leads to a section. */
  at: string
  /** The landmark that contains it: main, header or footer. */
  within: 'main' | 'banner' | 'contentinfo'
  /** The heading that the visitor jumps to. Without it they read on from the beginning of the landmark. */
  under?: string
  /** The whole accessible name of the control. */
  control: string
}

/** A visitor’s task, from the home page to the last control. */
export interface Journey {
  name: string
  steps: readonly Step[]
  /** Whether it runs on the fixture site, because the shipped content lacks the confirmed facts it needs. */
  isOnFixture?: boolean
}

/** A control of the main part, below a heading if one is named. */
const inMain = (at: string, control: string, under?: string): Step => ({ at, within: 'main', under, control })
const inMenu = (control: string): Step => ({ at: '/', within: 'banner', control })
const inQuickLinks = (control: string): Step => ({ at: '/', within: 'contentinfo', under: 'Quick links', control })

const { company, ticketsPage } = getSite()
const NEXT = 'Sankara (Revival)'
const NEXT_SHOW = '/tickets#tickets-sankara-revival'
const BUY_NEXT = inMain('/', `Buy Tickets for ${NEXT}`, NEXT)
const FIRST_ARTICLE = inMain('/news', `A French cultural institute joins ${company.name} for the Lagos premiere of Daughters of the Dance`)

const toApplication = (programme: string, path: string) => [
  inMenu('Academy'),
  inMain('/academy', programme, 'Programmes'),
  inMain(path, 'Apply Now'),
]

/** Steps to the email link below the facts about a visit. */
const toWheelchairAnswer = (id: string, title: string) => [
  inMenu('Productions'),
  inMain('/productions', title),
  inMain(`/productions/${id}`, 'Before you come'),
  inMain(`/productions/${id}#before-you-come`, `${company.email} : Before you come to ${title}`, 'Before you come'),
]

/** The journeys, as of TRANSCRIPT_DAY. */
export const MEASURED_JOURNEYS: readonly Journey[] = [
  {
    name: 'find the next show, its price and the way in',
    steps: [BUY_NEXT, inMain(NEXT_SHOW, `Before you come to ${NEXT}`, `Tickets for ${NEXT}`)],
  },
  {
    name: 'buy a ticket',
    steps: [
      BUY_NEXT,
      inMain(NEXT_SHOW, `Get tickets: ${NEXT}, July 5, 2025 at 4:00 PM (tickets.example, opens in a new tab)`, `Tickets for ${NEXT}`),
    ],
  },
  { name: 'compare programmes and apply', steps: toApplication('Film Production Masterclass', '/academy/film-production-masterclass') },
  { name: 'register a child', steps: toApplication('Youth Theatre Workshop', '/academy/youth-theatre-workshop') },
  {
    name: 'find a role and apply',
    steps: [
      inQuickLinks('Careers'),
      inMain('/careers', 'Programme Associate', 'Open Roles'),
      inMain(
        '/careers#program-associate',
        'Apply for this Role: Programme Associate (forms.example, opens in a new tab)',
        'Programme Associate',
      ),
    ],
  },
  { name: 'donate', steps: [inMain('/', 'Donate (pay.example, opens in a new tab)', 'Keep the lamp lit: donate')] },
  { name: 'write to the company', steps: [inQuickLinks('Contact'), inMain('/contact', 'Send message', 'Send us a message')] },
  { name: 'read the news in English', steps: [inQuickLinks('News'), FIRST_ARTICLE] },
  {
    name: 'read the news in Yoruba, and what it leads to',
    steps: [
      inQuickLinks('News'),
      FIRST_ARTICLE,
      inMain('/news/alliance-francaise-partnership', 'ọjọ́ eré àti iye owó ìwọlé', 'Ní èdè Yorùbá'),
    ],
  },
  {
    name: 'find a relaxed performance',
    isOnFixture: true,
    steps: [inQuickLinks('Next relaxed performance'), inMain('/tickets#access-relaxed', 'Tickets for In the Continuum', 'Relaxed')],
  },
  { name: 'will my wheelchair get in', isOnFixture: true, steps: toWheelchairAnswer('in-the-continuum', 'In the Continuum') },
  {
    name: 'ask whether my wheelchair gets in, where nobody has confirmed it',
    steps: toWheelchairAnswer('sankara', 'Sankara'),
  },
  {
    name: 'subscribe to Lagos dates',
    steps: [
      inQuickLinks(ticketsPage.calendars.title),
      inMain('/tickets#calendars', 'Subscribe to dates in Lagos', ticketsPage.calendars.title),
    ],
  },
]

/** Every control that a step may refer to, whether or not a script has turned the link into a button. */
export function controlsOf(page: Page, { within, control }: Step): Locator {
  const named = (role: 'link' | 'button') => page.getByRole(within).getByRole(role, { name: control, exact: true })
  return named('link').or(named('button'))
}

const pathOf = ({ at }: Step) => at.split('#')[0]

/**
 * Follows a journey by keyboard until its last control has the focus: with Tab and Enter, and on a page that opens at its top with a skip
 * link, unless the control is in the header.
 */
export async function followJourney(keys: Keyboard, page: Page, steps: readonly Step[]): Promise<void> {
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1]
    const isNewPage = !before || pathOf(step) !== pathOf(before)
    if (before) {
      await keys.press('Enter')
      if (isNewPage) await page.waitForURL(({ pathname }) => pathname === pathOf(step))
      await page.waitForLoadState('networkidle')
      await controlsOf(page, step).first().waitFor()
    }
    if (isNewPage && !step.at.includes('#')) {
      // Otherwise a page that loads its widgets late, such as the hero’s buttons, would have fewer stops.
      await loadAllWidgets(page)
      if (step.within !== 'banner') {
        await keys.tabTo(page.locator('.skip-link').nth(step.within === 'main' ? 0 : 1))
        await keys.press('Enter')
      }
    }
    await keys.tabTo(controlsOf(page, step))
  }
}
