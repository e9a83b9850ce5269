import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

// Unpacks each browser and its libraries beside their archives.
for (const version of [80, 92, 107]) {
  const folder = `node_modules/chromium-${version}/bin`
  const read = (file) => brotliDecompressSync(readFileSync(`${folder}/${file}`))
  const unpack = (file, into) => execFileSync('tar', ['xf', '-', '-C', into], { input: read(file) })
  writeFileSync(`${folder}/chromium`, read('chromium.br'), { mode: 0o755 })
  unpack('aws.tar.br', folder)
  // Version 107 looks for the software renderer beside itself, older ones in a folder.
  const software = version < 107 ? `${folder}/swiftshader` : folder
  mkdirSync(software, { recursive: true })
  unpack('swiftshader.tar.br', software)
}
