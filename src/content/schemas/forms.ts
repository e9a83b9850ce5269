import { z } from 'zod'
import { group, text } from './fields.ts'

const said = (description: string, title: string, words: string) =>
  z.strictObject({ title: text('The heading', title), text: text('What it says', words) }).meta({ description })

/** Texts about the two forms: beside them, on the receiver’s pages, and in its emails. */
export const formWordsSchema = group('The words around the forms', {
  failure: group('When a form could not be sent', {
    offline: text('When the device has no network', 'You are offline, so nothing was sent.'),
    refused: text('When the message was not accepted', 'Our server did not take it, so nothing was sent.'),
    missing: text('When nobody takes messages at the address of the forms', 'This form is not connected, so nothing was sent.'),
    silent: text('When no answer came in 15 seconds', 'No answer came, so take it that nothing was sent.'),
    silentService: text(
      'The same where services.forms in company.md is a form service: it may take a message twice',
      'No answer came. If you send it again, it may arrive twice.',
    ),
    instead: text('Before the other ways', 'What you wrote is still here.'),
    mail: text('The link that opens an email with the text', 'Send it as an email'),
    copy: text('The button that copies the text', 'Copy the text'),
    copied: text('After the text was copied', 'Copied.'),
    notCopied: text('When the browser does not let the page copy', 'This browser does not let the page copy.'),
  }),
  unconnected: group('While services.forms in company.md is none', {
    before: text('Before the button', 'This form is not connected.'),
    written: text('Over what was written, when the button was activated', 'Nothing was sent. This is what you wrote.'),
  }),
  newsletter: group('What comes after subscribing', {
    confirm: text('After subscribing, where an email asks to confirm', 'Open the link in the email we have sent you.'),
    received: text('After subscribing, where somebody adds the address by hand', 'We add new addresses by hand.'),
  }),
  write: text('The link from an acknowledgement to the contact form; {topic} is replaced', 'Write to us about {topic}'),
  receiver: group('What the program says that receives the messages', {
    refused: group('The page that browsers without scripts show for a message that was not sent', {
      title: text('The heading of the page', 'Your message was not sent'),
      button: text('The button that sends it again', 'Send'),
      instead: text('Before email, phone and WhatsApp', 'Or reach us directly:'),
      failed: text('When the message could not be stored', 'Our server could not store it, so nothing was sent.'),
      notHere: text('When the address is opened like a page', 'This is where forms are sent to.'),
      foreign: text('When a form of another site sends here', 'This came from another site.'),
      busy: text('When too many messages come', 'Too many messages come just now. Try again later.'),
      askedOften: text('When one address is asked to confirm too often', 'We have asked this address today.'),
    }),
    confirmation: group('The email that asks a subscriber to confirm', {
      subject: text('The subject', 'Confirm your subscription'),
      text: z
        .string()
        .trim()
        .refine((value) => value.includes('{confirm}') && value.includes('{unsubscribe}'))
        .meta({
          description: 'The text; {confirm} and {unsubscribe} are replaced by links',
          examples: ['Open this link: {confirm} To unsubscribe: {unsubscribe}'],
        }),
    }),
    pages: group('Pages behind the links in that email', {
      link: text('The link to the site', 'To the website'),
      confirmed: said('After the link in the email was opened', 'You are subscribed', 'Thank you.'),
      expired: said('When that link is too old', 'This link has expired', 'Subscribe again.'),
      unsubscribe: group('Before unsubscribing', {
        title: text('The heading', 'Unsubscribe'),
        text: text('What it says', 'Do you want no more of our letters?'),
        button: text('The button', 'Unsubscribe'),
      }),
      unsubscribed: said('After unsubscribing', 'You are unsubscribed', 'We have deleted your address.'),
      unknown: said('For any other address', 'There is no such page', 'Begin at the website.'),
    }),
  }),
})
export type FormWords = z.infer<typeof formWordsSchema>
