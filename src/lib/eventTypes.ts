import type { Access } from './access.ts'

/** What may keep visitors from a ticket, and the words for it. */
export const EVENT_STATUSES = { 'sold out': 'Sold out', postponed: 'Postponed', cancelled: 'Cancelled' } as const

/** The first and the last day, or moment, of something. */
export interface Span {
  start: string
  end: string
}

/** A calendar file of a date one can still plan for. */
export interface CalendarFile extends Span {
  href: string
}

/** What keeps visitors from a ticket, and why, as far as the content says. */
export interface Notice {
  status: keyof typeof EVENT_STATUSES
  reason?: string
  /** When a postponed date takes place after all. */
  newDate?: Span
}

/** One date of an event, with its place in words. */
export interface EventDateProps {
  id: string
  /** As it was announced. */
  start: string
  end?: string
  /** When it takes place, as far as is known by now: undefined for a date that is cancelled, or postponed without a new date. */
  held?: Span
  /** The venue and its city. */
  place: string
  /** Whether it is over, as the content says. */
  completed: boolean
  statusText?: string
  notice?: Notice
  access?: readonly Access[] | undefined
  calendar?: CalendarFile
  ticketLink: string
  ticketTypes: readonly { name: string; price: number; note?: string }[]
}
