import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'yaml'

type Variables = Readonly<Record<string, string>>

interface Job {
  env?: Variables
  steps: { name?: string; if?: string | boolean; run?: string; env?: Variables }[]
}

/** What a repository’s settings and the event give to a workflow. */
export interface Context {
  vars?: Variables
  secrets?: Variables
  inputs?: Variables
}

/** Steps that a rehearsal leaves out: packages are linked, and checks.yml runs these tests. */
const LEFT_OUT = ['Install', 'Test the pages', 'Test the pages in a browser']

/** Runs the commands of a job in a checkout, as the Git host’s runner would: in order, until one fails. */
export function runWorkflow(file: string, job: string, checkout: string, context: Context = {}) {
  const workflow = parse(readFileSync(path.join(checkout, '.github/workflows', file), 'utf8')) as {
    env?: Variables
    jobs: Record<string, Job>
  }
  const { steps, env: ofJob } = workflow.jobs[job] as Job
  const files = mkdtempSync(path.join(tmpdir(), 'runner-'))
  const [exported, summary] = [path.join(files, 'env'), path.join(files, 'summary')]
  for (const one of [exported, summary]) writeFileSync(one, '')
  const { NODE_ENV, VITEST, CHROME_PATH, ...own } = process.env
  let failed: string | undefined
  let output = ''
  for (const { name = '', run, env, if: condition } of steps) {
    if (!run || LEFT_OUT.includes(name) || (failed !== undefined && condition !== 'always()')) continue
    const given = { ...workflow.env, ...ofJob, ...env }
    const { status, stdout, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', run], {
      cwd: checkout,
      encoding: 'utf8',
      maxBuffer: 1e8,
      env: {
        ...own,
        ...(CHROME_PATH ? { CHROME_PATH } : {}),
        ...Object.fromEntries(Object.entries(given).map(([key, value]) => [key, resolve(String(value), context)])),
        ...readVariables(exported),
        GITHUB_ACTIONS: 'true',
        GITHUB_ENV: exported,
        GITHUB_STEP_SUMMARY: summary,
      },
    })
    output += `\n# ${name}\n${stdout}\n${stderr}`
    if (status !== 0) failed ??= name
  }
  return { failed, output, summary: readFileSync(summary, 'utf8') }
}

/** Replaces the expressions of GitHub Actions that workflows use in `env`. */
const resolve = (text: string, { vars, secrets, inputs }: Context) =>
  text.replace(/\$\{\{ *(\w+)\.(\w+) *\}\}/g, (_, kind: string, name: string) => ({ vars, secrets, inputs })[kind]?.[name] ?? '')

const readVariables = (file: string): Variables =>
  existsSync(file)
    ? Object.fromEntries(
        readFileSync(file, 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
      )
    : {}
