import type { z } from 'zod'
import { hasManyFiles } from '../src/content/kinds.ts'
import type { Problem } from '../src/content/problems.ts'
import type { ContentText } from '../src/content/read/contentText.ts'
import { unwrap } from '../src/content/schemas/inspection.ts'
import { countOf } from '../src/lib/text.ts'
import type { OpenFile } from './drafts.ts'
import { type ContentFile, formAddress } from './editableFiles.ts'
import { Fields, splitKeys } from './Fields.tsx'
import { type FormContext, messagesFor, toFieldId, toListedMessage, toMessage } from './formContext.ts'
import { Items, Labelled, Submit } from './pageParts.tsx'

interface FilePageProps {
  open: OpenFile
  /** Its fields; undefined if they cannot be parsed: the file is then edited as text. */
  content: ContentText | undefined
  context: FormContext
  /** The address of the page that shows the file. */
  preview: string
}

/** A file’s form, with its errors and its preview. */
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
        <FileLinks contentFile={contentFile} isText={content === undefined} />
        <form method="post" encType="multipart/form-data" id="form" aria-label="Fields" noValidate action={address}>
          <input type="hidden" id="revision" name="revision" value={open.revision} />
          <p className="actions">
            <Submit action="save" words="Save" className="main" />
            <Submit action="apply" words="Check and preview" />
            <Submit action="undo" words="Undo" />
            <Submit action="redo" words="Redo" />
            <Submit action="discard" words="Discard unsaved changes" />
          </p>
          <Problems
            title={problems.length > 0 ? 'To fix' : 'Worth a look'}
            problems={[...problems, ...warnings]}
            isText={content === undefined}
          />
          {content ? <AllFields context={context} content={content} /> : <WholeText text={open.text} />}
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

/** Links to duplicate, rename and delete a file. */
function FileLinks({ contentFile, isText }: { contentFile: ContentFile; isText: boolean }) {
  const address = formAddress(contentFile)
  return (
    <nav aria-label="This file">
      {hasManyFiles(contentFile.kindName) ? (
        <>
          <a href={`/_edit/new/${contentFile.kindName}?from=${contentFile.id}`}>Duplicate</a>
          <a href={address.replace('/file/', '/rename/')}>Rename</a>
          <a href={address.replace('/file/', '/delete/')}>Delete, and what links here</a>
        </>
      ) : null}
      {isText ? null : <a href={`${address}?whole=yes`}>Edit the file as text</a>}
    </nav>
  )
}

/** All errors and likely mistakes of a file, with links to their fields or lines. */
const Problems = ({ title, problems, isText }: { title: string; problems: readonly Problem[]; isText: boolean }) => (
  <div id="problems" hidden={problems.length === 0}>
    <h2>{title}</h2>
    <Items
      of={problems.map((problem) => (
        <>
          <a href={isText ? '#body' : `#${toFieldId(problem.field)}`}>
            {(isText ? [`line ${problem.line}`, problem.field] : [problem.field || 'text']).filter(Boolean).join(', ')}
          </a>
          : {isText ? toMessage(problem) : toListedMessage(problem)}
        </>
      ))}
    />
  </div>
)

/** The fields of a file and the text below them. Empty optional fields are collapsed at the end. */
function AllFields({ context, content }: { context: FormContext; content: ContentText }) {
  const { schema, text } = context.contentFile.kind
  const fields = { context, schema: unwrap(schema) as z.ZodType, data: content.data }
  const { needed, spare } = splitKeys(fields)
  const hasText = text !== undefined || content.body !== ''
  return (
    <div id="fields" tabIndex={-1}>
      <Fields {...fields} path={[]} keys={needed} />
      {hasText ? (
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
          <Fields {...fields} path={[]} keys={spare} />
        </details>
      ) : null}
    </div>
  )
}

const WholeText = ({ text }: { text: string }) => (
  <div className="field">
    <label htmlFor="body">The whole file</label>
    <textarea id="body" name="whole" rows={30} defaultValue={text} />
  </div>
)
