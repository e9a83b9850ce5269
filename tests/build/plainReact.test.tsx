import { execFileSync } from 'node:child_process'
import { lazy, Suspense } from 'react'
import { renderToString as renderWhole } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { renderToString } from '../../scripts/build/plainReact.ts'

describe('a page that is rendered in one piece', () => {
  test('is what React renders', () => {
    const page = <p lang="yo">Ẹ káàbọ̀ {'&'} welcome</p>
    expect(renderToString(page)).toBe(renderWhole(page))
  })

  test('fails where a part of it waits for something, instead of being written without it', () => {
    const Late = lazy(() => new Promise(() => {}))
    const page = (
      <Suspense fallback="Loading">
        <Late />
      </Suspense>
    )
    expect(() => renderToString(page)).toThrow('A part of this page waits for something')
  })

  test('fails where a part of it fails', () => {
    const Broken = () => {
      throw new Error('no such play')
    }
    expect(() => renderToString(<Broken />)).toThrow('no such play')
    const within = (
      <Suspense fallback="Loading">
        <Broken />
      </Suspense>
    )
    expect(() => renderToString(within)).toThrow('failed within a Suspense')
  })

  test('is what vite-react-ssg asks for, as are its document and its files, and nobody else', () => {
    const program = `
      import { loadRenderer } from './scripts/build/renderer.ts'
      await loadRenderer()
      const asked = (name, by) => new URL(import.meta.resolve(name, by)).pathname.split('/').at(-1)
      const renderer = import.meta.resolve('vite-react-ssg/node')
      for (const name of ['react-dom/server', 'jsdom', 'fs-extra']) console.log(asked(name, renderer))
      console.log(asked('react-dom/server', import.meta.url))`
    const words = ['--experimental-import-meta-resolve', '--import', 'tsx', '--input-type=module', '--eval', program]
    expect(execFileSync(process.execPath, words, { encoding: 'utf8' })).toBe(
      'plainReact.ts\nplainDocument.ts\nplainFiles.ts\nserver.node.js\n',
    )
  }, 30_000)
})
