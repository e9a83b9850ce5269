import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { SITE_FOLDER } from '../../scripts/build/staging.ts'
import { folderDifferences } from './folderDifferences.ts'
import { FOREIGN_ENVIRONMENT, makeSecondCheckout } from './secondCheckout.ts'

const checkout = makeSecondCheckout(process.cwd())
afterAll(() => rmSync(checkout, { recursive: true, force: true }))

test('a second build, in another folder, time zone and language, without a network, is identical', { timeout: 300_000 }, async () => {
  // Vitest sets both variables, with which the build would act as in a test.
  const { NODE_ENV, VITEST, ...env } = process.env
  const child = spawn(process.execPath, ['scripts/build.mjs'], { cwd: checkout, env: { ...env, ...FOREIGN_ENVIRONMENT } })
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  expect(code, output + errors).toBe(0)
  expect(folderDifferences(SITE_FOLDER, path.join(checkout, SITE_FOLDER)).slice(0, 20)).toEqual([])
})
