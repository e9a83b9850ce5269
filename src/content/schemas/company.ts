import { z } from 'zod'
import * as f from './fields.ts'

const links = (description: string, text: string, href: string) =>
  f.groups(description, { text: f.text('The words', text), href: f.link('The page', href) })

const insteadOfPage = {
  title: f.text('What a visitor was looking for', 'Privacy Policy'),
  text: f.text('What to say instead, and where to turn', 'The privacy policy is being written. Ask us…'),
  nearest: f.link('The page that helps most', '/contact'),
}

export const companySchema = z.strictObject({
  name: f.text('The name everybody uses. Changing it here renames the whole site', 'Ìlù'),
  fullName: f.text('The full name, for the footer and legal lines', 'Ìlù Creative & Culture Company'),
  slug: f.shortName('The name in lowercase letters for addresses', 'ilu'),
  tagline: f.text('What the company is, in one line, for whoever installs the site on a phone', 'African stories, told out loud'),
  url: f.siteAddress('The address of this site, without a slash at the end', 'https://www.{slug}.example'),
  email: f.email('The address people write to', 'hello@ilu.example'),
  phone: f.phone('The phone number as people read it', '+234 800 000 0000'),
  whatsapp: f.externalLink(
    'The WhatsApp address, which ends in the number: digits alone, the country’s first',
    'https://wa.me/2348000000000',
  ),
  foundingYear: f.count('The year it began', 2016, 1960),
  offices: f.groups('The offices, in the order of the footer', {
    city: f.text('The city', 'Lagos'),
    address: f.text('Street and area', '12 Adeniran Street, Surulere'),
    map: f.externalLink('A map of this place', 'https://maps.example/lagos'),
  }),
  hours: f.groups('Office hours. A line without times means closed', {
    days: f.text('The days', 'Monday to Friday'),
    opens: f.time('From').optional(),
    closes: f.time('To').optional(),
  }),
  social: f.groups('Profiles, in the order of the footer', {
    network: f.choice(['Instagram', 'X/Twitter', 'Facebook', 'LinkedIn'], 'The network'),
    url: f.externalLink('The profile', 'https://instagram.example/{slug}'),
  }),
  services: f.group('Addresses of the services used from several pages', {
    forms: f.formService(
      'Where forms are sent: /forms, which the receiver answers (docs/forms.md); the https address of a service; or none',
    ),
    newsletter: f
      .group('The form of a mailing-list service, such as Listmonk or Buttondown. Without it, each address is a message to you', {
        address: f.externalLink('Where its form is sent: its “action”', 'https://lists.example/subscription/form'),
        emailField: f.text('The name of its field for the email address: email, or EMAIL', 'email'),
        hidden: f
          .groups('Its hidden fields, as its form has them', {
            name: f.text('The name', 'l'),
            value: f.text('The value. Without this line it is empty', 'c2cc0b31-b485-4d72-8ce8-b47081beadec').optional(),
          })
          .optional(),
      })
      .optional(),
    donation: f.externalLink('Where people give money', 'https://pay.example/{slug}/donate'),
    workshopPayment: f.externalLink('Where the workshop fee is paid', 'https://pay.example/{slug}/workshop'),
    bootcampApplication: f.externalLink('The bootcamp application form', 'https://forms.example/{slug}/bootcamp'),
    volunteerForm: f.externalLink('The volunteer form', 'https://forms.example/{slug}/volunteer'),
    submitWorkForm: f.externalLink('The form for sending scripts and films', 'https://forms.example/{slug}/submit'),
    festivalSite: f.externalLink('The festival’s own site', 'https://festival.example/{slug}'),
  }),
  navigation: links('The main navigation, in order', 'About Us', '/about'),
  quickLinks: links('Links in the footer, in order', 'Careers', '/careers'),
  legalLinks: links('Legal links in the footer', 'Privacy Policy', '/privacy-policy'),
  newsletter: f.group('The newsletter form in the footer', {
    title: f.text('The heading of the newsletter form', 'Hear the drum first'),
    text: f.text('What people get, and how often', 'One letter a month.'),
    placeholder: f.text('The grey words in the empty field', 'Your email address'),
    button: f.text('The words on the button', 'Subscribe'),
  }),
  privacy: f.group('What happens to what visitors type. The sentences under the forms follow from this and from `services`', {
    deleteAfterDays: f.count('Days after which the receiver deletes a message. Without this line messages stay', 365, 1).optional(),
  }),
  lessData: f.group('The switch for less data in the footer', {
    use: f.text('The button that leaves pictures out', 'Use less data'),
    stop: f.text('The button that brings them back', 'Show all pictures'),
    note: f.text('What is so while they are left out', 'Pictures wait until you ask for them.'),
  }),
  knownGaps: f.groups('Addresses that links lead to but that have no page yet', {
    path: f.sitePath('The address; * stands for any one part', '/festival/events/*'),
    ...insteadOfPage,
  }),
  retired: f
    .groups('Pages that are gone for good. Whoever asks for one is told so, with status 410', {
      path: f.sitePath('Where the page was'),
      ...insteadOfPage,
    })
    .optional(),
})
export type Company = z.infer<typeof companySchema>
