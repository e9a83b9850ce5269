import { NOT_YET_CONFIRMED } from '../../src/content/schemas/fields.ts'
import type { DeskField } from './deskConfig.ts'

/** What Decap gives to a control. */
interface ControlProps {
  forID: string
  classNameWrapper: string
  field: { get<Key extends keyof DeskField>(key: Key): DeskField[Key] }
  value: unknown
  onChange(value: unknown): void
  setActiveStyle(): void
  setInactiveStyle(): void
}

/** React’s createElement, as Decap hands it out. */
export type CreateElement = (type: string, props: Readonly<Record<string, unknown>>, ...children: unknown[]) => unknown

/** Draws the control of a fact that may still be open: a box to tick, and beside it the fact. A list is written line by line. */
export function drawConfirmable(h: CreateElement, props: ControlProps): unknown {
  const { forID, classNameWrapper, field, value, onChange, setActiveStyle, setInactiveStyle } = props
  const isOpen = value === NOT_YET_CONFIRMED
  const fact = field.get('fact')
  const tick = h('input', {
    type: 'checkbox',
    checked: isOpen,
    onChange: () => onChange(isOpen ? '' : NOT_YET_CONFIRMED),
  })
  const box = h(fact === 'number' ? 'input' : 'textarea', {
    id: forID,
    ...(fact === 'number' ? { type: 'number', min: 0, step: 1 } : { rows: 3 }),
    disabled: isOpen,
    value: isOpen ? '' : toText(value),
    onChange: ({ target }: { target: { value: string } }) => onChange(toFact(target.value, fact)),
    onFocus: setActiveStyle,
    onBlur: setInactiveStyle,
  })
  const note = fact === 'list' && !isOpen ? h('span', {}, 'One thing a line') : null
  return h('div', { className: `${classNameWrapper} desk-confirmable` }, h('label', {}, tick, ' Not yet confirmed'), box, note)
}

/** Decap keeps lists as Immutable’s. */
const toText = (value: unknown): string => {
  const plain = typeof value === 'object' && value !== null && 'toJS' in value ? (value.toJS as () => unknown).call(value) : value
  return Array.isArray(plain) ? plain.join('\n') : String(plain ?? '')
}

function toFact(text: string, fact: DeskField['fact']): unknown {
  if (fact === 'number') return text === '' ? '' : Number(text)
  // Empty lines are kept while somebody writes; none is saved.
  return fact === 'list' && text !== '' ? text.split('\n') : text
}
