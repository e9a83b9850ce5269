import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { bundleReceiver } from '../../scripts/serve/siteReceiver.ts'
import { SETTINGS } from './testReceiver.ts'

const FAIL_AT = new URL('failAtStep.mjs', import.meta.url).href

/** The built receiver in a process of its own, on a folder that stays when the process is killed. */
export class BuiltReceiver {
  readonly program: string
  readonly folder: string
  child: ChildProcess | undefined
  log = ''

  private constructor(program: string) {
    this.program = program
    this.folder = path.join(program, 'messages')
  }

  /** Builds the program once for each test file. */
  static async build(): Promise<BuiltReceiver> {
    const program = mkdtempSync(path.join(tmpdir(), 'receiver-'))
    await bundleReceiver(program)
    writeFileSync(path.join(program, 'receiver.json'), JSON.stringify({ ...SETTINGS, deleteAfterDays: 365 }))
    return new BuiltReceiver(program)
  }

  /** The address since the last start, each time on another free port. */
  get address(): string {
    const [, port] = /ready on port (\d+)/.exec(this.log) ?? []
    return `http://127.0.0.1:${port}/forms`
  }

  /** Starts the program. With FAIL_WITH and FAIL_STEP in `env`, it fails at that step once it has started (failAtStep.mjs). */
  async start(env: Record<string, string> = {}): Promise<void> {
    const preload = env.FAIL_WITH ? ['--import', FAIL_AT] : []
    // Started as docs/forms.md says: the option saves 20 MB, which matters on a small server.
    this.child = spawn(process.execPath, [...preload, '--max-semi-space-size=2', 'receiver.mjs'], {
      cwd: this.program,
      env: { PATH: process.env.PATH, PORT: '0', MESSAGES_FOLDER: this.folder, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [this.child.stdout, this.child.stderr]) stream?.on('data', (text) => (this.log += text))
    for (let waited = 0; !this.log.includes('ready') && this.child.exitCode === null && waited < 15_000; waited += 10) await wait(10)
    if (!this.log.includes('ready')) throw new Error(`The receiver did not start: ${this.log}`)
  }

  async kill(): Promise<void> {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return
    const ended = once(this.child, 'exit')
    this.child.kill('SIGKILL')
    await ended
    this.log = ''
  }

  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.program, { recursive: true, force: true })
  }
}
