import { listMessages } from '../receiver/listMessages.ts'
import { readOptions } from '../receiver/settings.ts'
import { readCommandLine } from './lib/commandLine.ts'

readCommandLine({
  name: 'npm run messages',
  about: 'Lists the messages that visitors have sent. They are in messages/, or in $MESSAGES_FOLDER, as files that mail programs read.',
})
console.log(await listMessages(readOptions(process.env).folder))
