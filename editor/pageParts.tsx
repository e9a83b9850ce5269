import { type AriaAttributes, Children, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Problem } from '../src/content/problems.ts'
import type { Drafts } from './drafts.ts'
import { toFieldId, toMessage } from './formContext.ts'

export interface EditorPage {
  title: string
  /** The result of the last action; screen readers announce it when the page opens. */
  status?: string | undefined
  children: ReactNode
}

export type EditorResponse = EditorPage | { redirect: string }

export interface EditRequest {
  drafts: Drafts
  parts: readonly string[]
  query: URLSearchParams
  form: FormData | undefined
}

function Layout({ title, status, children }: EditorPage) {
  return (
    <html lang="en-NG">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${status ? `${status} · ` : ''}${title} · Editor`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/editor/edit.css" />
        <script type="module" src="/editor/fileForm.client.ts" />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to the content
        </a>
        <header>
          <nav aria-label="Editor">
            <a href="/_edit/">All files</a>
            <a href="/_edit/send">Hand over changes</a>
            <a href="/_edit/help/docs/editing.md">Help</a>
            <a href="/">The site</a>
          </nav>
        </header>
        <main id="main" tabIndex={-1}>
          <h1>{title}</h1>
          <p role="status" id="status">
            {status}
          </p>
          {children}
        </main>
      </body>
    </html>
  )
}

export const renderEditorPage = (page: EditorPage): string => `<!doctype html>${renderToStaticMarkup(<Layout {...page} />)}`

export const Items = ({ of, className }: { of: readonly ReactNode[]; className?: string }) =>
  of.length > 0 ? (
    <ul className={className}>
      {Children.map(of, (item) => (
        <li>{item}</li>
      ))}
    </ul>
  ) : null

/** A problem with a link to its field, by its label; in a file that is edited as text, which has none, with its line. */
export function toProblemLink(problem: Problem & { label?: string }, address = '', fileName = '') {
  const { label, line, field } = problem
  const place = label ? [label] : [`line ${line}`, field]
  return (
    <>
      <a href={`${address}#${label ? toFieldId(field) : 'body'}`}>{[fileName, ...place].filter(Boolean).join(', ')}</a>:{' '}
      {toMessage(problem)}
    </>
  )
}

export const Submit = ({ action, words, focus }: { action: string; words: string; focus?: string | undefined }) => (
  // biome-ignore lint/a11y/noAutofocus: the focus returns to the button that was used, also without scripts.
  <button type="submit" name="do" value={action} id={action} autoFocus={focus === action}>
    {words}
  </button>
)

interface LabelledProps extends Record<'id' | 'label' | 'hint' | 'message', string> {
  autoFocus?: boolean
  /** The control, with the attributes that join it to its label, hint and message. */
  children: (attributes: AriaAttributes & { id: string; name: string; autoFocus: boolean | undefined }) => ReactNode
}

export const WORTH_A_LOOK = 'Worth a look: '

export function Labelled({ id, label, hint, message, autoFocus, children }: LabelledProps) {
  const attributes = {
    id,
    name: id,
    'aria-describedby': `${hint ? `${id}.hint ` : ''}${id}.message`,
    'aria-invalid': (message !== '' && !message.startsWith(WORTH_A_LOOK)) || undefined,
    autoFocus,
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p className="hint" id={`${id}.hint`}>
          {hint}
        </p>
      ) : null}
      <p className="message" id={`${id}.message`}>
        {message}
      </p>
      {children(attributes)}
    </div>
  )
}

type QuestionProps = Record<'label' | 'hint' | 'value' | 'button', string> & { error?: string | undefined }

/** A form with one question, as for a new title. Its field has the focus: screen readers announce the page’s title and the label first. */
export const Question = ({ label, hint, value, button, error = '' }: QuestionProps) => (
  <form method="post">
    <Labelled id="answer" label={label} hint={hint} message={error} autoFocus>
      {(attributes) => <input {...attributes} type="text" defaultValue={value} autoComplete="off" />}
    </Labelled>
    <p>
      <button type="submit">{button}</button>
    </p>
  </form>
)
