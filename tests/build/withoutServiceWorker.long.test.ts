import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listFiles } from '../../scripts/lib/files.ts'
import { copyProject } from '../copyProject.ts'
import { FIXTURE_PROJECT } from '../fixtures/fixtureProject.ts'
import { runBuild } from './runBuild.ts'

const copy = copyProject(FIXTURE_PROJECT, 'worker-off')
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('a site built with SERVICE_WORKER=off registers no service worker, and unregisters an installed one', () => {
  expect(runBuild(copy, { SERVICE_WORKER: 'off' }).said).toBe('')
  const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8')
  const asking = (folder: string) =>
    listFiles(folder).filter((file) => /\.(?:html|js)$/.test(file) && /serviceWorker\??\.register/.test(read(folder, file)))
  expect(asking(path.join(copy, 'dist'))).toEqual([])
  const worker = read(path.join(copy, 'dist'), 'service-worker.js')
  expect(worker).toContain('unregister()')
  expect(worker).not.toContain('respondWith')
}, 300_000)
