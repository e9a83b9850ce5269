import { LagosTime } from './LagosTime.tsx'

/** A time of day (8:30am, 3pm, 10:00 AM), as opposed to a name such as Day 1. */
const CLOCK_TIME = /\d ?[ap]m\b/i

/** A schedule as a table that becomes a list on phones. */
export function ScheduleTable({ caption, rows }: { caption: string; rows: readonly { time: string; activity: string }[] }) {
  return (
    <div>
      <table className="table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Activity</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.time + row.activity}>
              <th scope="row">{row.time}</th>
              <td>{row.activity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.some(({ time }) => CLOCK_TIME.test(time)) ? (
        <p className="meta">
          <LagosTime />
        </p>
      ) : null}
    </div>
  )
}
