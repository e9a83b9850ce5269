import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { listFiles } from '../../scripts/lib/files.ts'

/** One import or re-export of a file. */
export interface Import {
  from: string
  /** A package's name, or the imported file from the project's root. */
  to: string
  line: number
  /** Types vanish when the code is built: they tie nothing together at run time. */
  typeOnly: boolean
}

/** A source file, from the project's root. */
export interface Source {
  file: string
  text: string
  tree: ts.SourceFile
}

/** Every TypeScript file in the folders. */
export function readSources(folders: readonly string[]): Source[] {
  return folders
    .flatMap((folder) => listFiles(folder, '.'))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => {
      const text = readFileSync(file, 'utf8')
      return { file, text, tree: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true) }
    })
}

/** What a file imports: at its top, when it runs, and what it passes on. */
export function importsOf({ file, tree }: Source): Import[] {
  const found: Import[] = []
  const add = (specifier: ts.Node | undefined, typeOnly: boolean) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return
    const line = tree.getLineAndCharacterOfPosition(specifier.getStart(tree)).line + 1
    found.push({ from: file, to: resolve(file, specifier.text), line, typeOnly })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeOnly(node))
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0], false)
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** The package of a bare import: react-dom/client is of react-dom. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

function isTypeOnly({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const { namedBindings, name } = importClause
  return (
    !name &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.every((element) => element.isTypeOnly)
  )
}

function resolve(file: string, specifier: string): string {
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier
}
