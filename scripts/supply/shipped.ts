import type { Plugin } from 'vite'

/** Notes while the browser’s code is built which packages have a part in it: `places` gives them afterwards, as package-lock.json names them. */
export function noteShipped(): { plugin: Plugin; places: () => string[] } {
  const found = new Set<string>()
  const plugin: Plugin = {
    name: 'note-shipped',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const [file, { renderedLength }] of Object.entries(chunk.modules)) {
          const [, place] = /\/(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? []
          if (place && renderedLength > 0) found.add(place)
        }
      }
    },
  }
  return { plugin, places: () => [...found].sort() }
}
