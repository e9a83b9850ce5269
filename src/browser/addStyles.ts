/** Adds the styles of a widget that has been used to the page. The Content-Security-Policy refuses a new <style>. */
export function addStyles(css: string, media: 'all' | 'screen') {
  const [inlined] = document.styleSheets
  inlined?.insertRule(`@media ${media}{${css}}`, inlined.cssRules.length)
}
