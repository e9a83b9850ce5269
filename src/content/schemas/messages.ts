import { z } from 'zod'
import { group, prose, text } from './fields.ts'
import { formWordsSchema } from './forms.ts'
import { visitGuideWordsSchema } from './visitGuide.ts'

const toast = (description: string) =>
  z
    .strictObject({ title: text('The first line', 'Message Sent'), description: text('The second line', 'Thank you.') })
    .meta({ description })

/** The site’s own messages: acknowledgements, empty lists, errors. */
export const messagesSchema = z.strictObject({
  toasts: group('Short messages that acknowledge an action', {
    newsletter: toast('After subscribing'),
    contact: toast('After sending a message'),
    interest: toast('After showing interest; {topic} is replaced'),
    notify: toast('After Notify Me; {program} is replaced'),
    apply: toast('After Apply Now on a programme'),
    brochure: toast('After Download Brochure; {programme} is replaced'),
    linkCopied: toast('After copying the page’s address'),
    linkNotCopied: toast('When the browser does not let the page copy its address'),
  }),
  forms: formWordsSchema,
  empty: group('What an empty list says', {
    productions: text('No production in the chosen category', 'No productions found in this category.'),
    news: text('No article matches the search', 'No articles found matching your search.'),
    events: text('No ticketed event matches', 'No events found matching your criteria.'),
    roles: text('No role is open', 'No role is open just now.'),
    articles: text('There is no news', 'There is no news just now.'),
    upcoming: text('No event is announced', 'No event is announced just now.'),
    programmes: text('No programme of the academy is to come', 'No programme is planned just now.'),
    dates: text('A production has no dates', 'No dates are fixed just now.'),
    gallery: text('A production has no pictures', 'There are no pictures of it here yet.'),
    quotes: text('Nobody is quoted about a production', 'Nobody is quoted here yet.'),
    festivalDay: text('No event of a festival day is announced', 'The events of this day are still to be announced.'),
    festival: text('No next festival is fixed', 'The next festival is not fixed yet.'),
  }),
  access: group('How visitors find performances that are signed, captioned, relaxed and so on. Shown where a date to come has access', {
    title: text('The heading over access performances on Tickets', 'Access performances'),
    legend: text('Over the choice of a kind', 'Performances with…'),
    next: text('The quick link to the next one of a kind; {kind} is replaced', 'Next {kind} performance'),
  }),
  firstVisit: visitGuideWordsSchema,
  notFound: group('The not-found page', {
    title: text('The heading of the not-found page', 'Page Not Found'),
    text: text('What it says', 'The page you’re looking for…'),
    link: text('The link to the home page', 'Return to the home page'),
  }),
  offline: group('Without a network: the page that says so, and stored pages', {
    title: text('The heading of the page without a network', 'There is no network'),
    text: text('What it says', 'The page you asked for is not kept on this device.'),
    link: text('The link that asks for the page again', 'Try again'),
    kept: text('Shown instead of the stored pages when there are none', 'No page is kept here yet.'),
    reach: text('Over the addresses and phone numbers', 'A call needs no internet.'),
    copy: text('Above a stored page that is shown instead of a new one; {date} is replaced', 'This is a copy from {date}.'),
  }),
  brochure: text(
    'The last lines of a brochure, which is printed from the page of a programme; {address} is replaced by the page’s address',
    '{address} says what holds today.',
  ),
  unexpectedError: text('When interactive code fails', 'Unexpected Application Error!'),
  unavailable: group('Why a button has nothing behind it, and whom to ask', {
    scholarshipApply: text('Apply for a Scholarship', 'The scholarship form comes by email.'),
    scholarshipGuide: text('Download Scholarship Guide PDF', 'The guide is not online yet.'),
    scholarshipInfo: text('Download Scholarship Info PDF', 'The sheet is not online yet.'),
    scholarshipSponsor: text('Partner With Us on the scholarships page', 'Write to us.'),
    festivalPreview: text('The two buttons of the next festival', 'Not open yet.'),
    brochure: text('Download Brochure where there is none', 'Not online yet.'),
    page: prose('A production or programme that has no page yet', 'Its page is being written. [Ask us about it](/contact).'),
    earlierNews: text('When the search could not load earlier news', 'Earlier news did not load, so only this page was searched.'),
    comingSoon: text('Filters that are not built yet', 'Coming soon'),
    factsNotConfirmed: text('What nobody has confirmed of a visit; {facts} is replaced', 'Not confirmed yet: {facts}.'),
    notYetConfirmed: text('A fact nobody has confirmed', 'Not yet confirmed: ask us'),
  }),
})
export type Messages = z.infer<typeof messagesSchema>
