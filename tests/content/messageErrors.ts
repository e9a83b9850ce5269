import { formatProblems, type Problem } from '../../src/content/problems.ts'
import { hasInvisible } from './attacks/dangers.ts'

/** Terms of libraries and JavaScript that no message to editors may contain. */
const TECHNICAL_TERMS =
  /\b(zod|yaml|json|undefined|null|NaN|TypeError|ReferenceError|RangeError|ENOENT|EACCES|EISDIR|EPERM|ENOTDIR|[A-Z]{2,}_[A-Z_]+|invalid_\w+|unrecognized_\w+|too_(?:small|big)|Invalid|Expected|Unexpected|received|regex|parse[rd]?|parsing|schema|token at|at line|column \d|string|boolean|array|object|scalar|alias|anchor|stack|node_modules|node:|hast|mdast|sharp|svgo|Vips\w*|libvips)\b|\[object|\n\s+at \S+ \(|\.tsx?:\d/

/**
 * The first technical term in a message. Quotations from a file and examples are ignored, because they are the author’s own words, and so
 * are the names of fields: one is “received”.
 */
function findTechnicalTerms(text: string): string[] {
  const own = text.replace(/“[^”]*”*|(?<=group of fields: )[^.]*/g, '').replace(/^ {2}For example:.*$(\n {4}.*)*/gm, '')
  return TECHNICAL_TERMS.exec(own)?.slice(0, 1) ?? []
}

/** Errors of messages to editors: technical terms, invisible characters, no line, or no whole sentence. */
export function findMessageErrors(problems: readonly Problem[]): string[] {
  return problems.flatMap((problem) => {
    const { field, line, message } = problem
    const text = formatProblems([problem])
    return [
      // A field may have the name of a technical term: “received”.
      ...findTechnicalTerms(text.replace(field, '')).map((word) => `“${word}” in a message: ${message}`),
      // Messages show � in place of a character that cannot be read.
      ...(hasInvisible(text.replaceAll('\ufffd', '')) ? [`An invisible character in a message: ${JSON.stringify(message)}`] : []),
      ...(Number.isInteger(line) && line >= 1 ? [] : [`Line ${line}: ${message}`]),
      ...(/^(?:[\p{Lu}“{₦\d]|content\/)/u.test(message) && /[.?!…”]$/.test(message) ? [] : [`No whole sentence: ${message}`]),
    ]
  })
}
