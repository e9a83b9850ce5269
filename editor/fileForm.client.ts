/** Enhances the form of a file: saves drafts automatically, and checks while the author types. */

/** Milliseconds from a change to its draft, so that a killed process loses at most two seconds of typing. */
const SAVE_AFTER_MS = 1_500

const form = document.querySelector<HTMLFormElement>('#form')

let timer: number | undefined
let hasFailed = false
/** Whether a button was pressed, whose page comes next. Until then this form sends nothing else: its items may have other numbers there. */
let isLeaving = false
let saving = Promise.resolve(true)

const FOCUS = `focus ${location.pathname}`
/** Set when the next page is to save. */
const SAVE = `save ${location.pathname}`

/** Saves a draft and shows the content check’s messages; false when it could not. Pictures are only sent by their button. */
async function saveDraft(target: HTMLFormElement, keepalive = false): Promise<boolean> {
  clearTimeout(timer)
  timer = undefined
  const body = new FormData(target)
  for (const name of [...body.keys()]) if (name.startsWith('upload.')) body.delete(name)
  body.set('do', 'autosave')
  const [response, text] = await fetch(target.action, { method: 'POST', body, keepalive })
    .then(async (answer) => [answer, await answer.text()] as const)
    .catch(() => [undefined, 'Not saved: the editor does not answer. Leave this page open, and start npm run dev again.'] as const)
  hasFailed = !response?.ok
  if (response?.redirected) {
    // The file was changed elsewhere.
    store({})
    location.assign(response.url)
  } else if (hasFailed) {
    document.getElementById('state')?.replaceChildren(text)
    schedule(target)
  } else {
    forget(body)
    showDraft(target, new DOMParser().parseFromString(text, 'text/html'))
    return true
  }
  return false
}

/** Copies the state, the messages and the other fields from the server’s page of the saved draft. */
function showDraft(target: HTMLFormElement, page: Document): void {
  const typed = listTyped()
  for (const control of target.querySelectorAll<HTMLInputElement>('input[type=text], textarea, select')) {
    const stored = page.querySelector<HTMLInputElement>(`[name="${control.name}"]`)
    if (!stored) continue
    control.ariaInvalid = stored.ariaInvalid
    if (control !== document.activeElement && !(control.name in typed)) control.value = stored.value
  }
  for (const part of page.querySelectorAll('#state, #problems, #revision, .message')) document.getElementById(part.id)?.replaceWith(part)
}

const save = (target: HTMLFormElement) => (saving = saving.then(() => saveDraft(target)))

function schedule(target: HTMLFormElement): void {
  if (!isLeaving) timer ??= window.setTimeout(save, SAVE_AFTER_MS, target)
}

/** The fields that were typed in and that the server may not have yet: a reload asks for the page before it has the last draft. */
const KEY = `typed ${location.pathname}`
const listTyped = () => JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, string>
const store = (typed: Record<string, string>) => sessionStorage.setItem(KEY, JSON.stringify(typed))
const forget = (saved: FormData) =>
  store(Object.fromEntries(Object.entries(listTyped()).filter(([name, value]) => saved.get(name) !== value)))

if (form) {
  form.addEventListener('input', (event) => {
    const { name, type, value } = event.target as HTMLInputElement
    if (type === 'file') return
    store({ ...listTyped(), [name]: value })
    schedule(form)
  })
  addEventListener('pagehide', () => timer && saveDraft(form, true))
  addEventListener('beforeunload', (event) => hasFailed && event.preventDefault())
  // A link waits until the draft is stored: the page behind it shows it.
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]:not([target])')
    if (!link || timer === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    save(form).then((isSaved) => isSaved && location.assign(link.href))
  })
  // A reload may come before the last draft: what this window typed is no other's change.
  sessionStorage.window ??= crypto.randomUUID()
  form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'window', value: sessionStorage.window }))
  // What was typed last is put back and saved. The browser may have put it back too, but not into a draft.
  for (const [name, value] of Object.entries(listTyped())) {
    const control = form.elements.namedItem(name)
    if (control instanceof Element && 'value' in control) control.value = value
    schedule(form)
  }
  // A submit needs the latest revision and a server that answers, so a draft is saved first.
  let isReady = false
  form.addEventListener('submit', (event) => {
    sessionStorage.setItem(FOCUS, document.activeElement?.id ?? '')
    if (isReady) return
    event.preventDefault()
    const submitter = event.submitter as HTMLButtonElement | null
    if (isLeaving) {
      if (submitter?.value === 'save') sessionStorage.setItem(SAVE, 'yes')
      return
    }
    isLeaving = true
    save(form).then((isSaved) => {
      isReady = isSaved
      isLeaving = isSaved
      if (isSaved) form.requestSubmit(submitter)
      else sessionStorage.removeItem(SAVE)
      if (hasFailed) schedule(form)
      isReady = false
    })
  })
  // Back may lead to this page as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  const saveAll = () => form.requestSubmit(form.querySelector<HTMLElement>('[value=save]'))
  addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return
    event.preventDefault()
    saveAll()
  })
  // The focus stays where it was when the form was sent, unless the page says otherwise.
  const last = sessionStorage.getItem(FOCUS)
  sessionStorage.removeItem(FOCUS)
  if (last && !form.querySelector('[autofocus]')) document.getElementById(last)?.focus()
  // After the browser has given the focus, which the save leaves where it is.
  if (sessionStorage.getItem(SAVE)) requestAnimationFrame(saveAll)
  sessionStorage.removeItem(SAVE)
}
