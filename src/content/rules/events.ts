import { countDays, isDay } from '../../lib/dates.ts'
import { formatNaira } from '../../lib/money.ts'
import type { KindName } from '../kinds.ts'
import { type FieldOf, fieldRule, findValues, type GroupOf, placeOf, type Rule } from './rule.ts'

/** An answer on access that its dates contradict: nobody would find the performance, or people would look for one in vain. */
const accessAnswer = (kind: 'productions' | 'tickets' | 'festival'): Rule =>
  fieldRule({
    kind,
    field: 'beforeYouCome.access',
    level: 'error',
    test: (answer, { set, document }) => {
      const id = kind === 'tickets' ? document.id : findValues(set, 'productions', 'ticketedEvent', [document])[0]?.value
      const events = set.of('tickets').filter((event) => event.id === id)
      const [offered] = findValues(set, 'tickets', 'dates.*.access', events)
      if (offered) {
        const place = placeOf(offered.document, offered.path)
        return answer !== 'by date' && `${place} has an access performance. Say “by date” here, or take it out there.`
      }
      // An access with an error of its own is no missing one.
      if (answer !== 'by date' || events.some(set.hasErrors) || set.unreadable.length > 0) return undefined
      return `No date of ${events[0]?.file ?? 'a ticketed event'} has a field called \`access\`. Add it to the date it is true of, or say “none”.`
    },
  })

/** A price ten times as high as the next one below it: a digit too many, which a visitor pays or runs from. */
const price = <const Kind extends 'tickets' | 'festival' | 'programmes', const Field extends FieldOf<Kind>>(
  kind: Kind,
  field: Field,
  toName: (group: GroupOf<Kind, Field>) => unknown,
): Rule => ({
  level: 'warning',
  kind,
  field,
  find: (set) => {
    const prices = findValues(set, kind, field).map(({ value, group, ...place }) => ({
      ...place,
      list: kind === 'programmes' ? kind : [place.document.file, ...place.path.slice(0, -2)].join(),
      name: String(toName(group)),
      amount: Number(value),
    }))
    prices.sort((a, b) => b.amount - a.amount)
    return prices.flatMap(({ document, path, list, name, amount }) => {
      const other = prices.find((one) => one.list === list && one.amount > 0 && one.amount < amount)
      if (!other || amount < 10 * other.amount) return []
      const there = `${other.name} ${formatNaira(other.amount)} (${placeOf(other.document, other.path)})`
      return [{ document, path, message: `${name} costs ${formatNaira(amount)}, and ${there}. Is there a digit too many or too few?` }]
    })
  },
})

/** Facts on access are to be checked again after so many days. */
const MAX_DAYS_SINCE_CHECK = 366

/** A check on access that is more than a year old: disabled visitors rely on it. */
const checkedLately = <const Kind extends KindName, const Field extends FieldOf<Kind>>(kind: Kind, field: Field): Rule =>
  fieldRule<Kind, Field>({
    kind,
    field,
    level: 'warning',
    test: (day, { today }) =>
      isDay(day) &&
      countDays(day, today) > MAX_DAYS_SINCE_CHECK &&
      `This was last checked on ${day}, more than a year ago. Check it again, and write the new day here.`,
  })

export const EVENT_RULES: readonly Rule[] = [
  /** A date that is called off without a word of why: people who bought a ticket ask, and are not answered. */
  fieldRule({
    kind: 'tickets',
    field: 'dates.*.status',
    level: 'error',
    test: (status, { group: { reason } }) =>
      reason === undefined &&
      (status === 'postponed' || status === 'cancelled') &&
      `This date is ${status}, but no reason is given. Add a field called \`reason\` to it, with a few words.`,
  }),
  /** An event of which nobody says what to expect, on itself or its production: strobe light or stairs hurt whoever was not warned. */
  fieldRule({
    kind: 'tickets',
    field: 'title',
    level: 'warning',
    test: (_, { set, document, group: { beforeYouCome } }) =>
      beforeYouCome === undefined &&
      findValues(set, 'productions', 'ticketedEvent').every(({ value }) => value !== document.id) &&
      'Nothing tells visitors what to know before they come, such as strobe light or stairs. Add `beforeYouCome`, or name this file as `ticketedEvent` in its production.',
  }),
  accessAnswer('productions'),
  accessAnswer('tickets'),
  accessAnswer('festival'),
  /** A recording without a transcript, or a film without captions: people who do not hear or see it get nothing. */
  fieldRule({
    kind: 'productions',
    field: 'otherForms.*.file',
    level: 'warning',
    test: (file, { group: { transcript, captioned } }) => {
      if (/\.mp[34]$/i.test(file) && !transcript)
        return 'This has no transcript, so people who do not hear or see it get nothing. Add a field called `transcript` with every word.'
      return (
        /\.mp4$/i.test(file) &&
        !captioned &&
        'Deaf people need captions in this film. Put them into the picture, and add: `captioned: true`'
      )
    },
  }),
  checkedLately('venues', 'checked'),
  checkedLately('productions', 'beforeYouCome.checked'),
  checkedLately('tickets', 'beforeYouCome.checked'),
  checkedLately('festival', 'beforeYouCome.checked'),
  checkedLately('accessibility', 'reviewed'),
  price('tickets', 'dates.*.ticketTypes.*.price', ({ name }) => name),
  price('festival', 'passes.*.price', ({ name }) => name),
  price('programmes', 'fee', ({ title }) => title),
]
