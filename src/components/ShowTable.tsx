import { formatNaira } from '../lib/money.ts'
import { Day } from '../ui/Day.tsx'

interface Show {
  id: string
  start: string
  statusText?: string
  ticketTypes: readonly { name: string; price: number; note?: string }[]
}

/** Performances in one city: date, time and the words for their state. */
export function ShowTable({ caption, shows }: { caption: string; shows: readonly Show[] }) {
  return (
    <table className="table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Time</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {shows.map((show) => (
          <tr key={show.id}>
            <th scope="row">
              <Day value={show.start.slice(0, 10)} as="weekday" />
            </th>
            <td>
              <Day value={show.start} as="time" />
            </td>
            <td>{show.statusText}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Ticket types of the shows in one city, each show with its own. */
export function TicketCategoryTable({ caption, shows }: { caption: string; shows: readonly Show[] }) {
  return (
    <table className="table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Show</th>
          <th scope="col">Ticket</th>
          <th scope="col" className="price">
            Price
          </th>
        </tr>
      </thead>
      <tbody>
        {shows.flatMap((show) =>
          show.ticketTypes.map((type) => (
            <tr key={show.id + type.name}>
              <th scope="row">
                <Day value={show.start} as="moment" />
              </th>
              <td>
                {type.name}
                {type.note ? <small> ({type.note})</small> : null}
              </td>
              <td className="price">{formatNaira(type.price)}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
}
