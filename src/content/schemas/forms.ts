import { z } from 'zod'
import * as f from './fields.ts'

const titledText = (description: string, title: string, text: string) =>
  f.group(description, { title: f.text('The heading', title), text: f.text('What it says', text) })

/** Texts about the two forms: beside them, on the receiver’s pages, and in its emails. */
export const formTextsSchema = f.group('The words around the forms', {
  failure: f.group('When a form could not be sent', {
    offline: f.text('When the device has no network', 'You are offline, so nothing was sent.'),
    refused: f.text('When the message was not accepted', 'Our server did not take it, so nothing was sent.'),
    missing: f.text('When nobody takes messages at the address of the forms', 'This form is not connected, so nothing was sent.'),
    silent: f.text('When no answer came in 15 seconds', 'No answer came, so take it that nothing was sent.'),
    silentService: f.text(
      'The same where services.forms in company.md is a form service: it may take a message twice',
      'No answer came. If you send it again, it may arrive twice.',
    ),
    instead: f.text('Before the other ways', 'What you wrote is still here.'),
    mail: f.text('The link that opens an email with the text', 'Send it as an email'),
    copy: f.text('The button that copies the text', 'Copy the text'),
    copied: f.text('After the text was copied', 'Copied.'),
    notCopied: f.text('When the browser does not let the page copy', 'This browser does not let the page copy.'),
  }),
  unconnected: f.group('While services.forms in company.md is none', {
    before: f.text('Before the button', 'This form is not connected.'),
    written: f.text('Over what was written, when the button was activated', 'Nothing was sent. This is what you wrote.'),
  }),
  newsletter: f.group('What comes after subscribing', {
    confirm: f.text('After subscribing, where an email asks to confirm', 'Open the link in the email we have sent you.'),
    received: f.text('After subscribing, where somebody adds the address by hand', 'We add new addresses by hand.'),
  }),
  write: f.text('The link from an acknowledgement to the contact form; {topic} is replaced', 'Write to us about {topic}'),
  receiver: f.group('What the program says that receives the messages', {
    refused: f.group('The page that browsers without scripts show for a message that was not sent', {
      title: f.text('The heading of the page', 'Your message was not sent'),
      button: f.text('The button that sends it again', 'Send'),
      instead: f.text('Before email, phone and WhatsApp', 'Or reach us directly:'),
      failed: f.text('When the message could not be stored', 'Our server could not store it, so nothing was sent.'),
      notHere: f.text('When the address is opened like a page', 'This is where forms are sent to.'),
      foreign: f.text('When a form of another site sends here', 'This came from another site.'),
      busy: f.text('When too many messages come', 'Too many messages come just now. Try again later.'),
      askedOften: f.text('When one address is asked to confirm too often', 'We have asked this address today.'),
    }),
    confirmation: f.group('The email that asks a subscriber to confirm', {
      subject: f.text('The subject', 'Confirm your subscription'),
      text: z
        .string()
        .trim()
        .refine((value) => value.includes('{confirm}') && value.includes('{unsubscribe}'))
        .meta({
          description: 'The text; {confirm} and {unsubscribe} are replaced by links',
          examples: ['Open this link: {confirm} To unsubscribe: {unsubscribe}'],
        }),
    }),
    pages: f.group('Pages behind the links in that email', {
      link: f.text('The link to the site', 'To the website'),
      confirmed: titledText('After the link in the email was opened', 'You are subscribed', 'Thank you.'),
      expired: titledText('When that link is too old', 'This link has expired', 'Subscribe again.'),
      unsubscribe: f.group('Before unsubscribing', {
        title: f.text('The heading', 'Unsubscribe'),
        text: f.text('What it says', 'Do you want no more of our letters?'),
        button: f.text('The button', 'Unsubscribe'),
      }),
      unsubscribed: titledText('After unsubscribing', 'You are unsubscribed', 'We have deleted your address.'),
      unknown: titledText('For any other address', 'There is no such page', 'Begin at the website.'),
    }),
  }),
})
export type FormTexts = z.infer<typeof formTextsSchema>
