import { type BuildOptions, build } from 'esbuild'
import { SCRIPT_TARGETS, SUPPORTED_SYNTAX } from '../build/browserTargets.ts'

/** Bundles a script or stylesheet with esbuild: minified, for all browsers of grade B (docs/browsers.md). */
export async function bundle(entry: string, options: BuildOptions = {}): Promise<string> {
  const fixed: BuildOptions = {
    bundle: true,
    minify: true,
    write: false,
    target: SCRIPT_TARGETS,
    supported: SUPPORTED_SYNTAX,
    logLevel: 'silent',
  }
  const { outputFiles } = await build({ entryPoints: [entry], ...fixed, ...options })
  return outputFiles?.[0]?.text.trim() ?? ''
}
