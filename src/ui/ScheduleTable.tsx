interface ScheduleTableProps {
  caption: string
  rows: readonly { time: string; activity: string }[]
}

/** What happens when, as a table that becomes a list on phones. */
export function ScheduleTable({ caption, rows }: ScheduleTableProps) {
  return (
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
  )
}
