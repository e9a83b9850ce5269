/** What the desk tells of the content: how much there is to mend, and what. */
interface FaultWords {
  summary: string
  faults: string
}

const STYLES = `
  :root { color-scheme: light }
  body { margin: 0; font: 1.0625rem/1.55 system-ui, sans-serif; background: #fbf4e6; color: #17110d }
  main { max-width: 42rem; margin: 0 auto; padding: 2rem 1.25rem 4rem }
  h1 { line-height: 1.2 }
  h2 { margin-top: 2.5rem }
  a { color: #7a2410 }
  a:focus-visible, summary:focus-visible { outline: 3px solid #17110d; outline-offset: 3px }
  .open { display: inline-block; padding: .75rem 1.5rem; background: #7a2410; color: #fff; font-weight: 700; text-decoration: none }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: .9375rem/1.5 ui-monospace, monospace }
  li { margin-block: .5rem }`

const head = (title: string, styles: string) => `<!doctype html>
<html lang="en-NG">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <style>${styles}
    </style>
  </head>`

/** The desk’s first page: what it is, what saving does, and the way to the editor and to the site. */
export function homePage(siteAddress: string, { summary, faults }: FaultWords): string {
  return `${head('The editor’s desk', STYLES)}
  <body>
    <main>
      <h1>The editor’s desk</h1>
      <p>Here you change what the site says, in forms instead of files. It runs on this computer alone: nothing is sent anywhere, and
      nothing is published by saving.</p>
      <p><a class="open" href="/editor">Open the editor</a></p>
      <p><a href="${siteAddress}">Look at the site</a>: it shows every change as soon as it is saved.</p>
      <h2>What saving does</h2>
      <ul>
        <li>It writes the file in the folder <code>content</code> on this computer, and nothing else. The site on the internet changes
        when what is saved here has been handed in and built.</li>
        <li>Only what you changed is written. Everything else in the file stays letter for letter: the order of the fields, quotation marks,
        line breaks, and the remarks that begin with <code>#</code>.</li>
        <li>A remark goes only together with the field, or the item of a list, that it stands above or behind.
        A long text that you change is broken into lines anew.</li>
        <li>A new file begins as a draft: it shows on this computer and nowhere else, until you switch “Draft” off.</li>
        <li>If somebody changed the same file in a text editor while your form was open, saving is refused and says so; the file is left as it is.</li>
        <li>Files are not taken away here. Make one a draft instead, and it no longer shows.</li>
      </ul>
      <h2>If something is wrong</h2>
      <p>A form can be saved although the site cannot do with what it says, so nothing you wrote is lost. The site then shows, in place of its
      pages, what is to be mended and where, and so does the line under the editor. Each form names its fields as those messages do: “In the file: price”.</p>
      <p><b>${summary}</b></p>
      ${faults === '' ? '' : `<pre>${escapeHtml(faults)}</pre>`}
    </main>
  </body>
</html>
`
}

const EDITOR_STYLES = `
  body { margin: 0 0 3rem }
  #nc-root { display: flow-root }
  .desk-line { position: fixed; inset: auto 0 0; z-index: 300; display: flex; flex-wrap: wrap; gap: .25rem 2rem; align-items: baseline;
    padding: .5rem 1.25rem; background: #17110d; color: #fbf4e6; font: 1rem/1.5 system-ui, sans-serif }
  .desk-line p { margin: 0; color: inherit }
  .desk-line a, .desk-line summary { color: #ffd58a }
  .desk-line :focus-visible { outline: 3px solid #ffd58a; outline-offset: 2px }
  .desk-line pre { max-height: 40vh; overflow: auto; margin: .5rem 0; white-space: pre-wrap; overflow-wrap: anywhere; font: .9375rem/1.5 ui-monospace, monospace }
  .desk-line pre:empty::before { content: "Nothing." }
  .desk-confirmable label { display: block; margin-bottom: .5rem }
  .desk-confirmable input[type="number"], .desk-confirmable textarea { width: 100%; box-sizing: border-box; font: inherit; padding: .5rem }`

/** The page with the editor, and under it the line that says what there is to mend. */
export function editorPage(siteAddress: string): string {
  return `${head('The editor', EDITOR_STYLES)}
  <body>
    <div id="nc-root"></div>
    <aside class="desk-line" aria-label="The state of the content">
      <p role="status" data-count></p>
      <details><summary>What is to be mended</summary><pre data-faults tabindex="0"></pre></details>
      <p><a href="${siteAddress}" target="_blank">Look at the site (new tab)</a></p>
      <p><a href="/">What saving does</a></p>
    </aside>
    <script>window.CMS_MANUAL_INIT = true</script>
    <script src="/decap-cms.js"></script>
    <script type="module" src="/editor.js"></script>
  </body>
</html>
`
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
