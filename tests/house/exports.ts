import path from 'node:path'
import ts from 'typescript'
import { parse } from './sources.ts'

const isExported = (node: ts.Node) =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true

/** The names a file exports, types too. */
export const exportsOf = (file: string): string[] =>
  parse(file).statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause))
      return statement.exportClause.elements.map(({ name }) => name.text)
    if (!isExported(statement)) return []
    if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name))
    const isNamed = ts.isFunctionDeclaration(statement) || ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
    return (isNamed || ts.isClassDeclaration(statement)) && statement.name ? [statement.name.text] : []
  })

const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name) ? [name.text] : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []))

/**
 * What a file takes from files of ours, as "file name". Where a whole module is taken (`import * as`, `import()`,
 * `typeof import()`), every word of the file counts as taken from it.
 */
export function namesTakenBy(file: string): string[] {
  const source = parse(file)
  const words = () => [...new Set(source.text.match(/[\w$]+/g))]
  const taken: string[] = []
  const take = (specifier: ts.Node | undefined, names: readonly string[] | undefined) => {
    if (!specifier || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return
    const target = path.posix.join(path.posix.dirname(file), specifier.text)
    taken.push(...(names ?? words()).map((name) => `${target} ${name}`))
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) take(node.moduleSpecifier, namesOf(node.importClause?.namedBindings))
    else if (ts.isExportDeclaration(node)) take(node.moduleSpecifier, namesOf(node.exportClause))
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) take(node.arguments[0], undefined)
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) take(node.argument.literal, undefined)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return taken
}

/** The names in braces; undefined when all are taken. */
const namesOf = (bindings: ts.NamedImportBindings | ts.NamedExportBindings | undefined): string[] | undefined =>
  bindings && (ts.isNamedImports(bindings) || ts.isNamedExports(bindings))
    ? bindings.elements.map(({ propertyName, name }) => (propertyName ?? name).text)
    : undefined
