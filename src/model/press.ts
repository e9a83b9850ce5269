import { getEntry, type Site } from '../content/site.ts'
import { capitalise, joinWords } from '../lib/text.ts'
import { WORDS } from '../lib/words.ts'

/** The texts about the company in three lengths, the shortest first. Each may contain emphasis, links and Yoruba markup. */
export const boilerplate = ({ newsPage }: Site): { title: string; text: string }[] => {
  const { short, medium, long } = newsPage.press.boilerplate
  return [
    { title: WORDS.press.inSentence, text: short },
    { title: WORDS.press.inParagraph, text: medium },
    { title: WORDS.press.onHalfPage, text: long },
  ]
}

/** Facts for journalists: those in other files first, then those written for the press kit. */
export function pressFacts(site: Site): { term: string; detail: string }[] {
  const { company, about, productions, newsPage } = site
  const led = about.team.map(({ person, role }) => `${getEntry(site, 'people', person).name}, ${role}`)
  return [
    { term: WORDS.press.fullName, detail: company.fullName },
    { term: WORDS.press.founded, detail: String(company.foundingYear) },
    { term: WORDS.press.basedIn, detail: joinWords(company.offices.map(({ city }) => city)) },
    { term: WORDS.press.ledBy, detail: led.join('; ') },
    { term: WORDS.press.productions, detail: productions.map(({ title }) => title).join('; ') },
    ...newsPage.press.facts.map(({ title, text }) => ({ term: title, detail: text })),
    { term: WORDS.contact.pressOfficer, detail: capitalise(newsPage.press.contact) },
  ]
}
