import { type PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { escapeXml } from '../../src/seo/xml.ts'
import type { BrochureFacts } from './finishBrochure.ts'

const LANGUAGE = 'en-NG'

/** Writes title, company, description and dates into the Info dictionary, for old readers, and as XMP, for new ones. */
export function writeMetadata(document: PDFDocument, { title, description, company, modified }: BrochureFacts): void {
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
  const metadata = document.context.stream(
    Buffer.from(toXmp({ name, description, author: company.fullName, moment: day.toISOString() }), 'utf8'),
    {
      Type: 'Metadata',
      Subtype: 'XML',
    },
  )
  document.catalog.set(PDFName.of('Metadata'), document.context.register(metadata))
}

const toXmp = (facts: { name: string; description: string; author: string; moment: string }) => {
  const [name, description, author] = [facts.name, facts.description, facts.author].map(escapeXml)
  const inDefault = (words?: string) => `<rdf:Alt><rdf:li xml:lang="x-default">${words}</rdf:li></rdf:Alt>`
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:title>${inDefault(name)}</dc:title>
<dc:description>${inDefault(description)}</dc:description>
<dc:creator><rdf:Seq><rdf:li>${author}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${LANGUAGE}</rdf:li></rdf:Bag></dc:language>
<xmp:CreateDate>${facts.moment}</xmp:CreateDate>
<xmp:ModifyDate>${facts.moment}</xmp:ModifyDate>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`
}
