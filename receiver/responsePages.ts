import { createHash } from 'node:crypto'
import { escapeXml } from '../src/seo/xml.ts'
import type { ReceiverSettings } from './settings.ts'
import { FORMS, type ReadSubmission } from './submission.ts'

const STYLE = `body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1.1rem/1.5 system-ui,sans-serif;color:#111;background:#fff}
label{display:block;margin-top:1rem;font-weight:700}
input,select,textarea,button{box-sizing:border-box;width:100%;min-height:3rem;padding:.5rem;border:2px solid #555;font:inherit;color:#111;background:#fff}
button{width:auto;margin-top:1rem;padding:.5rem 1.5rem;font-weight:700;color:#fff;background:#111}
a{color:#00f}`

/** The Content-Security-Policy of these pages: their own style and form only. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

const toPage = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeXml(title)}</title>
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeXml(title)}</h1>
${body}
</main>
</body>
</html>
`

/** A page with a text and a link back to the site. */
export const toPlainPage = ({ title, text, link }: { title: string; text: string; link: string }): string =>
  toPage(title, `<p>${escapeXml(text)}</p>\n<p><a href="/">${escapeXml(link)}</a></p>`)

/** A page with one button, which posts an empty form to the page itself. */
export const toButtonPage = ({ title, text, button }: { title: string; text: string; button: string }): string =>
  toPage(title, `<p>${escapeXml(text)}</p>\n<form method="post"><button>${escapeXml(button)}</button></form>`)

/** The page for a message that was refused or could not be stored: why, the typed text for another attempt, and contact details. */
export function toRefusedPage(settings: ReceiverSettings, problems: readonly string[], read?: ReadSubmission): string {
  const { company, words } = settings
  const list = problems.map((problem) => `<li>${escapeXml(problem)}</li>`).join('\n')
  const ways = `<p>${escapeXml(words.refused.instead)} <a href="mailto:${escapeXml(company.email)}">${escapeXml(company.email)}</a>, <a href="tel:${escapeXml(company.phone.replaceAll(' ', ''))}">${escapeXml(company.phone)}</a>, <a href="${escapeXml(company.whatsapp)}">WhatsApp</a></p>`
  return toPage(words.refused.title, `<ul>\n${list}\n</ul>\n${read ? toForm(settings, read) : ''}\n${ways}`)
}

function toForm({ path, reasons, words }: ReceiverSettings, { form, typed }: ReadSubmission): string {
  const fields = Object.entries(FORMS[form]).map(([name, { label, isEmail, lines, isOptional, autocomplete = 'off' }]) => {
    const value = escapeXml(typed[name] ?? '')
    const id = `id="${name}" name="${name}"${isOptional ? '' : ' required'}`
    const options = reasons.map(
      (reason) => `<option value="${reason.value}"${reason.value === typed[name] ? ' selected' : ''}>${escapeXml(reason.label)}</option>`,
    )
    // HTML drops a line break directly after the tag, so the first typed one must be doubled.
    const control = lines
      ? `<textarea ${id} rows="10">\n${value}</textarea>`
      : name === 'reason'
        ? `<select ${id}><option value="" label="Choose a reason"></option>${options.join('')}</select>`
        : `<input ${id} type="${isEmail ? 'email' : 'text'}" autocomplete="${autocomplete}" value="${value}">`
    return `<label for="${name}">${label}</label>\n${control}`
  })
  return `<form method="post" action="${path}">
<input type="hidden" name="form-name" value="${form}">
${fields.join('\n')}
<button>${escapeXml(words.refused.button)}</button>
</form>`
}
