import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'

/** One import or re-export of a source file. */
export interface Import {
  file: string
  /** The folder of src/ that contains the file, or the file’s own path when it is in src/ itself. */
  from: string
  /** The import’s target: a package, or the project-relative path of a file. */
  target: string
  /** The folder of src/ that contains the target; undefined for packages. */
  to: string | undefined
  /** Whether only types are imported, which leaves no code. */
  typeOnly: boolean
}

/** Every file with one of the endings in a folder and its subfolders, as project-relative paths. */
export function filesIn(folder: string, endings: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .toSorted()
}

/** All imports of the sources, including dynamic ones. */
export function importsOf(files: readonly string[]): Import[] {
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
    const toImport = (specifier: string, typeOnly: boolean): Import => {
      const target = specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier
      return { file, from: getFolder(file), target, to: specifier.startsWith('.') ? getFolder(target) : undefined, typeOnly }
    }
    const isTypeOnly = (entries: readonly { isType: boolean }[]) => entries.length > 0 && entries.every(({ isType }) => isType)
    return [
      ...staticImports.map(({ moduleRequest, entries }) => toImport(moduleRequest.value, isTypeOnly(entries))),
      ...staticExports.flatMap(({ entries }) => {
        const [source] = entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])
        return source === undefined ? [] : [toImport(source, isTypeOnly(entries))]
      }),
      ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
        const [, specifier] = /^['"](.*)['"]$/.exec(text.slice(start, end)) ?? []
        return specifier === undefined ? [] : [toImport(specifier, false)]
      }),
    ]
  })
}

function getFolder(file: string): string {
  const [, folder, ...rest] = file.split('/')
  return rest.length > 0 && folder !== undefined ? folder : file
}
