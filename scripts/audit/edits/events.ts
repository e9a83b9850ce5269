import { addLinesBefore, combineChanges, type Edit, editsOf, replaceText, reword } from './edit.ts'

const SANKARA = 'tickets/sankara-revival.md'
const FESTIVAL = 'tickets/festival-2025.md'
const SEASON = '/calendar/season.ics'
const [SATURDAY, SUNDAY] = [/(?<=start: )2025-07-05T16:00/, /(?<=start: )2025-07-06T16:00/]

/** Changes the status of the first date that is on sale. */
const statusOf = (lines: string) => replaceText(/status: on sale/, `status: ${lines}`)

/** Edits of ticketed events. */
export const EVENT_EDITS: readonly Edit[] = [
  ...editsOf(SANKARA, '/tickets', {
    'raise the price of a regular ticket': [replaceText('price: 5000', 'price: 6000'), '₦6,000'],
    'change the time of a performance': [replaceText(SATURDAY, '2025-07-05T17:00'), { '/tickets': '5:00 PM', [SEASON]: '20250705T170000' }],
    'change the day of a performance': [
      replaceText(SUNDAY, '2025-07-13T16:00'),
      { '/tickets': 'July 13', '/productions/sankara': 'July 5 to 13, 2025', [SEASON]: '20250713T160000' },
      { [SEASON]: '20250706T160000' },
    ],
    'mark a performance as sold out': [statusOf('sold out'), { '/tickets': 'Sold out', '/productions/sankara': 'Sold out' }],
    'postpone a performance without a new date': [
      statusOf('postponed\n    reason: The hall is being repaired'),
      { '/tickets': ['Postponed', 'The hall is being repaired'], '/productions/sankara': 'Postponed' },
    ],
    'postpone a performance to a new date': [
      statusOf('postponed\n    reason: The lead has lost his voice\n    newDate: 2025-08-02T16:00+01:00'),
      { '/tickets': ['August 2', 'The lead has lost his voice'], [SEASON]: '20250802T160000' },
    ],
    'cancel a performance': [
      statusOf('cancelled\n    reason: The river has come into the hall'),
      ['Cancelled', 'The river has come into the hall'],
    ],
    'mark a performance as completed': [statusOf('completed\n    statusText: Show Completed'), 'Show Completed'],
    'add a performance': [
      addLinesBefore(
        'doors',
        `  - id: lagos-july-12
    venue: lagos-theatre
    start: 2025-07-12T16:00+01:00
    status: on sale
    ticketLink: https://tickets.example/{slug}/sankara-revival/july-12
    ticketTypes:
      - name: Regular
        price: 5000
`,
      ),
      { '/tickets': 'July 12', '/productions/sankara': 'July 5 to 12, 2025', [SEASON]: '20250712T160000' },
    ],
    'remove a performance': [
      replaceText(/ {2}- id: lagos-july-6\n(?: {4}.*\n)+/, ''),
      {},
      { '/tickets': 'July 6', [SEASON]: '20250706T160000' },
    ],
    'add a ticket type': [
      replaceText(/(?<=price: 5000\n)/, '      - name: Group of ten\n        price: 4500\n'),
      ['Group of ten', '₦4,500'],
    ],
    'add the opening time of the doors': reword(/(?<=doors: ).*/, '45 minutes before', '/productions/sankara'),
    'add a note to prices': [
      addLinesBefore('doors', 'priceNote: Bring your student card to the door.\n'),
      'Bring your student card to the door.',
    ],
    'change the title of an event': [
      replaceText('title: Sankara (Revival)', 'title: Sankara, once more'),
      { '/tickets': 'Sankara, once more', '/': 'Sankara, once more', [SEASON]: 'Sankara\\, once more' },
    ],
  }),
  ...editsOf(FESTIVAL, '/tickets', {
    'move the next festival by a week': [
      combineChanges(replaceText('start: 2025-08-10', 'start: 2025-08-17'), replaceText('end: 2025-08-15', 'end: 2025-08-22')),
      { '/tickets': 'August 17', [SEASON]: '20250817' },
    ],
  }),
  ...editsOf('venues/lagos-theatre.md', '/productions/sankara', {
    'confirm the address of a venue': reword(/(?<=address: ).*/, '4 Adébáyọ̀ Lane, Yaba'),
    'add the step-free way of a venue': reword(/(?<=stepFree: ).*/, 'By the side door on the left'),
  }),
]
