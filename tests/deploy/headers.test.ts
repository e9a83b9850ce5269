import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { hashOf, INJECTED_STYLES, toHeaders } from '../../scripts/deploy/headers.ts'
import { headersFor, toHeadersFile } from '../../scripts/deploy/hostFiles.ts'
import { listFiles } from '../../scripts/lib/files.ts'

const RECEIVER = '/forms'
const HASHES = { scripts: ['sha256-one'], styles: ['sha256-two'] }

describe('the Content-Security-Policy', () => {
  it('allows only scripts, styles and images of the site, and requires Trusted Types', () => {
    expect(toHeaders(HASHES, RECEIVER)['Content-Security-Policy']?.split('; ')).toEqual([
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

  it('allows forms to submit to an external service, or to an email if there is no receiver, and nowhere else', () => {
    const policyOf = (forms: string) => toHeaders(HASHES, forms)['Content-Security-Policy'] ?? ''
    const service = policyOf('https://forms.example/f/1')
    expect(service).toContain("form-action 'self' https://forms.example;")
    expect(service).toContain("connect-src 'self' https://forms.example;")
    expect(policyOf('none')).toContain("form-action 'self' mailto:;")
    expect(policyOf('none')).toContain("connect-src 'self';")
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

  it('has hashes as browsers compute them', () => {
    // From the specification’s own example: https://www.w3.org/TR/CSP3/#external-hash
    expect(hashOf("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=')
  })
})

describe('the file of headers', () => {
  const file = toHeadersFile(toHeaders(HASHES, RECEIVER))

  it('has them for every URL, and caches only files with a hash in their name', () => {
    expect(headersFor(file, '/about.html')).toMatchObject({ 'X-Content-Type-Options': 'nosniff', 'X-Frame-Options': 'DENY' })
    expect(headersFor(file, '/about.html')).not.toHaveProperty('Cache-Control')
    expect(headersFor(file, '/assets/a.js')).toMatchObject({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    })
  })
})
