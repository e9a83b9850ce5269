import { type CreateElement, drawConfirmable } from './confirmable.ts'
import { type DeskConfig, kindsOf } from './deskConfig.ts'
import { KEEPING_FORMAT, keepingFormat } from './keepingFormat.ts'
import { DESK_WORDS, WORDS } from './words.ts'

/** The part of Decap that the desk uses. */
interface Decap {
  init(options: { config: DeskConfig }): void
  registerLocale(name: string, words: typeof WORDS): void
  registerCustomFormat(name: string, extension: string, format: ReturnType<typeof keepingFormat>): void
  registerWidget(name: string, control: unknown): void
  registerEventListener(listener: { name: 'postSave'; handler: () => void }): void
}

declare global {
  interface Window {
    CMS: Decap
    h: CreateElement
    createClass(spec: { render(this: { props: Parameters<typeof drawConfirmable>[1] }): unknown }): unknown
  }
}

/** Nobody signs in to their own computer: Decap finds somebody who has. */
function skipSignIn(): void {
  localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }))
}

/** Says how many things the content check has to say, and shows them. */
async function showFaults(): Promise<void> {
  const count = document.querySelector('[data-count]')
  const text = document.querySelector('[data-faults]')
  const response = await fetch('/faults')
  const { summary, faults } = (await response.json()) as { summary: string; faults: string }
  if (count && count.textContent !== summary) count.textContent = summary
  if (text) text.textContent = faults
}

const { CMS, createClass, h } = window
const config = (await (await fetch('/config.json')).json()) as DeskConfig
skipSignIn()
CMS.registerLocale(DESK_WORDS, WORDS)
CMS.registerCustomFormat(KEEPING_FORMAT, 'md', keepingFormat(kindsOf(config)))
CMS.registerWidget(
  'confirmable',
  createClass({
    render() {
      return drawConfirmable(h, this.props)
    },
  }),
)
CMS.registerEventListener({ name: 'postSave', handler: () => void showFaults() })
CMS.init({ config })
// Decap would show the form of the last file, under the address of the next, where somebody types that address.
window.addEventListener('hashchange', ({ oldURL, newURL }) => {
  if ([oldURL, newURL].every((address) => address.includes('/entries/'))) location.reload()
})
window.addEventListener('focus', () => void showFaults())
await showFaults()
