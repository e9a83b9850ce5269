/** What may keep visitors from a ticket, and the words for it. */
export const HINDRANCES = { 'sold out': 'Sold out', postponed: 'Postponed', cancelled: 'Cancelled' } as const

/** One date of an event, with its place in words. */
export interface EventDateWords {
  id: string
  start: string
  end?: string
  /** The venue and its city. */
  place: string
  /** Whether it is over, as the content says. */
  completed: boolean
  statusText?: string
  /** What keeps visitors from a ticket, and why, as far as the content says. */
  hindrance?: { status: keyof typeof HINDRANCES; reason?: string }
  /** The address of its calendar file, as long as one can plan for it. */
  calendar?: string
  ticketLink: string
  ticketTypes: readonly { name: string; price: number; note?: string }[]
}
