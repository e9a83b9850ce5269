interface CalendarSubscriptionProps {
  /** The file of the calendar, on this site. */
  path: string
  /** The `webcal:` address of the same file. */
  subscribe: string
  /** What the calendar contains, such as "all dates". */
  what: string
}

/** Links to a calendar of several events: subscribe, which follows changes, or download. */
export function CalendarSubscription({ path, subscribe, what }: CalendarSubscriptionProps) {
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
