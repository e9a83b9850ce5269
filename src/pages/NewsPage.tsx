import { ArticleCard } from '../components/cards.tsx'
import { Pagination } from '../components/linkLists.tsx'
import type { Site } from '../content/site.ts'
import { formatSize } from '../lib/fileSize.ts'
import { toMailHref } from '../lib/mailto.ts'
import { FIRST_PAGE_SIZE, paginate } from '../lib/paging.ts'
import { WORDS } from '../lib/words.ts'
import { Inline, Paragraph } from '../markdown/Inline.tsx'
import { Markdown } from '../markdown/Markdown.tsx'
import { toSearchText } from '../markdown/toPlainText.ts'
import { toArticleCardProps } from '../model/news.ts'
import { boilerplate, pressFacts } from '../model/press.ts'
import { findPressFiles, type PressFiles } from '../model/pressFiles.ts'
import { ButtonLink, buttonClass, MoreLink } from '../ui/links.tsx'
import { useHeadingProps } from '../ui/linkTargets.ts'
import { Facts, List } from '../ui/lists.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Section } from '../ui/Section.tsx'
import { NewsSearch } from '../widgets/news-search/NewsSearch.tsx'
import { HeroPage } from './HeroPage.tsx'
import { ListedArticle } from './listedEntries.tsx'
import { FactOrAsk } from './visitSections.tsx'

/** News and press: the featured article, the others with their search, and press resources. */
export function NewsPage({ site }: { site: Site }) {
  const { newsPage: page, news, messages, company } = site
  const files = findPressFiles()
  const { kit, team } = page.resources
  const { first: newest, earlier } = paginate(news)
  const [first] = newest
  return (
    <HeroPage site={site} path="/news" page={page}>
      <section className="on-chalk" aria-label={WORDS.news.news}>
        <div className="wrap">
          {first ? (
            <NewsSearch
              label={page.searchLabel}
              empty={messages.empty.news}
              articles={newest.map((article, index) => ({
                key: article.id,
                searchText: toSearchText(article),
                content: <ListedArticle site={site} entry={article} hasPicture={index < FIRST_PAGE_SIZE} />,
              }))}
              earlier={earlier.length > 0 ? <Pagination noun={WORDS.lists.nouns.news} path="/news" count={earlier.length} /> : undefined}
              notLoaded={messages.unavailable.earlierNews}
              featured={
                <ArticleCard {...toArticleCardProps(site, first)} excerpt={<Inline text={first.excerpt} />} headingLevel={2} featured />
              }
              heading={page.latest.title}
            />
          ) : (
            <p>{messages.empty.articles}</p>
          )}
        </div>
      </section>
      <Section heading={page.resources.title} id="press" surface="sand">
        <ul className="grid-2">
          <li className="panel stack">
            <h3>{kit.title}</h3>
            <Paragraph text={kit.text} />
            <a className={buttonClass('quiet')} href={files?.kit.url ?? '#press-kit'} download={files !== undefined}>
              {WORDS.press.downloadKit}
              {files ? WORDS.press.zip(formatSize(files.kit.bytes)) : ''}
            </a>
          </li>
          <li className="panel stack">
            <h3>{team.title}</h3>
            <Paragraph text={team.text} />
            <ButtonLink href={toMailHref(company.email, WORDS.press.enquiry)} look="quiet" text={WORDS.press.contactTeam} />
          </li>
        </ul>
        <PressKit site={site} files={files} />
      </Section>
    </HeroPage>
  )
}

/** The press kit on the page: texts to copy, facts, and pictures to download, if their print files have been generated. */
function PressKit({ site, files }: { site: Site; files: PressFiles | undefined }) {
  const facts = pressFacts(site)
  return (
    <>
      <h3 {...useHeadingProps('press-kit', files === undefined)} className="spaced">
        {WORDS.press.aboutCompany}
      </h3>
      <div className="stack">
        {boilerplate(site).map(({ title, text }) => (
          <div key={title} className="prose">
            <h4>{title}</h4>
            <Markdown text={text} headingLevel={5} />
          </div>
        ))}
      </div>
      <h3 className="spaced">{WORDS.press.facts}</h3>
      <Facts
        facts={facts.map(({ term, detail }) => ({
          term,
          detail: <FactOrAsk site={site} fact={detail} about={term} reason="press" />,
        }))}
      />
      <div className="stack spaced">
        <h3>{WORDS.press.printPictures}</h3>
        <List of={site.newsPage.press.pictures} className="grid-4" itemClass="panel stack">
          {({ title, credit, ...picture }, index) => {
            const print = files?.pictures[index]
            const download = print && WORDS.press.downloadPng(formatSize(print.bytes))
            return (
              <>
                <Picture picture={picture} sizes="(min-width: 64em) 17vw, (min-width: 48em) 35vw, 80vw" />
                <h4>{title}</h4>
                <p className="meta">{credit}</p>
                <details>
                  <summary>
                    {WORDS.press.alternativeText}
                    <span className="visually-hidden">: {title}</span>
                  </summary>
                  <p>{picture.alt}</p>
                </details>
                {print ? (
                  <MoreLink href={print.url} download aria-label={WORDS.common.accessibleName(download ?? '', title)} text={download} />
                ) : null}
              </>
            )
          }}
        </List>
      </div>
    </>
  )
}
