import { minify } from 'terser'

/** Three rounds find what one does not. */
const OPTIONS = { module: true, ecma: 2020, compress: { passes: 3 } } as const

/** Makes a script as small as Terser can, which takes seconds and hundreds of megabytes for the largest. Throws where it is no script. */
export async function minifyScript(code: string): Promise<string> {
  // Terser writes into the options it is given: it gets a copy.
  return (await minify(code, structuredClone(OPTIONS))).code as string
}
