import type { Site } from '../../src/content/site.ts'
import { toPlainText } from '../../src/markdown/toPlainText.ts'
import { boilerplate, pressFacts } from '../../src/model/press.ts'

/** The press kit’s texts: the company in three lengths, facts, and captions for the files named by `pictures`. */
export function pressTexts(site: Site, pictures: readonly string[]): { name: string; text: string }[] {
  const { company, newsPage } = site
  const facts = pressFacts(site)
  return [
    { name: 'about.txt', text: toText(boilerplate(site).map(({ title, text }) => [title, toParagraphs(text)])) },
    {
      name: 'facts.txt',
      text: toText([
        ...facts.map(({ term, detail }) => [term, toPlainText(detail)]),
        ['Contact', `${company.email}\n${company.phone}\n${company.url}`],
      ]),
    },
    {
      name: 'pictures.txt',
      text: toText(
        newsPage.press.pictures.map(({ title, alt, credit }, index) => [
          `pictures/${pictures[index]}`,
          `${title}\nCredit: ${credit}\nAlternative text: ${alt}`,
        ]),
      ),
    },
  ]
}

const toParagraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .map(toPlainText)
    .join('\n\n')

/** Sections under their headings, separated by empty lines. */
const toText = (parts: readonly (readonly string[])[]): string => `${parts.map(([title, text]) => `${title}\n\n${text}`).join('\n\n\n')}\n`
