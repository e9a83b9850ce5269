import type { Locator, Page } from 'playwright'
import { getSite } from '../../../../src/content/site.ts'

/** One control of a journey: where it is, and its accessible name. */
export interface Step {
  /** The path of the page, with a fragment if the previous step leads to a section. */
  at: string
  /** The landmark that contains it. Default: main. */
  within?: 'header' | 'footer'
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

const ACADEMY: Step = { at: '/', within: 'header', control: 'Academy' }
const TICKETS_OF_NEXT: Step = { at: '/', under: 'Sankara (Revival)', control: 'Buy Tickets for Sankara (Revival)' }
const ALL_NEWS: Step = { at: '/', within: 'footer', under: 'Quick links', control: 'News' }
const FIRST_ARTICLE: Step = {
  at: '/news',
  control: `A French cultural institute joins ${getSite().company.name} for the Lagos premiere of Daughters of the Dance`,
}
const NEXT_SHOW = '/tickets#tickets-sankara-revival'

/** Steps to the email link below the facts about a visit. */
const toWheelchairAnswer = (id: string, title: string): Step[] => [
  { at: '/', within: 'header', control: 'Productions' },
  { at: '/productions', control: title },
  { at: `/productions/${id}`, control: 'Before you come' },
  {
    at: `/productions/${id}#before-you-come`,
    under: 'Before you come',
    control: `${getSite().company.email} : Before you come to ${title}`,
  },
]

/** The journeys, as of TRANSCRIPT_DAY. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'find the next show, its price and the way in',
    steps: [TICKETS_OF_NEXT, { at: NEXT_SHOW, under: 'Tickets for Sankara (Revival)', control: 'Before you come to Sankara (Revival)' }],
  },
  {
    name: 'buy a ticket',
    steps: [
      TICKETS_OF_NEXT,
      {
        at: NEXT_SHOW,
        under: 'Tickets for Sankara (Revival)',
        control: 'Get tickets: Sankara (Revival), July 5, 2025 at 4:00 PM (tickets.example, opens in a new tab)',
      },
    ],
  },
  {
    name: 'compare programmes and apply',
    steps: [
      ACADEMY,
      { at: '/academy', under: 'Programmes', control: 'Film Production Masterclass' },
      { at: '/academy/film-production-masterclass', control: 'Apply Now' },
    ],
  },
  {
    name: 'register a child',
    steps: [
      ACADEMY,
      { at: '/academy', under: 'Programmes', control: 'Youth Theatre Workshop' },
      { at: '/academy/youth-theatre-workshop', control: 'Apply Now' },
    ],
  },
  {
    name: 'find a role and apply',
    steps: [
      { at: '/', within: 'footer', under: 'Quick links', control: 'Careers' },
      { at: '/careers', under: 'Open Roles', control: 'Programme Associate' },
      {
        at: '/careers#program-associate',
        under: 'Programme Associate',
        control: 'Apply for this Role: Programme Associate (forms.example, opens in a new tab)',
      },
    ],
  },
  { name: 'donate', steps: [{ at: '/', under: 'Keep the lamp lit: donate', control: 'Donate (pay.example, opens in a new tab)' }] },
  {
    name: 'write to the company',
    steps: [
      { at: '/', within: 'footer', under: 'Quick links', control: 'Contact' },
      { at: '/contact', under: 'Send us a message', control: 'Send message' },
    ],
  },
  {
    name: 'read the news in English',
    steps: [ALL_NEWS, FIRST_ARTICLE],
  },
  {
    name: 'read the news in Yoruba, and what it leads to',
    steps: [
      ALL_NEWS,
      FIRST_ARTICLE,
      { at: '/news/alliance-francaise-partnership', under: 'Ní èdè Yorùbá', control: 'ọjọ́ eré àti iye owó ìwọlé' },
    ],
  },
  {
    name: 'find a relaxed performance',
    isOnFixture: true,
    steps: [
      { at: '/', within: 'footer', under: 'Quick links', control: 'Next relaxed performance' },
      { at: '/tickets#access-relaxed', under: 'Relaxed', control: 'Tickets for In the Continuum' },
    ],
  },
  {
    name: 'will my wheelchair get in',
    isOnFixture: true,
    steps: toWheelchairAnswer('in-the-continuum', 'In the Continuum'),
  },
  {
    name: 'ask whether my wheelchair gets in, where nobody has confirmed it',
    steps: toWheelchairAnswer('sankara', 'Sankara'),
  },
  {
    name: 'subscribe to Lagos dates',
    steps: [
      { at: '/', within: 'footer', under: 'Quick links', control: getSite().ticketsPage.calendars.title },
      { at: '/tickets#calendars', under: getSite().ticketsPage.calendars.title, control: 'Subscribe to dates in Lagos' },
    ],
  },
]

/** The landmarks of a page’s parts. */
export const LANDMARK = { header: 'banner', footer: 'contentinfo' } as const

/** Every control that a step may refer to, whether or not a script has turned the link into a button. */
export function controlsOf(page: Page, { within, control }: Step): Locator {
  const part = page.getByRole(within ? LANDMARK[within] : 'main')
  const named = (role: 'link' | 'button') => part.getByRole(role, { name: control, exact: true })
  return named('link').or(named('button'))
}

/** The first control that a step may refer to. */
export const controlOf = (page: Page, step: Step): Locator => controlsOf(page, step).first()
