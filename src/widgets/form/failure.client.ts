import { getPart } from '../../browser/getPart.ts'
import { showToast } from '../toast/toast.client.ts'

/**
 * Why a form was not sent, as keys in messages.md. `refused`: the receiver said no. `missing`: the receiver is not there. `silent`: no
 * answer came in time. `written`: the site has no receiver, so the form only shows the message that was written.
 */
export type FailureReason = 'offline' | 'refused' | 'missing' | 'silent' | 'written'

/**
 * Shows below a form why it was not sent, and offers the message by email, by copying and on WhatsApp. Moves the focus there, so that
 * screen readers announce it. `detail` is the receiver’s own explanation.
 */
export function showFailure(form: HTMLFormElement, problem: FailureReason, detail: readonly string[] = []): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>('[data-form-failure]') as HTMLTemplateElement
  const words = JSON.parse(template.dataset.formFailure as string) as Record<FailureReason | 'copied' | 'notCopied', string>
  const failure = template.content.firstElementChild?.cloneNode(true) as HTMLElement
  const error = getPart(failure, 'problem')
  const mail = getPart<HTMLAnchorElement>(failure, 'mail')
  const text = toText(form)
  mail.href += `?subject=${encodeURIComponent(subjectOf(form))}&body=${encodeURIComponent(text)}`
  getPart(failure, 'copy').onclick = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast(words.copied, ''),
      () => showToast(words.notCopied, ''),
    )
  error.textContent = [words[problem], ...detail].join(' ')
  if (problem === 'written') getPart(failure, 'written').textContent = text
  form.querySelector('.form-failure')?.remove()
  form.append(failure)
  error.focus()
  return failure
}

/** The subject of a message, or the button’s text where a form has no subject. */
const subjectOf = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>('[name=subject]')?.value ?? form.querySelector('[type=submit]')?.textContent ?? ''

/** The required fields, each with its label before it. */
const toText = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('[required]')].map((field) => `${field.labels?.[0]?.textContent}: ${field.value}`).join('\n')
