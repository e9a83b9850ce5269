import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import rehypeReact from 'rehype-react'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { COLLECTIONS, type CollectionName } from '../../src/content/collections.ts'
import { getToday } from '../../src/lib/clock.ts'
import { inspectContent } from '../content/inspectContent.ts'
import { CHAPTERS } from '../guide/chapters.ts'
import { checkUnsaved } from './checkUnsaved.ts'
import { HomePage, type Section, SendPage } from './EditorPages.tsx'
import { EDIT_KINDS, findPlace, isFolder, titleOf } from './editableFiles.ts'
import type { EditorResponse, EditRequest } from './editPlugin.ts'
import { askGit, commit, listGitChanges, zipChanges } from './gitChanges.ts'
import { renderPage } from './Layout.tsx'

/** Every file, by kind. */
export function handleHome({ root, drafts, query }: EditRequest): EditorResponse {
  const find = query.get('find')?.trim() ?? ''
  const { documents, problems } = checkUnsaved(root, drafts)
  const unsaved = drafts.list()
  const names = Object.keys(EDIT_KINDS) as CollectionName[]
  const notesOn = (file: string, isDraft: boolean) => [
    ...(isDraft ? ['draft'] : []),
    ...(unsaved.has(file) ? ['not saved'] : []),
    ...(problems.some((problem) => problem.file === file) ? ['to fix'] : []),
  ]
  const toFiles = (name: CollectionName) => {
    // A file whose fields cannot be parsed has no document; its form edits the raw text.
    const unreadable = documents.unreadable
      .filter((one) => one.startsWith(`${name}/`))
      .map((one) => ({ id: one.slice(name.length + 1), data: {}, body: '' }))
    return [...documents.of(name), ...unreadable].flatMap(({ id, data, body }) => {
      const place = findPlace(name, id)
      const title = isFolder(COLLECTIONS[name]) ? titleOf(documents, { data, id }) : EDIT_KINDS[name].one
      const holds = (words: string) => words.toLowerCase().includes(find.toLowerCase())
      if (!place || !holds(`${title} ${JSON.stringify(data)} ${body}`)) return []
      return [{ name, id, title, isFoundInside: !holds(title), notes: notesOn(place.file, (data as { draft?: unknown }).draft === true) }]
    })
  }
  const folders = names.filter((name) => isFolder(COLLECTIONS[name]))
  const sections: Section[] = folders.map((name) => ({
    name,
    title: CHAPTERS[name].title,
    one: EDIT_KINDS[name].one,
    files: toFiles(name),
  }))
  const pages = names.filter((name) => !isFolder(COLLECTIONS[name])).flatMap(toFiles)
  const shown = [...sections, { name: 'pages', title: 'Pages', files: pages }].filter(({ files }) => find === '' || files.length > 0)
  return {
    html: renderPage({
      title: 'All files',
      status: query.get('said') ?? (find === '' ? undefined : shown.length > 0 ? `Files with “${find}”` : `No file holds “${find}”`),
      children: <HomePage sections={shown} find={find} deleted={query.get('deleted') ?? undefined} />,
    }),
  }
}

/** The changes, and the ways to publish them. */
export async function handleSend({ root, drafts, form, query }: EditRequest): Promise<EditorResponse> {
  const git = await askGit(root)
  const { problems } = await inspectContent(root, getToday())
  let error: string | undefined
  if (form) {
    const message = String(form.get('answer') ?? '').trim()
    if (message === '') error = 'Not committed: say in a few words what you changed.'
    else if (problems.length > 0) error = 'Not committed: there is something to fix first.'
    else {
      try {
        return { redirect: `/_edit/send?said=${encodeURIComponent(await commit(root, message, git))}` }
      } catch (failure) {
        error = failure instanceof Error ? failure.message : String(failure)
      }
    }
  }
  const page = (
    <SendPage changes={await listGitChanges(root)} problems={problems} git={git} unsaved={[...drafts.list().keys()]} error={error} />
  )
  return { html: renderPage({ title: 'Hand over changes', status: query.get('said') ?? undefined, children: page }) }
}

/** The changes as a zip archive. */
export const handleZip = async ({ root }: EditRequest): Promise<EditorResponse> => ({
  data: await zipChanges(root),
  type: 'application/zip',
})

/** The documents for editors, from docs/. */
export function handleHelp({ root, parts }: EditRequest): EditorResponse | undefined {
  const file = path.join(root, 'docs', parts[0] ?? '')
  if (parts[0] === undefined) return { redirect: '/_edit/help/editing.md' }
  if (!/^[a-z-]+\.md$/.test(parts[0]) || !existsSync(file)) return undefined
  const [, title = '', text = ''] = /^# (.*)\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? []
  const children = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype)
    .use(rehypeReact, { Fragment, jsx, jsxs })
    .processSync(text).result
  return { html: renderPage({ title, children: children as ReactNode }) }
}
