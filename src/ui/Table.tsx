import type { ReactNode } from 'react'
import { WORDS } from '../lib/words.ts'

interface TableProps {
  caption: string
  columns: readonly string[]
  /** The cells of each row. The first one is its heading. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** Whether the last column has prices. */
  priced?: boolean
}

/** A table that becomes a list on phones. */
export function Table({ caption, columns, rows, priced = false }: TableProps) {
  const classOf = (column: number) => (priced && column === columns.length - 1 ? 'price' : undefined)
  return (
    <table className="table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((name, column) => (
            <th key={name} scope="col" className={classOf(column)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [heading, ...others] }) => (
          <tr key={key}>
            <th scope="row">{heading}</th>
            {others.map((cell, index) => (
              <td key={columns[index + 1]} className={classOf(index + 1)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A time of day (8:30am, 3pm, 10:00 AM), as opposed to a name such as Day 1. */
const CLOCK_TIME = /\d ?[ap]m\b/i

/** A schedule. */
export const ScheduleTable = ({ caption, rows }: { caption: string; rows: readonly { time: string; activity: string }[] }) => (
  <div className="stack">
    <Table
      caption={caption}
      columns={[WORDS.terms.time, WORDS.terms.activity]}
      rows={rows.map(({ time, activity }) => ({ key: time + activity, cells: [time, activity] }))}
    />
    {rows.some(({ time }) => CLOCK_TIME.test(time)) ? <p className="meta">{WORDS.common.lagosTime}</p> : null}
  </div>
)
