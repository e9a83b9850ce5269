import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { copyProject } from '../lib/copyProject.ts'
import { articleId, toArticle, toSource } from './article.ts'

const NEWS = 'content/news'

/** A copy of the project at `root` with so many generated articles more, each with a page of its own, as if somebody had written them. */
export function makeCopy(root: string, articles: number): string {
  const copy = copyProject(root, 'scale')
  addArticles(copy, articles)
  return copy
}

/** Adds so many generated articles to a copy of the project. */
export function addArticles(copy: string, count: number): void {
  const news = path.join(copy, NEWS)
  const real = readdirSync(news).filter((file) => file.endsWith('.md'))
  const source = toSource(
    real.sort().map((file) => readFileSync(path.join(news, file), 'utf8')),
    readdirSync(path.join(copy, 'content/productions')).sort(),
  )
  for (let index = 1; index <= count; index += 1) writeFileSync(path.join(news, `${articleId(index)}.md`), toArticle(index, source))
}
