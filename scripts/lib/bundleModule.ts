import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

/** A module of ours and all that it imports, in one piece: to be told by, and to be run by another process or thread. */
export function bundleModule(module: URL): string {
  const entryPoints = [fileURLToPath(module)]
  const { outputFiles } = buildSync({ entryPoints, bundle: true, write: false, platform: 'node', format: 'esm', minify: true })
  return outputFiles.map(({ text }) => text).join()
}

/** Such a piece as an address from which it can be run. */
export const toAddress = (code: string): string => `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
