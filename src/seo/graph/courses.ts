import type { Course, ItemList, Offer } from 'schema-dts'
import { type Entry, findPagePath } from '../../content/kinds.ts'
import { getEntry, type Site } from '../../content/site.ts'
import { countDays } from '../../lib/dates.ts'
import { hasPassed } from '../../lib/pastDates.ts'
import { toPlainText } from '../../markdown/toPlainText.ts'
import { ifConfirmed } from '../../model/visitFacts.ts'
import { toCompanyReference } from './company.ts'

/** A programme of the academy with its next session. An unconfirmed place is left out. */
export function toProgramme(site: Site, programme: Entry<'programmes'>): Course {
  const { company } = site
  const location = ifConfirmed(programme.location)
  const facilitator = getEntry(site, 'people', programme.facilitator.person)
  const url = company.url + (findPagePath('programmes', programme) ?? '/academy')
  return {
    '@type': 'Course',
    name: programme.title,
    description: toPlainText(programme.summary),
    url,
    provider: toCompanyReference(company),
    offers: toOffer(programme.fee, url, programme.deadline ?? programme.starts),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: toCourseMode(location ?? ''),
      courseWorkload: toWorkload(programme),
      startDate: programme.starts,
      endDate: programme.ends,
      ...(location && { location }),
      instructor: { '@type': 'Person', name: facilitator.name },
    },
  }
}

/** The bootcamp’s courses, in order. Courses as long as the bootcamp have its dates; the dates of shorter ones are not known. */
export function toCourseList({ bootcamp, courses, company }: Site): ItemList {
  const { starts, ends, deadline } = bootcamp
  return {
    '@type': 'ItemList',
    itemListElement: courses.map((course, index) => {
      const url = `${company.url}/academy/young-creatives-bootcamp/courses#${course.id}`
      return {
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Course',
          name: course.title,
          description: toPlainText(course.body.split('\n\n')[0] ?? ''),
          url,
          provider: toCompanyReference(company),
          offers: toOffer(course.price, url, deadline),
          hasCourseInstance: {
            '@type': 'CourseInstance',
            courseMode: toCourseMode(`${course.format}, ${course.location}`),
            courseWorkload: toWorkload({ duration: course.duration, starts, ends }),
            location: course.location,
            ...(course.duration === bootcamp.duration && { startDate: starts, endDate: ends }),
          },
        },
      }
    }),
  }
}

/** Offers are valid until the deadline for applications. Google asks for an offer also after it, with its price; nothing is available then. */
const toOffer = (price: number, url: string, validThrough: string): Offer => ({
  '@type': 'Offer',
  category: 'Paid',
  price,
  priceCurrency: 'NGN',
  ...(!hasPassed(validThrough) && { availability: 'https://schema.org/InStock' }),
  url,
  validThrough,
})

/** Google’s values for how a course is taught (developers.google.com/search/docs/appearance/structured-data/course-info). */
function toCourseMode(place: string): 'Online' | 'Onsite' | 'Blended' {
  const rest = place.replace(/\b(?:online|virtual(?:ly)?)\b/gi, '')
  if (rest === place) return 'Onsite'
  return /^[\s,]*$/.test(rest) ? 'Online' : 'Blended'
}

/** The maximum length of a course as an ISO 8601 duration: “2 to 3 weeks” is P3W; text without a number takes the days of the session. */
function toWorkload({ duration, starts, ends }: { duration: string; starts: string; ends: string }): string {
  const [, count, unit] = /(\d+) (day|week|month)s?$/i.exec(duration) ?? []
  return count && unit ? `P${count}${unit.charAt(0).toUpperCase()}` : `P${countDays(starts, ends)}D`
}
