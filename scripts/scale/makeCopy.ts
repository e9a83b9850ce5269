import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { copyProject } from '../lib/copyProject.ts'
import { articleId, toArticle, toSource } from './article.ts'

const NEWS = 'content/news'

/** A copy of the project at `root` with so many generated articles more, each with a page of its own, as if somebody had written them. */
export function makeCopy(root: string, articles: number): string {
  const copy = copyProject(root, 'scale')
  const real = readdirSync(path.join(root, NEWS)).filter((file) => file.endsWith('.md'))
  const source = toSource(real.sort().map((file) => readFileSync(path.join(root, NEWS, file), 'utf8')))
  const indexes = Array.from({ length: articles }, (_, index) => index + 1)
  for (const index of indexes) writeFileSync(path.join(copy, NEWS, `${articleId(index)}.md`), toArticle(index, source))
  return copy
}
