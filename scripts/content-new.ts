import { loadContent } from '../src/content/loadContent.ts'
import { SITE_OPTIONS } from '../src/content/site.ts'
import { createNewFile } from './content/createNewFile.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { getToday, root } from './lib/settings.ts'

const { operands } = readCommandLine(
  `npm run content:new -- <kind> "<title>"

Writes a new content file, such as a production, an article or a role: a draft in which every field is explained.`,
  {},
  true,
)
const [kind = '', ...title] = operands

const { documents } = loadContent({ root, ...SITE_OPTIONS, withDrafts: true })
const { file, pictures, address } = createNewFile(root, documents, kind, title.join(' '), getToday())
console.log(`Written, as a draft that is not published: ${file}`)
if (pictures.length > 0) console.log(`With a placeholder for each picture, to be replaced: ${pictures.join(', ')}`)
const where = address ? `, and read its page under ${address}` : ''
console.log(`Fill it in, and view it with: npm run dev${where}. When it is ready, remove the line “draft: true”.`)
