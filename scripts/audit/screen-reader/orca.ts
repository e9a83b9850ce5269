import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { updateFixtureProject } from '../../test/fixtureProject.ts'
import type { RecordedSite } from './recordedSite.ts'

const NEEDED = ['orca', 'xvfb-run', 'dbus-run-session', 'gsettings', 'xdotool']
const INSTALL = 'apt-get install orca xvfb xauth at-spi2-core dbus-x11 libglib2.0-bin xdotool'

/**
 * Runs Orca, a real screen reader, where it can, and records what it says: of pages and journeys; while a message is sent; during common jobs
 * in the editor. Elsewhere the last records stay; that is not an error.
 */
export const recordOrca =
  (what: 'pages' | 'sendings' | 'editor') =>
  async ({ origin, isRecorded }: RecordedSite): Promise<string[]> => {
    if (what === 'editor') await updateFixtureProject()
    const missing = NEEDED.filter((program) => spawnSync('which', [program]).status !== 0)
    if (missing.length > 0) {
      console.log(`Not run: ${missing.join(', ')} not found. On Debian: ${INSTALL}`)
      return []
    }
    const script = path.join(import.meta.dirname, 'orca/runUnderXvfb.ts')
    const inside = [process.execPath, '--import', 'tsx', script, origin, what, isRecorded ? '--record' : '']
    const status = await new Promise((resolve) => {
      const screen = ['-a', '-s', '-screen 0 1280x1000x24', 'dbus-run-session', '--', ...inside]
      spawn('xvfb-run', screen, { stdio: ['ignore', 'inherit', 'pipe'] })
        .on('close', resolve)
        .stderr.resume()
    })
    return status === 0 ? [] : [`Orca has not said all of the ${what}.`]
  }
