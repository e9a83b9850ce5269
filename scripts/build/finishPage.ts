import type { Inlined } from './inlineAssets.ts'

/** The files that Vite has bundled for browsers. */
export interface Bundle {
  script: string
  stylesheet: string
}

/** The mark that a component puts into the page: src/layouts/SiteLayout.tsx, src/pages/fallbackPages.tsx. */
const mark = (name: string) => `<template data-mark="${name}"></template>`

/**
 * Makes a static document of a page that vite-react-ssg has rendered for hydration, by the marks in index.html and the layout. What the
 * page’s components put into the head comes after the charset; critical CSS and one script are inlined. The script and the stylesheet
 * stand after all visible content: the script first and `async`, so that it answers clicks half a second after FCP. A deferred script
 * would wait for the stylesheet and layout, up to a second on a slow phone. In development, without a `bundle`, Vite’s own tags stay.
 */
export function finishPage(html: string, { css, slides, script, notFound }: Inlined, bundle?: Bundle): string {
  const [start, own, afterOwn] = cut(html, '<head>', '<!--frame-->')
  const [encoding, frame, afterFrame] = cut(afterOwn, '<!--page-->', '<!--bundle-->')
  const [, served, afterServed] = cut(afterFrame, '', '</head>')
  // What follows the end is for hydrating the whole page.
  const [, rendered] = cut(afterServed, mark('start'), mark('end'))
  const content = rendered
    // Between two texts React puts a comment, for hydration. Islands have no such neighbours.
    .replaceAll('<!-- -->', '')
    .replace(mark('bundle'), () => (bundle ? scriptAndStylesheet(bundle) : ''))
    .replace(mark('not-found'), () => `<script>${notFound}</script>`)
  const head = [
    bundle ? `${withoutSpace(encoding)}<link rel="modulepreload" href="${bundle.script}">` : encoding + served,
    own.trim().replaceAll(' data-rh="true"', ''),
    withoutSpace(frame),
    `<style>${css}</style>`,
    content.includes('class="carousel') ? `<style>${slides}</style>` : '',
    `<script>${script}</script>`,
  ]
  return `${start}<head>${head.join('')}</head><body>${content}</body></html>\n`
}

/** A text before, between and after two marks. Throws when one is missing: then vite-react-ssg has changed. */
function cut(text: string, from: string, to: string): [before: string, between: string, after: string] {
  const start = text.indexOf(from)
  const end = text.indexOf(to, start + from.length)
  if (start < 0 || end < 0) throw new Error(`A page lacks ${start < 0 ? from : to}.`)
  return [text.slice(0, start), text.slice(start + from.length, end), text.slice(end + to.length)]
}

/** The tags of index.html, without the white space between them. */
const withoutSpace = (tags: string) => tags.replace(/>\s+</g, '><').trim()

const scriptAndStylesheet = ({ script, stylesheet }: Bundle) =>
  `<script type="module" async src="${script}"></script><link rel="stylesheet" href="${stylesheet}">`
