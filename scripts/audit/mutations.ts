import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fuzzContent } from './fuzzContent.ts'
import { readPartArguments } from './parts.ts'

// Breaks content files at random, and checks that the loader reports each. Every run breaks others; FUZZ_SEED repeats one.

const COUNT = 5000
const FOLDER = '.build/audit/mutations'

readPartArguments('mutations')
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)
console.log(`Breaking ${COUNT} files, with FUZZ_SEED=${seed}.`)
const { cases, refused, sound, findings } = await fuzzContent(COUNT, seed)
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
for (const [index, { what, file, round, data }] of findings.entries()) {
  const copy = path.join(FOLDER, `${index + 1}-${path.basename(file)}`)
  writeFileSync(copy, data)
  console.error(`\n${file}, round ${round}, copy as ${copy}\n  ${what}`)
}
console.log(`\n${cases} broken files: ${refused} refused with a message, ${sound} still good, ${findings.length} findings.`)
process.exitCode = findings.length > 0 ? 1 : 0
