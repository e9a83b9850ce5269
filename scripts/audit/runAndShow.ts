import { spawn } from 'node:child_process'

/** Runs a command line of node, with TypeScript, and shows its output. Returns whether it passed, and what it printed. */
export function runAndShow(
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<{ hasPassed: boolean; printed: string }> {
  return new Promise((resolve) => {
    // Colours would be recorded as escape sequences. In CI, Vitest prints them into pipes too.
    const env = { ...process.env, ...more, FORCE_COLOR: '0', NO_COLOR: '1' }
    const child = spawn(process.execPath, ['--import', 'tsx', ...args], { stdio: ['inherit', 'pipe', 'pipe'], env })
    let printed = ''
    for (const stream of ['stdout', 'stderr'] as const) {
      // Decodes the stream as a whole: a chunk may end within a character.
      child[stream].setEncoding('utf8').on('data', (text: string) => {
        printed += text
        process[stream].write(text)
      })
    }
    child.on('close', (code) => resolve({ hasPassed: code === 0, printed }))
  })
}
