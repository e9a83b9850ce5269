import { countDays, isDay } from '../../lib/dates.ts'
import { groupsIn } from '../schemas/inspection.ts'
import type { FieldRule, Place } from './fieldRules.ts'

/** Facts are checked again at least so often, and in so many days before a run begins. */
const [MAX_DAYS, DAYS_BEFORE_RUN] = [365, 30]

/** What the former names of kinds leave open. */
const FORMER_KINDS: Readonly<Record<string, string>> = {
  signed:
    '“signed” leaves open who signs. Write “signed by an interpreter”, or “performed in sign language” where the performers themselves sign.',
  captioned:
    '“captioned” leaves open how. Write “captioned live” where somebody types during the show, or “captions prepared” where they are ready before.',
}

/** A field that a recording with this ending needs. */
const lacking = (ending: RegExp, field: string, message: string): FieldRule => ({
  at: 'productions: otherForms.*.file',
  explain: (file, { group }) => ending.test(String(file)) && !group[field] && message,
})

/** Facts on access that are old or unclear, and recordings that not everybody can follow. */
export const ACCESS_RULES: readonly FieldRule[] = [
  { at: '*: **.(checked|reviewed)', explain: explainCheck },
  {
    at: 'tickets: dates.*.access.*.kind',
    // Once a file: what is true of one date is mostly true of the next.
    explain: (kind, { document: { data }, path: [, date] }) =>
      !JSON.stringify(groupsIn(data.dates).slice(0, Number(date))).includes(`"kind":"${kind}"`) && FORMER_KINDS[String(kind)],
  },
  {
    at: 'tickets: dates.*.access.*.(position|note)',
    explain: (text, { group }) =>
      group.kind === 'performed in sign language' &&
      /interpret/i.test(String(text)) &&
      'Here the performers sign, so nobody interprets. Say who signs, or call it “signed by an interpreter”.',
  },
  lacking(
    /\.mp[34]$/i,
    'transcript',
    'This has no transcript, so people who do not hear or see it get nothing. Add a field called “transcript” with every word.',
  ),
  lacking(/\.mp4$/i, 'captioned', 'Deaf people need captions in this film. Put them into the picture, and add: captioned: true'),
  lacking(/\.mp[34]$/i, 'minutes', 'People pay for data by its length. Add a field called “minutes”.'),
]

/** A check that is more than a year old, or long before a run that begins soon or has begun. */
function explainCheck(day: unknown, { set, document, today }: Place): string | undefined {
  if (!isDay(day)) return undefined
  if (day > today) return `${day} is still to come, so nobody can have checked this on it.`
  const again = 'Check it again, and write the new day here.'
  if (countDays(day, today) > MAX_DAYS + 1) return `This was last checked on ${day}, more than a year ago. ${again}`
  for (const { file, id, data } of set.of('tickets')) {
    const dates = groupsIn(data.dates).map(([, date]) => date)
    const isHere = document.file === file || document.data.ticketedEvent === id || dates.some(({ venue }) => venue === document.id)
    const days = dates
      .filter(({ status }) => status !== 'cancelled')
      .flatMap(({ start, end = start, newDate }) => [newDate ?? start, newDate ?? end].map((one) => String(one).slice(0, 10)))
      .toSorted()
    const [begins = '', ends = ''] = [days[0], days.at(-1)]
    const isDue = isDay(begins) && countDays(day, begins) > DAYS_BEFORE_RUN + 1 && countDays(today, begins) <= DAYS_BEFORE_RUN + 1
    if (isHere && isDue && today <= ends) return `A run in ${file} begins on ${begins}, and this was last checked on ${day}. ${again}`
  }
  return undefined
}
