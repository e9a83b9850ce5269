import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fuzzContent } from './fuzzContent.ts'

const FOLDER = '.build/audit/mutations'

/**
 * Breaks `count` content files at random, and checks that the loader reports each: `tsx scripts/audit/mutations.ts 5000 1`. Exit code 1
 * when one gets through.
 */
async function auditMutations(count: number, seed: number): Promise<void> {
  console.log(`Breaking ${count} files, with seed ${seed}.`)
  const start = performance.now()
  const { cases, refused, sound, findings } = await fuzzContent(count, seed)
  rmSync(FOLDER, { recursive: true, force: true })
  for (const [index, { what, file, round, data }] of findings.entries()) {
    const copy = path.join(FOLDER, `${index + 1}-${path.basename(file)}`)
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(copy, data)
    console.error(`\n${file}, round ${round}, copy as ${copy}\n  ${what}`)
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  console.log(
    `\n${cases} broken files in ${seconds} s: ${refused} refused with a message, ${sound} still good, ${findings.length} findings.`,
  )
  process.exitCode = findings.length > 0 ? 1 : 0
}

const [count = '5000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2)
if (/^\d+$/.test(count) && /^\d+$/.test(seed)) await auditMutations(Number(count), Number(seed))
else {
  console.error('Write how many files are to be broken, and a seed: tsx scripts/audit/mutations.ts 5000 1')
  process.exitCode = 1
}
