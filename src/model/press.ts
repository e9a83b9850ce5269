import { getEntry, type Site } from '../content/site.ts'
import { capitalise, joinWords } from '../lib/text.ts'
import { PRESS_OFFICER } from './contactDetails.ts'

/** The texts about the company in three lengths, the shortest first. Each may contain emphasis, links and Yoruba markup. */
export const boilerplate = ({ newsPage }: Site): { title: string; text: string }[] => {
  const { short, medium, long } = newsPage.press.boilerplate
  return [
    { title: 'In a sentence', text: short },
    { title: 'In a paragraph', text: medium },
    { title: 'On half a page', text: long },
  ]
}

/** Facts for journalists: those in other files first, then those written for the press kit. */
export function pressFacts(site: Site): { term: string; detail: string }[] {
  const { company, about, productions, newsPage } = site
  const led = about.team.map(({ person, role }) => `${getEntry(site, 'people', person).name}, ${role}`)
  return [
    { term: 'Full name', detail: company.fullName },
    { term: 'Founded', detail: String(company.foundingYear) },
    { term: 'Based in', detail: joinWords(company.offices.map(({ city }) => city)) },
    { term: 'Led by', detail: led.join('; ') },
    { term: 'Productions', detail: productions.map(({ title }) => title).join('; ') },
    ...newsPage.press.facts.map(({ title, text }) => ({ term: title, detail: text })),
    { term: PRESS_OFFICER, detail: capitalise(newsPage.press.contact) },
  ]
}
