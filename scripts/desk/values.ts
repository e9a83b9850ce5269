import type { DeskField } from './deskConfig.ts'

/** Whether a value is a group of fields. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether two values say the same, in whatever order their fields stand. */
export function equal(one: unknown, other: unknown): boolean {
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((item, index) => equal(item, other[index]))
  if (!isGroup(one) || !isGroup(other)) return one === other
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key) && equal(one[key], other[key]))
}

/**
 * The values as a file holds them: in the order of the schema, without what was left empty and without what belongs to
 * another kind of group. A field the schema does not know stays: the content check speaks of it, and only a person may take it away.
 */
export function arrange(values: Readonly<Record<string, unknown>>, fields: readonly DeskField[]): Record<string, unknown> {
  const known = fields.filter(({ name, kinds }) => Object.hasOwn(values, name) && (!kinds || kinds.includes(String(values.kind))))
  const unknown = Object.entries(values).filter(([key]) => !fields.some(({ name }) => name === key))
  const arranged = known.map((field) => [field.name, arrangeValue(values[field.name], field)] as const)
  return Object.fromEntries([...arranged.filter(([, value]) => value !== undefined), ...unknown])
}

function arrangeValue(value: unknown, field: DeskField): unknown {
  if (value === '' && field.may_be_empty) return value
  if (value === '' || value === null || value === undefined) return undefined
  if (Array.isArray(value)) {
    const items = value.map((item) => arrangeValue(item, itemOf(field))).filter((item) => item !== undefined)
    return items.length === 0 ? undefined : items
  }
  // A picture that was just chosen is named without its folder, which is the file’s own.
  if (field.widget === 'image' && typeof value === 'string' && !value.startsWith('.')) return `./${value}`
  if (!isGroup(value)) return value
  const group = arrange(value, field.fields ?? [])
  return Object.keys(group).length === 0 ? undefined : group
}

/** What an item of a list is: a group with the list's fields, or a value of its one field. */
const itemOf = (field: DeskField): DeskField => field.field ?? { ...field, may_be_empty: false }
