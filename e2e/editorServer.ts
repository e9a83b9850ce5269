import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { copyProject } from '../scripts/lib/copyProject.ts'
import { FIXTURE_PROJECT } from '../scripts/test/fixtureProject.ts'

/** The current day for the editor, which new files get as their date. */
const DAY = '2025-06-15'

/** Serves the editor of a copy of the fixture site by `npm run dev`. `kill` ends the process as a crash would. */
export async function startEditorServer(port: number) {
  const copy = copyProject(FIXTURE_PROJECT, 'editor')
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: copy,
    env: { ...process.env, SITE_NOW: DAY, PORT: String(port), NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await new Promise<string>((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      const [, address] = /The editor: (http:\/\/localhost:\d+)/.exec(chunk.toString()) ?? []
      if (address) resolve(address)
    })
    server.once('exit', () => reject(new Error('The development server stopped.')))
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
