import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = path.join(import.meta.dirname, '..')
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts'))
const sources = files.map((file) => readFileSync(path.join(FOLDER, file), 'utf8'))

test('imports nothing but nodemailer, Node, its own files and the type of its texts', () => {
  const imports = sources.flatMap((source) => [...source.matchAll(/^import (type )?.* from '([^']+)'$/gm)])
  const foreign = imports
    .filter(([, , from = '']) => !/^(?:node:|\.\/|nodemailer(?:\/|$))/.test(from))
    .map(([, type, from]) => [type, from])
  expect(foreign).toEqual([['type ', '../src/content/schemas/forms.ts']])
  expect(imports.length).toBeGreaterThan(20)
})
