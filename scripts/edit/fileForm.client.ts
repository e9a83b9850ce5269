/** Enhances the form of a file: saves drafts automatically, checks while the author types, and shows the edited part in the preview. */

interface State {
  conflict?: true
  revision: string
  state: string
  count: string
  problems: { id: string; field: string; message: string; isBeside: boolean }[]
}

/** Milliseconds without typing before a draft is saved, and the maximum while typing goes on. */
const [SAVE_AFTER_MS, SAVE_AT_LATEST_MS] = [800, 1_800]

const form = document.querySelector<HTMLFormElement>('#form')
const preview = document.querySelector<HTMLIFrameElement>('#preview')
const state = document.querySelector<HTMLElement>('#state')

let pause: number | undefined
let longest: number | undefined
let saving: Promise<void> = Promise.resolve()
let isChanged = false

/** Saves a draft and shows the content check’s messages. Pictures are only sent by their button. */
async function saveDraft(target: HTMLFormElement, keepalive = false): Promise<void> {
  clearTimeout(pause)
  clearTimeout(longest)
  longest = undefined
  isChanged = false
  const data = new FormData(target)
  for (const name of [...data.keys()]) if (name.startsWith('upload.')) data.delete(name)
  data.set('do', 'autosave')
  try {
    const response = await fetch(target.action, { method: 'POST', body: data, keepalive })
    if (!response.ok) throw new Error(await response.text())
    show(target, (await response.json()) as State)
  } catch {
    isChanged = true
    if (state) state.textContent = 'Not saved: the editor does not answer. Leave this page open, and start npm run dev again.'
    schedule(target)
  }
}

function show(target: HTMLFormElement, { conflict, revision, state: words, count, problems }: State): void {
  if (conflict) {
    location.assign(`${target.action}?conflict`)
    return
  }
  target.querySelector<HTMLInputElement>('[name=revision]')?.setAttribute('value', revision)
  const [saved, toFix] = state?.querySelectorAll('span') ?? []
  if (saved) saved.textContent = words
  if (toFix) toFix.textContent = count
  for (const message of target.querySelectorAll<HTMLElement>('.message')) {
    const id = message.id.replace(/\.message$/, '')
    const found = problems.filter((problem) => problem.id === id && problem.isBeside).map((problem) => problem.message)
    message.textContent = found.join(' ')
    const control = document.getElementById(id)
    if (!control?.matches('input, select, textarea')) continue
    if (found.length > 0) control.setAttribute('aria-invalid', 'true')
    else control.removeAttribute('aria-invalid')
  }
  showSummary(problems)
}

function showSummary(problems: State['problems']): void {
  const summary = document.getElementById('problems')
  if (!summary) return
  summary.hidden = problems.length === 0
  const items = problems.map(({ id, field, message }) => {
    const item = document.createElement('li')
    const link = Object.assign(document.createElement('a'), { href: `#${id}`, textContent: field })
    item.append(link, `: ${message}`)
    return item
  })
  summary.querySelector('ul')?.replaceChildren(...items)
}

function schedule(target: HTMLFormElement): void {
  const save = () => {
    saving = saving.then(() => saveDraft(target))
  }
  clearTimeout(pause)
  pause = window.setTimeout(save, SAVE_AFTER_MS)
  longest ??= window.setTimeout(save, SAVE_AT_LATEST_MS)
}

/** Scrolls the preview to the text of a field and marks it. */
function showInPreview(field: Element): void {
  const page = preview?.contentDocument
  if (!page || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)) return
  const words = field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.textContent ?? '') : field.value
  const plain = (text: string) =>
    text
      .replace(/[*_[\]]|\(\S+\)|:yo/g, '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 40)
  if (plain(words).length < 3) return
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!plain(node.parentElement?.textContent ?? '').includes(plain(words)) || !node.parentElement?.checkVisibility()) continue
    for (const marked of page.querySelectorAll<HTMLElement>('[data-edited]')) {
      marked.style.outline = ''
      delete marked.dataset.edited
    }
    node.parentElement.dataset.edited = ''
    node.parentElement.style.outline = '3px dashed'
    node.parentElement.scrollIntoView({ block: 'center' })
    return
  }
}

if (form) {
  form.addEventListener('input', (event) => {
    if (event.target instanceof HTMLInputElement && event.target.type === 'file') return
    isChanged = true
    schedule(form)
  })
  form.addEventListener('focusin', ({ target }) => target instanceof Element && showInPreview(target))
  preview?.addEventListener('load', () => document.activeElement && showInPreview(document.activeElement))
  addEventListener('pagehide', () => isChanged && saveDraft(form, true))
  // A submit needs the latest revision, so it waits for an autosave under way.
  form.addEventListener('submit', (event) => {
    clearTimeout(pause)
    clearTimeout(longest)
    isChanged = false
    if (form.dataset.isReady) return
    event.preventDefault()
    const { submitter } = event as SubmitEvent
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
  // Parts that were open stay open after a button has sent the form.
  const key = `open ${location.pathname}`
  for (const id of JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]) document.getElementById(id)?.setAttribute('open', '')
  form.addEventListener(
    'toggle',
    () => sessionStorage.setItem(key, JSON.stringify([...form.querySelectorAll('details[open]')].map(({ id }) => id))),
    true,
  )
  document.querySelector<HTMLElement>('[autofocus]')?.focus()
}
