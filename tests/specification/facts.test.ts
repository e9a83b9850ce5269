import { describe, expect, it } from 'vitest'
import { documentAt, FIXTURE_ROUTED_PAGES } from '../built/fixturePages.ts'
import { specifiedSite } from '../fixtures/site.ts'
import { ROUTES } from './pages.ts'
import { textOf } from './visibleText.ts'

/** The constants of the specification (section 9), its toasts and its error catalogue (section 8), on the pages that show them. */
const FACTS: Readonly<Record<string, readonly string[]>> = {
  '/': ['View All Photos (18)', 'Show Featured Photos Only', '5 tracks in 2 days, ages 15 to 35', 'Course fees from ₦50,000'],
  '/tickets': [
    'May 17, 2025 at 3:00 PM The hall of a French cultural institute, Lagos Show Completed Regular ₦15,000',
    'May 31, 2025 at 3:30 PM An Ibadan hall Show Completed Student (Early Bird) (Valid student ID',
    'June 1, 2025 at 6:30 PM An Ibadan hall Show Completed Regular (Early Bird) ₦5,000 VIP ₦20,000 VVIP ₦50,000',
    'July 6, 2025 at 4:00 PM A Lagos theatre Regular ₦5,000 VIP ₦8,000',
    'August 10 to 15, 2025 A Lagos park Day Pass ₦3,000 Full Festival Pass ₦15,000 VIP Festival Pass ₦25,000',
  ],
  '/productions/daughters-of-dance': ['Lagos Shows', 'Ibadan Shows', 'Show Completed', '₦15,000', '₦50,000'],
  '/productions/sankara': ['July 5–6, 2025', '₦5,000', '₦8,000'],
  '/academy': [
    'When September 29 – December 21, 2025 ',
    'October 2025',
    "You'll be notified when applications open for the Film Editing Workshop.",
  ],
  '/academy/storytelling-intensive': [
    ...['5 days', '16 and over', 'May 15–19, 2025', '₦150,000', 'April 15, 2025'],
    ...['Application Initiated', "You'll be redirected to our application form."],
    ...['Brochure Download Started', 'The Storytelling Intensive brochure will download shortly.'],
  ],
  '/academy/film-production-masterclass': ['5 days', 'July 10–14, 2025', '₦180,000', 'May 30, 2025'],
  '/academy/youth-theatre-workshop': ['3 to 5 days', 'Ages 10 to 18', 'June 5–9, 2025', '₦85,000', '8:30am to 4:30pm', '3:00pm'],
  '/academy/young-creatives-bootcamp': ['August 18 – September 6, 2025', '₦100,000 to ₦150,000', 'August 13, 2025'],
  '/academy/young-creatives-bootcamp/courses': ['₦120,000', '2 to 3 weeks', '₦150,000', '₦100,000'],
  '/academy/young-creatives-bootcamp/scholarships': ['August 13, 2025', 'August 15, 2025', '100% tuition', '50 to 75%'],
  '/academy/young-creative-workshop': ['October 10–11, 2025', '10:00 AM to 1:00 PM', '₦5,000', '₦50,000', 'Bodija, Ibadan'],
  '/festival': [
    ...['December 25 to 29, 2024', '10:00 AM to 10:00 PM', 'Day 1 - Dec 25', 'Day 5 - Dec 29', 'groups of 10 or more'],
    ...['Day Pass ₦5,000', 'Full Festival Pass BEST VALUE ₦15,000', 'VIP Pass ₦30,000'],
  ],
  '/news': ['Mar 15, 2025', 'Press Resources'],
  '/careers': ['5+ years', '1 to 3 years', '3+ years', '1 to 2 years', 'Lagos/Abuja Hybrid Full-time', 'Ibadan / Lagos Internship'],
  '/get-involved': [
    'May 30, 2025',
    'August 15, 2025',
    'Interest Registered',
    "Thank you for your interest in audition. We'll be in touch soon.",
  ],
  '/contact': ['Monday to Friday 9:00 AM to 5:00 PM', 'Saturday 10:00 AM to 2:00 PM', 'Press/Media', 'Volunteering'],
  '/404': [
    'Page Not Found',
    "The page you're looking for doesn't exist or has been moved. Let's get you back on track to exploring African stories.",
  ],
}

/** Texts of the error catalogue and of toasts that a page has for its scripts and styles. */
const HELD: Readonly<Record<string, readonly string[]>> = {
  '/': ['Unexpected Application Error!', 'Subscription successful!', 'Thank you for subscribing to our newsletter.'],
  '/productions': ['No productions found in this category.'],
  '/tickets': ['No events found matching your criteria.'],
  '/news': ['No articles found matching your search.', 'Clear Search'],
  '/contact': ['Message Sent', "Thank you for contacting the company. We'll respond to your inquiry soon."],
}

/** Links to pages that do not exist (section 2), by the page that has them. */
const DEAD_LINKS: Readonly<Record<string, readonly string[]>> = {
  '/': ['/privacy-policy', '/terms-of-service'],
  '/news': ['/news/new-academy-program', '/news/gangan-fest-2025'],
  '/festival': [
    ...['/festival/kelanial-era', '/festival/nostalgia', '/festival/group-bookings', '/festival/volunteer'],
    ...['/festival/events/kelanial-era', '/festival/events/kelanial-era/tickets'],
  ],
}

describe('the specification', () => {
  it('has its routes, and one more for each page that only the fixture site has', () => {
    const built = FIXTURE_ROUTED_PAGES.map(({ route }) => route)
    expect(ROUTES.filter((route) => !built.includes(route))).toEqual([])
    expect(ROUTES).toHaveLength(27)
  })

  it('has as many entries as it lists', () => {
    const counts = { productions: 8, news: 7, festivalEvents: 6, tickets: 3, programmes: 3, courses: 7, faculty: 9, roles: 10, partners: 4 }
    const names = Object.keys(counts) as (keyof typeof counts)[]
    expect(Object.fromEntries(names.map((name) => [name, specifiedSite[name].length]))).toEqual(counts)
  })

  it.each(Object.entries(FACTS))('has its constants and messages on %s', (page, texts) => {
    const text = textOf(documentAt(page).documentElement)
    expect(texts.filter((expected) => !text.includes(expected))).toEqual([])
  })

  it.each(Object.entries(HELD))('has its messages for later on %s', (page, texts) => {
    const everything = documentAt(page).documentElement.outerHTML.replace(/\s+/g, ' ')
    expect(texts.filter((expected) => !everything.includes(expected))).toEqual([])
  })

  it.each(Object.entries(DEAD_LINKS))('has its links to pages that do not exist on %s', (page, links) => {
    const found = [...documentAt(page).querySelectorAll('a[href]')].map((link) => link.getAttribute('href'))
    expect(links.filter((link) => !found.includes(link))).toEqual([])
  })

  it.each([
    ['/', '.carousel-hero .carousel-slide', 5],
    ['/', '.hang > li', 4],
    ['/academy', '[data-widget=disclosures] h3', 8],
    ['/festival', '.tab-list > li', 5],
    ['/academy/young-creatives-bootcamp/faculty', '.card', 9],
    ['/careers', '[data-id="roles"] h3', 10],
  ])('has on %s as many %s as it says: %i', (page, selector, count) => {
    expect(documentAt(page).querySelectorAll(selector)).toHaveLength(count)
  })
})
