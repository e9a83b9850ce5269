import { z } from 'zod'
import { day, formerAddress, list, moment, yesNo } from './fields.ts'

/** `draft`, for files of every collection with many files. */
export const draft = yesNo('true keeps the file from being published; npm run dev shows it').optional()

const momentOrDay = (description: string, example: string) =>
  z
    .union([moment(description), day(description)])
    .optional()
    .meta({ description, examples: [example] })

/** `publish` and `until`, for files of every collection with many files. */
export const publicationFields = {
  draft,
  publish: momentOrDay(
    'The day or moment from which it is shown. Left out, it is shown at once; an article is shown from its date on',
    '2025-05-17T09:00+01:00',
  ),
  until: momentOrDay('The last day on which it is shown, or the moment at which it is taken down', '2025-06-30'),
}

/** `page`: whether a production, programme or article has a page of its own. */
export const page = yesNo('false gives it no page of its own: it stays a card in lists, and may do without a text').optional()

/** `formerly`: the addresses that the page had before. */
export const formerly = list(
  formerAddress('An address'),
  'Addresses that this page had before. Whoever asks for one of them is led here',
).optional()
