import { type BuildOptions, build } from 'esbuild'

/** Bundles a script or stylesheet with esbuild: minified, for browsers that know ES2022. */
export async function bundle(entry: string, options: BuildOptions = {}): Promise<string> {
  const fixed: BuildOptions = { bundle: true, minify: true, write: false, target: 'es2022', logLevel: 'silent' }
  const { outputFiles } = await build({ entryPoints: [entry], ...fixed, ...options })
  return outputFiles?.[0]?.text.trim() ?? ''
}
