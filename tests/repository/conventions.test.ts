import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filesIn } from './sources.ts'

const sources = filesIn('src', ['.ts', '.tsx'])
const styles = filesIn('src', ['.css'])

describe('the conventions of this project', () => {
  it('keeps state, effects and event handlers out of static components', () => {
    const staticSources = sources.filter((file) => /^src\/(ui|components|layouts|pages|markdown|seo)\//.test(file))
    const interactive = staticSources.filter((file) =>
      /\b(use(State|Effect|Reducer|Ref|LayoutEffect)|createContext)\(|\son[A-Z]\w+=\{/.test(readFileSync(file, 'utf8')),
    )
    expect(staticSources.length).toBeGreaterThan(40)
    expect(interactive).toEqual([])
  })

  it('links every stylesheet from one of the lists, but those of dialogs and toasts, which travel with their code', () => {
    const lists = ['site', 'modern', 'critical', 'modern.critical', 'slides.critical']
      .map((name) => `src/styles/${name}.css`)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
    const missing = styles.filter(
      (file) =>
        !/\/(?:styles|widgets)\/(site|critical|slides\.critical|dialog\/dialog|toast\/toast)\.css$/.test(file) &&
        !lists.includes(`/${file.split('/').at(-1)}"`),
    )
    expect(missing).toEqual([])
  })
})
