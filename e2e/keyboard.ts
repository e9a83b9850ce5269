import { expect, type Locator, type Page } from '@playwright/test'

/** A keyboard: Playwright’s, or one outside the browser, whose keys a screen reader receives. */
interface Device {
  press(key: string): Promise<void>
  type(text: string): Promise<void>
  /** Waits until a screen reader has finished speaking. */
  settle?(): Promise<void>
}

interface File {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A visitor who uses only the keyboard. Counts every key. */
export class Keyboard {
  readonly #page: Page
  readonly #device: Device
  /** Keys so far. */
  count = 0
  /**
   * Decisions so far (“M” of the Keystroke-Level Model, by its rules 0 and 1): one for each control to go to, and one for each text or
   * command that is not meant for the control just reached.
   */
  decisions = 0
  #isOnTarget = false
  /** Pages that were opened so far. */
  pages = 0
  #file: File | undefined

  constructor(page: Page, device: Device = page.keyboard) {
    this.#page = page
    this.#device = device
    page.on('domcontentloaded', () => {
      this.pages += 1
    })
    // Listens from the start: a listener that is added just before the key may be too late, and the browser would open its own dialog.
    page.on('filechooser', (chooser) => chooser.setFiles(this.#file ?? []))
  }

  async press(key: string): Promise<void> {
    await this.#decide()
    await this.#press(key)
  }

  async #decide(): Promise<void> {
    await this.#device.settle?.()
    if (!this.#isOnTarget) this.decisions += 1
    this.#isOnTarget = false
  }

  async #press(key: string): Promise<void> {
    this.count += 1
    await this.#device.press(key)
  }

  /** Types into the focused element. Tab selects a field’s text, so typing replaces it. */
  async type(text: string): Promise<void> {
    await this.#decide()
    this.count += [...text].length
    await this.#device.type(text)
  }

  /** Presses Tab until the element has the focus, or one of them. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await target.first().waitFor({ state: 'attached' })
    this.#isOnTarget = false
    await this.#decide()
    for (let tabs = 0; tabs < 120; tabs += 1) {
      if (await target.evaluateAll((elements) => elements.some((one) => one === document.activeElement)).catch(() => false)) {
        this.#isOnTarget = true
        return
      }
      await this.#press(key)
    }
    throw new Error(`The focus never reached ${target}.`)
  }

  /** Follows the editor’s skip link. */
  async skip(): Promise<void> {
    await this.tabTo(this.#page.locator('.skip'))
    await this.press('Enter')
  }

  /** Uses the editor’s search field, which the skip link leads to. The next Tab starts before the results. */
  async find(text: string): Promise<void> {
    await this.skip()
    await this.tabTo(this.#page.getByRole('searchbox'))
    await this.type(text)
    await this.press('Enter')
    await this.#page.waitForURL((address) => address.searchParams.get('find') === text)
    await this.#page.waitForLoadState()
  }

  /**
   * Chooses a file in the dialog that Enter on the focused field opens. Counts the keys that a visitor presses there: the file’s name and
   * Enter.
   */
  async choose(file: File): Promise<void> {
    this.#file = file
    await this.press('Enter')
    await this.#page.waitForFunction(() => (document.activeElement as HTMLInputElement).files?.length === 1)
    this.decisions += 1
    this.count += [...file.name].length + 1
  }

  expectAtMost(most: number): void {
    console.log(`${this.count} keys`)
    expect(this.count).toBeLessThanOrEqual(most)
  }
}
