import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { type EngineResult, formatProof, toResult } from '../../scripts/audit/proof/checkPages.ts'
import { NU_CHECKER, parseMessages } from '../../scripts/audit/proof/ruleEngines.ts'

const url = pathToFileURL(path.resolve('dist/a b.html')).href
const parse = (...messages: object[]) =>
  parseMessages(JSON.stringify({ messages: messages.map((message) => ({ url, ...message })) }), [{ file: 'dist/a b.html', route: '/a' }])

describe('findings of the Nu Html Checker', () => {
  it('are its errors and warnings, without info messages, by the route of the page', () => {
    const found = parse(
      { type: 'error', message: 'Stray end tag “p”.', extract: 'a\n  </p>' },
      { type: 'info', subType: 'warning', message: 'Empty heading.' },
      { type: 'info', message: 'Trailing slash on void elements.' },
    )
    expect(found).toEqual([
      { engine: NU_CHECKER, rule: 'Stray end tag “p”.', page: '/a', message: 'Stray end tag “p”.', at: 'a </p>' },
      { engine: NU_CHECKER, rule: 'Empty heading.', page: '/a', message: 'Empty heading.', at: '' },
    ])
  })
})

describe('the report of all engines', () => {
  const found = parse(
    { type: 'error', message: 'CSS: Parse Error.', extract: '::view-transition-group(*){animation-dur' },
    { type: 'error', message: 'CSS: Parse Error.', extract: 'p{color:' },
  )
  const engine = { engine: NU_CHECKER, version: '1.2.3', home: 'https://nu.example' }
  const format = (...engines: EngineResult[]) => formatProof({ date: '2026-01-02', pages: ['/a'], states: 3, engines })

  it('counts a known false positive as one, and the same rule elsewhere as an error of the site', () => {
    const report = format({ ...engine, ...toResult(NU_CHECKER, found) })
    expect(report).toContain('| Nu Html Checker | 1.2.3 | 1 | 1 |')
    expect(report).toContain('- Nu Html Checker, /a, CSS: Parse Error.')
    expect(report).toContain('`p{color:`')
    expect(report).not.toContain('animation-dur')
  })

  it('counts only the findings of the engine', () => {
    expect(toResult('axe', found)).toMatchObject({ errors: [] })
  })

  it('says why an engine could not run', () => {
    const report = format({ ...engine, skipped: 'there is no Java on this machine' })
    expect(report).toContain('| Nu Html Checker | 1.2.3 | not run: there is no Java on this machine |  |')
  })
})
