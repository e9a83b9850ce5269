import { all, type Edit, put } from './edit.ts'

const SANKARA = 'tickets/sankara-revival.md'
const FESTIVAL = 'tickets/festival-2025.md'
const DAUGHTERS = 'tickets/daughters-of-dance.md'
const SEASON = '/calendar/season.ics'
const [SATURDAY, SUNDAY] = [/(?<=start: )2025-07-05T16:00/, /(?<=start: )2025-07-06T16:00/]

/** Changes the status of the first date that is on sale. */
const statusOf = (lines: string) => put(/status: on sale/, `status: ${lines}`)

/** Edits of ticketed events. */
export const EVENT_EDITS: readonly Edit[] = [
  {
    name: 'raise the price of a regular ticket',
    files: { [SANKARA]: put('price: 5000', 'price: 6000') },
    shows: { '/tickets': ['₦6,000'] },
  },
  {
    name: 'lower the price of a VIP ticket',
    files: { [SANKARA]: put('price: 8000', 'price: 7500') },
    shows: { '/tickets': ['₦7,500'] },
  },
  {
    name: 'change the price of the next festival’s pass',
    files: { [FESTIVAL]: put('price: 3000', 'price: 3500') },
    shows: { '/tickets': ['₦3,500'] },
  },
  {
    name: 'move a performance to an hour later',
    files: { [SANKARA]: put(SATURDAY, '2025-07-05T17:00') },
    shows: { '/tickets': ['5:00 PM'], [SEASON]: ['20250705T170000'] },
  },
  {
    name: 'move a performance to another day',
    files: { [SANKARA]: put(SUNDAY, '2025-07-13T16:00') },
    shows: { '/tickets': ['July 13'], '/productions/sankara': ['July 5 to 13, 2025'], [SEASON]: ['20250713T160000'] },
    hides: { [SEASON]: ['20250706T160000'] },
  },
  {
    name: 'sell a performance out',
    files: { [SANKARA]: statusOf('sold out') },
    shows: { '/tickets': ['Sold out'], '/productions/sankara': ['Sold out'] },
  },
  {
    name: 'postpone a performance without a new date',
    files: { [SANKARA]: statusOf('postponed\n    reason: The hall is being repaired') },
    shows: { '/tickets': ['Postponed', 'The hall is being repaired'], '/productions/sankara': ['Postponed'] },
  },
  {
    name: 'postpone a performance to a new date',
    files: { [SANKARA]: statusOf('postponed\n    reason: The lead has lost his voice\n    newDate: 2025-08-02T16:00+01:00') },
    shows: { '/tickets': ['August 2', 'The lead has lost his voice'], [SEASON]: ['20250802T160000'] },
  },
  {
    name: 'cancel a performance',
    files: { [SANKARA]: statusOf('cancelled\n    reason: The river has come into the hall') },
    shows: { '/tickets': ['Cancelled', 'The river has come into the hall'] },
  },
  {
    name: 'say that a performance is completed',
    files: { [SANKARA]: statusOf('completed\n    statusText: Show Completed') },
    shows: { '/tickets': ['Show Completed'] },
  },
  {
    name: 'add a performance',
    files: {
      [SANKARA]: put(
        /^doors:/m,
        `  - id: lagos-july-12
    venue: lagos-theatre
    start: 2025-07-12T16:00+01:00
    status: on sale
    ticketLink: https://tickets.example/{slug}/sankara-revival/july-12
    ticketTypes:
      - name: Regular
        price: 5000
doors:`,
      ),
    },
    shows: { '/tickets': ['July 12'], '/productions/sankara': ['July 5 to 12, 2025'], [SEASON]: ['20250712T160000'] },
  },
  {
    name: 'take a performance away',
    files: { [SANKARA]: put(/ {2}- id: lagos-july-6\n(?: {4}.*\n)+/, '') },
    hides: { '/tickets': ['July 6'], [SEASON]: ['20250706T160000'] },
  },
  {
    name: 'add a kind of ticket',
    files: { [SANKARA]: put(/(?<=price: 5000\n)/, '      - name: Group of ten\n        price: 4500\n') },
    shows: { '/tickets': ['Group of ten', '₦4,500'] },
  },
  {
    name: 'take a kind of ticket away',
    files: { [DAUGHTERS]: put(/ {6}- name: VVIP\n {8}price: 50000\n/, '') },
  },
  {
    name: 'say when doors open',
    files: { [SANKARA]: put('doors: not yet confirmed', 'doors: 45 minutes before') },
    shows: { '/productions/sankara': ['45 minutes before'] },
  },
  {
    name: 'add a note to prices',
    files: { [SANKARA]: put(/^doors:/m, 'priceNote: Bring your student card to the door.\ndoors:') },
    shows: { '/tickets': ['Bring your student card to the door.'] },
  },
  {
    name: 'confirm the address of a venue',
    files: { 'venues/lagos-theatre.md': put('address: not yet confirmed', 'address: 4 Adébáyọ̀ Lane, Yaba') },
    shows: { '/productions/sankara': ['4 Adébáyọ̀ Lane, Yaba'] },
  },
  {
    name: 'say where a venue has no steps',
    files: { 'venues/lagos-theatre.md': put('stepFree: not yet confirmed', 'stepFree: By the side door on the left') },
    shows: { '/productions/sankara': ['By the side door on the left'] },
  },
  {
    name: 'move the next festival by a week',
    files: { [FESTIVAL]: all(put('start: 2025-08-10', 'start: 2025-08-17'), put('end: 2025-08-15', 'end: 2025-08-22')) },
    shows: { '/tickets': ['August 17'], [SEASON]: ['20250817'] },
  },
  {
    name: 'give an event another title',
    files: { [SANKARA]: put('title: Sankara (Revival)', 'title: Sankara, once more') },
    shows: { '/tickets': ['Sankara, once more'], '/': ['Sankara, once more'], [SEASON]: ['Sankara\\, once more'] },
  },
]
