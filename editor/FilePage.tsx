import type { z } from 'zod'
import { hasManyFiles } from '../src/content/kinds.ts'
import { unwrap } from '../src/content/schemas/inspection.ts'
import { countOf } from '../src/lib/text.ts'
import type { ContentText } from './contentText.ts'
import type { OpenFile } from './drafts.ts'
import { formAddress } from './editableFiles.ts'
import { Fields, listSpareKeys } from './Fields.tsx'
import { type FormContext, messagesFor } from './formContext.ts'
import { Items, Labelled, Submit, toProblemLink } from './pageParts.tsx'

interface FilePageProps {
  open: OpenFile
  /** Its fields; undefined if they cannot be parsed: the file is then edited as text. */
  content: ContentText | undefined
  context: FormContext
  preview: string
}

export function FilePage({ open, content, context, preview }: FilePageProps) {
  const { contentFile, problems, warnings, isNew } = context
  const toRead = warnings.length > 0 ? `, ${countOf(warnings.length, 'thing')} worth a look` : ''
  const address = formAddress(contentFile)
  return (
    <div className="columns">
      <div>
        <p id="state">
          {isNew ? 'New, not saved yet.' : open.isChanged ? 'There are unsaved changes.' : 'Saved.'}{' '}
          {problems.length === 0 ? 'Nothing to fix' : `${countOf(problems.length, 'thing')} to fix`}
          {toRead}. File: <code>{open.file}</code>
        </p>
        <nav aria-label="This file">
          {hasManyFiles(contentFile.kindName) ? (
            <>
              <a href={`/_edit/new/${contentFile.kindName}?from=${contentFile.id}`}>Duplicate</a>
              <a href={address.replace('/file/', '/rename/')}>Rename</a>
              <a href={address.replace('/file/', '/delete/')}>Delete, and what links here</a>
            </>
          ) : null}
          {content ? <a href={`${address}?whole=yes`}>Edit the file as text</a> : null}
        </nav>
        <form method="post" encType="multipart/form-data" id="form" aria-label="Fields" noValidate action={address}>
          <input type="hidden" id="revision" name="revision" value={open.revision} />
          <p className="actions">
            <Submit action="save" words="Save" />
            <Submit action="apply" words="Check and preview" />
            <Submit action="undo" words="Undo" />
            <Submit action="redo" words="Redo" />
            <Submit action="discard" words="Discard unsaved changes" />
          </p>
          <div id="problems" hidden={problems.length + warnings.length === 0}>
            <h2>{problems.length > 0 ? 'To fix' : 'Worth a look'}</h2>
            <Items of={[...problems, ...warnings].map((problem) => toProblemLink(problem))} />
          </div>
          {content ? (
            <AllFields context={context} content={content} />
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

/** The fields of a file and the text below them. Empty optional fields are collapsed at the end. */
function AllFields({ context, content }: { context: FormContext; content: ContentText }) {
  const { schema, hasText = false } = context.contentFile.kind
  const fields = { context, schema: unwrap(schema) as z.ZodType, data: content.data }
  const spare = listSpareKeys(fields)
  return (
    <div id="fields" tabIndex={-1}>
      <Fields {...fields} path={[]} isShown={(key) => !spare.includes(key)} />
      {hasText || content.body !== '' ? (
        <Labelled
          id="body"
          label="Text"
          hint="In Markdown: ## Heading, *stressed*, [link](/address), - item of a list, :yo[àṣà] for Yoruba."
          message={messagesFor(context, [])}
        >
          {(attributes) => <textarea {...attributes} rows={18} defaultValue={content.body} />}
        </Labelled>
      ) : null}
      {spare.length > 0 ? (
        <details id="more">
          <summary>{`More fields (${spare.length})`}</summary>
          <Fields {...fields} path={[]} isShown={(key) => spare.includes(key)} />
        </details>
      ) : null}
    </div>
  )
}
