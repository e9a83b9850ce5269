import { AccessLines } from '../components/AccessLines.tsx'
import type { Site } from '../content/site.ts'
import { accessListId } from '../lib/access.ts'
import { capitalise } from '../lib/text.ts'
import { type AccessPerformance, accessPerformances } from '../model/accessPerformances.ts'
import { DateText } from '../ui/Day.tsx'
import { Section } from '../ui/Section.tsx'
import { DialogTrigger } from '../widgets/dialog/DialogTrigger.tsx'
import { FilterList } from '../widgets/filter/FilterList.tsx'

/** Upcoming performances with access services: a list for each kind. Renders nothing when there are none. */
export function AccessSection({ site }: { site: Site }) {
  const lists = accessPerformances(site)
  const { access, empty } = site.messages
  if (lists.length === 0) return null
  return (
    <Section heading={access.title} id="access">
      <FilterList
        legend={access.legend}
        name="access"
        allLabel="all"
        options={lists.map(({ kind }) => ({ value: kind, label: kind }))}
        empty={empty.events}
        noun={['kind', 'kinds']}
        items={lists.map(({ kind, performances }) => ({
          key: kind,
          values: [kind],
          content: <AccessList id={accessListId(kind)} heading={capitalise(kind)} performances={performances} />,
        }))}
        className="grid-3"
      />
    </Section>
  )
}

function AccessList({ id, heading, performances }: { id: string; heading: string; performances: readonly AccessPerformance[] }) {
  return (
    <div className="stack">
      <h3 id={id} tabIndex={-1}>
        {heading}
      </h3>
      <ul className="stack">
        {performances.map(({ event, start, end, place, access }) => (
          <li key={event.id + start}>
            <p>
              <strong>
                <DateText start={start} end={end} />
              </strong>
            </p>
            <p>{place}</p>
            <AccessLines access={[access]} />
            <p>
              <DialogTrigger section={`tickets-${event.id}`} className="more">
                Tickets for {event.title}
              </DialogTrigger>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
