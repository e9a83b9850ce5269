import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { getNow } from '../src/lib/clock.ts'
import { countOf } from '../src/lib/text.ts'
import { Maildir } from './maildir.ts'

/**
 * Formats the stored messages: each with its date in Lagos time, sender and subject, newest last; then unsent emails, and the number of
 * subscribers.
 */
export async function listMessages(folder: string): Promise<string> {
  if (!existsSync(path.join(folder, 'new'))) return `There are no messages in ${folder}/.`
  const messages = await Promise.all(
    new Maildir(folder).list().map(async ({ file, isNew }) => {
      const { date = '', replyTo, subject = '' } = await PostalMime.parse(readFileSync(file))
      const [from] = replyTo ?? []
      const who = [from?.name, from?.address && `<${from.address}>`].filter(Boolean).join(' ')
      // Another program may have stored a message without a valid date.
      const when = Number.isNaN(Date.parse(date)) ? date : getNow('', new Date(date)).slice(0, 16).replace('T', ' ')
      return [`${isNew ? 'new ' : '    '}${when}  ${subject}`, `      ${who}`, `      ${file}`].join('\n')
    }),
  )
  const queue = path.join(folder, 'queue')
  const unsentCount = existsSync(queue) ? readdirSync(queue).filter((file) => file.endsWith('.json')).length : 0
  const list = path.join(folder, 'subscribers.csv')
  const subscribers = existsSync(list) ? readFileSync(list, 'utf8').trimEnd().split('\n').length - 1 : 0
  const counts = [
    countOf(messages.length, 'message'),
    ...(unsentCount > 0 ? [`${unsentCount} not yet sent by email`] : []),
    ...(subscribers > 0 ? [`${subscribers} confirmed for the newsletter (${list})`] : []),
  ]
  return [...messages, `${counts.join(', ')}.`].join('\n')
}
