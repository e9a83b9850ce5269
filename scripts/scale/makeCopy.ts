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
  addPages(copy, indexes.map(articleId))
  return copy
}

/** Adds a page for each article to the copy's site map. Throws when that no longer looks as expected. */
function addPages(copy: string, ids: readonly string[]): void {
  const add = (file: string, before: string, lines: readonly string[]) => {
    const full = path.join(copy, file)
    const text = readFileSync(full, 'utf8')
    if (!text.includes(before)) throw new Error(`${file} no longer holds ${before}: mend scripts/scale/makeCopy.ts.`)
    writeFileSync(full, text.replace(before, `${lines.join('\n')}\n${before}`))
  }
  add(
    'src/routes.tsx',
    "  '/careers':",
    ids.map((id) => `  '/news/${id}': (site) => <ArticlePage site={site} id="${id}" />,`),
  )
  add(
    'src/lib/routes.ts',
    "  '/careers',",
    ids.map((id) => `  '/news/${id}',`),
  )
}
