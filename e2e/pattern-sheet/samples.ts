import { readColour } from '../../scripts/identity/logo.ts'
import type { Picture } from '../../src/lib/responsivePicture.ts'

/**
 * A plain picture in two colours of the tokens, as a data URL, so that the sheet needs no files, does not change with the pictures of the
 * site, and has a small screenshot.
 */
function flatPicture(name: string, width: number, height: number, surface: string, dye: string): Picture {
  const disc = `<circle fill="${readColour(dye)}" cx="${width / 2}" cy="${height / 2}" r="${height / 3}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path fill="${readColour(surface)}" d="M0 0h${width}v${height}H0z"/>${disc}</svg>`
  const src = `${name}.svg`
  return {
    src,
    file: src,
    url: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    small: '/no-such.jpg',
    width,
    height,
    bytes: 9216,
    sources: [],
    alt: `A disc: ${name}`,
  }
}

export const WIDE = flatPicture('moon', 1200, 800, 'indigo', 'sand')
export const OTHER_WIDE = flatPicture('lamp', 1200, 800, 'clay', 'brass')
export const TALL = flatPicture('sun', 800, 1000, 'brass', 'clay')
export const OTHER_TALL = flatPicture('leaf', 800, 1000, 'accent', 'chalk')

/** Sample texts that say what they are for and name nobody. */
export const WORDS = {
  short: 'One line that says what this is.',
  long: 'Two or three lines of running text, long enough to see how they break, how far apart they stand, and where a line that is too long would end.',
  title: 'A title of middling length',
  marked: 'Ọjọ́ ẹ̀rọ̀ Ṣọ̀kalẹ̀ Àbẹ̀ní ₦15,000',
}

export const CONTACT = { email: 'hello@sample.example', phone: '+234 800 000 0000', whatsapp: 'https://whatsapp.example/234' }
export const TOAST = { title: 'Message sent', description: 'One sentence that says what was done.' }

export const FORM = { ...CONTACT, action: '/forms', unconnected: WORDS.short, privacy: WORDS.short, toast: TOAST }
export const NEWSLETTER = {
  ...FORM,
  placeholder: 'Your email address',
  button: 'Subscribe',
  next: WORDS.short,
}

/** Two dates of a play: one that is over, and an upcoming one. */
export const SHOWS = [
  { id: 'one', start: '2025-05-17T15:00:00+01:00', completed: true, statusText: 'Show Completed', ticketTypes: [] },
  {
    id: 'two',
    start: '2025-05-17T18:00:00+01:00',
    completed: false,
    notice: {
      status: 'postponed',
      reason: WORDS.short,
      newDate: { start: '2025-06-01T18:00:00+01:00', end: '2025-06-01T18:00:00+01:00' },
    },
    ticketTypes: [],
  },
] as const
