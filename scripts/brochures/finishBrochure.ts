import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef, PDFString } from '@cantoo/pdf-lib'
import type { Company } from '../../src/content/schemas/company.ts'
import { escapeXml } from '../../src/seo/xml.ts'

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

/**
 * Marks untagged page content (backgrounds, page numbers, table lines) as artifacts, so that screen readers skip it. Relies on the
 * browser’s output: one operator a line, and tags that are never nested.
 */
export function markArtifacts(content: string): string {
  const lines: string[] = ['/Artifact BMC']
  let depth = 0
  for (const line of content.split('\n')) {
    if (/\bB(?:DC|MC)$/.test(line)) {
      if (depth === 0) lines.push('EMC')
      depth += 1
    }
    lines.push(line)
    if (line === 'EMC') {
      depth -= 1
      if (depth === 0) lines.push('/Artifact BMC')
    }
  }
  lines.push('EMC')
  return lines.join('\n').replaceAll('/Artifact BMC\nEMC\n', '')
}

const LANGUAGE = 'en-NG'

/** Writes title, company, description and dates into the Info dictionary, for old readers, and as XMP, for new ones. */
function writeMetadata(document: PDFDocument, { title, description, company, modified }: BrochureFacts): void {
  const day = new Date(`${modified}T00:00:00Z`)
  const name = `${title} | ${company.name}`
  document.setTitle(name, { showInWindowTitleBar: true })
  document.setAuthor(company.fullName)
  document.setSubject(description)
  document.setLanguage(LANGUAGE)
  document.setCreator(company.fullName)
  document.setProducer(company.fullName)
  document.setCreationDate(day)
  document.setModificationDate(day)
  const xmp = Buffer.from(toXmp(name, description, company.fullName, day.toISOString()))
  const metadata = document.context.stream(xmp, { Type: 'Metadata', Subtype: 'XML' })
  document.catalog.set(PDFName.of('Metadata'), document.context.register(metadata))
}

const inDefault = (text: string) => `<rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li></rdf:Alt>`

const toXmp = (
  name: string,
  description: string,
  author: string,
  moment: string,
) => `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:title>${inDefault(name)}</dc:title>
<dc:description>${inDefault(description)}</dc:description>
<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${LANGUAGE}</rdf:li></rdf:Bag></dc:language>
<xmp:CreateDate>${moment}</xmp:CreateDate>
<xmp:ModifyDate>${moment}</xmp:ModifyDate>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`
