import type { z } from 'zod'
import * as f from './fields.ts'

/** Texts about the two forms: beside them, and on the receiver’s pages. */
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
    received: f.text('Beside the form, where somebody adds the address by hand', 'We add new addresses by hand.'),
  }),
  privacy: f.group(
    'What happens to what visitors type. The page takes the sentences that are true of `services` and `privacy` in company.md',
    {
      receiver: f.text('Under the contact form, where our own receiver takes the messages', 'Only our office reads what you write here.'),
      deleted: f.text('After it, where messages are deleted; {days} is replaced', 'It is deleted after {days}.'),
      service: f.text(
        'Under the contact form, where a service takes them; {host} is replaced by its name',
        'It goes to {host} and to our office.',
      ),
      none: f.text('Under the forms, where nobody takes them', 'Nothing you write leaves your device.'),
      newsletter: f.text('Under the newsletter form, where we add addresses by hand', 'We use your address for this letter alone.'),
      newsletterService: f.text(
        'Under it, where a mailing-list service takes them; {host} is replaced by its name',
        'Your address goes to {host}.',
      ),
    },
  ),
  nothingSent: f.text('Before that link: the button only shows a message', 'This button has sent us nothing yet.'),
  write: f.text('The link from an acknowledgement to the contact form; {topic} is replaced', 'Write to us about {topic}'),
  receiver: f.group('What the program says that receives the messages', {
    refused: f.group('The page that browsers without scripts show for a message that was not sent', {
      title: f.text('The heading of the page', 'Your message was not sent'),
      button: f.text('The button that sends it again', 'Send'),
      instead: f.text('Before email, phone and WhatsApp', 'Or reach us directly:'),
      failed: f.text('When the message could not be stored', 'Our server could not store it, so nothing was sent.'),
      notHere: f.text('When the address is opened like a page', 'This is where forms are sent to.'),
      foreign: f.text('When a form of another site sends here', 'This came from another site.'),
      busy: f.text('When there is little room, and it looks like spam', 'Our server has no room for this just now.'),
      large: f.text('When it is too long; {limit} is replaced by 256 KB', 'This is longer than {limit}. It is still in the form.'),
      down: f.text('When the receiver does not run', 'Our server takes no messages just now. Go back: your text is still there.'),
    }),
    notice: f.group('The email to you, once a day, when messages look like spam', {
      subject: f.text('The subject', 'A message was sorted as suspect'),
      text: f.text('What it says', 'A message looks like spam. It is stored, and not emailed.'),
    }),
  }),
})
export type FormTexts = z.infer<typeof formTextsSchema>
