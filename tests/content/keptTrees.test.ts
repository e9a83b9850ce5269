import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTrees } from '../../scripts/content/keptTrees.ts'

interface Tree {
  type: 'root'
  words: string
  position?: object
}

let root = ''
let read: string[] = []
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'trees-'))
  read = []
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(root, { recursive: true })
})

const kept = () => path.join(root, '.build/content-check/trees.txt')

function readAnew(text: string): Tree {
  read.push(text)
  return { type: 'root', words: `${text}, read as\n“blocks”`, position: { line: 1 } }
}

/** What a build gets that shows these texts. */
function build(texts: readonly string[], kind = 'blocks', readRules = () => 'rules'): Tree[] {
  const trees = openTrees(root, readRules)
  const got = texts.map((text) => trees.recall(kind, text, readAnew))
  trees.keep()
  return got
}

describe('texts that an earlier build has read', () => {
  it('are not read again, and are what they were, without the places of words', () => {
    const first = build(['Ẹ káàbọ̀', 'drum', 'drum'])
    expect(first[1]).toEqual({ type: 'root', words: 'drum, read as\n“blocks”' })
    expect(build(['Ẹ káàbọ̀', 'drum', 'drum'])).toEqual(first)
    expect(read).toEqual(['Ẹ káàbọ̀', 'drum'])
  })

  it('are read anew when they are read as something else', () => {
    build(['drum'])
    build(['drum'], 'inline')
    expect(read).toEqual(['drum', 'drum'])
  })

  it('are given to each who asks as a tree of its own', () => {
    const trees = openTrees(root, () => 'rules')
    const [one, other] = [trees.recall('blocks', 'drum', readAnew), trees.recall('blocks', 'drum', readAnew)]
    one.words = 'changed'
    expect(other.words).not.toBe('changed')
  })

  it('are forgotten when no page shows them any more', () => {
    build(['drum', 'flute'])
    build(['drum'])
    expect(readFileSync(kept(), 'utf8')).not.toContain('flute')
    build(['drum', 'flute'])
    expect(read).toEqual(['drum', 'flute', 'flute'])
  })

  it('are read anew by other rules', () => {
    build(['drum'])
    build(['drum'], 'blocks', () => 'other rules')
    expect(read).toEqual(['drum', 'drum'])
    build(['drum'], 'blocks', () => 'other rules')
    expect(read).toEqual(['drum', 'drum'])
  })

  it('are not kept when the rules have changed since it began to read', () => {
    const changing = ['rules', 'other rules']
    build(['drum'], 'blocks', () => changing.shift() ?? '')
    build(['drum'])
    expect(read).toEqual(['drum', 'drum'])
  })

  it('are read by the code and the packages of this project, and by this Node', () => {
    const trees = openTrees(root)
    trees.recall('blocks', 'drum', readAnew)
    trees.keep()
    openTrees(root).recall('blocks', 'drum', readAnew)
    vi.spyOn(process, 'version', 'get').mockReturnValue('v99.0.0')
    openTrees(root).recall('blocks', 'drum', readAnew)
    expect(read).toEqual(['drum', 'drum'])
  })

  it('are read anew when somebody has touched what was kept', () => {
    const first = build(['drum', 'flute'])
    const whole = readFileSync(kept(), 'utf8')
    for (const touched of [whole.replace('drum,', 'dram,'), whole.slice(0, -9), `0${whole}`, 'nothing', '']) {
      expect(touched).not.toBe(whole)
      writeFileSync(kept(), touched)
      expect(build(['drum', 'flute']), touched.slice(0, 20)).toEqual(first)
      expect(readFileSync(kept(), 'utf8')).toBe(whole)
    }
  })

  it('are read every time where nothing can be kept', () => {
    writeFileSync(path.join(root, '.build'), '')
    expect(build(['drum'])).toEqual(build(['drum']))
    expect(read).toEqual(['drum', 'drum'])
  })
})
