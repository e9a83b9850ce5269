import type { z } from 'zod'
import * as f from './fields.ts'

export const formTextsSchema = f.group('The words around the forms', {
  failure: f.group('When a form could not be sent', {
    offline: f.text('When the device has no network'),
    refused: f.text('When the message was not accepted'),
    missing: f.text('When nobody takes messages at the address of the forms'),
    silent: f.text('When no answer came in 15 seconds'),
    silentService: f.text('The same where services.forms in company.md is a form service: it may take a message twice'),
    instead: f.text('Before the other ways'),
    mail: f.text('The link that opens an email with the text'),
    copy: f.text('The button that copies the text'),
    copied: f.text('After the text was copied'),
    notCopied: f.text('When the browser does not let the page copy'),
  }),
  unconnected: f.group('While services.forms in company.md is none', {
    before: f.text('Before the button'),
    written: f.text('Over what was written, when the button was activated'),
  }),
  newsletter: f.group('What comes after subscribing', {
    received: f.text('Beside the form, where somebody adds the address by hand'),
  }),
  privacy: f.group('What happens to what visitors type. The page takes the sentences that are true of `services` in company.md', {
    receiver: f.text('Under the contact form, where our own receiver takes the messages'),
    deleted: f.text('After it, where messages are deleted; {days} is replaced'),
    service: f.text('Under the contact form, where a service takes them; {host} is replaced by its name'),
    none: f.text('Under the forms, where nobody takes them'),
    newsletter: f.text('Under the newsletter form, where we add addresses by hand'),
    newsletterService: f.text('Under it, where a mailing-list service takes them; {host} is replaced by its name'),
  }),
  nothingSent: f.text('Before that link: the button only shows a message'),
  write: f.text('The link from an acknowledgement to the contact form; {topic} is replaced'),
  receiver: f.group('What the program says that receives the messages', {
    refused: f.group('The page that browsers without scripts show for a message that was not sent', {
      title: f.text('The heading of the page'),
      button: f.text('The button that sends it again'),
      instead: f.text('Before email, phone and WhatsApp'),
      failed: f.text('When the message could not be stored'),
      notHere: f.text('When the address is opened like a page'),
      foreign: f.text('When a form of another site sends here'),
      busy: f.text('When there is little room, and it looks like spam'),
      large: f.text('When it is too long; {limit} is replaced by 256 KB'),
      down: f.text('When the receiver does not run'),
    }),
    notice: f.group('The email to you, once a day, when messages look like spam', {
      subject: f.text('The subject'),
      text: f.text('What it says'),
    }),
  }),
})
export type FormTexts = z.infer<typeof formTextsSchema>
