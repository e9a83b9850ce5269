import type { ReactNode } from 'react'
import type { Problem } from '../../src/content/problems.ts'
import { formatField } from '../../src/content/problems.ts'
import { Submit } from './Fields.tsx'
import { toMessage } from './formContext.ts'
import type { GitFileChange, GitState } from './gitChanges.ts'
import type { ContentReference } from './references.ts'

export interface Section {
  name: string
  title: string
  /** The name of a new file of this kind; undefined for pages that exist once. */
  one?: string
  files: {
    id: string
    title: string
    notes: string[]
    name: string
    /** Whether the search matched its text rather than its title. */
    isFoundInside: boolean
  }[]
}

/** Every file by kind, with a search over titles and texts. */
export function HomePage({ sections, find, deleted }: { sections: readonly Section[]; find: string; deleted: string | undefined }) {
  return (
    <>
      {deleted ? (
        <form method="post" action="/_edit/restore" className="inline" aria-label="Undo">
          <input type="hidden" name="file" value={deleted} />
          <button type="submit">{`Undo: put back ${deleted}`}</button>
        </form>
      ) : null}
      <form method="get" className="inline" action="/_edit/#files" aria-label="Find a file">
        <label htmlFor="find">Find a file by its title or its words</label>
        <input type="search" id="find" name="find" defaultValue={find} autoComplete="off" />
        <button type="submit">Find</button>
        {find ? <a href="/_edit/">Show all files</a> : null}
      </form>
      <div id="files" tabIndex={-1} />
      {find ? null : (
        <section aria-labelledby="new">
          <h2 id="new">New</h2>
          <ul className="inline">
            {sections.map(({ name, one }) =>
              one ? (
                <li key={name}>
                  <a href={`/_edit/new/${name}`}>{`New: ${one.toLowerCase()}`}</a>
                </li>
              ) : null,
            )}
          </ul>
        </section>
      )}
      {sections.map(({ name, title, files }) => (
        <section key={name} aria-labelledby={`kind.${name}`}>
          <h2 id={`kind.${name}`}>{title}</h2>
          <ul>
            {files.map((file) => (
              <li key={file.id}>
                <a href={`/_edit/file/${file.name}/${file.id}${file.isFoundInside ? `?find=${encodeURIComponent(find)}` : ''}`}>
                  {file.title}
                </a>
                {file.notes.length > 0 ? ` (${file.notes.join(', ')})` : ''}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

type QuestionProps = Record<'label' | 'hint' | 'value' | 'button', string> & { error?: string | undefined; children?: ReactNode }

/** A page with one question and one field, as for a new title or a new name. */
export function QuestionPage({ label, hint, value, button, error, children }: QuestionProps) {
  return (
    <form method="post">
      <div className="field">
        <label htmlFor="answer">{label}</label>
        <p className="hint" id="answer.hint">
          {hint}
        </p>
        <p className="message" id="answer.message">
          {error}
        </p>
        <input
          type="text"
          id="answer"
          name="answer"
          defaultValue={value}
          autoComplete="off"
          aria-describedby="answer.hint answer.message"
          aria-invalid={error !== undefined || undefined}
          // biome-ignore lint/a11y/noAutofocus: the page asks one question; screen readers read its title and its label first.
          autoFocus
        />
      </div>
      {children}
      <p>
        <button type="submit" className="main">
          {button}
        </button>
      </p>
    </form>
  )
}

/** The uses of a file in other files. */
export function LinkList({ links, titles }: { links: readonly ContentReference[]; titles: (link: ContentReference) => string }) {
  if (links.length === 0) return <p>No other file names this one.</p>
  return (
    <ul>
      {links.map((link) => (
        <li key={`${link.document.file} ${formatField(link.path)}`}>
          <a href={`/_edit/file/${link.document.collection}/${link.document.id}`}>{titles(link)}</a>: {formatField(link.path) || 'text'}
        </li>
      ))}
    </ul>
  )
}

interface ConflictProps extends Record<'address' | 'revision', string> {
  rows: readonly [field: string, mine?: string, other?: string][]
}

/** Two versions of a file side by side, field by field, and the choice between them. */
export function ConflictPage({ address, revision, rows }: ConflictProps) {
  return (
    <>
      <p>
        This file was changed in another window, or in another program, after you opened it. Nothing is lost: both versions are stored.
        Choose one; Undo leads to the other.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard. */}
      <section className="scroll" aria-label="Differences" tabIndex={0}>
        <table>
          <caption>What differs</caption>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Yours</th>
              <th scope="col">The other</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([field, mine, other]) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                <td>{mine}</td>
                <td>{other}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <form method="post" encType="multipart/form-data" action={`/_edit/file/${address}`} className="actions">
        <input type="hidden" name="revision" value={revision} />
        <Submit action="undo" words="Continue with yours" />
        <a href={`/_edit/file/${address}`}>Continue with the other</a>
      </form>
    </>
  )
}

interface SendProps {
  changes: readonly GitFileChange[]
  problems: readonly Problem[]
  git: GitState
  unsaved: readonly string[]
  error: string | undefined
}

/** The changes since the last commit, in words, and the ways to publish them. */
export function SendPage({ changes, problems, git, unsaved, error }: SendProps) {
  return (
    <>
      {error ? (
        <p className="message" role="alert">
          {error}
        </p>
      ) : null}
      {unsaved.length > 0 ? <p>{`Not handed over, because it is not saved: ${unsaved.join(', ')}.`}</p> : null}
      <h2>What has changed</h2>
      {changes.length > 0 ? null : git.isThere ? (
        <p>Nothing has changed since the last commit.</p>
      ) : (
        <p>This folder is not under git, so nobody can tell what has changed.</p>
      )}
      {changes.map(({ file, state, words }) => (
        <section key={file} aria-label={file}>
          <h3>{`${file}: ${state}`}</h3>
          <ul>
            {words.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      {problems.length > 0 ? (
        <>
          <h2>To fix first</h2>
          <ul>
            {problems.map((problem) => (
              <li key={`${problem.file} ${problem.line} ${problem.message}`}>
                {`${problem.file}, ${problem.field || 'the file'}: `}
                {toMessage(problem)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {git.isThere && changes.length > 0 && problems.length === 0 ? (
        <QuestionPage
          label="What did you change, in a few words?"
          hint="It is read by whoever looks after the site. For example: A new price for Sankara"
          value=""
          button={git.remote ? 'Commit and push' : 'Commit'}
        />
      ) : null}
      {changes.length > 0 || !git.isThere ? (
        <p>
          <a href="/_edit/changes.zip" download>
            Download a zip to send
          </a>
        </p>
      ) : null}
    </>
  )
}
