import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { copyProject } from '../lib/copyProject.ts'
import { articleId, toArticle, toSource } from './generatedArticle.ts'

const NEWS = 'content/news'

/** Copies the project at `root` and adds generated articles, each with a page of its own. */
export function copyWithArticles(root: string, articles: number): string {
  const copy = copyProject(root, 'scale')
  addArticles(copy, articles)
  return copy
}

/** Adds generated articles to a copy of the project. */
export function addArticles(copy: string, count: number): void {
  const news = path.join(copy, NEWS)
  const real = readdirSync(news).filter((file) => file.endsWith('.md'))
  const source = toSource(
    real.sort().map((file) => readFileSync(path.join(news, file), 'utf8')),
    readdirSync(path.join(copy, 'content/productions')).sort(),
  )
  for (let index = 1; index <= count; index += 1) writeFileSync(path.join(news, `${articleId(index)}.md`), toArticle(index, source))
}
