/** All the CSS of a plain twin: the minimum work for a browser to show the same text and pictures. */
const PLAIN_CSS = 'body{font:18px/1.6 sans-serif;max-width:40em}img{max-width:100%;height:auto}'

/** Replaces a page’s CSS with plain CSS. Throws when there is no CSS to replace. */
export function toPlainTwin(html: string): string {
  const plain = html.replace(/<style>[\s\S]*?<\/style>/, `<style>${PLAIN_CSS}</style>`).replace(/<link rel="stylesheet"[^>]*>/, '')
  if (/<link rel="stylesheet"/.test(plain) || !plain.includes(PLAIN_CSS)) throw new Error('A page has no stylesheet to replace.')
  return plain
}
