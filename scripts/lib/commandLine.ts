import { parseArgs } from 'node:util'
import { toUserMessage, UserError } from './userError.ts'

/** A flag of a command. One with `value` takes a text, written `--name <value>`. */
interface Flag {
  about: string
  value?: string
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
  const flags = Object.entries<Flag>({ ...command.flags, ...HELP } as Record<string, Flag>)
  const options = Object.fromEntries(flags.map(([name, { value }]) => [name, { type: value ? ('string' as const) : ('boolean' as const) }]))
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: command.operands !== undefined })
    const given = Object.entries(values).map(([name, value]) => [name, value === true ? '' : value])
    return { flags: Object.fromEntries(given), operands: positionals }
  } catch (error) {
    // Node’s first sentence says what is wrong.
    const [reason] = (error as Error).message.split('. ')
    throw new UserError(`${reason}. "${withFlags(command.name)} --help" lists its arguments.`)
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
