import type { Access } from './access.ts'
import { WORDS } from './words.ts'

/** The statuses that visitors read about in a notice, with their labels. */
export const NOTICE_STATUSES = {
  'sold out': WORDS.notices.soldOut,
  postponed: WORDS.notices.postponed,
  cancelled: WORDS.notices.cancelled,
} as const

/** The first and the last day, or moment, of a period. */
export interface Span {
  start: string
  end: string
}

/** The calendar file of a date that has not passed. */
export interface CalendarFile extends Span {
  href: string
  /** Links that add the date to web calendars. */
  web: readonly { name: string; href: string }[]
}

/** Ways to ask about access: the contact form with reason and subject filled in, phone, and WhatsApp with the subject already written. */
export interface AskDetails {
  /** What the question is about. */
  about: string
  form: string
  phone: string
  whatsapp: string
}

/** The status that stops a visitor from buying a ticket, with its reason if the content gives one. */
export interface Notice {
  status: keyof typeof NOTICE_STATUSES
  reason?: string
  newDate?: Span
}

/** One date of an event, with the name of its place. */
export interface EventDateProps {
  id: string
  /** When it was announced to take place. */
  start: string
  end?: string
  /** When it takes place as far as is known now; undefined when it is cancelled, or postponed without a new date. */
  actualSpan?: Span
  place: string
  completed: boolean
  statusText?: string
  notice?: Notice
  access?: readonly Access[] | undefined
  calendar?: CalendarFile
  /** Absent once the date is over. */
  ask?: AskDetails
  ticketLink: string
  ticketTypes: readonly { name: string; price: number; note?: string }[]
}
