import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** One import or re-export of a source file. */
export interface Import {
  file: string
  /** The folder of src/ the file lies in, or its own path when it lies in src/ itself. */
  from: string
  /** What the file names: a package, or the project-relative path of a file. */
  target: string
  /** The folder of src/ the target lies in; undefined for packages. */
  to: string | undefined
  /** Whether only types are taken: such an import is erased before anything runs. */
  typeOnly: boolean
}

/** Every file with one of the endings in a folder and its folders, as project-relative paths. */
export function filesIn(folder: string, endings: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .toSorted()
}

/** The source of a file as TypeScript's tree. */
export const parse = (file: string): ts.SourceFile => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)

/** All imports of the sources, dynamic ones too. */
export function importsOf(files: readonly string[]): Import[] {
  return files.flatMap((file) => {
    const found: Import[] = []
    const note = (specifier: string, typeOnly: boolean) => {
      const target = specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier
      found.push({ file, from: getFolder(file), target, to: specifier.startsWith('.') ? getFolder(target) : undefined, typeOnly })
    }
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) note(node.moduleSpecifier.text, onlyTypes(node))
      else if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier))
        note(node.moduleSpecifier.text, node.isTypeOnly)
      else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
        const [specifier] = node.arguments
        if (specifier && ts.isStringLiteral(specifier)) note(specifier.text, false)
      }
      ts.forEachChild(node, visit)
    }
    visit(parse(file))
    return found
  })
}

function onlyTypes({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false
  if (importClause.isTypeOnly) return true
  const names = importClause.namedBindings
  return !importClause.name && names !== undefined && ts.isNamedImports(names) && names.elements.every((element) => element.isTypeOnly)
}

function getFolder(file: string): string {
  const [, room, ...rest] = file.split('/')
  return rest.length > 0 && room !== undefined ? room : file
}
