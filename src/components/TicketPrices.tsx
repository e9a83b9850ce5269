import { Price } from '../ui/Price.tsx'

interface TicketType {
  name: string
  price: number
  note?: string
}

/** Ticket types with their prices. */
export function TicketPrices({ ticketTypes }: { ticketTypes: readonly TicketType[] }) {
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
