interface CalendarLinksProps {
  /** The file of the calendar, on this site. */
  path: string
  /** The `webcal:` address of the same file. */
  subscribe: string
  /** What it holds: "all dates". */
  what: string
}

/** A calendar of several events: to subscribe to, so that it follows every change, or to be downloaded as it is. */
export function CalendarLinks({ path, subscribe, what }: CalendarLinksProps) {
  return (
    <p className="actions">
      <a className="more" href={subscribe}>
        Subscribe to {what}
      </a>
      <a className="more" href={path} download>
        Download {what}
      </a>
    </p>
  )
}
