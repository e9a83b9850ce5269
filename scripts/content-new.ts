import { createInterface } from 'node:readline'
import { createEdition, EDITION } from './content/createEdition.ts'
import { createNewFile } from './content/createNewFile.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { getToday, root } from './lib/settings.ts'

const { operands } = readCommandLine({
  name: 'npm run content:new',
  about: 'Writes a new content file, a draft in which every field is explained; or a new edition of the festival.',
  operands: { name: '<kind> "<title>"', about: 'The kind of file, such as production, article or role, and its title.' },
})
const [kind = '', ...title] = operands

/** The year and the days of an edition. Those that were not given are asked for; answers may be piped in. */
async function askForDays([year, ...days]: readonly string[]): Promise<string[]> {
  if (year === undefined) return []
  const input = createInterface({ input: process.stdin })
  const lines = input[Symbol.asyncIterator]()
  for (const which of ['first', 'last'].slice(days.length)) {
    process.stdout.write(`Its ${which} day, such as ${year}-12-27: `)
    days.push((await lines.next()).value?.trim() ?? '')
  }
  input.close()
  return [year, ...days]
}

if (kind === EDITION) {
  const { file, pictures, kept, events } = createEdition(root, await askForDays(title), getToday())
  console.log(`Written, with the days and a schedule: ${file}. The last edition is in ${kept}.`)
  console.log(`With a placeholder for each picture, to be replaced: ${pictures.join(', ')}`)
  console.log(
    `Fill it in: npm run content:check lists what is left, and nothing is published before. Give each event its new day, or make it a draft: ${events.join(', ')}`,
  )
} else {
  const { file, pictures, address } = createNewFile(root, kind, title.join(' '), getToday())
  console.log(`Written, as a draft that is not published: ${file}`)
  if (pictures.length > 0) console.log(`With a placeholder for each picture, to be replaced: ${pictures.join(', ')}`)
  const where = address ? `, and read its page under ${address}` : ''
  console.log(`Fill it in, and view it with: npm run dev${where}. When it is ready, remove the line “draft: true”.`)
}
