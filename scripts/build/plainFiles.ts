import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** What the renderer notes beside each page for a browser that would render it: no page of this site is rendered there. */
const UNWANTED = /[\\/]static-loader-data(?:[\\/]|$|-manifest-\w+\.json$)/

/**
 * All there is of fs-extra within vite-react-ssg, which writes each page with it. Written at once: to hand a page to another thread, and
 * to make sure of its folder there, takes longer than to write it.
 */
// biome-ignore lint/style/noDefaultExport: it stands in for a package that has one.
export default {
  existsSync,
  rmSync,
  readFile: async (file: string, encoding: 'utf-8') => readFileSync(file, encoding),
  async writeFile(file: string, text: string) {
    if (!UNWANTED.test(file)) writeFileSync(file, text)
  },
  async ensureDir(folder: string) {
    if (!UNWANTED.test(folder)) mkdirSync(folder, { recursive: true })
  },
  remove: async (place: string) => rmSync(place, { recursive: true, force: true }),
}
