import { group, text } from './fields.ts'

/**
 * Texts of "What happens when I come". Each sentence holds one idea and suits a reader of ten years. The facts of the venue and the
 * production are inserted between them.
 */
export const visitGuideWordsSchema = group(
  'What a visitor who comes for the first time is told on the page of a production, and in a PDF. Shown only where everything it needs is confirmed',
  {
    title: text('The heading of the section', 'What happens when I come'),
    parts: group('The headings of its parts', {
      arriving: text('The heading on arriving', 'Arriving'),
      tickets: text('The heading on tickets', 'Tickets'),
      noise: text('The heading on noise and light', 'Noise and light'),
      breaks: text('The heading on how long it lasts', 'Breaks'),
      toilets: text('The heading on toilets', 'Toilets'),
      leaving: text('The heading on leaving early', 'Leaving early'),
      asking: text('The heading on whom to ask', 'Who to ask'),
    }),
    at: text('Over what is true of one place, where there are several; {place} is replaced', 'At {place}:'),
    place: text('Where the show is; {place} is replaced', 'The show is at {place}.'),
    starts: text('When it begins there, once for each date; {start} is replaced', 'It starts on {start}.'),
    address: text('The address of the place; {street} is replaced', 'The address is {street}.'),
    doors: text('When the doors open; {doors} is replaced by what the ticketed event says', 'The doors open {doors}.'),
    ticket: text('That people need a ticket', 'You need a ticket.'),
    price: text('What a ticket costs; {price} is replaced by one price or by a range', 'A ticket costs {price}.'),
    seller: text('Where tickets are sold; {host} is replaced by the seller’s address', 'You can buy it at {host}.'),
    expect: text('Over the list of loud and bright things', 'This is in the show:'),
    time: text('How long it lasts; {time} is replaced', 'The show takes {time}.'),
    ask: text('The invitation to ask', 'You can ask us before you come.'),
    contact: text('Before the email address and the phone numbers', 'Write to us or call us:'),
    pdf: text('The link to the PDF', 'Print this (PDF)'),
    largePdf: text('The link to the PDF in large print', 'Print this in large print (PDF)'),
    printed: text(
      'The last line of the PDF; {address} is replaced by the page’s address',
      'Things may change. This page says what is true today: {address}',
    ),
  },
)
