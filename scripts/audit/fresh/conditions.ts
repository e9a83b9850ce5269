import { copyFileSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { escapeXml } from '../../../src/seo/xml.ts'
import { SEASON } from '../edits/allEdits.ts'
import { applyEdit } from '../edits/edit.ts'

/** The environment of a command on a fresh machine. */
export interface Machine {
  /** A folder for everything that the machine needs: fonts, a PATH, a home. */
  folder: string
  env: Record<string, string>
  /** The name of the folder that the project is cloned into. */
  clone: string
  user?: { uid: number; gid: number }
  /** Changes the clone before anything is installed. */
  change?: (clone: string) => void
}

/** One difference between machines. */
export interface Condition {
  about: string
  apply: (machine: Machine) => void
  /** Commands to run after `npm ci`. */
  commands?: readonly string[]
}

/** Debian’s unprivileged user. */
const NOBODY = { uid: 65_534, gid: 65_534 }
const require = createRequire(import.meta.url)

/** Differences between machines that test results must not depend on. Fonts are from npm packages, not from this machine. */
export const CONDITIONS = {
  dejavu: withFonts('DejaVu', ['dejavu-fonts-ttf/ttf/DejaVuSans.ttf', 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf']),
  noto: withFonts('Noto Sans', [
    '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  ]),
  liberation: withFonts('Liberation Sans', [
    'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf',
    'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf',
  ]),
  'no-servers': { about: 'a PATH without nginx and Caddy', apply: givePathWithoutServers },
  'empty-home': { about: 'an empty HOME', apply: giveEmptyHome },
  japanese: withVariables('a Japanese locale', { LANG: 'ja_JP.UTF-8', LC_ALL: 'ja_JP.UTF-8', LANGUAGE: 'ja' }),
  zone: withVariables('the time zone of Auckland', { TZ: 'Pacific/Auckland' }),
  spaces: { about: 'a path with spaces', apply: (machine) => void Object.assign(machine, { clone: 'a site of ours' }) },
  user: { about: 'an ordinary user', apply: giveOrdinaryUser },
  season: {
    about: 'a season of edits in content/',
    apply: (machine) => void Object.assign(machine, { change: applySeason }),
    // As docs/editing.md asks: print brochures again, then record the addresses that are published now.
    commands: ['npx tsx scripts/brochures.ts', 'npm run content:check -- --record'],
  },
} as const satisfies Record<string, Condition>

export type ConditionName = keyof typeof CONDITIONS

/**
 * Machines with several conditions each, so that four runs of the whole suite cover all ten. If one fails, run its conditions one by one:
 * `npx tsx scripts/audit/fresh.ts zone spaces`.
 */
export const MACHINES: readonly (readonly ConditionName[])[] = [
  ['dejavu', 'no-servers', 'empty-home'],
  ['noto', 'japanese', 'zone', 'spaces'],
  ['liberation', 'user'],
  ['season'],
]

function applySeason(clone: string): void {
  for (const edit of SEASON) applyEdit(path.join(clone, 'content'), edit)
}

function withVariables(about: string, variables: Record<string, string>): Condition {
  return { about, apply: ({ env }) => void Object.assign(env, variables) }
}

/** Limits every program that uses fontconfig (browsers, picture tools) to these fonts. */
function withFonts(name: string, files: readonly string[]): Condition {
  return {
    about: `no fonts but ${name}`,
    apply: ({ folder, env }) => {
      const [fonts, cache, file] = ['fonts', 'font-cache', 'fonts.conf'].map((name) => path.join(folder, name)) as [string, string, string]
      mkdirSync(fonts)
      for (const font of files) copyFileSync(require.resolve(font), path.join(fonts, path.basename(font)))
      const places = `<dir>${escapeXml(fonts)}</dir><cachedir>${escapeXml(cache)}</cachedir>`
      writeFileSync(file, `<?xml version="1.0"?>\n<fontconfig>${places}</fontconfig>\n`)
      env.FONTCONFIG_FILE = file
    },
  }
}

/** Sets the PATH to a folder of links to every other program. */
function givePathWithoutServers({ folder, env }: Machine): void {
  const programs = path.join(folder, 'bin')
  mkdirSync(programs)
  for (const place of (env.PATH ?? '').split(path.delimiter).filter((each) => existsSync(each)))
    for (const name of readdirSync(place))
      if (!['nginx', 'caddy'].includes(name) && !existsSync(path.join(programs, name)))
        symlinkSync(path.join(place, name), path.join(programs, name))
  env.PATH = programs
}

function giveEmptyHome({ folder, env }: Machine): void {
  const home = path.join(folder, 'home')
  mkdirSync(home)
  Object.assign(env, { HOME: home, XDG_CACHE_HOME: path.join(home, '.cache'), XDG_CONFIG_HOME: path.join(home, '.config') })
}

function giveOrdinaryUser(machine: Machine): void {
  // A user other than root is unprivileged already.
  if (process.getuid?.() !== 0) return
  machine.user = NOBODY
  giveEmptyHome(machine)
}
