import path from 'node:path'
import { readFields } from '../../src/content/frontMatter.ts'
import { checkedTexts } from '../../src/markdown/check.ts'
import { hashRules, readKept, writeKept } from '../lib/keptFile.ts'
import { openedPictures } from '../pictures/faults.ts'

/** A memory whose answers JSON can hold. */
interface Keepable {
  learn(answers: Record<string, unknown>): void
  asked: Record<string, unknown>
}

/** What takes longest to find out, and depends on nothing but what one file holds. */
const MEMORIES: Readonly<Record<string, Keepable>> = { fields: readFields, ...checkedTexts, pictures: openedPictures }

const FILE = '.build/content-check/answers.json'
/** Where it is written down what is asked of a file. When any of it changes, everything is worked out again. */
const RULES = ['src/content', 'src/lib', 'src/markdown', 'scripts/pictures', 'scripts/content/keptAnswers.ts']

/** Knows again what the last check or build of the project at `root` found out. Gives what keeps it for the next one. */
export function recallAnswers(root: string): { keep(): void } {
  const version = hashRules(RULES)
  const file = path.join(root, FILE)
  const before = readKept(file)?.toString()
  const answers = parseAnswers(before, version)
  for (const [name, memory] of Object.entries(MEMORIES)) memory.learn(answers[name] ?? {})
  return {
    keep() {
      // A build opens no pictures: what was found in them stays for the next check.
      const asked = Object.fromEntries(
        Object.entries(MEMORIES).map(([name, memory]) => [name, Object.keys(memory.asked).length > 0 ? memory.asked : answers[name]]),
      )
      const now = JSON.stringify({ version, answers: asked })
      if (now !== before) writeKept(file, now)
    },
  }
}

/** Nothing where other rules were asked, and where nobody can read what was kept. */
function parseAnswers(kept: string | undefined, version: string): Record<string, Record<string, unknown>> {
  try {
    const { version: then, answers } = JSON.parse(kept ?? '{}') as { version?: unknown; answers?: Record<string, Record<string, unknown>> }
    return (then === version && answers) || {}
  } catch {
    return {}
  }
}
