import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../../src/content/problems.ts'
import { formatDay } from '../../src/lib/dates.ts'
import { countOf } from '../../src/lib/text.ts'
import { SECURITY_TXT } from '../build/publicFiles.ts'

/** Days before the expiry of security.txt from which the content check warns. */
const NOTICE = 60
const DAY = 24 * 60 * 60 * 1000

/** Warns when security.txt has no expiry date, has expired or soon will. Never an error, because an expiry must not block a publication. */
export function findExpiringSecurityTxt(root: string, today: string): Problem[] {
  const file = path.join(root, SECURITY_TXT.source)
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split(/\r?\n/)
  const index = lines.findIndex((line) => line.startsWith('Expires:'))
  const expires = Date.parse(lines[index]?.slice('Expires:'.length).trim() ?? '')
  const days = Math.floor((expires - Date.parse(today)) / DAY)
  if (days > NOTICE) return []
  const renewed = new Date(Date.parse(today) + 360 * DAY).toISOString().slice(0, 10)
  return [
    {
      file: SECURITY_TXT.source,
      line: Math.max(index, 0) + 1,
      field: 'Expires',
      message: `${toSentence(expires, days)} Check that somebody still answers at its addresses, then set Expires to a day less than a year ahead.`,
      example: `Expires: ${renewed}T00:00:00Z`,
    },
  ]
}

function toSentence(expires: number, days: number): string {
  if (Number.isNaN(expires)) return 'This file has no expiry date, so nobody may rely on it.'
  const day = formatDay(new Date(expires).toISOString().slice(0, 10))
  return days < 0
    ? `This file expired on ${day}: people who find a weakness of the site no longer rely on it.`
    : `This file expires on ${day}, in ${countOf(days, 'day', 'days')}.`
}
