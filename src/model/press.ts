import { getEntry, type Site } from '../content/site.ts'
import { joinWords } from '../lib/text.ts'
import { orUnknown } from './facts.ts'

/** The three lengths of what is said about the company, the shortest first. Each may hold emphasis, links and words in Yoruba. */
export const boilerplate = ({ newsPage }: Site): { title: string; text: string }[] => {
  const { short, medium, long } = newsPage.press.boilerplate
  return [
    { title: 'In a sentence', text: short },
    { title: 'In a paragraph', text: medium },
    { title: 'On half a page', text: long },
  ]
}

/** What journalists check before they print: facts that stand in their own files, then those written for the press. `unknown` is said of what is open. */
export function pressFacts(site: Site, unknown: string): { term: string; detail: string }[] {
  const { company, about, productions, newsPage } = site
  const led = about.team.map(({ person, role }) => `${getEntry(site, 'people', person).name}, ${role}`)
  return [
    { term: 'Full name', detail: company.fullName },
    { term: 'Founded', detail: String(company.foundingYear) },
    { term: 'Based in', detail: joinWords(company.offices.map(({ city }) => city)) },
    { term: 'Led by', detail: led.join('; ') },
    { term: 'Productions', detail: productions.map(({ title }) => title).join('; ') },
    ...newsPage.press.facts.map(({ title, text }) => ({ term: title, detail: text })),
    { term: 'Press officer', detail: orUnknown(newsPage.press.contact, unknown) },
  ]
}
