import { createNewFile } from './content/createNewFile.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { getToday, root } from './lib/settings.ts'

const { operands } = readCommandLine({
  name: 'npm run content:new',
  about: 'Writes a new content file, a draft in which every field is explained.',
  operands: { name: '<kind> "<title>"', about: 'The kind of file, such as production, article or role, and its title.' },
})
const [kind = '', ...title] = operands

const { file, pictures, address } = createNewFile(root, kind, title.join(' '), getToday())
console.log(`Written, as a draft that is not published: ${file}`)
if (pictures.length > 0) console.log(`With a placeholder for each picture, to be replaced: ${pictures.join(', ')}`)
const where = address ? `, and read its page under ${address}` : ''
console.log(`Fill it in, and view it with: npm run dev${where}. When it is ready, remove the line “draft: true”.`)
