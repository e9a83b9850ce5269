import { LagosTime } from './LagosTime.tsx'

interface ScheduleTableProps {
  caption: string
  rows: readonly { time: string; activity: string }[]
}

/** 8:30am, 3pm or 10:00 AM, rather than Day 1. */
const CLOCK_TIME = /\d ?[ap]m\b/i

/** What happens when, as a table that becomes a list on phones. */
export function ScheduleTable({ caption, rows }: ScheduleTableProps) {
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
