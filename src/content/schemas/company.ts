import { z } from 'zod'
import { explainHost } from '../../markdown/safeAddresses.ts'
import {
  choice,
  count,
  externalLink,
  formerAddress,
  formService,
  group,
  groups,
  link,
  phone,
  reference,
  text,
  time,
  whatsapp,
} from './fields.ts'

/** The company’s names and contact details, and the URLs of the services it uses. */
export const companySchema = z.strictObject({
  name: text('The name everybody uses', 'Ìlù'),
  fullName: text('The full name, for the footer and legal lines', 'Ìlù Creative & Culture Company'),
  slug: reference('', 'The name in lowercase letters for addresses', 'ilu'),
  tagline: text('One line under the name', 'African stories, told out loud'),
  description: text('Two sentences that say what the company is', 'We make theatre…'),
  url: externalLink('The address of this site, without a slash at the end', 'https://www.{slug}.example'),
  email: z
    .email()
    .refine((address) => explainHost(`mailto:${address}`) === undefined)
    .meta({ description: 'The address people write to', examples: ['hello@ilu.example'] }),
  phone: phone('The phone number as people read it', '+234 800 000 0000'),
  whatsapp: whatsapp('The WhatsApp address', 'https://wa.me/2348000000000'),
  foundingYear: count('The year it began', 2016, 1960),
  offices: groups('The offices, in the order of the footer', {
    city: text('The city', 'Lagos'),
    address: text('Street and area', '12 Adeniran Street, Surulere'),
    map: externalLink('A map of this place', 'https://maps.example/lagos'),
  }),
  hours: groups('Office hours. A line without times means closed', {
    days: text('The days', 'Monday to Friday'),
    opens: time('From').optional(),
    closes: time('To').optional(),
  }),
  social: groups('Profiles, in the order of the footer', {
    network: choice(['Instagram', 'X/Twitter', 'Facebook', 'LinkedIn'], 'The network'),
    url: externalLink('The profile', 'https://instagram.example/{slug}'),
  }),
  services: group('Addresses of the services used from several pages', {
    forms: formService(
      'Where the forms of the site are sent: a path such as /forms, which the receiver answers (docs/deploying.md); the https address of a service; or none',
    ),
    donation: externalLink('Where people give money', 'https://pay.example/{slug}/donate'),
    workshopPayment: externalLink('Where the workshop fee is paid', 'https://pay.example/{slug}/workshop'),
    bootcampApplication: externalLink('The bootcamp application form', 'https://forms.example/{slug}/bootcamp'),
    volunteerForm: externalLink('The volunteer form', 'https://forms.example/{slug}/volunteer'),
    submitWorkForm: externalLink('The form for sending scripts and films', 'https://forms.example/{slug}/submit'),
    festivalSite: externalLink('The festival’s own site', 'https://festival.example/{slug}'),
  }),
  navigation: groups('The main navigation, in order', { text: text('The words', 'About Us'), href: link('The page', '/about') }),
  quickLinks: groups('Links in the footer, in order', { text: text('The words', 'Careers'), href: link('The page', '/careers') }),
  legalLinks: groups('Legal links in the footer', { text: text('The words', 'Privacy Policy'), href: link('The page', '/privacy-policy') }),
  newsletter: group('The newsletter form in the footer', {
    title: text('The heading of the newsletter form', 'Hear the drum first'),
    text: text('What people get, and how often', 'One letter a month.'),
    placeholder: text('The grey words in the empty field', 'Your email address'),
    button: text('The words on the button', 'Subscribe'),
  }),
  privacy: group('What happens to what visitors type. Change these words when you change where forms are sent', {
    contact: text('Under the contact form: what happens to what is typed', 'Only our office reads what you write here.'),
    newsletter: text('Under the newsletter form: what happens to the address', 'We use your address for this letter alone.'),
    deleteAfterDays: count(
      'Days after which the receiver deletes a message. {deleteAfter} is replaced by it. Without this line messages stay',
      365,
      1,
    ).optional(),
  }),
  lessData: group('The switch for less data in the footer', {
    use: text('The button that leaves pictures out', 'Use less data'),
    stop: text('The button that brings them back', 'Show all pictures'),
    note: text('What is so while they are left out', 'Pictures wait until you ask for them.'),
  }),
  knownGaps: groups('Addresses that links lead to but that have no page yet', {
    path: z
      .string()
      .regex(/^\/[a-z0-9/{}*-]+$/)
      .meta({ description: 'The address; * stands for any one part', examples: ['/festival/events/*'] }),
    title: text('What a visitor was looking for', 'Privacy Policy'),
    text: text('What to say instead, and where to turn', 'The privacy policy is being written. Ask us…'),
    nearest: link('The page that helps most', '/contact'),
  }),
  retired: groups('Pages that are gone for good. Whoever asks for one is told so, with status 410', {
    path: formerAddress('Where the page was'),
    title: text('What it was about', 'The first night'),
    text: text('What became of it, and where to turn', 'This page was taken down after the last show. The news tell what is on.'),
    nearest: link('The page that helps most', '/news'),
  }).optional(),
})
export type Company = z.infer<typeof companySchema>
