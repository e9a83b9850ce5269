import { parseArgs } from 'node:util'
import { toUserMessage, UserError } from './userError.ts'

/** A flag of a command. One with `value` takes a text, written `--name <value>`; a `port` takes a valid port number. */
interface Flag {
  about: string
  value?: string
  port?: true
}

/** The description of a command for its `--help`. */
interface Command<Name extends string> {
  /** The command as it is typed: "npm run preview". */
  name: string
  about: string
  flags?: Readonly<Record<Name, Flag>>
  /** The arguments that are not flags. If left out, the command accepts flags only. */
  operands?: { name: string; about: string }
}

/** The parsed arguments. Flags without a value are '' when set, and undefined otherwise. */
interface Arguments<Name extends string> {
  flags: Partial<Record<Name, string>>
  operands: string[]
}

const HELP = { help: { about: 'Show this help.' } } satisfies Record<string, Flag>

/**
 * Parses the arguments of this process. Prints the help for `--help` and ends the process. From here on, an uncaught error is printed as a
 * message for the user, and ends the process with exit code 1.
 */
export function readCommandLine<Name extends string = never>(command: Command<Name>): Arguments<Name> {
  process.on('uncaughtException', (error) => {
    console.error(toUserMessage(error))
    process.exit(1)
  })
  const parsed = parseCommandLine(command, process.argv.slice(2))
  if (!('help' in parsed.flags)) return parsed
  console.log(formatHelp(command))
  process.exit(0)
}

/** Parses arguments without printing or exiting. Throws a UserError for unknown or invalid ones. */
export function parseCommandLine<Name extends string>(command: Command<Name>, args: readonly string[]): Arguments<Name> {
  const flags: Readonly<Record<string, Flag>> = { ...command.flags, ...HELP }
  const hint = `"${withFlags(command.name)} --help" lists its arguments.`
  const toOption = ({ value }: Flag) => ({ type: value ? ('string' as const) : ('boolean' as const) })
  const options = Object.fromEntries(Object.entries(flags).map(([name, flag]) => [name, toOption(flag)]))
  const parsed = parse(args, options, hint)
  if (parsed.positionals.length > 0 && !command.operands)
    throw new UserError(`${command.name} does not accept "${parsed.positionals[0]}". ${hint}`)
  const values = Object.entries(parsed.values).map(([name, value]) => [name, value === true ? '' : String(value)] as const)
  for (const [name, value] of values) {
    if (flags[name]?.port && !(/^\d+$/.test(value) && Number(value) <= 65_535))
      throw new UserError(`--${name} takes a number from 0 to 65535. Found "${value}". For example: --${name} 4173`)
  }
  return { flags: Object.fromEntries(values) as Arguments<Name>['flags'], operands: parsed.positionals }
}

function parse(args: readonly string[], options: Record<string, { type: 'string' | 'boolean' }>, hint: string) {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: true })
  } catch (error) {
    const [, flag] = /'(-[^' ]*)/.exec((error as Error).message) ?? []
    const isUnknown = (error as NodeJS.ErrnoException).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
    throw new UserError(isUnknown ? `There is no option ${flag}. ${hint}` : `${(error as Error).message} ${hint}`)
  }
}

/** npm needs `--` before the arguments of a script. */
const withFlags = (name: string) => (/^npm (?:start|test|run )/.test(name) ? `${name} --` : name)

function formatHelp<Name extends string>({ name, about, flags, operands }: Command<Name>): string {
  const all = Object.entries<Flag>({ ...flags, ...HELP } as Record<string, Flag>)
  const rows = all.map(([flag, { value, about }]) => [`--${flag}${value ? ` <${value}>` : ''}`, about])
  if (operands) rows.unshift([operands.name, operands.about])
  const width = Math.max(...rows.map(([left = '']) => left.length))
  const lines = rows.map(([left = '', right]) => `  ${left.padEnd(width)}  ${right}`)
  return [`${withFlags(name)}${operands ? ` ${operands.name}` : ''} [options]`, '', about, '', ...lines].join('\n')
}
