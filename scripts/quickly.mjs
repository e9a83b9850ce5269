import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * Runs one of our commands from a single file that esbuild made of it, because to load its some 400 modules one by one takes
 * longer than the command itself: `node scripts/quickly.mjs content-check --all`. The file is made anew when any of them has changed.
 */
const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const [command = ''] = process.argv.splice(2, 1)
const folder = path.join(ROOT, '.build/quickly', command)
const list = path.join(folder, 'inputs.json')

await import(pathToFileURL(isFresh() ? path.join(folder, `${command}.mjs`) : await bundle()).href)

/** Whether every module is as it was when the file was made. */
function isFresh() {
  try {
    const inputs = Object.entries(JSON.parse(readFileSync(list, 'utf8')))
    return inputs.every(([file, stamp]) => stampOf(file) === stamp)
  } catch {
    return false
  }
}

/** A file counts as changed when it was written again. */
function stampOf(file) {
  const { mtimeMs, size } = statSync(path.join(ROOT, file))
  return `${mtimeMs} ${size}`
}

/** Puts the command and all it imports into one file, or two, and gives its place. Where nothing may be written, the command is run as it is. */
async function bundle() {
  const entry = path.join(ROOT, 'scripts', `${command}.ts`)
  const { build } = await import('esbuild')
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    bundle: true,
    // What is seldom needed is loaded when it is: opening pictures, for one.
    splitting: true,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['sharp', 'svgo'],
    banner: { js: 'import { createRequire as toRequire } from "node:module"; const require = toRequire(import.meta.url);' },
    plugins: [{ name: 'places', setup: keepPlaces }],
  })
  const inputs = Object.fromEntries(Object.keys(metafile.inputs).map((file) => [file, stampOf(file)]))
  try {
    mkdirSync(folder, { recursive: true })
    for (const { path: file, contents } of outputFiles) place(file, contents)
    place(list, JSON.stringify(inputs))
    return path.join(folder, `${command}.mjs`)
  } catch {
    const { register } = await import('tsx/esm/api')
    register()
    return entry
  }
}

/** Modules that look for files beside themselves find them from within the one file too. */
function keepPlaces({ onLoad }) {
  onLoad({ filter: /[\\/](src|scripts)[\\/].*\.tsx?$/ }, ({ path: file }) => ({
    contents: readFileSync(file, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href)),
    loader: path.extname(file).slice(1),
  }))
}

/** Written beside its place and then moved there: two commands may run at once. */
function place(file, contents) {
  writeFileSync(`${file}.${process.pid}`, contents)
  renameSync(`${file}.${process.pid}`, file)
}
