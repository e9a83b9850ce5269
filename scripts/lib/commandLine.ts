import { type ParseArgsConfig, parseArgs } from 'node:util'
import { toUserMessage, UserError } from './userError.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/** The options of a command by Node’s parseArgs, and the arguments that are none. */
interface Arguments<Given extends Options> {
  flags: ReturnType<typeof parseArgs<{ options: Given }>>['values']
  operands: string[]
}

/**
 * Parses the arguments of this process. For `--help`, prints `help`, whose first line is how the command is called, and ends the process.
 * From here on, an uncaught error is printed as a message for the user, and ends the process with exit code 1.
 */
export function readCommandLine<Given extends Options>(help: string, options: Given, hasOperands = false): Arguments<Given> {
  process.on('uncaughtException', (error) => {
    console.error(toUserMessage(error))
    process.exit(1)
  })
  if (process.argv.includes('--help')) {
    console.log(help)
    process.exit(0)
  }
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: hasOperands })
    return { flags: values as Arguments<Given>['flags'], operands: positionals }
  } catch (error) {
    // Node’s first sentence says what is wrong.
    const [reason] = (error as Error).message.split('. ')
    const [command = ''] = help.split(/ [[<]|\n/, 1)
    throw new UserError(`${reason}. "${command} --help" lists its arguments.`)
  }
}
