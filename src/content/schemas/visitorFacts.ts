import { z } from 'zod'
import { ACCESS_KINDS, FORMER_ACCESS_KINDS } from '../../lib/access.ts'
import * as f from './fields.ts'

/** Facts about a venue that a visitor needs before coming. */
export const venueSchema = z.strictObject({
  name: f.text('The name of the place', 'A Lagos theatre'),
  city: f.text('The city', 'Lagos'),
  updated: f.updated,
  address: f.confirmable(f.text('Street and area', '5 Broad Road'), 'Street and area, or "not yet confirmed"'),
  stepFree: f.confirmable(f.prose('The way in without steps', 'Ramp at the east door.'), 'The step-free way, or "not yet confirmed"'),
  seating: f.confirmable(f.prose('Seats and wheelchair places', 'Four places in row C.'), 'Seats, or "not yet confirmed"'),
  toilets: f.confirmable(f.prose('Toilets', 'Accessible toilet on the ground floor.'), 'Toilets, or "not yet confirmed"'),
  parking: f.confirmable(f.prose('Parking and drop-off', 'Drop-off at the gate.'), 'Parking, or "not yet confirmed"'),
  afterShow: f
    .prose(
      'Getting home: the last bus, where a keke or taxi stops, whether somebody waits with you. Left out while it is not known',
      'The last bus leaves at 10:00 PM from the gate. An usher waits with you for a taxi or a keke.',
    )
    .optional(),
  checked: f.checked,
  entrance: f.picture('The entrance, for visitors who come for the first time', './lagos-theatre-entrance.svg').optional(),
})

/** Whether a show has access performances. `by date` means that each date lists its own services. */
const ACCESS_ANSWERS = ['by date', 'none'] as const

/** The access services of one date, by kind, so that visitors can find them. */
export const accessSchema = f.groups(
  'The access services of this date, such as captions. List only confirmed ones: visitors rely on them',
  {
    kind: f.choice(
      [...ACCESS_KINDS, ...FORMER_ACCESS_KINDS],
      'What visitors get. Say who signs: an interpreter, or the performers themselves; and whether captions are typed live or prepared. “signed” and “captioned” are former names that leave it open',
    ),
    language: f.text('The language that is signed or captioned', 'Nigerian Sign Language').optional(),
    position: f.text('Where the interpreter or the screen is, or where to meet', 'Interpreter at the left of the stage').optional(),
    note: f.text('Anything to add, as a sentence', 'Ask for row B when you book.').optional(),
  },
)

/** Facts about a show that a visitor needs before coming. Every fact may be "not yet confirmed". */
export const beforeYouComeSchema = f.group('What a visitor needs to know before coming', {
  runningTime: f.confirmable(f.count('Minutes, interval included', 110), 'Minutes, interval included, or "not yet confirmed"'),
  interval: f.confirmable(
    f.text('The interval, as a sentence', 'There is one interval of 15 minutes'),
    'The interval, or "not yet confirmed"',
  ),
  age: f.confirmable(f.text('For whom', 'Ages 12 and over'), 'Age guidance, or "not yet confirmed"'),
  whatToExpect: f.confirmable(
    f.list(f.text('One thing', 'Loud drumming'), 'Effects a visitor may want to know of'),
    'Loud sounds, strobe, haze, actors among the audience, or "not yet confirmed"',
  ),
  contentWarnings: f.confirmable(
    f.list(f.text('One warning', 'A burial and a family in mourning'), 'Difficult scenes and words'),
    'Difficult scenes and words, folded away until a visitor opens them, or "not yet confirmed"',
  ),
  spoilers: f
    .list(
      f.text('One warning that tells how it ends', 'A death in the last scene'),
      'Warnings that give away the end: folded by themselves, and marked as such',
    )
    .optional(),
  language: f.confirmable(f.text('Languages spoken', 'English with some Yoruba'), 'Languages, or "not yet confirmed"'),
  leavingEarly: f
    .confirmable(
      f.text('Whether people may leave and come back, in short sentences', 'You may leave at any time. You may come back in.'),
      'Whether people may leave during the show and come back, or "not yet confirmed"',
    )
    .optional(),
  access: f.confirmable(
    f.choice(ACCESS_ANSWERS, 'By date, where its dates in tickets/ name them; none, where there are none'),
    'Access performances, or "not yet confirmed"',
  ),
  checked: f.checked,
})
export type VisitFactFields = z.infer<typeof beforeYouComeSchema>
