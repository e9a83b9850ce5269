import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toEventCardProps } from '../../src/model/eventCards.ts'
import { toDate, toEvent, toSite, VENUES } from './samples.ts'

beforeEach(() => vi.stubEnv('SITE_NOW', '2025-06-01'))

const site = toSite({ venues: VENUES, productions: [{ id: 'sankara', ticketedEvent: 'revival' }] })

describe('the card of an event', () => {
  it('links to “Before you come” on the production’s page, else on the event’s page until it is over', () => {
    const visitOf = (id: string) =>
      toEventCardProps(site, { ...toEvent(id, [toDate('hall', '2025-08-10')]), detailsLink: '/festival#next' }).visit
    vi.stubEnv('SITE_NOW', '2025-08-10')
    expect(visitOf('revival')).toBe('/productions/sankara#before-you-come')
    expect(visitOf('festival')).toBe('/festival#next')
    vi.stubEnv('SITE_NOW', '2025-08-11')
    expect(visitOf('revival')).toBe('/productions/sankara#before-you-come')
    expect(visitOf('festival')).toBeUndefined()
  })
})
