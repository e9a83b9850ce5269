import type { ReactNode } from 'react'
import { WORDS } from '../../lib/words.ts'
import { buttonClass } from '../../ui/links.tsx'
import { lazyPart } from '../lazyPart.ts'

interface NewsSearchProps {
  label: string
  empty: string
  /** The articles of this page, the featured one first, each with the text to search: title, excerpt and category. */
  articles: readonly { key: string; searchText: string; content: ReactNode }[]
  /** Links to the pages of earlier articles, which are searched too; undefined where there are none. */
  earlier?: ReactNode
  /** Text for when these pages did not load. */
  notLoaded: string
  /** The first article, featured above the list except during a search. */
  featured: ReactNode
  heading: string
}

/**
 * The newest articles with a search field. Without the `search` enhancement, this page and the pages of earlier news list all articles.
 * With it, a search shows the matching articles of all these pages, including the featured one.
 */
export const NewsSearch = ({ label, empty, articles, earlier, notLoaded, featured, heading }: NewsSearchProps) => (
  <div className="news-search" {...lazyPart('search')} data-query="">
    <div className="news-search-featured" data-part="featured">
      {featured}
    </div>
    <h2 className="spaced">{heading}</h2>
    <search className="news-search-box below-fold" aria-label={label}>
      <form className="form" role="none" action="/news#news-list" method="get" data-part="form">
        <label htmlFor="news-search">{label}</label>
        <div className="form-row">
          <input id="news-search" type="search" name="q" autoComplete="off" enterKeyHint="search" data-part="box" />
          <button className={buttonClass()} type="submit">
            {WORDS.news.search}
          </button>
        </div>
      </form>
      <p className="news-search-hint">{earlier ? WORDS.news.earlierWithoutScripts : WORDS.news.withoutScripts}</p>
    </search>
    <p className="filter-status" role="status" data-part="status" />
    <div
      className="news-search-empty"
      data-part="empty"
      data-text={empty}
      {...(earlier ? { 'data-not-loaded': notLoaded, 'data-all': WORDS.news.newestShown } : {})}
      hidden
    >
      <button className={buttonClass('quiet')} type="button" data-part="clear">
        {WORDS.news.clearSearch}
      </button>
    </div>
    <ul className="news-search-list grid-3" id="news-list" data-part="list">
      {articles.map(({ key, searchText, content }, index) => (
        <li key={key} data-text={searchText} hidden={index === 0}>
          {content}
        </li>
      ))}
    </ul>
    {earlier}
  </div>
)
