import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import rehypeReact from 'rehype-react'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { getKind, hasManyFiles, KIND_NAMES, KINDS, type KindName } from '../src/content/kinds.ts'
import type { Problem } from '../src/content/problems.ts'
import type { ContentDocuments } from '../src/content/read/documents.ts'
import { PICTURE } from '../src/content/read/namedFiles.ts'
import { getNow } from '../src/lib/clock.ts'
import { toSlug } from '../src/lib/slug.ts'
import { contentFileAt, fileTitle, findContentFile, formAddress } from './editableFiles.ts'
import { toFormProblem, toMessage } from './formContext.ts'
import { askGit, commitAndPush, listGitChanges } from './gitChanges.ts'
import { type EditorResponse, type EditRequest, Items, Question, toProblemLink } from './pageParts.tsx'

export function handleHome({ drafts, query }: EditRequest): EditorResponse {
  const find = query.get('find')?.trim() ?? ''
  const deleted = query.get('deleted')
  const checked = drafts.check()
  const { documents, problems } = checked
  const unsaved = drafts.list()
  const unusedPictures = find === '' ? drafts.listUnusedPictures(checked) : []
  const toItems = (name: KindName) => {
    // A file whose fields cannot be parsed has no document; its form edits the raw text.
    const unreadable = documents.unreadable
      .filter((one) => one.startsWith(`${name}/`))
      .map((one) => ({ id: one.slice(name.length + 1), data: {} as Record<string, unknown>, body: '' }))
      .filter(({ id }) => !documents.of(name).some((one) => one.id === id))
    return [...documents.of(name), ...unreadable].flatMap(({ id, data, body }) => {
      const contentFile = findContentFile(name, id)
      if (!contentFile) return []
      const title = fileTitle(documents, contentFile, data)
      if (!`${title} ${JSON.stringify(data)} ${body}`.toLowerCase().includes(find.toLowerCase())) return []
      const notes = [
        ...(data.draft === true ? ['draft'] : []),
        ...(unsaved.has(contentFile.file) ? ['not saved'] : []),
        ...(problems.some(({ file }) => file === contentFile.file) ? ['to fix'] : []),
      ]
      return (
        <>
          <a href={formAddress(contentFile)}>{title}</a>
          {notes.length > 0 ? ` (${notes.join(', ')})` : ''}
        </>
      )
    })
  }
  const folders = KIND_NAMES.filter(hasManyFiles)
  const all = [
    ...folders.map((name) => ({ name, title: KINDS[name].title, items: toItems(name) })),
    { name: 'pages', title: 'Pages', items: KIND_NAMES.filter((name) => !hasManyFiles(name)).flatMap(toItems) },
  ]
  const sections = all.filter(({ items }) => find === '' || items.length > 0)
  return {
    title: 'All files',
    status: find === '' ? undefined : sections.length > 0 ? `Files with “${find}”` : `No file holds “${find}”`,
    children: (
      <>
        {deleted ? (
          <form method="post" action="/_edit/restore" className="inline" aria-label="Undo">
            <input type="hidden" name="file" value={deleted} />
            <button type="submit">{`Undo: put back ${deleted}`}</button>
          </form>
        ) : null}
        <form className="inline" method="get" aria-label="Find a file" action="/_edit/#files">
          <label htmlFor="find">Find a file by its title or its words</label>
          <input type="search" id="find" name="find" defaultValue={find} autoComplete="off" />
          <button type="submit">Show matching files</button>
        </form>
        <section aria-labelledby="new">
          <h2 id="new">New</h2>
          <Items
            className="inline"
            of={folders.map((name) => <a key={name} href={`/_edit/new/${name}`}>{`New: ${getKind(name).one?.toLowerCase()}`}</a>)}
          />
        </section>
        <div id="files" tabIndex={-1} />
        {sections.map(({ name, title, items }) => (
          <section key={name} aria-labelledby={`kind.${name}`}>
            <h2 id={`kind.${name}`}>{title}</h2>
            <Items of={items} />
          </section>
        ))}
        {unusedPictures.length > 0 ? (
          <section aria-labelledby="unused">
            <h2 id="unused">Pictures that no page shows</h2>
            <form method="post" action="/_edit/delete-picture">
              <Items
                of={unusedPictures.map((file) => <button key={file} type="submit" name="file" value={file}>{`Delete ${file}`}</button>)}
              />
            </form>
          </section>
        ) : null}
      </>
    ),
  }
}

/** The label of a file: Ticketed event “Sankara”, or its path if it has no form. */
function describeFile(documents: ContentDocuments, file: string): string {
  const document = documents.all.find((one) => one.file === file)
  const contentFile = document && contentFileAt(file)
  if (!contentFile) return file
  const title = fileTitle(documents, contentFile, document.data)
  const { one } = contentFile.kind
  return one ? `${one} “${title}”` : title
}

/** A problem in the terms of its file’s form, with a link to its field there. */
function showProblem(documents: ContentDocuments, problem: Problem): ReactNode {
  const { file } = problem
  const name = describeFile(documents, file)
  const contentFile = contentFileAt(file)
  if (!contentFile) return `${name}: ${toMessage(problem)}`
  const data = documents.all.find((one) => one.file === file)?.data
  const shown = data ? toFormProblem(problem, contentFile.kind.schema, data) : problem
  return toProblemLink(shown, formAddress(contentFile), name)
}

export async function handleSend({ drafts, form }: EditRequest): Promise<EditorResponse> {
  const { root } = drafts
  const { problems } = await drafts.inspect(root, getNow())
  const { documents } = drafts.check()
  // The form to push an earlier commit asks for no message.
  const message = form?.get('answer')?.toString().trim()
  let error: string | undefined
  if (message === '') error = 'Not committed: say in a few words what you changed.'
  else if (form && problems.length > 0) error = 'Not handed over: there is something to fix first.'
  else if (form) {
    try {
      return { redirect: `/_edit/send?said=${encodeURIComponent(await commitAndPush(root, message))}` }
    } catch (failure) {
      error = failure instanceof Error ? failure.message : String(failure)
    }
  }
  const [git, changes] = await Promise.all([askGit(root), listGitChanges(root)])
  const describe = (file: string) => describeFile(documents, file)
  const unsaved = [...drafts.list().keys()].map(describe)
  return {
    title: 'Hand over changes',
    children: (
      <>
        {error ? (
          <p className="message" role="alert">
            {error}
          </p>
        ) : null}
        {unsaved.length > 0 ? <p>{`Not handed over, because it is not saved: ${unsaved.join(', ')}.`}</p> : null}
        <h2>What has changed</h2>
        {changes.length === 0 ? <p>Git knows of no change since the last commit.</p> : null}
        {changes.map(({ file, state, words }) => (
          <section key={file} aria-label={describe(file)}>
            <h3>{`${describe(file)}: ${state}`}</h3>
            <Items of={words} />
          </section>
        ))}
        {problems.length > 0 ? (
          <>
            <h2>To fix first</h2>
            <Items of={problems.map((problem) => showProblem(documents, problem))} />
            {problems.some(({ file }) => PICTURE.test(file)) ? (
              <p>
                A picture that no page shows can be deleted under <a href="/_edit/#unused">All files</a>.
              </p>
            ) : null}
          </>
        ) : null}
        {changes.length > 0 && problems.length === 0 ? (
          <Question
            label="What did you change, in a few words?"
            hint="It is read by whoever looks after the site. For example: A new price for Sankara"
            value={message ?? ''}
            button={git.remote ? 'Commit and push' : 'Commit'}
          />
        ) : null}
        {changes.length === 0 && git.hasUnpushed ? (
          <form method="post">
            <p>An earlier commit has not been pushed.</p>
            <button type="submit">Push</button>
          </form>
        ) : null}
      </>
    ),
  }
}

/** A page of the documentation, at its path in the repository, so that the links between them work. */
export function handleHelp({ drafts, parts }: EditRequest): EditorResponse | undefined {
  const name = parts.join('/')
  const file = path.join(drafts.root, name)
  if (!/^(?:docs|editor)\/[A-Za-z-]+\.md$/.test(name) || !existsSync(file)) return undefined
  const [, title = '', text = ''] = /^# (.*)\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? []
  const withId =
    (Heading: 'h2' | 'h3') =>
    ({ children }: { children?: ReactNode }) => <Heading id={toSlug(String(children))}>{children}</Heading>
  const components = { h2: withId('h2'), h3: withId('h3') }
  const toElements = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeReact, { Fragment, jsx, jsxs, components })
  // The development server has the pictures beside the guide.
  return { title, children: toElements.processSync(text.replaceAll('](edit-', '](/docs/edit-')).result as ReactNode }
}
