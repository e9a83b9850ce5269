import { randomUUID } from 'node:crypto'
import { readMessages } from '../../../receiver/tests/testReceiver.ts'
import { loadSite } from '../../../src/content/site.ts'
import { NOT_FOUND, OFFLINE } from '../../../src/lib/routes.ts'
import { listBuiltPages } from '../../lib/builtPages.ts'
import { FIXTURE_DIST, FIXTURE_PROJECT } from '../../test/fixtureProject.ts'
import type { Screen, Visitor } from './visitor.ts'

/** A visitor’s task, as steps in a browser. */
interface BrowserJourney {
  /** The viewport. Default: a phone. */
  screen?: Screen
  isWithoutScripts?: boolean
  act(visitor: Visitor): Promise<void>
}

/** The Maildir of the receiver to which the journeys send messages. */
export const MESSAGES = '.build/messages-engines'

/** The texts of the stored messages that contain this text. */
const findStored = async (wanted: string): Promise<string[]> =>
  (await readMessages(MESSAGES)).map(({ text = '' }) => text.trim()).filter((text) => text.includes(wanted))

/** The title of the article that has a page of its own, as on its card. */
const titleOfArticle = () =>
  `A French cultural institute joins ${loadSite(FIXTURE_PROJECT).company.name} for the Lagos premiere of Daughters of the Dance`

const SELLER = 'https://tickets.example/'
const APPLICATIONS = 'https://forms.example/'

/** Every page but the not-found page. */
export const listAllPages = (): string[] => [...listBuiltPages(FIXTURE_DIST), OFFLINE]

const NAME = 'Bísí Ọláyẹmí'
const EMAIL = 'bisi@visitor.example'
const TEXT = 'May we bring forty pupils, on a Friday in March?'

type Fields = Readonly<Record<string, string>>

/**
 * The forms: the text of the specification that must appear after sending; the fragment to which the receiver redirects a browser
 * without scripts; and the text that must then be in the Maildir. `mark` identifies a message.
 */
const FORMS = [
  {
    about: 'contact',
    page: '/contact',
    fields: (mark: string): Fields => ({ Name: NAME, Email: EMAIL, 'Reason for contact': 'Productions', Subject: mark, Message: TEXT }),
    button: 'Send message',
    confirmation: "Message Sent Thank you for contacting the company. We'll respond to your inquiry soon.",
    fragment: 'message-sent',
    stored: (mark: string) => `Name: ${NAME}\nEmail: ${EMAIL}\nReason for contact: Productions\nSubject: ${mark}\n\n${TEXT}`,
  },
  {
    about: 'newsletter',
    page: '/about',
    fields: (mark: string): Fields => ({ 'Email address (required)': `${mark}@visitor.example` }),
    button: 'Subscribe',
    confirmation:
      'Subscription successful! Thank you for subscribing to our newsletter. We add new addresses by hand, so give us a few days.',
    fragment: 'newsletter-received',
    stored: (mark: string) => `Email address: ${mark}@visitor.example`,
  },
]

/**
 * Sends a form by keyboard alone, in a browser with or without scripts. With scripts, the focus stays on the button; without, the next Tab
 * goes on from the message.
 */
function sendByKeyboard(form: (typeof FORMS)[number], scripts: 'with' | 'without'): readonly [name: string, journey: BrowserJourney] {
  const isWithoutScripts = scripts === 'without'
  const act = async (visitor: Visitor) => {
    const mark = randomUUID()
    await visitor.opens(form.page)
    await visitor.hasScripts(!isWithoutScripts)
    await visitor.presses('Tab')
    await visitor.presses('Enter')
    for (const [label, text] of Object.entries(form.fields(mark))) {
      await visitor.tabsToLabel(label)
      await visitor.writes(text)
    }
    await visitor.tabsToLabel(form.button)
    await visitor.presses('Enter')
    if (isWithoutScripts) await visitor.isAt(`${form.page}#${form.fragment}`)
    await visitor.sees(form.confirmation)
    if (isWithoutScripts) await visitor.continuesAfter(form.fragment)
    else await visitor.hasFocusOn('button', form.button)
    const found = await findStored(mark)
    if (found.length !== 1 || found[0] !== form.stored(mark)) throw new Error(`In the Maildir: ${JSON.stringify(found)}`)
  }
  return [`send the ${form.about} form by keyboard ${scripts} scripts`, { screen: 'desk', isWithoutScripts, act }]
}

/** The journeys by their names, in the order of the table. */
export const BROWSER_JOURNEYS: Readonly<Record<string, BrowserJourney>> = {
  'read what tickets cost, and go to the seller': {
    act: async (visitor) => {
      await visitor.opens('/tickets')
      await visitor.clicks('button', 'Buy Tickets for Sankara (Revival)')
      await visitor.tabsTo('button', 'Close')
      await visitor.sees('Regular ₦5,000', 'VIP ₦8,000')
      await visitor.findsLink('The seller’s page: Sankara (Revival), July 5, 2025 at 4:00 PM (tickets.example, opens in a new tab)', SELLER)
      await visitor.clicks('button', 'Close')
      await visitor.hasFocusOn('button', 'Buy Tickets for Sankara (Revival)')
    },
  },
  'filter the productions, and switch tabs': {
    act: async (visitor) => {
      await visitor.opens('/productions')
      await visitor.clicks('radio', 'Film')
      await visitor.sees('No productions found in this category.')
      await visitor.isAt('/productions?category=film')
      await visitor.clicks('radio', 'All')
      await visitor.sees('8 productions shown')
      await visitor.opens('/festival')
      await visitor.readsToTheEnd()
      await visitor.clicks('tab', 'Day 2 - Dec 26')
      await visitor.presses('ArrowRight')
      await visitor.hasFocusOn('tab', 'Day 3 - Dec 27')
    },
  },
  'compare programmes and apply': {
    act: async (visitor) => {
      await visitor.opens('/')
      await visitor.clicks('button', 'Open menu')
      await visitor.follows('Academy', '/academy')
      await visitor.follows('Film Production Masterclass', '/academy/film-production-masterclass')
      await visitor.sees('₦180,000', 'May 30, 2025')
      await visitor.goesBack()
      await visitor.isAt('/academy')
      await visitor.follows('Storytelling Intensive', '/academy/storytelling-intensive')
      await visitor.sees('Ages 16 and over', '₦150,000', 'April 15, 2025')
      await visitor.clicks('button', 'Apply Now')
      await visitor.sees("Application Initiated You'll be redirected to our application form.")
    },
  },
  'find a role and apply': {
    act: async (visitor) => {
      await visitor.opens('/careers')
      await visitor.clicks('link', 'See Roles')
      await visitor.clicks('button', 'Video Creator')
      await visitor.sees('What You’ll Do', 'Great If You Have')
      await visitor.findsLink('Apply for this Role: Video Creator (forms.example, opens in a new tab)', APPLICATIONS)
      await visitor.clicks('button', 'Video Creator')
      await visitor.seesNo('Great If You Have')
    },
  },
  'be told what a message lacks': {
    act: async (visitor) => {
      await visitor.opens('/contact')
      await visitor.clicks('button', 'Send message')
      await visitor.hasFocusOn('textbox', 'Name')
      await visitor.types('textbox', 'Name', NAME)
      await visitor.types('textbox', 'Email', 'bisi')
      await visitor.presses('Tab')
      await visitor.writes('Productions')
      await visitor.hasValue('combobox', 'Reason for contact', 'productions')
      await visitor.types('textbox', 'Subject', 'A school matinee')
      await visitor.types('textbox', 'Message', TEXT)
      await visitor.clicks('button', 'Send message')
      await visitor.hasFocusOn('textbox', 'Email')
      await visitor.seesNo('Message Sent')
    },
  },
  'search the news, and read a story': {
    act: async (visitor) => {
      await visitor.opens('/news')
      await visitor.types('searchbox', 'Search news', 'astronaut')
      await visitor.sees('No articles found matching your search.')
      await visitor.clicks('button', 'Clear Search')
      await visitor.hasFocusOn('searchbox', 'Search news')
      await visitor.hasValue('searchbox', 'Search news', '')
      await visitor.writes('partnership')
      await visitor.sees('1 article found')
      await visitor.presses('Enter')
      await visitor.isAt('/news?q=partnership')
      await visitor.tabsTo('link', titleOfArticle())
      await visitor.presses('Enter')
      await visitor.isAt('/news/alliance-francaise-partnership')
      await visitor.sees('March 15, 2025')
    },
  },
  'by keyboard alone: past the navigation, into a dialog and out': {
    screen: 'desk',
    act: async (visitor) => {
      await visitor.opens('/tickets')
      await visitor.presses('Tab')
      await visitor.hasFocusOn('link', 'Skip to content')
      await visitor.presses('Enter')
      await visitor.tabsTo('button', 'Buy Tickets for Sankara (Revival)')
      await visitor.presses('Enter')
      await visitor.tabsTo('button', 'Close')
      await visitor.tabsTo('link', 'The seller’s page: Sankara (Revival), July 5, 2025 at 4:00 PM (tickets.example, opens in a new tab)')
      await visitor.presses('Escape')
      await visitor.hasFocusOn('button', 'Buy Tickets for Sankara (Revival)')
      await visitor.presses(' ')
      await visitor.tabsTo('button', 'Close')
      await visitor.presses('Enter')
      await visitor.hasFocusOn('button', 'Buy Tickets for Sankara (Revival)')
    },
  },
  'open every page, and scroll to its end without errors': {
    act: async (visitor) => {
      for (const page of [...listAllPages(), NOT_FOUND]) {
        await visitor.opens(page)
        await visitor.readsToTheEnd()
      }
    },
  },
  ...Object.fromEntries(FORMS.flatMap((form) => [sendByKeyboard(form, 'with'), sendByKeyboard(form, 'without')])),
}
