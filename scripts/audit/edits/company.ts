import { readFileSync } from 'node:fs'
import { all, type Edit, put, set } from './edit.ts'

const COMPANY = 'company.md'
const text = readFileSync(`tests/fixtures/site/content/${COMPANY}`, 'utf8')
const fieldOf = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? ''
const [NAME, SLUG, EMAIL] = [fieldOf('name'), fieldOf('slug'), fieldOf('email')]
const HOME = 'pages/home/home.md'
const ABOUT = 'pages/about/about.md'
const MESSAGES = 'messages.md'

/** Edits of the company’s facts and of page texts. */
export const COMPANY_EDITS: readonly Edit[] = [
  {
    name: 'rename the company',
    files: {
      [COMPANY]: all(
        set('name', 'Ìlù Ayọ̀'),
        set('fullName', 'Ìlù Ayọ̀ House of Stories'),
        set('slug', 'ilu-ayo'),
        set('url', 'https://www.ilu-ayo.example'),
        set('email', 'oja@ilu-ayo.example'),
      ),
    },
    shows: { '/about': ['Ìlù Ayọ̀'], '/feed.xml': ['https://www.ilu-ayo.example/'], '/sitemap.xml': ['https://www.ilu-ayo.example/about'] },
    hides: { '/about': [NAME], '/': [NAME], '/feed.xml': [SLUG] },
  },
  {
    name: 'fill in the real email address',
    files: { [COMPANY]: set('email', 'box-office@drum.example') },
    shows: { '/contact': ['box-office@drum.example'], '/tickets': ['box-office@drum.example'] },
    hides: { '/': [EMAIL] },
  },
  {
    name: 'fill in the real phone number',
    files: { [COMPANY]: set('phone', '+234 803 123 4567') },
    shows: { '/contact': ['+234 803 123 4567'], '/about': ['+234 803 123 4567'] },
    hides: { '/': ['+234 800 000 0000'] },
  },
  {
    name: 'move the Lagos office',
    files: { [COMPANY]: put('12 Adéníran Street, Surulere', '3 Ìkòròdú Road, Yaba') },
    shows: { '/': ['3 Ìkòròdú Road, Yaba'], '/contact': ['3 Ìkòròdú Road, Yaba'] },
  },
  {
    name: 'open a third office',
    files: {
      [COMPANY]: put(
        /^hours:/m,
        '  - city: Abuja\n    address: 9 Gana Street, Maitama\n    map: https://maps.example/{slug}/abuja\nhours:',
      ),
    },
    shows: { '/contact': ['9 Gana Street, Maitama'] },
  },
  {
    name: 'close the Ibadan office',
    files: { [COMPANY]: put(/ {2}- city: Ibadan\n(?: {4}.*\n)+/, '') },
    hides: { '/contact': ['7 Àyàndélé Close'] },
  },
  {
    name: 'open an hour later',
    files: { [COMPANY]: put("opens: '09:00'", "opens: '10:00'") },
    shows: { '/contact': ['10:00 AM to 5:00 PM'] },
  },
  {
    name: 'open on Sundays',
    files: { [COMPANY]: put(/- days: Sunday$/m, "- days: Sunday\n    opens: '12:00'\n    closes: '15:00'") },
    shows: { '/contact': ['12:00 PM to 3:00 PM'] },
  },
  {
    name: 'change the tagline',
    files: { [COMPANY]: set('tagline', 'Stories with a drum under them') },
  },
  {
    name: 'leave a social network',
    files: { [COMPANY]: put(/ {2}- network: Facebook\n.*\n/, '') },
    hides: { '/': ['Facebook:'] },
  },
  {
    name: 'change what the newsletter promises',
    files: { [COMPANY]: put('One letter a month with new shows', 'Two letters a month with new shows') },
    shows: { '/news': ['Two letters a month with new shows'] },
  },
  {
    name: 'thank for a subscription in other words',
    files: { [MESSAGES]: put('title: Subscription successful!', 'title: You are on the list') },
    shows: { '/': ['You are on the list'] },
  },
  {
    name: 'tell of an empty search in other words',
    files: { [MESSAGES]: put('news: No articles found matching your search.', 'news: Nothing like that has happened yet.') },
    shows: { '/news': ['Nothing like that has happened yet.'] },
  },
  {
    name: 'say in other words that a page is not there',
    files: { [MESSAGES]: put('link: Return to the home page', 'link: Back to the drum') },
    shows: { '/404': ['Back to the drum'] },
  },
  {
    name: 'write another heading for a slide',
    files: { [HOME]: put('heading: A whole ground for a stage', 'heading: The whole town on its feet') },
    shows: { '/': ['The whole town on its feet'] },
  },
  {
    name: 'let a slide lead somewhere else',
    files: { [HOME]: put('      text: See our productions\n      href: /productions', '      text: See the season\n      href: /tickets') },
    shows: { '/': ['See the season'] },
  },
  {
    name: 'announce a new play in rehearsal',
    files: { [HOME]: put('title: A new play is in rehearsal', 'title: A comedy is in rehearsal') },
    shows: { '/': ['A comedy is in rehearsal'] },
  },
  {
    name: 'put the events of the home page in another order',
    files: { [HOME]: put('  - sankara-revival\n  - festival-2025', '  - festival-2025\n  - sankara-revival') },
    shows: { '/': ['Sankara (Revival)'] },
  },
  {
    name: 'give somebody of the team another position',
    files: { [ABOUT]: put('role: Head of Production', 'role: Technical Director') },
    shows: { '/about': ['Technical Director'] },
  },
  {
    name: 'write another mission',
    files: { [ABOUT]: set('mission', 'We tell African stories on stages large and small, and teach whoever wants to tell the next one.') },
    shows: { '/about': ['teach whoever wants to tell the next one'] },
  },
  {
    name: 'write another paragraph about the company',
    files: { [ABOUT]: (text) => `${text}\nThe drum has a new skin this year. It is louder.\n` },
    shows: { '/about': ['The drum has a new skin this year.'] },
  },
  {
    name: 'add a reason to write',
    files: { 'pages/contact/contact.md': put(/^answerTime:/m, '  - value: schools\n    label: School visits\nanswerTime:') },
    shows: { '/contact': ['School visits'] },
  },
  {
    name: 'say how soon messages are answered',
    files: { 'pages/contact/contact.md': set('answerTime', 'Within two working days') },
    shows: { '/contact': ['Within two working days'] },
  },
  {
    name: 'put off a deadline of an opportunity',
    files: { 'pages/get-involved/get-involved.md': put('deadline: 2025-08-15', 'deadline: 2025-09-30') },
    shows: { '/get-involved': ['September 30, 2025'] },
  },
]
