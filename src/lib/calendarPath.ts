/** Where the calendar file of one date of an event lies. Both names are ids, which outlive titles. */
export const calendarPath = ({ event, date }: { event: string; date: string }): string => `/calendar/${event}-${date}.ics`

/** The date of a session or festival as ids have it: a file holds one session, and next year's has its own. */
export const sessionDate = (starts: string): string => starts.slice(0, 4)
