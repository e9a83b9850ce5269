import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

interface Workflow {
  on: Record<string, unknown>
  permissions: Record<string, string>
  jobs: Record<string, { 'timeout-minutes'?: number; steps: { uses?: string; with?: Record<string, unknown>; run?: string }[] }>
}

const FOLDER = '.github/workflows'
const WORKFLOWS = readdirSync(FOLDER).map((file): [string, Workflow] => [file, parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))])

describe.each(WORKFLOWS)('the workflow %s', (_file, { on, permissions, jobs }) => {
  const steps = Object.values(jobs).flatMap((job) => job.steps)

  it('pins actions by commit', () => {
    const actions = steps.flatMap(({ uses }) => uses ?? [])
    expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([])
  })

  it('leaves no token of a checkout to later steps', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([])
  })

  it('has permissions and a timeout, and write access only without code of a pull request', () => {
    expect(Object.values(jobs).filter((job) => !job['timeout-minutes'])).toEqual([])
    const writes = Object.values(permissions).includes('write')
    const runsCode = steps.some(({ uses }) => uses?.startsWith('actions/checkout@'))
    expect([writes && runsCode && 'pull_request' in on, 'pull_request_target' in on]).toEqual([false, false])
  })
})

it('no shell command has input of an event, which may hold another command', () => {
  const commands = WORKFLOWS.flatMap(([, { jobs }]) => Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? [])))
  expect(commands.join('\n')).toContain('npm ci')
  expect(commands.filter((command) => command.includes('${{'))).toEqual([])
})
