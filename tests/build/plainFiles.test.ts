import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import files from '../../scripts/build/plainFiles.ts'

const root = mkdtempSync(path.join(tmpdir(), 'plain-'))
afterAll(() => rmSync(root, { recursive: true }))

describe('the files of vite-react-ssg', () => {
  test('are pages, and not what whole-app hydration would read', async () => {
    for (const file of ['news/drum.html', 'static-loader-data/news/drum.1.json', 'static-loader-data-manifest-1.json']) {
      await files.ensureDir(path.join(root, path.dirname(file)))
      await files.writeFile(path.join(root, file), 'Ẹ káàbọ̀')
    }
    expect(readdirSync(root)).toEqual(['news'])
    expect(await files.readFile(path.join(root, 'news/drum.html'), 'utf-8')).toBe('Ẹ káàbọ̀')
  })

  test('are pages whose name is like that of what is not wanted, too', async () => {
    for (const name of ['static-loader-data.html', 'static-loader-data-explained.html'])
      await files.writeFile(path.join(root, name), 'drum')
    expect(readdirSync(root).sort()).toEqual(['news', 'static-loader-data-explained.html', 'static-loader-data.html'])
  })

  test('can be taken away, there or not', async () => {
    for (const name of ['news', 'nowhere']) await files.remove(path.join(root, name))
    expect(existsSync(path.join(root, 'news'))).toBe(false)
  })

  test('fail as the disk does', async () => {
    await expect(files.writeFile(path.join(root, 'nowhere/drum.html'), 'drum')).rejects.toThrow('ENOENT')
  })
})
