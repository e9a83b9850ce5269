import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { SITE_FOLDER } from '../../scripts/build/staging.ts'
import { copyProject } from '../copyProject.ts'
import { folderDifferences } from './folderDifferences.ts'

const NAME = 'Ìlú wa, ẹ̀dà kejì'
/**
 * Makes a second checkout in a folder whose name has spaces and diacritics. node_modules is linked. No generated file is copied, so that its
 * build generates all of them. Line endings are the same everywhere, by .gitattributes.
 */
function makeSecondCheckout(root: string): string {
  const secondCheckout = copyProject(root, NAME)
  rmSync(path.join(secondCheckout, '.generated'), { recursive: true, force: true })
  return secondCheckout
}

/** The environment of a build in another part of the world: pages do not depend on the machine’s time zone or language. */
const FOREIGN_ENVIRONMENT = {
  TZ: 'Pacific/Auckland',
  LANG: 'tr_TR.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
}

const checkout = makeSecondCheckout(process.cwd())
afterAll(() => rmSync(checkout, { recursive: true, force: true }))

test('a second build, in another folder, time zone and language, is identical', { timeout: 300_000 }, async () => {
  // Vitest sets both variables, with which the build would act as in a test.
  const { NODE_ENV, VITEST, ...env } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { cwd: checkout, env: { ...env, ...FOREIGN_ENVIRONMENT } })
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  expect(code, output + errors).toBe(0)
  expect(folderDifferences(SITE_FOLDER, path.join(checkout, SITE_FOLDER)).slice(0, 20)).toEqual([])
})
