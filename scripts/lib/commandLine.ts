import { parseArgs } from 'node:util'

/** A flag of a command. One with `value` takes a text, written `--name <value>`; a `port` takes a number that a port can have. */
interface Flag {
  about: string
  value?: string
  port?: true
}

/** What a command does and takes, as its `--help` says. */
interface Command<Name extends string> {
  /** As it is typed: "npm run preview". */
  name: string
  about: string
  flags?: Readonly<Record<Name, Flag>>
  /** What may follow without a name, and what it means. Without this the command takes nothing but flags. */
  operands?: { name: string; about: string }
}

/** What was given. Flags without a value are '' where they were set, and undefined where they were not. */
interface Given<Name extends string> {
  flags: Partial<Record<Name, string>>
  operands: string[]
}

/** A command line that cannot be read, in words for whoever typed it. */
export class CommandLineError extends Error {}

const HELP = { help: { about: 'Show this help.' } } satisfies Record<string, Flag>

/**
 * Reads what a command was given. `--help` prints what the command takes and ends the process with exit code 0; a flag or word that it
 * does not take prints what is wrong and ends it with exit code 1.
 */
export function readCommandLine<Name extends string = never>(
  command: Command<Name>,
  args: readonly string[] = process.argv.slice(2),
): Given<Name> {
  try {
    const given = parseCommandLine(command, args)
    if (!('help' in given.flags)) return given
    console.log(formatHelp(command))
    process.exit(0)
  } catch (error) {
    if (!(error instanceof CommandLineError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** The same without printing or ending anything. Throws a CommandLineError for what the command does not take. */
export function parseCommandLine<Name extends string>(command: Command<Name>, args: readonly string[]): Given<Name> {
  const flags: Readonly<Record<string, Flag>> = { ...command.flags, ...HELP }
  const see = `"${withFlags(command.name)} --help" lists what it takes.`
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { value }]) => [name, { type: value ? ('string' as const) : ('boolean' as const) }]),
  )
  const parsed = parse(args, options, see)
  if (parsed.positionals.length > 0 && !command.operands)
    throw new CommandLineError(`${command.name} takes no "${parsed.positionals[0]}". ${see}`)
  const values = Object.entries(parsed.values).map(([name, value]) => [name, value === true ? '' : String(value)] as const)
  for (const [name, value] of values) {
    if (flags[name]?.port && !(/^\d+$/.test(value) && Number(value) <= 65_535))
      throw new CommandLineError(`--${name} takes a number from 0 to 65535. Found "${value}". For example: --${name} 4173`)
  }
  return { flags: Object.fromEntries(values) as Given<Name>['flags'], operands: parsed.positionals }
}

function parse(args: readonly string[], options: Record<string, { type: 'string' | 'boolean' }>, see: string) {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: true })
  } catch (error) {
    const [, flag] = /'(-[^' ]*)/.exec((error as Error).message) ?? []
    const isUnknown = (error as NodeJS.ErrnoException).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
    throw new CommandLineError(isUnknown ? `There is no option ${flag}. ${see}` : `${(error as Error).message} ${see}`)
  }
}

/** npm passes what stands after `--` to the script it runs. */
const withFlags = (name: string) => (/^npm (?:start|test|run )/.test(name) ? `${name} --` : name)

function formatHelp<Name extends string>({ name, about, flags, operands }: Command<Name>): string {
  const rows = [
    ...(operands ? [[operands.name, operands.about]] : []),
    ...Object.entries<Flag>({ ...flags, ...HELP } as Record<string, Flag>).map(([flag, { value, about: words }]) => [
      `--${flag}${value ? ` <${value}>` : ''}`,
      words,
    ]),
  ]
  const width = Math.max(...rows.map(([left = '']) => left.length))
  return [
    `${withFlags(name)}${operands ? ` ${operands.name}` : ''} [options]`,
    '',
    about,
    '',
    ...rows.map(([left = '', right]) => `  ${left.padEnd(width)}  ${right}`),
  ].join('\n')
}
