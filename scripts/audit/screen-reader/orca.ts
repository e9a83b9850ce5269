import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { updateFixtureProject } from '../../test/fixtureProject.ts'
import type { RecordedSite } from './recordedSite.ts'

/** The commands that Orca and its virtual display need. */
const NEEDED = ['orca', 'xvfb-run', 'dbus-run-session', 'gsettings', 'xdotool']
const INSTALL = 'apt-get install orca xvfb xauth at-spi2-core dbus-x11 libglib2.0-bin xdotool'

/** Records pages and journeys with Orca, a real screen reader, where it can run. Elsewhere the last records stay; that is not an error. */
export const recordOrca = (site: RecordedSite): Promise<string[]> => runInside(site, 'pages')

/** Records what Orca says while a message is sent. Returns an error when it does not say the words of the specification. */
export const recordSendings = (site: RecordedSite): Promise<string[]> => runInside(site, 'sendings')

/** Records what Orca says during common jobs in the editor, and how many keys and seconds each takes. */
export async function recordEditor(site: RecordedSite): Promise<string[]> {
  await updateFixtureProject()
  return runInside(site, 'editor')
}

async function runInside({ origin, isRecorded }: RecordedSite, what: 'pages' | 'sendings' | 'editor'): Promise<string[]> {
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
