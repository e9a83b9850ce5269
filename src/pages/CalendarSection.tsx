import { Fragment } from 'react'
import type { Site } from '../content/site.ts'
import { SEASON_DATA, subscribeAddress } from '../lib/calendarAddresses.ts'
import { Inline, Paragraph } from '../markdown/Inline.tsx'
import { accessCalendar, cityCalendars, seasonCalendar, upcomingAccessKinds } from '../model/calendars.ts'
import { CalendarSubscription } from '../ui/CalendarLinks.tsx'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { Section } from '../ui/Section.tsx'

/** Calendars of all events, of each city and of each kind of access, and the same dates as data. */
export function CalendarSection({ site }: { site: Site }) {
  const { company, ticketsPage } = site
  const { calendars, data } = ticketsPage
  const listed = [
    { ...seasonCalendar(site), what: 'all dates' },
    ...cityCalendars(site).map((calendar) => ({ ...calendar, what: `dates in ${calendar.city}` })),
    ...upcomingAccessKinds(site).map((kind) => ({ ...accessCalendar(site, kind), what: `${kind} performances` })),
  ]
  const files = [
    { href: SEASON_DATA.json, words: 'Download JSON' },
    { href: SEASON_DATA.csv, words: 'Download CSV' },
    { href: SEASON_DATA.schema, words: 'JSON Schema' },
  ]
  return (
    <Section heading={calendars.title} id="calendars" surface="sand" intro={<Inline text={calendars.text} />}>
      <ul className="stack">
        {listed.map(({ path, what }) => (
          <li key={path}>
            <CalendarSubscription path={path} subscribe={subscribeAddress(company.url, path)} what={what} />
          </li>
        ))}
      </ul>
      <div className="stack spaced">
        <h3>{data.title}</h3>
        <Paragraph text={data.text} />
        <p className="actions">
          {files.map(({ href, words }) => (
            <Fragment key={href}>
              <a className="more" href={href} download>
                {words}
              </a>{' '}
            </Fragment>
          ))}
          <ExternalLink href={data.licence.href} className="more">
            {`Licence: ${data.licence.text}`}
          </ExternalLink>
        </p>
      </div>
    </Section>
  )
}
