/** Removes scripts from a page. JSON-LD and other data stay: they never run. */
export function stripScripts(html: string): string {
  return html.replace(/<script(?! type="application\/)[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '')
}
