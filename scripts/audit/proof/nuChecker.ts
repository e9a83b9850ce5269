import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Finding } from './finding.ts'
import { NU_CHECKER } from './ruleEngines.ts'

interface Message {
  type: 'error' | 'info' | 'non-document-error'
  subType?: string
  url: string
  message: string
  extract?: string
}

/** The findings of the Nu Html Checker on HTML files, each with its route; undefined without Java. Throws when it fails. */
export function runNuChecker(pages: readonly { file: string; route: string }[]): Finding[] | undefined {
  if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status !== 0) return undefined
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
  const files = pages.map(({ file }) => path.resolve(file))
  const { status, stderr } = spawnSync('java', ['-jar', jar, '--format', 'json', '--exit-zero-always', ...files], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  if (status !== 0) throw new Error(`The Nu Html Checker failed: ${stderr}`)
  return parseMessages(stderr, pages)
}

/** Parses the checker’s JSON: errors and warnings, without info messages. */
export function parseMessages(json: string, pages: readonly { file: string; route: string }[]): Finding[] {
  const routes = new Map(pages.map(({ file, route }) => [path.resolve(file), route]))
  const { messages } = JSON.parse(json) as { messages: Message[] }
  return messages
    .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .map(({ url, message, extract = '' }) => ({
      engine: NU_CHECKER,
      rule: message,
      page: routes.get(decodeURIComponent(new URL(url).pathname)) ?? url,
      message,
      at: extract.replace(/\s+/g, ' ').slice(0, 160),
    }))
}
