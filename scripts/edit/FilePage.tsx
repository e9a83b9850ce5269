import type { z } from 'zod'
import { unwrap } from '../../src/content/schemaInspection.ts'
import { countOf } from '../../src/lib/text.ts'
import type { ContentText } from './contentText.ts'
import type { OpenFile } from './drafts.ts'
import { isFolder } from './editableFiles.ts'
import { Fields, Submit, splitKeys } from './Fields.tsx'
import { type FormContext, messagesFor, toFieldId, toFieldMessage } from './formContext.ts'

interface FilePageProps {
  context: FormContext
  open: OpenFile
  /** The fields and the text below; undefined when the fields cannot be parsed. */
  content: Pick<ContentText, 'data' | 'body'> | undefined
  warnings: readonly string[]
  /** The address of the page that shows the file. */
  preview: string
}

/** The form of one file, with its messages and its preview. */
export function FilePage({ context, open, content, warnings, preview }: FilePageProps) {
  const { place } = context
  const { data, body = '' } = content ?? {}
  const address = `${place.name}/${place.id}`
  const fields = { context, schema: unwrap(place.collection.schema) as z.ZodType, data }
  const { needed, spare } = splitKeys(fields)
  const links: [href: string, words: string][] = data ? [[`/_edit/file/${address}?whole=yes`, 'Edit the file as text']] : []
  if (isFolder(place.collection))
    links.unshift(
      [`/_edit/new/${place.name}?from=${place.id}`, 'Duplicate'],
      [`/_edit/rename/${address}`, 'Rename'],
      [`/_edit/delete/${address}`, 'Delete, and what links here'],
    )
  return (
    <div className="columns">
      <div>
        <State open={open} count={context.problems.length} />
        <form className="inline" method="get" aria-label="Find a field" action={`/_edit/file/${address}#fields`}>
          <label htmlFor="find">Find a field</label>
          <input type="search" id="find" name="find" defaultValue={context.find} autoComplete="off" />
          <button type="submit">Show matching fields</button>
          {context.find ? <a href={`/_edit/file/${address}`}>Show all fields</a> : null}
        </form>
        <nav aria-label="This file">
          <ul>
            {links.map(([href, words]) => (
              <li key={href}>
                <a href={href}>{words}</a>
              </li>
            ))}
          </ul>
        </nav>
        <form method="post" encType="multipart/form-data" id="form" aria-label="Fields" noValidate action={`/_edit/file/${address}`}>
          <input type="hidden" name="revision" value={open.revision} />
          <input type="hidden" name="find" value={context.find} />
          <p className="actions">
            <Submit action="save" words="Save" className="main" />
            <Submit action="apply" words="Check and preview" />
            <Submit action="undo" words="Undo" />
            <Submit action="redo" words="Redo" />
            <Submit action="discard" words="Discard unsaved changes" />
          </p>
          <Problems context={context} warnings={warnings} />
          {data ? (
            <div id="fields" tabIndex={-1}>
              <Fields {...fields} path={[]} keys={needed} />
              {(place.collection.body === 'none' && body === '') || context.find !== '' ? null : (
                <BodyField context={context} body={body} />
              )}
              {spare.length > 0 ? (
                <details id="more">
                  <summary>{`More fields (${spare.length})`}</summary>
                  <Fields {...fields} path={[]} keys={spare} />
                </details>
              ) : null}
            </div>
          ) : (
            <div className="field">
              <label htmlFor="body">The whole file</label>
              <textarea id="body" name="whole" rows={30} defaultValue={open.text} />
            </div>
          )}
        </form>
      </div>
      <section aria-labelledby="preview-title" className="preview">
        <h2 id="preview-title">Preview</h2>
        <p>
          <a href={preview} target="_blank" rel="noreferrer">
            Open the page (new tab)
          </a>
        </p>
        <iframe title="Preview of the page" id="preview" src={preview} />
      </section>
    </div>
  )
}

function State({ open, count }: { open: OpenFile; count: number }) {
  const state = open.saved === null ? 'New, not saved yet.' : open.isChanged ? 'There are unsaved changes.' : 'Saved.'
  return (
    <p id="state">
      <span>{state}</span> <span>{count === 0 ? 'Nothing to fix.' : `${countOf(count, 'thing', 'things')} to fix.`}</span> File:{' '}
      <code>{open.file}</code>
    </p>
  )
}

function Problems({ context: { problems }, warnings }: { context: FormContext; warnings: readonly string[] }) {
  return (
    <>
      <div id="problems" hidden={problems.length === 0}>
        <h2>To fix</h2>
        <ul>
          {problems.map((problem) => (
            <li key={`${problem.field} ${problem.line} ${problem.message}`}>
              <a href={`#${toFieldId(problem.field)}`}>{problem.field || 'text'}</a>: {toFieldMessage(problem)}
            </li>
          ))}
        </ul>
      </div>
      {warnings.length > 0 ? (
        <details id="warnings">
          <summary>{`Warnings (${warnings.length})`}</summary>
          <ul>
            {warnings.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}

function BodyField({ context, body }: { context: FormContext; body: string }) {
  const message = messagesFor(context, [])
  return (
    <div className="field">
      <label htmlFor="body">Text</label>
      <p className="hint" id="body.hint">
        In Markdown: ## Heading, *stressed*, [link](/address), - item of a list, :yo[àṣà] for Yoruba.
      </p>
      <p className="message" id="body.message">
        {message}
      </p>
      <textarea
        id="body"
        name="body"
        rows={18}
        defaultValue={body}
        aria-describedby="body.hint body.message"
        aria-invalid={message !== '' || undefined}
      />
    </div>
  )
}
