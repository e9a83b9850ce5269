import type { EventDateProps } from '../lib/eventTypes.ts'
import { Price } from '../ui/Price.tsx'

/** Ticket types with their prices. */
export function TicketPrices({ ticketTypes }: Pick<EventDateProps, 'ticketTypes'>) {
  return (
    <ul className="ticket-prices">
      {ticketTypes.map((type) => (
        <li key={type.name}>
          <span>
            {type.name}
            {type.note ? <small> ({type.note})</small> : null}
          </span>
          <strong>
            <Price amounts={[type.price]} />
          </strong>
        </li>
      ))}
    </ul>
  )
}
