import { getPart } from '../../browser/getPart.ts'
import { readQuery } from '../../browser/urlQuery.ts'
import { showToast } from '../toast/toast.client.ts'
import { showFailure } from './failure.client.ts'
import { send } from './send.client.ts'

/**
 * Sends a form with fetch. On success: a toast, a message that stays beside the form, empty fields, the focus unmoved. On failure every
 * character stays, the focus moves to the error, and the message can be sent by email, WhatsApp or copying.
 */
export function form(part: HTMLElement) {
  const form = part as HTMLFormElement
  const all = [...getPart(form, 'done').children] as HTMLElement[]
  let shown: HTMLElement | undefined
  /** Idempotency key: the receiver stores a message once, however often it is sent. An edit makes another message. */
  let key: string | undefined
  let isSending = false

  const show = (element: HTMLElement) => {
    if (shown) shown.hidden = true
    shown = element
    shown.hidden = false
  }
  const read = () => String(new URLSearchParams(new FormData(form) as unknown as Record<string, string>))

  prefill(form)
  form.addEventListener('input', () => {
    key = undefined
  })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (isSending) return
    // Browsers accept spaces alone in a required field.
    for (const field of form.querySelectorAll<HTMLInputElement>('[required]')) if (!field.value.trim()) field.value = ''
    if (!form.reportValidity()) return
    if (form.action.startsWith('mailto:')) return show(showFailure(form, 'written'))
    key ??= Date.now() + Math.random().toString(36).slice(2)
    const body = read()
    isSending = true
    form.setAttribute('aria-busy', 'true')
    const { fragment, problem, detail } = await send(form.action, `${body}&key=${key}&elapsed=${Math.round(performance.now())}`)
    isSending = false
    form.removeAttribute('aria-busy')
    if (problem) return show(showFailure(form, problem, detail))
    const done = all.find(({ id }) => id === fragment) ?? (all[0] as HTMLElement)
    show(done)
    // Text typed while sending is another message.
    if (read() === body) form.reset()
    key = undefined
    showToast(getPart(done, 'title').textContent, getPart(done, 'text').textContent)
  })
}

/** Fills in the reason and the subject that the URL names, unless the visitor has chosen: /contact?reason=academy&about=sankara. */
function prefill(form: HTMLFormElement) {
  const reason = form.querySelector<HTMLSelectElement>('[name=reason]')
  const subject = form.querySelector<HTMLInputElement>('[name=subject]')
  if (!reason || !subject) return
  const known = new Map(Object.entries(JSON.parse(form.dataset.subjects ?? '{}') as Record<string, string>))
  const wanted = [...reason.options].find(({ value }) => value === readQuery('reason'))
  reason.value ||= wanted?.value ?? ''
  subject.value ||= known.get(readQuery('about') ?? '') ?? ''
}
