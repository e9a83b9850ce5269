import { isRecord, type Path, valueAt } from '../src/content/schemas/inspection.ts'
import { formatMoment } from '../src/lib/dates.ts'

/** The name of an item: that of a thing, the day of a date, else its first words. */
export function nameOf(value: unknown): string {
  if (!isRecord(value)) return String(value ?? '').slice(0, 60)
  const { name, title, start, date } = value
  const day = [start, date].find((one) => typeof one === 'string' && /^\d{4}-/.test(one))
  const words = [name, title, day && formatMoment(String(day)), ...Object.values(value)].find(
    (part) => typeof part === 'string' && part !== '',
  )
  return String(words ?? '').slice(0, 60)
}

/** The names of the items that a field is in, which tell it from other fields of the same label: “July 6, 2025 at 4:00 PM, Regular”. */
export const itemNamesOf = (data: unknown, path: Path): string =>
  path
    .flatMap((key, index) => (typeof key === 'number' && index < path.length - 1 ? [nameOf(valueAt(data, path.slice(0, index + 1)))] : []))
    .filter(Boolean)
    .join(', ')
