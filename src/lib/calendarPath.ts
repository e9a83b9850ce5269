/** Where the calendar file of one date of an event lies. Both names are ids, which outlive titles. */
export const calendarPath = ({ event, date }: { event: string; date: string }): string => `/calendar/${event}-${date}.ics`

/** The date of a session or festival as ids have it: a file holds one session, and next year's has its own. */
export const sessionDate = (starts: string): string => starts.slice(0, 4)

/** Where the calendar of everything lies. */
export const SEASON_CALENDAR = '/calendar/season.ics'

/** Where the season lies as data, and the JSON Schema of it. */
export const SEASON_DATA = { json: '/calendar/season.json', csv: '/calendar/season.csv', schema: '/calendar/season.schema.json' } as const

/** The calendars that hold several events and that people subscribe to, by what they are about. */
const CALENDAR_FOLDERS = { city: '/calendar/cities', production: '/calendar/productions', access: '/calendar/access' } as const

/** Where the calendar of a city, a production or a kind of access lies. Its name is an id or a slug. */
export const calendarOf = (about: keyof typeof CALENDAR_FOLDERS, name: string): string => `${CALENDAR_FOLDERS[about]}/${name}.ics`

/** The address by which a calendar program subscribes to a file of the site, given the site’s own. */
export const subscribeAddress = (url: string, path: string): string => url.replace(/^https?:/, 'webcal:') + path
