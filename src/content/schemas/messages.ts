import { z } from 'zod'
import * as f from './fields.ts'
import { formTextsSchema } from './forms.ts'

const toast = (description: string) => f.group(description, { title: f.text('The first line'), description: f.text('The second line') })

/** Each sentence contains one idea and suits a reader aged ten. The facts of the venue and the production are inserted between them. */
const visitGuideTextsSchema = f.group('What a visitor who comes for the first time is told, where all that it needs is confirmed', {
  title: f.text('The heading of the section'),
  parts: f.group('The headings of its parts', {
    arriving: f.text('The heading on arriving'),
    tickets: f.text('The heading on tickets'),
    noise: f.text('The heading on noise and light'),
    breaks: f.text('The heading on how long it lasts'),
    toilets: f.text('The heading on toilets'),
    leaving: f.text('The heading on leaving early'),
    asking: f.text('The heading on whom to ask'),
  }),
  placeLead: f.text('Over what is true of one place, where there are several; {place} is replaced'),
  place: f.text('Where the show is; {place} is replaced'),
  starts: f.text('When it begins there, once for each date; {start} is replaced'),
  address: f.text('The address of the place; {street} is replaced'),
  doors: f.text('When the doors open; {doors} is replaced by what the ticketed event says'),
  ticket: f.text('That people need a ticket'),
  price: f.text('What a ticket costs; {price} is replaced by one price or by a range'),
  seller: f.text('Where tickets are sold; {host} is replaced by the seller’s address'),
  expect: f.text('Over the list of loud and bright things'),
  time: f.text('How long it lasts; {time} is replaced'),
  ask: f.text('The invitation to ask'),
  contact: f.text('Before the email address and the phone numbers'),
  pdf: f.text('The link to the PDF'),
  largePdf: f.text('The link to the PDF in large print'),
})

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
    productions: f.text('No production in the chosen category'),
    news: f.text('No article matches the search'),
    events: f.text('No ticketed event matches'),
    roles: f.text('No role is open'),
    articles: f.text('There is no news'),
    upcoming: f.text('No event is announced'),
    programmes: f.text('No programme of the academy is to come'),
    dates: f.text('A production has no dates'),
    gallery: f.text('A production has no pictures'),
    quotes: f.text('Nobody is quoted about a production'),
    festivalDay: f.text('No event of a festival day is announced'),
    festival: f.text('No next festival is fixed'),
  }),
  access: f.group('How visitors find performances that are signed, captioned, relaxed and so on. Shown where an upcoming date has access', {
    title: f.text('The heading over access performances on Tickets'),
    legend: f.text('Over the choice of a kind'),
    next: f.text('The quick link to the next one of a kind; {kind} is replaced'),
  }),
  firstVisit: visitGuideTextsSchema,
  notFound: f.group('The not-found page', {
    title: f.text('The heading of the not-found page'),
    text: f.text('What it says'),
    link: f.text('The link to the home page'),
  }),
  offline: f.group('Without a network: the page that says so, and stored pages', {
    title: f.text('The heading of the page without a network'),
    text: f.text('What it says'),
    link: f.text('The link that asks for the page again'),
    kept: f.text('Shown instead of the stored pages when there are none'),
    reach: f.text('Over the addresses and phone numbers'),
    copy: f.text('Above a stored page that is shown instead of a new one; {date} is replaced'),
  }),
  unexpectedError: f.text('When interactive code fails'),
  unavailable: f.group('Why a button has nothing behind it, and whom to ask', {
    scholarshipApply: f.text('Apply for a Scholarship'),
    scholarshipGuide: f.text('Download Scholarship Guide PDF'),
    scholarshipInfo: f.text('Download Scholarship Info PDF'),
    scholarshipSponsor: f.text('Partner With Us on the scholarships page'),
    festivalPreview: f.text('The two buttons of the next festival, in words that stay true after it'),
    brochure: f.text('Download Brochure where there is none'),
    page: f.prose('A production or programme that has no page yet'),
    earlierNews: f.text('When the search could not load earlier news'),
    comingSoon: f.text('Filters that are not built yet'),
    factsNotConfirmed: f.text('What nobody has confirmed of a visit; {facts} is replaced'),
    notYetConfirmed: f.text('A fact nobody has confirmed'),
  }),
})
export type Messages = z.infer<typeof messagesSchema>
