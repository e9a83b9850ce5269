import path from 'node:path'
import { bundle as bundleCss } from 'lightningcss'
import { bundle } from '../lib/bundle.ts'
import { CSS_TARGETS, UNUSED_CSS_FALLBACKS } from './browserTargets.ts'

/** The inline assets of every page's head, and of the not-found page. */
export interface Inlined {
  css: string
  /** Styles for pages with a carousel. */
  slides: string
  script: string
  notFound: string
}

/** Bundles and minifies the critical CSS, the head script and the not-found page’s script. */
export async function makeInlined(root: string): Promise<Inlined> {
  const bundleStyles = (name: string) =>
    bundleCss({
      filename: path.join(root, 'src/styles', name),
      minify: true,
      targets: CSS_TARGETS,
      exclude: UNUSED_CSS_FALLBACKS,
    }).code.toString()
  const [css, slides] = [bundleStyles('critical.css'), bundleStyles('slides.critical.css')]
  const bundleScript = (file: string) => bundle(path.join(root, 'src', file))
  const [script, notFound] = await Promise.all([bundleScript('browser/head.ts'), bundleScript('notFound.ts')])
  if (/<\//.test(css + slides + script + notFound)) throw new Error('Inlined code would close its own element.')
  return { css, slides, script, notFound }
}
