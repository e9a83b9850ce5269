import { z } from 'zod'
import { ACCESS_KINDS, FORMER_ACCESS_KINDS } from '../../lib/access.ts'
import * as f from './fields.ts'

export const venueSchema = z.strictObject({
  name: f.text('The name of the place', 'A Lagos theatre'),
  city: f.text('The city', 'Lagos'),
  updated: f.updated,
  address: f.confirmable(f.text('Street and area', '5 Broad Road')),
  stepFree: f.confirmable(f.prose('The way in without steps', 'Ramp at the east door.')),
  seating: f.confirmable(f.prose('Seats and wheelchair places', 'Four places in row C.')),
  toilets: f.confirmable(f.prose('Toilets', 'Accessible toilet on the ground floor.')),
  parking: f.confirmable(f.prose('Parking and drop-off', 'Drop-off at the gate.')),
  afterShow: f.prose('Getting home: the last bus, where a keke or taxi stops', 'The last bus leaves at 10:00 PM from the gate.').optional(),
  checked: f.checked,
  entrance: f.picture('The entrance, for visitors who come for the first time', './lagos-theatre-entrance.svg').optional(),
})

export const accessSchema = f.groups('The access services of this date. List only confirmed ones: visitors rely on them', {
  kind: f.choice([...ACCESS_KINDS, ...FORMER_ACCESS_KINDS], 'What visitors get. “signed” and “captioned” are former names that say less'),
  language: f.text('The language that is signed or captioned', 'Nigerian Sign Language').optional(),
  position: f.text('Where the interpreter or the screen is, or where to meet', 'Interpreter at the left of the stage').optional(),
  note: f.text('Anything to add, as a sentence', 'Ask for row B when you book.').optional(),
})

export const beforeYouComeSchema = f.group('What a visitor needs to know before coming', {
  runningTime: f.confirmable(f.count('Minutes, interval included', 110)),
  interval: f.confirmable(f.text('The interval, as a sentence', 'There is one interval of 15 minutes')),
  age: f.confirmable(f.text('For whom: age guidance', 'Ages 12 and over')),
  whatToExpect: f.confirmable(f.list(f.text('One thing', 'Loud drumming'), 'Loud sounds, strobe, haze, actors among the audience')),
  contentWarnings: f.confirmable(
    f.list(f.text('One warning', 'A burial and a family in mourning'), 'Difficult scenes and words, folded away until opened'),
  ),
  spoilers: f.list(f.text('One warning', 'A death in the last scene'), 'Warnings that give away the end, folded by themselves').optional(),
  language: f.confirmable(f.text('Languages spoken', 'English with some Yoruba')),
  leavingEarly: f.confirmable(f.text('Whether people may leave, and come back', 'You may leave at any time.')).optional(),
  access: f.confirmable(f.choice(['by date', 'none'], 'By date, where its dates in tickets/ name them; none, where there are none')),
  checked: f.checked,
})
export type VisitFactFields = z.infer<typeof beforeYouComeSchema>
