import { loadSite } from '../../../src/content/site.ts'
import { FIXTURE_PROJECT } from '../../test/fixtureProject.ts'
import type { SCREENS } from './driver.ts'
import type { TextReader } from './textReader.ts'
import type { Visitor } from './visitor.ts'

/** A visitor’s task: its steps in a browser, and the part that works in a text browser. */
export interface BrowserJourney {
  about: string
  screen: keyof typeof SCREENS
  act(visitor: Visitor): Promise<void>
  /** Undefined when a text browser has nothing to check. */
  read?(reader: TextReader): Promise<void>
}

/** The title of the article that has a page of its own, as on its card. */
const titleOfArticle = () =>
  `A French cultural institute joins ${loadSite(FIXTURE_PROJECT).company.name} for the Lagos premiere of Daughters of the Dance`
const SELLER = 'https://tickets.example/'
const FORMS = 'https://forms.example/'

/** The journeys, in the order of the table. */
export const BROWSER_JOURNEYS: readonly BrowserJourney[] = [
  {
    about: 'find the next show, its price and the way in',
    screen: 'phone',
    act: async (visitor) => {
      await visitor.opens('/')
      await visitor.sees('Upcoming Events', 'Sankara (Revival)')
      await visitor.follows('All dates and tickets', '/tickets')
      await visitor.sees('July 5–6, 2025', '₦5,000 to ₦8,000')
      await visitor.follows('View Details: Sankara (Revival)', '/productions/sankara')
      await visitor.sees('Before you come', 'What to expect', 'A Lagos theatre')
    },
    read: async (reader) => {
      await reader.opens('/')
      reader.reads('Upcoming Events', 'Sankara (Revival)')
      await reader.follows('All dates and tickets')
      reader.reads('July 5–6, 2025', 'Sankara (Revival)', '₦5,000 to ₦8,000')
      await reader.follows('View Details', '₦5,000 to ₦8,000')
      reader.reads('Before you come', 'What to expect', 'A Lagos theatre')
    },
  },
  {
    about: 'read what tickets cost, and go to the seller',
    screen: 'phone',
    act: async (visitor) => {
      await visitor.opens('/tickets')
      await visitor.clicks('button', 'Buy Tickets for Sankara (Revival)')
      await visitor.tabsTo('button', 'Close')
      await visitor.sees('Regular ₦5,000', 'VIP ₦8,000')
      await visitor.findsLink('Get tickets: Sankara (Revival), July 5, 2025 at 4:00 PM (tickets.example, opens in a new tab)', SELLER)
      await visitor.clicks('button', 'Close')
      await visitor.hasFocusOn('button', 'Buy Tickets for Sankara (Revival)')
    },
    read: async (reader) => {
      await reader.opens('/tickets')
      await reader.follows('Buy Tickets for Sankara (Revival)')
      reader.reads('Tickets for Sankara (Revival)', 'July 5, 2025 at 4:00 PM', 'Regular', '₦5,000', 'VIP', '₦8,000')
      reader.findsLink('Get tickets', SELLER)
    },
  },
  {
    about: 'narrow the list of productions, and turn over tabs',
    screen: 'phone',
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
      await visitor.hits('ArrowRight')
      await visitor.hasFocusOn('tab', 'Day 3 - Dec 27')
    },
    read: async (reader) => {
      await reader.opens('/productions')
      await reader.follows('Oh Obedeki')
      reader.reads('Oh Obedeki', 'Overview')
      await reader.opens('/festival')
      reader.reads('Day 1 - Dec 25', 'Day 5 - Dec 29')
    },
  },
  {
    about: 'compare programmes and apply',
    screen: 'phone',
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
    read: async (reader) => {
      await reader.opens('/')
      await reader.follows('Academy')
      await reader.follows('Film Production Masterclass')
      reader.reads('₦180,000', 'May 30, 2025')
      await reader.follows('Academy')
      await reader.follows('Storytelling Intensive')
      reader.reads('Ages 16 and over', '₦150,000', 'April 15, 2025', 'Apply Now', 'reach us directly')
      reader.findsLink('Download Brochure', '/brochures/')
    },
  },
  {
    about: 'find a role and apply',
    screen: 'phone',
    act: async (visitor) => {
      await visitor.opens('/careers')
      await visitor.clicks('link', 'See Roles')
      await visitor.clicks('button', 'Video Creator')
      await visitor.sees('What You’ll Do', 'Great If You Have')
      await visitor.findsLink('Apply for this Role: Video Creator (forms.example, opens in a new tab)', FORMS)
      await visitor.clicks('button', 'Video Creator')
      await visitor.seesNo('Great If You Have')
    },
    read: async (reader) => {
      await reader.opens('/careers')
      reader.reads('Video Creator', 'Ibadan Hybrid', 'What You’ll Do', 'Great If You Have')
      reader.findsLink('Apply for this Role', FORMS)
    },
  },
  {
    about: 'write to the company, and subscribe',
    screen: 'phone',
    act: async (visitor) => {
      await visitor.opens('/contact')
      await visitor.clicks('button', 'Send message')
      await visitor.hasFocusOn('textbox', 'Name')
      await visitor.types('textbox', 'Name', 'Bísí Ọláyẹmí')
      await visitor.types('textbox', 'Email', 'bisi')
      await visitor.hits('Tab')
      await visitor.writes('Productions')
      await visitor.hasIn('combobox', 'Reason for contact', 'productions')
      await visitor.types('textbox', 'Subject', 'A school matinee')
      await visitor.types('textbox', 'Message', 'May we bring forty pupils?')
      await visitor.clicks('button', 'Send message')
      await visitor.hasFocusOn('textbox', 'Email')
      await visitor.seesNo('Message Sent')
      await visitor.writes('@example.com')
      await visitor.hits('Enter')
      await visitor.sees("Message Sent Thank you for contacting the company. We'll respond to your inquiry soon.")
      await visitor.hasIn('textbox', 'Message', '')
      await visitor.types('textbox', 'Email address (required)', 'ada@example.com')
      await visitor.clicks('button', 'Subscribe')
      await visitor.sees('Subscription successful! Thank you for subscribing to our newsletter.')
      await visitor.hasIn('textbox', 'Email address (required)', '')
    },
    read: async (reader) => {
      await reader.opens('/contact')
      reader.findsLink('hello@', 'mailto:hello@')
      reader.findsLink('+234', 'tel:+234')
      reader.reads('Lagos', 'Ibadan', 'Monday to Friday', 'Send us a message', 'Name', 'Reason for contact', 'Send message', 'Subscribe')
    },
  },
  {
    about: 'search the news, and read a story',
    screen: 'phone',
    act: async (visitor) => {
      await visitor.opens('/news')
      await visitor.types('searchbox', 'Search news', 'astronaut')
      await visitor.sees('No articles found matching your search.')
      await visitor.clicks('button', 'Clear Search')
      await visitor.hasFocusOn('searchbox', 'Search news')
      await visitor.hasIn('searchbox', 'Search news', '')
      await visitor.writes('partnership')
      await visitor.sees('1 article found')
      await visitor.hits('Enter')
      await visitor.isAt('/news?q=partnership')
      await visitor.tabsTo('link', titleOfArticle())
      await visitor.hits('Enter')
      await visitor.isAt('/news/alliance-francaise-partnership')
      await visitor.sees('March 15, 2025')
    },
    read: async (reader) => {
      await reader.opens('/news')
      reader.reads('Latest News', 'find a word in the page with your browser', 'The captain comes back')
      await reader.follows(titleOfArticle())
      reader.reads('Partnership', titleOfArticle(), 'March 15, 2025')
    },
  },
  {
    about: 'by keyboard alone: past the navigation, into a dialog and out',
    screen: 'desk',
    act: async (visitor) => {
      await visitor.opens('/tickets')
      await visitor.hits('Tab')
      await visitor.hasFocusOn('link', 'Skip to content')
      await visitor.hits('Enter')
      await visitor.tabsTo('button', 'Buy Tickets for Sankara (Revival)')
      await visitor.hits('Enter')
      await visitor.tabsTo('button', 'Close')
      await visitor.tabsTo('link', 'Get tickets: Sankara (Revival), July 5, 2025 at 4:00 PM (tickets.example, opens in a new tab)')
      await visitor.hits('Escape')
      await visitor.hasFocusOn('button', 'Buy Tickets for Sankara (Revival)')
      await visitor.hits(' ')
      await visitor.tabsTo('button', 'Close')
      await visitor.hits('Enter')
      await visitor.hasFocusOn('button', 'Buy Tickets for Sankara (Revival)')
    },
  },
]
