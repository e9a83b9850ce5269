import { z } from 'zod'
import { explainHost } from '../../markdown/safeAddresses.ts'
import { choice, externalLink, formerAddress, formService, link, list, phone, reference, text, time, whatsapp } from './fields.ts'

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
  foundingYear: z
    .number()
    .int()
    .min(1960)
    .meta({ description: 'The year it began', examples: [2016] }),
  offices: list(
    z.strictObject({
      city: text('The city', 'Lagos'),
      address: text('Street and area', '12 Adeniran Street, Surulere'),
      map: externalLink('A map of this place', 'https://maps.example/lagos'),
    }),
    'The offices, in the order of the footer',
  ),
  hours: list(
    z.strictObject({
      days: text('The days', 'Monday to Friday'),
      opens: time('From').optional(),
      closes: time('To').optional(),
    }),
    'Office hours. A line without times means closed',
  ),
  social: list(
    z.strictObject({
      network: choice(['Instagram', 'X/Twitter', 'Facebook', 'LinkedIn'], 'The network'),
      url: externalLink('The profile', 'https://instagram.example/{slug}'),
    }),
    'Profiles, in the order of the footer',
  ),
  services: z
    .strictObject({
      forms: formService(
        'Where the forms of the site are sent: a path such as /forms, which the receiver answers (docs/deploying.md); the https address of a service; or none',
      ),
      donation: externalLink('Where people give money', 'https://pay.example/{slug}/donate'),
      workshopPayment: externalLink('Where the workshop fee is paid', 'https://pay.example/{slug}/workshop'),
      bootcampApplication: externalLink('The bootcamp application form', 'https://forms.example/{slug}/bootcamp'),
      volunteerForm: externalLink('The volunteer form', 'https://forms.example/{slug}/volunteer'),
      submitWorkForm: externalLink('The form for sending scripts and films', 'https://forms.example/{slug}/submit'),
      festivalSite: externalLink('The festival’s own site', 'https://festival.example/{slug}'),
    })
    .meta({ description: 'Addresses of the services used from several pages' }),
  navigation: list(
    z.strictObject({ text: text('The words', 'About Us'), href: link('The page', '/about') }),
    'The main navigation, in order',
  ),
  quickLinks: list(
    z.strictObject({ text: text('The words', 'Careers'), href: link('The page', '/careers') }),
    'Links in the footer, in order',
  ),
  legalLinks: list(
    z.strictObject({ text: text('The words', 'Privacy Policy'), href: link('The page', '/privacy-policy') }),
    'Legal links in the footer',
  ),
  newsletter: z
    .strictObject({
      title: text('The heading of the newsletter form', 'Hear the drum first'),
      text: text('What people get, and how often', 'One letter a month.'),
      placeholder: text('The grey words in the empty field', 'Your email address'),
      button: text('The words on the button', 'Subscribe'),
    })
    .meta({ description: 'The newsletter form in the footer' }),
  privacy: z
    .strictObject({
      contact: text('Under the contact form: what happens to what is typed', 'Only our office reads what you write here.'),
      newsletter: text('Under the newsletter form: what happens to the address', 'We use your address for this letter alone.'),
      deleteAfterDays: z
        .number()
        .int()
        .min(1)
        .optional()
        .meta({
          description: 'Days after which the receiver deletes a message. {deleteAfter} is replaced by it. Without this line messages stay',
          examples: [365],
        }),
    })
    .meta({ description: 'What happens to what visitors type. Change these words when you change where forms are sent' }),
  lessData: z
    .strictObject({
      use: text('The button that leaves pictures out', 'Use less data'),
      stop: text('The button that brings them back', 'Show all pictures'),
      note: text('What is so while they are left out', 'Pictures wait until you ask for them.'),
    })
    .meta({ description: 'The switch for less data in the footer' }),
  knownGaps: list(
    z.strictObject({
      path: z
        .string()
        .regex(/^\/[a-z0-9/{}*-]+$/)
        .meta({ description: 'The address; * stands for any one part', examples: ['/festival/events/*'] }),
      title: text('What a visitor was looking for', 'Privacy Policy'),
      text: text('What to say instead, and where to turn', 'The privacy policy is being written. Ask us…'),
      nearest: link('The page that helps most', '/contact'),
    }),
    'Addresses that links lead to but that have no page yet',
  ),
  retired: list(
    z.strictObject({
      path: formerAddress('Where the page was'),
      title: text('What it was about', 'The first night'),
      text: text('What became of it, and where to turn', 'This page was taken down after the last show. The news tell what is on.'),
      nearest: link('The page that helps most', '/news'),
    }),
    'Pages that are gone for good. Whoever asks for one is told so, with status 410',
  ).optional(),
})
export type Company = z.infer<typeof companySchema>
