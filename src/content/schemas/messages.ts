import { z } from 'zod'
import * as f from './fields.ts'
import { formTextsSchema } from './forms.ts'

const toast = (description: string) =>
  f.group(description, { title: f.text('The first line', 'Message Sent'), description: f.text('The second line', 'Thank you.') })

/**
 * Texts of "What happens when I come". Each sentence contains one idea and suits a reader aged ten. The facts of the venue and the
 * production are inserted between them.
 */
const visitGuideTextsSchema = f.group(
  'What a visitor who comes for the first time is told on the page of a production, and in a PDF. Shown only where everything it needs is confirmed',
  {
    title: f.text('The heading of the section', 'What happens when I come'),
    parts: f.group('The headings of its parts', {
      arriving: f.text('The heading on arriving', 'Arriving'),
      tickets: f.text('The heading on tickets', 'Tickets'),
      noise: f.text('The heading on noise and light', 'Noise and light'),
      breaks: f.text('The heading on how long it lasts', 'Breaks'),
      toilets: f.text('The heading on toilets', 'Toilets'),
      leaving: f.text('The heading on leaving early', 'Leaving early'),
      asking: f.text('The heading on whom to ask', 'Who to ask'),
    }),
    at: f.text('Over what is true of one place, where there are several; {place} is replaced', 'At {place}:'),
    place: f.text('Where the show is; {place} is replaced', 'The show is at {place}.'),
    starts: f.text('When it begins there, once for each date; {start} is replaced', 'It starts on {start}.'),
    address: f.text('The address of the place; {street} is replaced', 'The address is {street}.'),
    doors: f.text('When the doors open; {doors} is replaced by what the ticketed event says', 'The doors open {doors}.'),
    ticket: f.text('That people need a ticket', 'You need a ticket.'),
    price: f.text('What a ticket costs; {price} is replaced by one price or by a range', 'A ticket costs {price}.'),
    seller: f.text('Where tickets are sold; {host} is replaced by the seller’s address', 'You can buy it at {host}.'),
    expect: f.text('Over the list of loud and bright things', 'This is in the show:'),
    time: f.text('How long it lasts; {time} is replaced', 'The show takes {time}.'),
    ask: f.text('The invitation to ask', 'You can ask us before you come.'),
    contact: f.text('Before the email address and the phone numbers', 'Write to us or call us:'),
    pdf: f.text('The link to the PDF', 'Print this (PDF)'),
    largePdf: f.text('The link to the PDF in large print', 'Print this in large print (PDF)'),
  },
)

/** The site’s own messages: acknowledgements, empty lists, errors. */
export const messagesSchema = z.strictObject({
  toasts: f.group('Short messages that acknowledge an action', {
    newsletter: toast('After subscribing'),
    contact: toast('After sending a message'),
    interest: toast('After showing interest; {topic} is replaced'),
    notify: toast('After Notify Me; {program} is replaced'),
    apply: toast('After Apply Now on a programme'),
    brochure: toast('After Download Brochure; {programme} is replaced'),
    linkCopied: toast('After copying the page’s address'),
    linkNotCopied: toast('When the browser does not let the page copy its address'),
  }),
  forms: formTextsSchema,
  empty: f.group('What an empty list says', {
    productions: f.text('No production in the chosen category', 'No productions found in this category.'),
    news: f.text('No article matches the search', 'No articles found matching your search.'),
    events: f.text('No ticketed event matches', 'No events found matching your criteria.'),
    roles: f.text('No role is open', 'No role is open just now.'),
    articles: f.text('There is no news', 'There is no news just now.'),
    upcoming: f.text('No event is announced', 'No event is announced just now.'),
    programmes: f.text('No programme of the academy is to come', 'No programme is planned just now.'),
    dates: f.text('A production has no dates', 'No dates are fixed just now.'),
    gallery: f.text('A production has no pictures', 'There are no pictures of it here yet.'),
    quotes: f.text('Nobody is quoted about a production', 'Nobody is quoted here yet.'),
    festivalDay: f.text('No event of a festival day is announced', 'The events of this day are still to be announced.'),
    festival: f.text('No next festival is fixed', 'The next festival is not fixed yet.'),
  }),
  access: f.group('How visitors find performances that are signed, captioned, relaxed and so on. Shown where an upcoming date has access', {
    title: f.text('The heading over access performances on Tickets', 'Access performances'),
    legend: f.text('Over the choice of a kind', 'Performances with…'),
    next: f.text('The quick link to the next one of a kind; {kind} is replaced', 'Next {kind} performance'),
  }),
  firstVisit: visitGuideTextsSchema,
  notFound: f.group('The not-found page', {
    title: f.text('The heading of the not-found page', 'Page Not Found'),
    text: f.text('What it says', 'The page you’re looking for…'),
    link: f.text('The link to the home page', 'Return to the home page'),
  }),
  offline: f.group('Without a network: the page that says so, and stored pages', {
    title: f.text('The heading of the page without a network', 'There is no network'),
    text: f.text('What it says', 'The page you asked for is not kept on this device.'),
    link: f.text('The link that asks for the page again', 'Try again'),
    kept: f.text('Shown instead of the stored pages when there are none', 'No page is kept here yet.'),
    reach: f.text('Over the addresses and phone numbers', 'A call needs no internet.'),
    copy: f.text('Above a stored page that is shown instead of a new one; {date} is replaced', 'This is a copy from {date}.'),
  }),
  unexpectedError: f.text('When interactive code fails', 'Unexpected Application Error!'),
  unavailable: f.group('Why a button has nothing behind it, and whom to ask', {
    scholarshipApply: f.text('Apply for a Scholarship', 'The scholarship form comes by email.'),
    scholarshipGuide: f.text('Download Scholarship Guide PDF', 'The guide is not online yet.'),
    scholarshipInfo: f.text('Download Scholarship Info PDF', 'The sheet is not online yet.'),
    scholarshipSponsor: f.text('Partner With Us on the scholarships page', 'Write to us.'),
    festivalPreview: f.text('The two buttons of the next festival, in words that stay true after it', 'There is no form for this.'),
    brochure: f.text('Download Brochure where there is none', 'Not online yet.'),
    page: f.prose('A production or programme that has no page yet', 'Its page is being written. [Ask us about it](/contact).'),
    earlierNews: f.text('When the search could not load earlier news', 'Earlier news did not load, so only this page was searched.'),
    comingSoon: f.text('Filters that are not built yet', 'Coming soon'),
    factsNotConfirmed: f.text('What nobody has confirmed of a visit; {facts} is replaced', 'Not confirmed yet: {facts}.'),
    notYetConfirmed: f.text('A fact nobody has confirmed', 'Not yet confirmed: ask us'),
  }),
})
export type Messages = z.infer<typeof messagesSchema>
