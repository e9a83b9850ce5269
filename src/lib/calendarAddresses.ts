/** The address of the calendar file of one date of an event. It consists of ids, because titles may change. */
export const calendarPath = ({ eventId, dateId }: { eventId: string; dateId: string }): string => `/calendar/${eventId}-${dateId}.ics`

/**
 * The id of a session in calendar addresses: its year. The file of a programme or the festival holds one session; next year’s is another
 * event.
 */
export const sessionDate = (starts: string): string => starts.slice(0, 4)

/** The address of the calendar of all events. */
export const SEASON_CALENDAR = '/calendar/season.ics'

/** The address of the calendar of a city, a production or a kind of access. `name` is an id or a slug. */
export const calendarPathOf = (folder: 'cities' | 'productions' | 'access', name: string): string => `/calendar/${folder}/${name}.ics`

/** The `webcal:` address with which a calendar program subscribes to a file of the site. `url` is the site’s own. */
export const subscribeAddress = (url: string, path: string): string => url.replace(/^https?:/, 'webcal:') + path
