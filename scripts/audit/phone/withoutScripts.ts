/** A page without scripts. What only machines read stays: it is never run. */
export function withoutScripts(html: string): string {
  return html.replace(/<script(?! type="application\/)[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '')
}
