import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ArticleCard } from '../../src/components/ArticleCard.tsx'
import { Inline } from '../../src/markdown/Inline.tsx'
import { toArticleCardProps } from '../../src/model/news.ts'

const ARTICLE = {
  id: 'ilu',
  title: 'Ìlù ń sọ̀rọ̀',
  excerpt: 'Ẹ wá gbọ́ ìtàn náà. Ẹ mú ọ̀rẹ́ yín dání.',
  date: '2025-06-01',
  category: 'Theatre',
  image: { src: './a.svg', alt: 'A drum', file: 'a.svg', url: '/pictures/a.svg', width: 800, height: 600, bytes: 9216, sources: [] },
} as const
type Article = Parameters<typeof toArticleCardProps>[1]
const SITE = { company: { knownGaps: [] } } as unknown as Parameters<typeof toArticleCardProps>[0]

const render = (article: object) => {
  const words = toArticleCardProps(SITE, article as Article)
  return renderToStaticMarkup(<ArticleCard {...words} excerpt={<Inline text={ARTICLE.excerpt} />} />)
}

describe('the card of an article', () => {
  it('marks a headline and an excerpt in Yoruba, so that they are spoken as Yoruba', () => {
    const card = render({ ...ARTICLE, language: 'Yoruba' })
    expect(card).toContain('<span lang="yo">Ìlù ń sọ̀rọ̀</span>')
    expect(card).toContain('<span lang="yo">Ẹ wá gbọ́ ìtàn náà.')
  })

  it('leaves English, the language of the site, without a mark', () => {
    expect(render(ARTICLE)).not.toContain('lang=')
    expect(render({ ...ARTICLE, language: 'English' })).not.toContain('lang=')
  })
})
