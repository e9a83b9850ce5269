import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef, PDFString } from '@cantoo/pdf-lib'
import type { Company } from '../../src/content/schemas/company.ts'
import { markArtifacts } from './markArtifacts.ts'
import { writeMetadata } from './pdfMetadata.ts'

export interface BrochureFacts {
  title: string
  description: string
  company: Company
  /** The day its text last changed; a fixed date, so that the same page gives the same bytes. */
  modified: string
}

/** Tags of PDF 2.0 that older readers do not know, each with an older equivalent. */
const OLDER_NAMES = { Em: 'Span', Strong: 'Span' }

/** Adds metadata, fixed dates, descriptions of links and languages to a printed page, marks its artifacts, and makes it smaller. */
export async function finishBrochure(printed: Uint8Array, facts: BrochureFacts): Promise<{ data: Uint8Array; pages: number }> {
  const document = await PDFDocument.load(renumber(printed), { updateMetadata: false })
  writeMetadata(document, facts)
  for (const [, value] of document.context.enumerateIndirectObjects()) {
    if (!(value instanceof PDFDict)) continue
    if (value.get(PDFName.of('Subtype')) === PDFName.of('Link')) describeLink(value)
    if (value.get(PDFName.of('S')) === PDFName.of('NonStruct') && value.has(PDFName.of('Lang')))
      value.set(PDFName.of('S'), PDFName.of('Span'))
  }
  const tags = document.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
  tags.set(PDFName.of('RoleMap'), document.context.obj(OLDER_NAMES))
  for (const page of document.getPages()) {
    const content = page.node.get(PDFName.of('Contents'))
    const stream = document.context.lookup(content)
    if (!(content instanceof PDFRef && stream instanceof PDFRawStream)) throw new Error('A page was printed in several pieces.')
    const marked = markArtifacts(Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
    document.context.assign(content, document.context.flateStream(Buffer.from(marked, 'latin1')))
  }
  return { data: await document.save({ useObjectStreams: true, updateFieldAppearances: false }), pages: document.getPageCount() }
}

function describeLink(link: PDFDict): void {
  const action = link.lookup(PDFName.of('A'))
  const address = action instanceof PDFDict ? action.lookup(PDFName.of('URI')) : undefined
  if (address instanceof PDFString) link.set(PDFName.of('Contents'), PDFString.of(address.decodeText()))
}

/** Chromium numbers table cells differently in each run. Renumbers them from 0, so that the same page gives the same bytes. */
function renumber(printed: Uint8Array): Buffer {
  const text = Buffer.from(printed).toString('latin1')
  const names = [...new Set(text.match(/\bnode\d{8}\b/g))].sort()
  return Buffer.from(
    text.replaceAll(/\bnode\d{8}\b/g, (name) => `node${String(names.indexOf(name)).padStart(8, '0')}`),
    'latin1',
  )
}
