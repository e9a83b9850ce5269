import { getPart } from '../../browser/parts.ts'
import { showToast } from '../toast/toast.client.ts'

/** What may have happened to a form, as the page has words for it. */
export type Problem = 'offline' | 'refused' | 'missing' | 'silent' | 'written'

/**
 * Says below a form why it was not sent, and offers its words by email, by copying and on WhatsApp. Takes the focus there, so that it is
 * read out. `detail` is what the receiver has found wrong.
 */
export function showFailure(form: HTMLFormElement, problem: Problem, detail: readonly string[] = []): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>('[data-form-failure]') as HTMLTemplateElement
  const words = JSON.parse(template.dataset.formFailure as string) as Record<Problem | 'copied' | 'notCopied', string>
  const failure = template.content.firstElementChild?.cloneNode(true) as HTMLElement
  const said = getPart(failure, 'problem')
  const mail = getPart<HTMLAnchorElement>(failure, 'mail')
  const text = toText(form)
  mail.href += `?subject=${encodeURIComponent(subjectOf(form))}&body=${encodeURIComponent(text)}`
  getPart(failure, 'copy').onclick = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast(words.copied, ''),
      () => showToast(words.notCopied, ''),
    )
  said.textContent = [words[problem], ...detail].join(' ')
  if (problem === 'written') getPart(failure, 'written').textContent = text
  form.querySelector('.form-failure')?.remove()
  form.append(failure)
  said.focus()
  return failure
}

/** The subject of a message, or the words on the button of a form that has none. */
const subjectOf = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>('[name=subject]')?.value ?? form.querySelector('[type=submit]')?.textContent ?? ''

/** What was typed, with the name of each field before it. */
const toText = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('[required]')].map((field) => `${field.labels?.[0]?.textContent}: ${field.value}`).join('\n')
