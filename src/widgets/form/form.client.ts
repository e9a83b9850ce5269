import { getPart } from '../../browser/getPart.ts'
import { isBusy, setBusy } from '../../browser/partState.ts'
import { readQuery } from '../../browser/urlQuery.ts'
import { ACCESS_SUBJECT } from '../../lib/formFields.ts'
import { toSlug } from '../../lib/slug.ts'
import { showToast } from '../toast/toast.client.ts'
import { startNeeds } from './needs.client.ts'

/** Why a form was not sent, as keys in messages.md. `missing`: no receiver is at the address. `written`: the site has no receiver at all. */
type FailureReason = 'offline' | 'refused' | 'missing' | 'silent' | 'written'

/** Shows below a form why it was not sent, offers the message by email, by copying and on WhatsApp, and moves the focus there. */
function showFailure(form: HTMLFormElement, problem: FailureReason, detail: readonly string[] = []) {
  const template = document.querySelector<HTMLTemplateElement>('[data-form-failure]') as HTMLTemplateElement
  const texts = JSON.parse(template.dataset.formFailure as string) as Record<FailureReason | 'copied' | 'notCopied', string>
  const failure = template.content.firstElementChild?.cloneNode(true) as HTMLElement
  const error = getPart(failure, 'problem')
  const mail = getPart<HTMLAnchorElement>(failure, 'mail')
  const text = toText(form)
  mail.href += `?subject=${encodeURIComponent(subjectOf(form))}&body=${encodeURIComponent(text)}`
  getPart(failure, 'copy').onclick = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast(texts.copied, ''),
      () => showToast(texts.notCopied, ''),
    )
  error.textContent = [texts[problem], ...detail].join(' ')
  if (problem === 'written') getPart(failure, 'written').textContent = text
  form.append(failure)
  // Shows the links too. If they do not fit below the error, the focus scrolls back to it.
  failure.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  error.focus()
}

/** The fields of the contact form that the newsletter form lacks. */
const fieldsOf = (form: HTMLFormElement) =>
  form.elements as { reason?: HTMLSelectElement; subject?: HTMLInputElement; needs?: HTMLInputElement }

/** The subject of a message, or the button’s text where a form has no subject. */
const subjectOf = (form: HTMLFormElement) => fieldsOf(form).subject?.value ?? form.querySelector('[type=submit]')?.textContent ?? ''

/** The fields as lines, those of one name together, with the label of the first; for a select the text of the chosen option. */
function toText(form: HTMLFormElement) {
  const lines: Record<string, string> = {}
  for (const { name, selectedOptions, value } of form.querySelectorAll<HTMLInputElement & HTMLSelectElement>(
    '[name]:not([type=hidden]):not([type=checkbox]),[name]:checked',
  ))
    if (value) {
      const [label] = form.querySelector<HTMLInputElement>(`[name=${name}]`)?.labels ?? []
      lines[name] = lines[name] ? `${lines[name]}, ${value}` : `${label?.textContent}: ${selectedOptions?.[0]?.text ?? value}`
    }
  return Object.values(lines).join('\n')
}

/** Milliseconds to wait for a response. */
const TIMEOUT_MS = 15_000
/** Milliseconds without a response before screen readers announce that the form is being sent: a faster response is enough. */
const ANNOUNCE_MS = 1000

/** The outcome: the fragment of the message to show, or why the form was not sent, with the receiver’s explanation. */
interface Outcome {
  fragment?: string | undefined
  problem?: FailureReason
  detail?: string[] | undefined
}

/** Sends a form. Only a 2xx response that is not a web page counts as success. Never rejects. */
async function send(address: string, body: string): Promise<Outcome> {
  if (!navigator.onLine) return { problem: 'offline' }
  const controller = new AbortController()
  // The timer is not cleared, because aborting after the response does nothing.
  setTimeout(() => controller.abort(), TIMEOUT_MS)
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(body),
      headers: { Accept: 'application/json' },
      signal: controller.signal,
    })
    const { status, ok, redirected } = response
    // A static host answers with one of these statuses, or with a page. So may a form service after it has stored the message.
    if ((ok && response.headers.get('content-type')?.includes('html')) || [404, 405, 501].includes(status))
      return { problem: redirected ? 'silent' : 'missing' }
    const { fragment, problems }: { fragment?: string; problems?: string[] } = await response.json().catch(() => ({}))
    return ok ? { fragment } : { problem: 'refused', detail: problems }
  } catch {
    return { problem: navigator.onLine ? 'silent' : 'offline' }
  }
}

/**
 * Sends a form with fetch. On success: a toast, a message that stays beside the form, empty fields, the focus unmoved. On failure the
 * fields keep their values, the focus moves to the error, and the message can be sent by email, WhatsApp or copying.
 */
export function start(part: HTMLElement) {
  const form = part as HTMLFormElement
  const confirmations = [...getPart(form, 'done').children] as HTMLElement[]
  /** Idempotency key: the receiver stores a message once, however often it is sent. An edit makes another message. */
  let key: string | undefined
  const read = () => String(new URLSearchParams(new FormData(form) as unknown as Record<string, string>))

  prefill(form)
  if (fieldsOf(form).needs) startNeeds(form)
  form.addEventListener('input', () => {
    key = undefined
  })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (isBusy(form)) return
    // Browsers accept a required field that contains only spaces.
    for (const field of form.querySelectorAll<HTMLInputElement>('[required]')) if (!field.value.trim()) field.value = ''
    if (!form.reportValidity()) return
    form.querySelector('.form-failure')?.remove()
    for (const confirmation of confirmations) confirmation.hidden = true
    if (form.action.startsWith('mailto:')) return showFailure(form, 'written')
    key ??= Date.now() + Math.random().toString(36).slice(2)
    const body = read()
    setBusy(form, true)
    // Outside the form, because screen readers announce nothing in a busy element.
    const status = document.createElement('output')
    status.className = 'visually-hidden'
    form.after(status)
    const announcement = setTimeout(() => (status.value = 'Sending…'), ANNOUNCE_MS)
    const { fragment, problem, detail } = await send(form.action, `${body}&key=${key}&elapsed=${Math.round(performance.now())}`)
    setBusy(form, false)
    clearTimeout(announcement)
    status.remove()
    if (problem) return showFailure(form, problem, detail)
    const done = confirmations.find(({ id }) => id === fragment) ?? (confirmations[0] as HTMLElement)
    done.hidden = false
    done.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    // Text typed while sending is another message.
    if (read() === body) form.reset()
    key = undefined
    showToast(getPart(done, 'title').textContent, getPart(done, 'text').textContent)
  })
}

/** Fills in the reason and the subject from the URL, unless the visitor has done so: /contact?reason=academy&about=newsletter. */
function prefill(form: HTMLFormElement) {
  const { reason, subject } = fieldsOf(form)
  if (!reason || !subject) return
  const option = [...reason.options].find(({ value }) => value === readQuery('reason'))
  reason.value ||= option?.value ?? ''
  const about = readQuery('about') || ''
  const isKnown = (text: string) => toSlug(text) === about
  subject.value ||= about.startsWith(ACCESS_SUBJECT) ? about : (form.dataset.subjects as string).split('\n').find(isKnown) || ''
}
