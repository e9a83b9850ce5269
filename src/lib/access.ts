import { capitalise } from './text.ts'

/** Accessible performances by kind: relaxed, signed, captioned and so on. */
export const ACCESS_KINDS = [
  'signed',
  'captioned',
  'audio-described',
  'touch tour',
  'relaxed',
  'dementia-friendly',
  'chilled',
  'masked',
] as const
export type AccessKind = (typeof ACCESS_KINDS)[number]

/** An access service that one date offers. */
export interface Access {
  kind: AccessKind
  /** The sign language, or the language of the captions. */
  language?: string | undefined
  /** Where to sit or where to arrive. */
  position?: string | undefined
  /** Any other detail, as a sentence. */
  note?: string | undefined
}

/** The text of its badge: "Signed: Nigerian Sign Language", "Relaxed". */
export const accessName = ({ kind, language }: Access): string => [capitalise(kind), language].filter(Boolean).join(': ')

/** The details shown beside the badge: "Interpreter at the left of the stage. Ask for row B." Empty where there are none. */
export const accessDetail = ({ position, note }: Access): string => [position && `${capitalise(position)}.`, note].filter(Boolean).join(' ')

/** Name and details in one line of plain text, for calendars and search engines. */
export const toAccessText = (access: Access): string => [`${accessName(access)}.`, accessDetail(access)].filter(Boolean).join(' ')

/** The id of the tickets page’s list of dates that offer one kind of access. */
export const accessListId = (kind: AccessKind): string => `access-${kind.replaceAll(' ', '-')}`
