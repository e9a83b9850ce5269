import { type Entry, findPagePath } from '../content/kinds.ts'
import type { Site } from '../content/site.ts'
import { hasPassed } from '../lib/pastDates.ts'
import { WORDS } from '../lib/words.ts'
import { isUpcoming } from './events.ts'
import { eventOf } from './productions.ts'

const MAX_RELATED = 3

/** Related productions: upcoming ones first, then those of the same people, then those of the same category, then the next in the list. */
export function relatedProductions(site: Site, { id, category, credits }: Entry<'productions'>) {
  const here = site.productions.findIndex((production) => production.id === id)
  const others = [...site.productions.slice(here + 1), ...site.productions.slice(0, here)]
  const closeness = (other: Entry<'productions'>) => {
    const event = eventOf(site, other)
    const isOfSamePeople = other.credits.director === credits.director || other.credits.playwright === credits.playwright
    return (event && isUpcoming(event) ? 4 : 0) + (isOfSamePeople ? 2 : 0) + (other.category === category ? 1 : 0)
  }
  return others
    .toSorted((a, b) => closeness(b) - closeness(a))
    .flatMap((other) => {
      const href = findPagePath('productions', other)
      return href ? { href, title: other.title, detail: WORDS.production.by(other.credits.playwright) } : []
    })
    .slice(0, MAX_RELATED)
}

/** Related programmes: upcoming ones first, the soonest first, then the rest in the order of the catalogue. */
export function relatedProgrammes({ programmes, bootcamp, workshop }: Site, id: string) {
  const offers = [
    ...programmes
      .filter((programme) => programme.id !== id)
      .map((programme) => ({ ...programme, href: findPagePath('programmes', programme) })),
    { ...bootcamp, href: '/academy/young-creatives-bootcamp' },
    { ...workshop, href: '/academy/young-creative-workshop' },
  ]
  const hasEnded = ({ ends }: { ends: string }) => hasPassed(ends)
  const upcoming = offers.filter((offer) => !hasEnded(offer)).toSorted((a, b) => a.starts.localeCompare(b.starts))
  return [...upcoming, ...offers.filter(hasEnded)]
    .flatMap(({ href, title, audience }) => (href ? { href, title, detail: `· ${audience}` } : []))
    .slice(0, MAX_RELATED)
}
