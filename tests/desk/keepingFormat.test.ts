import { describe, expect, it } from 'vitest'
import { kindsOf } from '../../scripts/desk/deskConfig.ts'
import { keepingFormat } from '../../scripts/desk/keepingFormat.ts'
import { config, filesOf, readContent } from './samples.ts'

const format = keepingFormat(kindsOf(config))

const TICKETS = config.collections.find(({ name }) => name === 'tickets')?.fields?.map(({ name }) => name) ?? []

/** What Decap does between opening a file and saving it. The names of the fields are all it tells of the kind of file. */
function edit(text: string, change: (values: Record<string, never>) => void, names: readonly string[] = TICKETS): string {
  const values = structuredClone(format.fromFile(text)) as Record<string, never>
  change(values)
  return format.toFile(values, names)
}

const EVENT = `---
# Ask the box office before you change a price.
title: 'The drum'
dates:
  # The first night
  - id: one
    venue: here # the small hall
    ticketTypes:
      - name: Regular
        price: 5000 # agreed in May
      - name: VIP
        price:   8000
  # The second night
  - id: two
    venue: "there"
    ticketTypes: []
summary: >-
  A folded line
  and another.

  A second part.

doors: not yet confirmed
priceNote:
# The end
---

The text, with {company} and :yo[àṣà].
`

type Event = {
  title?: string
  summary?: string
  doors?: string
  body?: string
  extra?: unknown
  dates: { id: string; venue?: string; ticketTypes: { name: string; price?: number; note?: string }[] }[]
}

/** The lines that are gone and the lines that are new. */
function changes(change: (event: Event) => void): { gone: string[]; added: string[] } {
  const after = edit(EVENT, change as never)
  const [old, fresh] = [EVENT.split('\n'), after.split('\n')]
  const without = (some: string[], others: string[]) => {
    const left = [...others]
    return some.filter((line) => {
      const at = left.indexOf(line)
      if (at >= 0) left.splice(at, 1)
      return at < 0
    })
  }
  return { gone: without(old, fresh), added: without(fresh, old) }
}

describe('every file of content/', () => {
  const files = filesOf(config)

  it('is read', () => {
    expect(files.length).toBeGreaterThan(95)
  })

  it.each(files)('$file is written as it was, byte for byte, when nothing was changed', ({ file, names }) => {
    const text = readContent(file)
    expect(edit(text, () => {}, names)).toBe(text)
  })

  it.each(files)('$file is written from nothing with the same values', ({ file, names }) => {
    const { $source: _, ...values } = format.fromFile(readContent(file))
    const written = format.toFile(values, names)
    expect(format.fromFile(written)).toEqual({ ...values, $source: written })
  })
})

describe('a changed file', () => {
  it('changes in the line of a price alone, and keeps the remark behind it', () => {
    const after = changes((event) => {
      event.dates[0]?.ticketTypes.splice(0, 1, { name: 'Regular', price: 6000 })
    })
    expect(after).toEqual({ gone: ['        price: 5000 # agreed in May'], added: ['        price: 6000 # agreed in May'] })
  })

  it('keeps quotation marks and folded lines where words change', () => {
    const after = changes((event) => {
      event.title = 'The great drum'
      event.summary = 'One line'
    })
    expect(after.added).toEqual(["title: 'The great drum'", '  One line'])
    expect(after.gone).toEqual(["title: 'The drum'", '  A folded line', '  and another.', '  A second part.', ''])
  })

  it('takes a remark away only with the item it stands above', () => {
    const after = changes((event) => {
      event.dates.splice(0, 1)
    })
    expect(after.added).toEqual([])
    expect(after.gone).toContain('  # The first night')
    expect(after.gone).not.toContain('  # The second night')
  })

  it('moves an item with its remark, and writes a new one in the order of the schema', () => {
    const after = edit(EVENT, ((event: Event) => {
      event.dates.reverse()
      event.dates.push({ id: 'three', ticketTypes: [{ name: 'Play #1', price: 10 }] })
    }) as never)
    expect(after.indexOf('# The second night')).toBeLessThan(after.indexOf('id: two'))
    expect(after.indexOf('id: two')).toBeLessThan(after.indexOf('# The first night'))
    expect(after).toContain("  - id: three\n    ticketTypes:\n      - name: 'Play #1'\n        price: 10\nsummary: >-")
  })

  it('takes a field away that was emptied, with the empty line above it, and leaves one that was empty before', () => {
    const after = changes((event) => {
      event.doors = ''
    })
    expect(after).toEqual({ gone: ['doors: not yet confirmed', ''], added: [] })
  })

  it('puts a new field where the schema has it', () => {
    const after = edit('---\ntitle: The drum\ndoors: At six\nmisspelt: kept\n---\n', ((event: Event) =>
      Object.assign(event, { category: 'Theatre' })) as never)
    expect(after).toBe('---\ntitle: The drum\ncategory: Theatre\ndoors: At six\nmisspelt: kept\n---\n')
  })

  it('keeps its text, and changes nothing but its text', () => {
    expect(changes((event) => Object.assign(event, { body: 'Other words.' }))).toEqual({
      gone: ['The text, with {company} and :yo[àṣà].'],
      added: ['Other words.'],
    })
  })

  it('keeps the line ends of another system', () => {
    const text = EVENT.replaceAll('\n', '\r\n')
    expect(edit(text, () => {})).toBe(text)
    expect(edit(text, ((event: Event) => Object.assign(event, { title: 'New' })) as never)).toBe(text.replace("'The drum'", "'New'"))
  })

  it('is left alone when its fields cannot be read', () => {
    const broken = '---\ntitle: "The drum\n---\n'
    expect(() => edit(broken, ((event: Event) => Object.assign(event, { title: 'New' })) as never)).toThrow('cannot be read')
  })
})
