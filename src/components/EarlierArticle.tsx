import type { Site } from '../content/site.ts'
import { Inline } from '../markdown/Inline.tsx'
import { articleCardWords } from '../model/news.ts'
import { ArticleCard } from './ArticleCard.tsx'

/** An article among earlier ones: its words, without its picture. */
export function EarlierArticle({ site, article }: { site: Site; article: Site['news'][number] }) {
  return <ArticleCard {...articleCardWords(site, article)} image={undefined} excerpt={<Inline text={article.excerpt} />} />
}
