import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { listen } from '../serve/server.ts'

/** The programs the desk runs beside itself. When one ends, all end. */
export class Programs {
  private readonly root: string
  private readonly running = new Set<ChildProcess>()

  constructor(root: string) {
    this.root = root
  }

  /** Starts a Node program, and resolves with what it says once it is ready. Throws with its last words where it never is. */
  start(name: string, args: readonly string[], env: Readonly<Record<string, string>>, ready: RegExp): Promise<string> {
    const options = {
      cwd: this.root,
      env: { ...process.env, ...env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'],
    }
    const child = spawn(process.execPath, args, options)
    this.running.add(child)
    return new Promise((resolve, reject) => {
      let said = ''
      let isReady = false
      const hear = (chunk: Buffer) => {
        // A program that runs tells of faults only.
        if (isReady) return
        said += chunk.toString()
        const [words] = ready.exec(said) ?? []
        if (words === undefined) return
        isReady = true
        resolve(words)
      }
      child.stdout.on('data', hear)
      child.stderr.on('data', (chunk: Buffer) => (isReady ? process.stderr.write(chunk) : hear(chunk)))
      child.once('error', reject)
      child.once('exit', () => {
        this.running.delete(child)
        if (!isReady) return reject(new Error(`The desk could not start ${name}:\n${said}`))
        console.error(`The desk closes, because ${name} has ended.`)
        this.stop(1)
      })
    })
  }

  /** A port that nobody listens on: the wanted one, or the next. */
  async freePort(wanted: number, host: string): Promise<number> {
    const server = createServer()
    const port = await listen(server, wanted, host)
    await new Promise((resolve) => server.close(resolve))
    return port
  }

  /** Stops every program, and the desk with this exit code. */
  stop(code: number): void {
    for (const child of this.running) {
      child.removeAllListeners('exit')
      child.kill()
    }
    process.exit(code)
  }
}
