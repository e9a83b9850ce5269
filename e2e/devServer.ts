import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { copyProject } from '../tests/copyProject.ts'
import { FIXTURE_PROJECT } from '../tests/fixtures/fixtureProject.ts'

/** Serves a copy of the fixture site and its editor by `npm run dev`. `kill` ends the process as a crash would. */
export async function startDevServer(name: string, port: number, env: NodeJS.ProcessEnv = {}) {
  const copy = copyProject(FIXTURE_PROJECT, name)
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: copy,
    env: { ...process.env, PORT: String(port), NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await new Promise<string>((resolve, reject) => {
    let output = ''
    server.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const [, address] = /The editor: (http:\/\/localhost:\d+)/.exec(output) ?? []
      if (address) resolve(address)
    })
    server.once('exit', () => reject(new Error(`The development server stopped:\n${output}`)))
  })
  const kill = () => {
    server.removeAllListeners('exit')
    server.kill('SIGKILL')
  }
  const stop = () => {
    kill()
    rmSync(copy, { recursive: true, force: true })
  }
  return { copy, origin, kill, stop }
}
