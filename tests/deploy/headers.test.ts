import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { INJECTED_STYLES, toHeaders } from '../../scripts/deploy/headers.ts'
import { listFiles } from '../../scripts/lib/files.ts'

const RECEIVER = { forms: '/forms' }
const HASHES = { scripts: ['sha256-one'], styles: ['sha256-two'] }

describe('the Content-Security-Policy', () => {
  it('allows only scripts, styles and images of the site, and requires Trusted Types', () => {
    expect(toHeaders(HASHES, RECEIVER).documents['Content-Security-Policy']?.split('; ')).toEqual([
      "default-src 'none'",
      "base-uri 'none'",
      "connect-src 'self'",
      "font-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self' data:",
      "manifest-src 'self'",
      "script-src 'self' 'sha256-one'",
      "style-src 'self' 'sha256-two'",
      "worker-src 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types service-worker',
    ])
  })

  it('allows forms to submit to external services, or to an email if there is no receiver, and nowhere else', () => {
    const policyOf = (forms: string, newsletter?: string) =>
      toHeaders(HASHES, { forms, newsletter: newsletter ? { address: newsletter, emailField: 'email' } : undefined }).documents[
        'Content-Security-Policy'
      ] ?? ''
    const service = policyOf('https://forms.example/f/1')
    expect(service).toContain("form-action 'self' https://forms.example;")
    expect(service).toContain("connect-src 'self' https://forms.example;")
    expect(policyOf('none')).toContain("form-action 'self' mailto:;")
    expect(policyOf('none')).toContain("connect-src 'self';")
    // The newsletter’s form is never sent by script.
    expect(policyOf('/forms', 'https://lists.example/subscription/form')).toContain("form-action 'self' https://lists.example;")
    expect(policyOf('/forms', 'https://lists.example/subscription/form')).toContain("connect-src 'self';")
  })

  it('has the exact styles that React Aria inserts', () => {
    const found = new Set<string>()
    for (const name of ['react-aria', '@react-aria/interactions', '@react-aria/overlays']) {
      const folder = path.join('node_modules', name, 'dist')
      for (const file of listFiles(folder).filter((one) => one.endsWith('.mjs') || one.endsWith('.js'))) {
        const code = readFileSync(path.join(folder, file), 'utf8')
        for (const [, css = ''] of code.matchAll(/\.textContent = `([^`]*)`\.trim\(\)/g)) {
          found.add(css.trim().replace(/\$\{[^}]*\}/g, 'data-react-aria-pressable'))
        }
      }
    }
    expect([...found].sort()).toEqual([...INJECTED_STYLES].map(String).sort())
  })
})
