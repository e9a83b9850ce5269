import type { CollectionName } from './collections.ts'

/** The guide’s text about a kind of file, besides its fields. */
interface Chapter {
  title: string
  /** What it is and which page shows it. */
  about: string
  /** What the text below the front matter is, if there is one. */
  text?: string
}

/** The kinds of file, in the order in which an editor looks for them. */
export const CHAPTERS: Readonly<Record<CollectionName, Chapter>> = {
  productions: {
    title: 'Productions',
    about:
      'A play, film or performance with a page of its own, its poster and its gallery. Its pictures lie in the same folder. Dates and prices are not here but in the ticketed event it names.',
    text: 'the overview on its page',
  },
  tickets: {
    title: 'Tickets',
    about:
      'An event people buy tickets for: every date, place, ticket type and price. The tickets page, the home page and the production’s own page all read them from here.',
  },
  venues: { title: 'Venues', about: 'A place where something is shown, and what a visitor needs to know before coming. Tickets name it.' },
  news: {
    title: 'News',
    about:
      'An article for the news page. It has a page of its own, unless it says `page: false`. Articles without a place come first, newest first; the first four show on the home page.',
    text: 'the article',
  },
  festival: { title: 'The festival', about: 'The festival’s page. Its events are files of their own.', text: 'About the festival' },
  festivalEvents: {
    title: 'Events of the festival',
    about: 'One event of the festival’s programme. The days under `schedule` in festival.md name the events that they show.',
    text: 'what happens, on the festival’s page',
  },
  academy: { title: 'The academy', about: 'The academy’s page: what it offers, questions and answers, voices.' },
  programmes: {
    title: 'Programmes',
    about: 'A programme of the academy with a page of its own, and its card in the catalogue.',
    text: 'the overview',
  },
  bootcamp: {
    title: 'The bootcamp',
    about: 'The bootcamp’s page, and the words around its courses and its faculty. Courses and faculty are files of their own.',
    text: 'What it is',
  },
  courses: { title: 'Courses', about: 'One course of the bootcamp, with its price.', text: 'its description' },
  faculty: {
    title: 'Faculty',
    about: 'Somebody who teaches at the bootcamp. Name, portrait and biography are in their file under people.',
  },
  scholarships: { title: 'Scholarships', about: 'The scholarships page.', text: 'Why Scholarships Matter' },
  workshop: { title: 'The workshop', about: 'The page of the two-day workshop, with its tracks and its fee.', text: 'About the workshop' },
  people: {
    title: 'People',
    about: 'Somebody the site shows: on the team, in a cast, teaching, a guest. Each has one file; other files name that file.',
    text: 'the biography',
  },
  partners: { title: 'Partners', about: 'A body that works with the company. Other files name the file.' },
  careers: { title: 'Careers', about: 'The careers page. Open roles are files of their own.' },
  roles: { title: 'Roles', about: 'An open role. Take the file away when it is filled, or make it a draft.' },
  home: { title: 'The home page', about: 'The words and pictures of the home page that are not read from elsewhere.' },
  about: { title: 'The About page', about: 'Mission, values, team, and partners.', text: 'Our Story' },
  productionsPage: { title: 'The productions page', about: 'The words around the list of productions.' },
  ticketsPage: { title: 'The tickets page', about: 'The words around the list of ticketed events.' },
  newsPage: { title: 'The news page', about: 'The words around the list of articles, and the press resources.' },
  getInvolved: { title: 'The Get Involved page', about: 'Six ways to take part, and what is open now.' },
  contact: {
    title: 'The contact page',
    about: 'The words around the form and the map. Addresses and telephone are in the company’s file.',
  },
  accessibility: {
    title: 'The statement of accessibility',
    about:
      'A section of the contact page: what was tested with what and when, what does not work yet, and how to complain. Say only what somebody has seen.',
  },
  company: {
    title: 'The company',
    about: 'Everything that names the company, and the addresses of the services it uses. Changing the name here renames the whole site.',
  },
  messages: { title: 'Messages', about: 'Everything the site says of itself: acknowledgements, empty lists, errors, the not-found page.' },
}
