const { exec } = require('node:child_process')
const { readdirSync, readFileSync } = require('node:fs')
const path = require('node:path')
const vscode = require('vscode')
const { explainField, findPlace, isFor, listFields, listValues } = require('./frontMatter.js')

const FILES = { language: 'markdown', pattern: '**/content/**/*.md' }
const CHECK = 'npm run --silent content:check -- --json'

/** Called by the editor when it opens a folder with content. */
function activate({ subscriptions }) {
  const folder = vscode.workspace.workspaceFolders?.find(({ uri }) => uri.scheme === 'file')
  if (!folder) return
  const root = folder.uri.fsPath
  const schemas = loadSchemas(path.join(root, '.vscode', 'schemas'))
  const schemaOf = (document) => [...schemas.values()].find((schema) => isFor(schema, vscode.workspace.asRelativePath(document.uri, false)))
  const linesOf = (document) => document.getText().split(/\r?\n/)

  const complete = async (document, position) => {
    const schema = schemaOf(document)
    const place = schema && findPlace(linesOf(document), position)
    if (!place) return []
    const fields = listFields(schema, place).map(toFieldItem)
    const { words, collections } = fields.length > 0 ? { words: [], collections: [] } : listValues(schema, place)
    const names = await Promise.all(collections.map((collection) => listNames(folder, schemas.get(collection)?.files ?? '')))
    return [...fields, ...[...words, ...names.flat()].map((word) => new vscode.CompletionItem(word, vscode.CompletionItemKind.Value))]
  }
  const explain = (document, position) => {
    const schema = schemaOf(document)
    const help = schema && explainField(schema, linesOf(document), position)
    return help ? new vscode.Hover(new vscode.MarkdownString(help)) : undefined
  }

  const marks = vscode.languages.createDiagnosticCollection('content')
  const check = makeCheck(root, marks)
  subscriptions.push(
    marks,
    vscode.languages.registerCompletionItemProvider(FILES, { provideCompletionItems: complete }, ' '),
    vscode.languages.registerHoverProvider(FILES, { provideHover: explain }),
    vscode.workspace.onDidSaveTextDocument(({ uri }) => {
      if (vscode.workspace.asRelativePath(uri, false).startsWith('content/')) check()
    }),
  )
  check()
}

/** By the names of their collections. */
function loadSchemas(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return new Map(files.map((file) => [path.basename(file, '.json'), JSON.parse(readFileSync(path.join(folder, file), 'utf8'))]))
}

function toFieldItem({ name, help, isNeeded, snippet, hasNames }, index) {
  const item = new vscode.CompletionItem(name, vscode.CompletionItemKind.Property)
  item.detail = isNeeded ? 'needed' : 'may be left out'
  item.documentation = new vscode.MarkdownString(help)
  item.insertText = new vscode.SnippetString(snippet)
  item.sortText = `${isNeeded ? 0 : 1}${String(index).padStart(3, '0')}`
  if (hasNames) item.command = { command: 'editor.action.triggerSuggest', title: 'Offer the names' }
  return item
}

/** The names of the files of a collection, as other files write them. */
async function listNames(folder, files) {
  const found = await vscode.workspace.findFiles(new vscode.RelativePattern(folder, files))
  const [before, after] = files.split('*').map((part) => part.length)
  return found.map((uri) => vscode.workspace.asRelativePath(uri, false).slice(before, -after)).sort()
}

/** Runs the content check and marks what it finds; a call during a run asks for one more. */
function makeCheck(root, marks) {
  let isRunning = false
  let isAskedAgain = false
  return function check() {
    if (isRunning) {
      isAskedAgain = true
      return
    }
    isRunning = true
    exec(CHECK, { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (_error, stdout, stderr) => {
      isRunning = false
      showMarks(root, marks, stdout, stderr)
      if (isAskedAgain) check()
      isAskedAgain = false
    })
  }
}

function showMarks(root, marks, stdout, stderr) {
  let problems
  try {
    problems = JSON.parse(stdout)
  } catch {
    vscode.window.setStatusBarMessage('The content was not checked. Run npm ci in this folder, then save again.', 20_000)
    console.error(stderr)
    return
  }
  marks.clear()
  for (const file of new Set(problems.map((problem) => problem.file))) {
    const found = problems.filter((problem) => problem.file === file)
    marks.set(vscode.Uri.file(path.join(root, file)), found.map(toMark))
  }
}

function toMark({ severity, line, column, field, message, example }) {
  // The editor counts from 0, and shortens what is too long to the end of its line.
  const range = new vscode.Range(line - 1, (column ?? 1) - 1, line - 1, Number.MAX_SAFE_INTEGER)
  const words = [field ? `${field}: ${message}` : message, ...(example ? [`For example:\n${example}`] : [])].join('\n')
  const kind = severity === 'error' ? vscode.DiagnosticSeverity.Error : vscode.DiagnosticSeverity.Warning
  const mark = new vscode.Diagnostic(range, words, kind)
  mark.source = 'content:check'
  return mark
}

module.exports = { activate }
