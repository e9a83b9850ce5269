import { readFileSync } from 'node:fs'
import { addLinesBefore, combineChanges, type Edit, editsOf, replaceText, reword, setField } from './edit.ts'

const COMPANY = 'company.md'
const text = readFileSync(`tests/fixtures/site/content/${COMPANY}`, 'utf8')
const fieldOf = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? ''
const [NAME, SLUG, EMAIL] = [fieldOf('name'), fieldOf('slug'), fieldOf('email')]
const HOME = 'pages/home/home.md'
const ABOUT = 'pages/about/about.md'
const MESSAGES = 'messages.md'

/** Edits of the company’s facts and of page texts. */
export const COMPANY_EDITS: readonly Edit[] = [
  ...editsOf(COMPANY, '/contact', {
    'rename the company': [
      combineChanges(
        setField('name', 'Ìlù Ayọ̀'),
        setField('fullName', 'Ìlù Ayọ̀ House of Stories'),
        setField('slug', 'ilu-ayo'),
        setField('url', 'https://www.ilu-ayo.example'),
        setField('email', 'oja@ilu-ayo.example'),
      ),
      { '/about': 'Ìlù Ayọ̀', '/feed.xml': 'https://www.ilu-ayo.example/', '/sitemap.xml': 'https://www.ilu-ayo.example/about' },
      { '/about': NAME, '/': NAME, '/feed.xml': SLUG },
    ],
    'fill in the real email address': [
      setField('email', 'box-office@drum.example'),
      { '/contact': 'box-office@drum.example', '/tickets': 'box-office@drum.example' },
      { '/': EMAIL },
    ],
    'fill in the real phone number': [
      setField('phone', '+234 803 123 4567'),
      { '/contact': '+234 803 123 4567', '/about': '+234 803 123 4567' },
      { '/': '+234 800 000 0000' },
    ],
    'move the Lagos office': reword('12 Adéníran Street, Surulere', '3 Ìkòròdú Road, Yaba', '/', '/contact'),
    'add a third office': [
      addLinesBefore('hours', '  - city: Abuja\n    address: 9 Gana Street, Maitama\n    map: https://maps.example/{slug}/abuja\n'),
      '9 Gana Street, Maitama',
    ],
    'remove the Ibadan office': [replaceText(/ {2}- city: Ibadan\n(?: {4}.*\n)+/, ''), {}, '7 Àyàndélé Close'],
    'change the opening hours': [replaceText("opens: '09:00'", "opens: '10:00'"), '10:00 AM to 5:00 PM'],
    'add opening hours on Sundays': [
      replaceText(/- days: Sunday$/m, "- days: Sunday\n    opens: '12:00'\n    closes: '15:00'"),
      '12:00 PM to 3:00 PM',
    ],
    'remove a social network': [replaceText(/ {2}- network: Facebook\n.*\n/, ''), {}, { '/': 'Facebook:' }],
    'change the description of the newsletter': reword('One letter a month with new shows', 'Two letters a month with new shows', '/news'),
  }),
  ...editsOf(MESSAGES, '/', {
    'change the confirmation of a subscription': reword('Subscription successful!', 'You are on the list'),
    'change the text of an empty search': reword('No articles found matching your search.', 'Nothing like that has happened yet.', '/news'),
    'change the text of the not-found page': reword('Return to the home page', 'Back to the drum', '/404'),
  }),
  ...editsOf(HOME, '/', {
    'change the link of a slide': [
      replaceText('      text: See our productions\n      href: /productions', '      text: See the season\n      href: /tickets'),
      'See the season',
    ],
    'change the announcement of a play in rehearsal': reword('A new play is in rehearsal', 'A comedy is in rehearsal'),
    'change the order of the events on the home page': [
      replaceText('  - sankara-revival\n  - festival-2025', '  - festival-2025\n  - sankara-revival'),
      'Sankara (Revival)',
    ],
  }),
  ...editsOf(ABOUT, '/about', {
    'change the position of a team member': reword('Head of Production', 'Technical Director'),
    'change the mission': [
      setField('mission', 'We tell African stories on stages large and small, and teach whoever wants to tell the next one.'),
      'teach whoever wants to tell the next one',
    ],
  }),
  ...editsOf('pages/contact/contact.md', '/contact', {
    'add a reason for contact': [addLinesBefore('answerTime', '  - value: schools\n    label: School visits\n'), 'School visits'],
    'change the response time for messages': [setField('answerTime', 'Within two working days'), 'Within two working days'],
  }),
  ...editsOf('pages/get-involved/get-involved.md', '/get-involved', {
    'extend the deadline of an opportunity': [replaceText('deadline: 2025-08-15', 'deadline: 2025-09-30'), 'September 30, 2025'],
  }),
]
