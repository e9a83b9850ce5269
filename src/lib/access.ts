import { capitalise } from './text.ts'

/** What makes a performance easier to follow or to bear, by the names under which visitors look for it. */
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

/** What one date offers. */
export interface Access {
  kind: AccessKind
  /** The language signed or captioned. */
  language?: string | undefined
  /** Where to sit or to come. */
  position?: string | undefined
  /** Anything to add, as a sentence. */
  note?: string | undefined
}

/** Its name, as badges have it: "Signed: Nigerian Sign Language", "Relaxed". */
export const accessName = ({ kind, language }: Access): string => [capitalise(kind), language].filter(Boolean).join(': ')

/** What goes with the name: "Interpreter at the left of the stage. Ask for row B." Empty where there is nothing to add. */
export const accessDetail = ({ position, note }: Access): string => [position && `${capitalise(position)}.`, note].filter(Boolean).join(' ')

/** All of it in one line of plain text, for calendars and search engines. */
export const toAccessText = (access: Access): string => [`${accessName(access)}.`, accessDetail(access)].filter(Boolean).join(' ')

/** The id of the list of one kind on the tickets page. */
export const accessListId = (kind: AccessKind): string => `access-${kind.replaceAll(' ', '-')}`
