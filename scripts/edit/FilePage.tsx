import type { z } from 'zod'
import { unwrap } from '../../src/content/schemaInspection.ts'
import { countOf } from '../../src/lib/text.ts'
import type { OpenFile } from './drafts.ts'
import { isFolder } from './editableFiles.ts'
import { Fields, splitKeys } from './Fields.tsx'
import { type FormContext, messagesFor, toFieldId, toFieldMessage } from './formContext.ts'

interface FilePageProps {
  context: FormContext
  open: OpenFile
  /** The fields of the text; undefined when they cannot be parsed. */
  data: Record<string, unknown> | undefined
  body: string
  /** Warnings of the content check. */
  warnings: readonly string[]
  /** The page that shows the file. */
  preview: string
}

/** The form of one file, with its messages and its preview. */
export function FilePage({ context, open, data, body, warnings, preview }: FilePageProps) {
  const { place } = context
  const address = `${place.name}/${place.id}`
  const fields = { context, schema: unwrap(place.collection.schema) as z.ZodType, data }
  const { needed, spare } = splitKeys(fields)
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
            {isFolder(place.collection) ? (
              <>
                <li>
                  <a href={`/_edit/new/${place.name}?from=${place.id}`}>Duplicate</a>
                </li>
                <li>
                  <a href={`/_edit/rename/${address}`}>Rename</a>
                </li>
                <li>
                  <a href={`/_edit/delete/${address}`}>Delete, and what links here</a>
                </li>
              </>
            ) : null}
            {data ? (
              <li>
                <a href={`/_edit/file/${address}?whole=yes`}>Edit the file as text</a>
              </li>
            ) : null}
          </ul>
        </nav>
        <form method="post" encType="multipart/form-data" id="form" aria-label="Fields" noValidate action={`/_edit/file/${address}`}>
          <input type="hidden" name="revision" value={open.revision} />
          <input type="hidden" name="find" value={context.find} />
          <p className="actions">
            <button type="submit" name="do" value="save" className="main">
              Save
            </button>
            <button type="submit" name="do" value="apply">
              Check and preview
            </button>
            <Step action="undo" words="Undo" />
            <Step action="redo" words="Redo" />
            <Step action="discard" words="Discard unsaved changes" />
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
            <WholeFile text={open.text} />
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

const Step = ({ action, words }: { action: string; words: string }) => (
  <button type="submit" name="do" value={action}>
    {words}
  </button>
)

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

function WholeFile({ text }: { text: string }) {
  return (
    <div className="field">
      <label htmlFor="body">The whole file</label>
      <textarea id="body" name="whole" rows={30} defaultValue={text} />
    </div>
  )
}
