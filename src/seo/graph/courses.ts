import type { Course, ItemList, Offer } from 'schema-dts'
import type { Entry } from '../../content/collections.ts'
import type { Site } from '../../content/site.ts'
import { findPagePath } from '../../lib/routes.ts'
import { toPlainText } from '../../markdown/toPlainText.ts'
import { orUnknown } from '../../model/facts.ts'
import { toMaker } from './company.ts'

/** A programme of the academy with its next session. A place that is not confirmed is left out. */
export function toProgramme(site: Site, programme: Entry<'programmes'>): Course {
  const { company, people } = site
  const location = orUnknown(programme.location, '')
  const facilitator = people.find(({ id }) => id === programme.facilitator.person)
  return {
    '@type': 'Course',
    name: programme.title,
    description: toPlainText(programme.summary),
    url: company.url + (findPagePath('programmes', programme) ?? '/academy'),
    provider: toMaker(company),
    offers: toFee(programme.fee),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      startDate: programme.starts,
      endDate: programme.ends,
      ...(location && { location }),
      ...(facilitator && { instructor: { '@type': 'Person', name: facilitator.name } }),
    },
  }
}

/** The bootcamp’s courses, in order. Those as long as the bootcamp have its days; of shorter ones nothing says which are theirs. */
export function toCourseList({ bootcamp, courses, company }: Site): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: courses.map((course, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Course',
        name: course.title,
        description: toPlainText(course.body.split('\n\n')[0] ?? ''),
        url: `${company.url}/academy/young-creatives-bootcamp/courses#${course.id}`,
        provider: toMaker(company),
        offers: toFee(course.price),
        hasCourseInstance: {
          '@type': 'CourseInstance',
          courseMode: course.format,
          location: course.location,
          ...(course.duration === bootcamp.duration && { startDate: bootcamp.starts, endDate: bootcamp.ends }),
        },
      },
    })),
  }
}

const toFee = (price: number): Offer => ({ '@type': 'Offer', category: 'Paid', price, priceCurrency: 'NGN' })
