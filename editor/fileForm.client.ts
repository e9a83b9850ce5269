/** Enhances the form of a file: saves drafts automatically, checks while the author types, and shows the edited part in the preview. */

/** Milliseconds from a change to its draft, so that a killed process loses at most two seconds of typing. */
const SAVE_AFTER_MS = 1_500

const form = document.querySelector<HTMLFormElement>('#form')
const preview = document.querySelector<HTMLIFrameElement>('#preview')

/** Set while there are changes that no draft has. */
let timer: number | undefined
let saving: Promise<void> = Promise.resolve()

function stopTimer(): void {
  clearTimeout(timer)
  timer = undefined
}

/** Saves a draft and shows the content check’s messages. Pictures are only sent by their button. */
async function saveDraft(target: HTMLFormElement, keepalive = false): Promise<void> {
  stopTimer()
  const data = new FormData(target)
  for (const name of [...data.keys()]) if (name.startsWith('upload.')) data.delete(name)
  data.set('do', 'autosave')
  let failure = 'Not saved: the editor does not answer. Leave this page open, and start npm run dev again.'
  try {
    const response = await fetch(target.action, { method: 'POST', body: data, keepalive })
    // The file was changed elsewhere.
    if (response.redirected) return location.assign(response.url)
    const text = await response.text()
    if (response.ok) return showMessages(new DOMParser().parseFromString(text, 'text/html'))
    failure = text
  } catch {
    // The server was stopped.
  }
  document.getElementById('state')?.replaceChildren(failure)
  schedule(target)
}

/** Copies the state and the messages from the server’s page of the saved draft, and leaves the fields unchanged. */
function showMessages(page: Document): void {
  for (const id of ['state', 'problems']) document.getElementById(id)?.replaceWith(page.getElementById(id) ?? '')
  document.querySelector('[name=revision]')?.replaceWith(page.querySelector('[name=revision]') ?? '')
  for (const { id, textContent } of page.querySelectorAll('#form .message')) {
    document.getElementById(id)?.replaceChildren(textContent ?? '')
    const control = document.getElementById(id.replace(/\.message$/, ''))
    if (!textContent) control?.removeAttribute('aria-invalid')
    else if (control?.matches('input, select, textarea')) control.setAttribute('aria-invalid', 'true')
  }
}

function schedule(target: HTMLFormElement): void {
  timer ??= window.setTimeout(() => {
    saving = saving.then(() => saveDraft(target))
  }, SAVE_AFTER_MS)
}

/** Scrolls the preview to the text of a field and marks it. */
function showInPreview(field: Element | null): void {
  const page = preview?.contentDocument
  if (!page || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)) return
  const toPlain = (text: string) =>
    text
      .replace(/[*_[\]]|\(\S+\)|:yo/g, '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 40)
  const words = toPlain(field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.textContent ?? '') : field.value)
  if (words.length < 3) return
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    if (!element?.checkVisibility() || !toPlain(element.textContent ?? '').includes(words)) continue
    for (const marked of page.querySelectorAll<HTMLElement>('[data-edited]')) {
      marked.style.outline = ''
      delete marked.dataset.edited
    }
    element.dataset.edited = ''
    element.style.outline = '3px dashed'
    element.scrollIntoView({ block: 'center' })
    return
  }
}

if (form) {
  form.addEventListener('input', (event) => {
    const isFile = event.target instanceof HTMLInputElement && event.target.type === 'file'
    if (!isFile) schedule(form)
  })
  form.addEventListener('focusin', ({ target }) => showInPreview(target as Element))
  preview?.addEventListener('load', () => showInPreview(document.activeElement))
  addEventListener('pagehide', () => timer && saveDraft(form, true))
  // A submit needs the latest revision, so it waits for an autosave under way.
  form.addEventListener('submit', (event) => {
    stopTimer()
    if (form.dataset.isReady) return
    event.preventDefault()
    const { submitter } = event
    // Browsers ignore requestSubmit() during a submit event, so it is called after this one.
    saving.then(() =>
      setTimeout(() => {
        form.dataset.isReady = 'yes'
        form.requestSubmit(submitter)
      }),
    )
  })
  addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return
    event.preventDefault()
    form.requestSubmit(form.querySelector<HTMLElement>('[value=save]'))
  })
  // Restores open disclosures after a button has submitted the form.
  const key = `open ${location.pathname}`
  for (const id of JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]) document.getElementById(id)?.setAttribute('open', '')
  form.addEventListener(
    'toggle',
    () => sessionStorage.setItem(key, JSON.stringify([...form.querySelectorAll('details[open]')].map(({ id }) => id))),
    true,
  )
  // The browser does not focus a field in a closed part. Where it could, the editor may have gone on to another field by now.
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('[autofocus]')?.focus()
}
