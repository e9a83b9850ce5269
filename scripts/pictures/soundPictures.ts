import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Pictures in which nothing was found when they were opened, known by what they hold. */
export interface SoundPictures {
  has(file: string, bytes: Buffer): boolean
  add(file: string, bytes: Buffer): void
  /** Keeps for the next time those that were asked for or added. */
  save(): void
}

const LIST = '.build/sound-pictures.json'
/** Where what is asked of a picture is written down. When it changes, every picture is opened again. */
const RULES = ['./faults.ts', './drawingFaults.ts', '../../package.json']

/** Reads which pictures of the project at `root` were sound the last time. To open them takes longer than all other checks together. */
export function loadSoundPictures(root: string): SoundPictures {
  const rules = createHash('sha256')
  for (const file of RULES) rules.update(readFileSync(new URL(file, import.meta.url)))
  const version = rules.digest('hex')
  const before = readList(root, version)
  const asked = new Set<string>()
  const keyOf = (file: string, bytes: Buffer) => createHash('sha256').update(path.extname(file)).update(bytes).digest('hex')
  return {
    has(file, bytes) {
      const key = keyOf(file, bytes)
      if (before.has(key)) asked.add(key)
      return before.has(key)
    },
    add: (file, bytes) => void asked.add(keyOf(file, bytes)),
    save() {
      if (asked.size === before.size && [...asked].every((key) => before.has(key))) return
      writeList(root, { version, sound: [...asked].sort() })
    },
  }
}

/** Empty where there is no list yet, where it was made by other rules, and where it cannot be read. */
function readList(root: string, version: string): ReadonlySet<string> {
  try {
    const list = JSON.parse(readFileSync(path.join(root, LIST), 'utf8')) as { version?: unknown; sound?: unknown }
    return new Set(list.version === version && Array.isArray(list.sound) ? list.sound.map(String) : [])
  } catch {
    return new Set()
  }
}

function writeList(root: string, list: object): void {
  try {
    mkdirSync(path.join(root, path.dirname(LIST)), { recursive: true })
    writeFileSync(path.join(root, LIST), JSON.stringify(list))
  } catch {
    // Where nothing may be written, pictures are opened every time.
  }
}
