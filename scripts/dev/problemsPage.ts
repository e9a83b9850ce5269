import { escapeXml } from '../../src/seo/xml.ts'

/** A page that shows the content errors as plain text. Includes Vite’s client, so that it reloads when a file is saved. */
export function problemsPage(text: string): string {
  return `<!doctype html>
<html lang="en-NG">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>There are errors in content/</title>
    <style>
      body { max-width: 60rem; margin: 3rem auto; padding: 0 1.5rem; font: 1.1rem/1.5 system-ui, sans-serif; background: #fbf4e6; color: #17110d }
      pre { padding: 1.5rem; overflow: auto; border-left: 8px solid #8e2a14; background: #fff; font: 1rem/1.6 ui-monospace, monospace; white-space: pre-wrap }
    </style>
  </head>
  <body>
    <h1>There are errors in content/</h1>
    <pre>${escapeXml(text)}</pre>
    <p>Fix the errors and save: the page comes back by itself.</p>
  </body>
</html>
`
}
