import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesIn } from './sources.ts'

it('static components have no state, effects and event handlers', () => {
  const isInteractive = (file: string) =>
    /\b(use(State|Effect|Reducer|Ref|LayoutEffect)|createContext)\(|\son[A-Z]\w+=\{/.test(readFileSync(file, 'utf8'))
  const interactive = filesIn('src', ['.ts', '.tsx']).filter(isInteractive)
  expect(interactive).toContain('src/widgets/tabs/tabs.client.tsx')
  expect(interactive.filter((file) => /^src\/(ui|components|layouts|pages|markdown|seo)\//.test(file))).toEqual([])
})

it('one of the lists links every stylesheet, but those of dialogs and toasts, which travel with their code', () => {
  const lists = filesIn('src/styles', ['.css'])
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const ROOTS = ['site.css', 'critical.css', 'slides.critical.css']
  const unlinked = filesIn('src', ['.css']).filter((file) => !lists.includes(`/${file.split('/').at(-1)}"`))
  expect(unlinked).toEqual(
    expect.arrayContaining(['src/widgets/dialog/dialog.css', 'src/widgets/toast/toast.css', ...ROOTS.map((name) => `src/styles/${name}`)]),
  )
  expect(unlinked).toHaveLength(ROOTS.length + 2)
})
