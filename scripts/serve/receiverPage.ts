import { createHash } from 'node:crypto'
import type { ReceiverSettings } from '../../receiver/settings.ts'
import { toTelHref } from '../../src/lib/phone.ts'
import { escapeXml } from '../../src/seo/xml.ts'

const STYLE = `body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1.1rem/1.5 system-ui,sans-serif;color:#111;background:#fff}
label{display:block;margin-top:1rem;font-weight:700}
input,select,textarea,button{box-sizing:border-box;width:100%;min-height:3rem;padding:.5rem;border:2px solid #555;font:inherit;color:#111;background:#fff}
button{width:auto;margin-top:1rem;padding:.5rem 1.5rem;font-weight:700;color:#fff;background:#111}
a{color:#00f}`

/** The Content-Security-Policy of these pages: their own style and form only. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

type Settings = Omit<ReceiverSettings, 'page'>

/**
 * The page for a message that was not stored, and its form for each kind of message. The receiver fills them in: %{problems}, %{form}, and
 * in a form the typed values, such as %{name}, and the chosen option, such as %{reason:press}.
 */
export const toReceiverPage = (settings: Settings): ReceiverSettings['page'] => ({
  html: toPage(settings, '<ul>%{problems}</ul>\n%{form}'),
  forms: Object.fromEntries(Object.keys(settings.forms).map((form) => [form, toForm(settings, form as keyof ReceiverSettings['forms'])])),
  policy: PAGE_POLICY,
})

/** The page that the web server shows while the receiver does not run. */
export const toDownPage = (settings: Settings): string => toPage(settings, `<p>${escapeXml(settings.words.refused.down)}</p>`)

function toPage({ company, words }: Settings, content: string): string {
  const { title, instead } = words.refused
  const ways = [
    [`mailto:${company.email}`, company.email],
    [toTelHref(company.phone), company.phone],
    [company.whatsapp, 'WhatsApp'],
  ].map(([href = '', text = '']) => `<a href="${escapeXml(href)}">${escapeXml(text)}</a>`)
  return `<!doctype html>
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
${content}
<p>${escapeXml(instead)} ${ways.join(', ')}</p>
</main>
</body>
</html>
`
}

function toForm({ path, reasons, words, forms }: Settings, form: keyof ReceiverSettings['forms']): string {
  const fields = Object.entries(forms[form]).map(([name, { label, isEmail, isOptional, hasLines }]) => {
    const isTyped = name !== 'reason'
    const autocomplete = isEmail ? 'email' : name === 'name' ? 'name' : undefined
    const attributes = [
      `id="${name}" name="${name}"`,
      ...(autocomplete ? [`autocomplete="${autocomplete}"`] : []),
      ...(isOptional ? [] : ['required']),
    ].join(' ')
    const options = reasons.map(({ value, label }) => `<option value="${value}"%{${name}:${value}}>${escapeXml(label)}</option>`)
    // HTML drops a line break directly after the tag, so the first typed one must be doubled.
    const control = hasLines
      ? `<textarea ${attributes} rows="${isOptional ? 3 : 10}">\n%{${name}}</textarea>`
      : isTyped
        ? `<input ${attributes} type="${isEmail ? 'email' : 'text'}" value="%{${name}}">`
        : `<select ${attributes}><option value="" label="Choose a reason"></option>${options.join('')}</select>`
    return `<div><label for="${name}">${label}${isOptional ? ' (optional)' : ''}</label>\n${control}</div>`
  })
  return `<form method="post" action="${path}">
<input type="hidden" name="form-name" value="${form}">
${fields.join('\n')}
<button>${escapeXml(words.refused.button)}</button>
</form>`
}
