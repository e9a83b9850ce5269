import { capitalise } from './text.ts'

/** Accessible performances by kind. A kind says who signs, and whether captions are typed during the show or ready before it. */
export const ACCESS_KINDS = [
  'signed by an interpreter',
  'performed in sign language',
  'captioned live',
  'captions prepared',
  'audio-described',
  'audio introduction only',
  'touch tour',
  'relaxed',
  'dementia-friendly',
  'chilled',
  'masked',
] as const

/** Former kinds, which content may still use: they leave open what the visitor gets. */
export const FORMER_ACCESS_KINDS = ['signed', 'captioned'] as const
export type AccessKind = (typeof ACCESS_KINDS | typeof FORMER_ACCESS_KINDS)[number]

/** Kinds that visitors look for together, by the name of their list, their filter and their calendar. */
const GROUPS = {
  'signed by an interpreter': 'signed',
  'performed in sign language': 'signed',
  'captioned live': 'captioned',
  'captions prepared': 'captioned',
} as const
export type AccessGroup = Exclude<AccessKind, keyof typeof GROUPS>

export const accessGroupOf = (kind: AccessKind): AccessGroup => (kind in GROUPS ? GROUPS[kind as keyof typeof GROUPS] : kind) as AccessGroup

/** The groups of all kinds, in the order in which pages list them. */
export const ACCESS_GROUPS: readonly AccessGroup[] = [...new Set(ACCESS_KINDS.map(accessGroupOf))]

/** The icon of a kind. Hands stand for people who sign, and for nothing else. */
export const ACCESS_ICONS: Partial<Record<AccessKind, 'hands' | 'captions' | 'sound'>> = {
  'signed by an interpreter': 'hands',
  'performed in sign language': 'hands',
  'captioned live': 'captions',
  'captions prepared': 'captions',
  'audio-described': 'sound',
  'audio introduction only': 'sound',
  signed: 'hands',
  captioned: 'captions',
}

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

/** The text of its badge: "Signed by an interpreter: Nigerian Sign Language", "Relaxed". */
export const accessName = ({ kind, language }: Access): string => [capitalise(kind), language].filter(Boolean).join(': ')

/** The details shown beside the badge: "Interpreter at the left of the stage. Ask for row B." Empty where there are none. */
export const accessDetail = ({ position, note }: Access): string => [position && `${capitalise(position)}.`, note].filter(Boolean).join(' ')

/** Name and details in one line of plain text, for calendars and search engines. */
export const toAccessText = (access: Access): string => [`${accessName(access)}.`, accessDetail(access)].filter(Boolean).join(' ')

/** The id of the tickets page’s list of dates that offer one kind of access. */
export const accessListId = (group: AccessGroup): string => `access-${group.replaceAll(' ', '-')}`
