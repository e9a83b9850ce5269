import { expect, type Locator, type Page } from '@playwright/test'

/** A visitor who uses only the keyboard. Counts every key. */
export class Keyboard {
  readonly #page: Page
  #count = 0

  constructor(page: Page) {
    this.#page = page
  }

  async press(key: string): Promise<void> {
    this.#count += 1
    await this.#page.keyboard.press(key)
  }

  /** Types into the focused element. Tab selects a field’s text, so typing replaces it. */
  async type(words: string): Promise<void> {
    this.#count += [...words].length
    await this.#page.keyboard.type(words)
  }

  /** Presses Tab until the element has the focus. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await target.waitFor({ state: 'attached' })
    for (let tabs = 0; tabs < 120; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return
      await this.press(key)
    }
    throw new Error(`The focus never came to ${target}.`)
  }

  /** Uses the editor’s search field, which the skip link leads to. The next Tab starts before the results. */
  async find(words: string): Promise<void> {
    await this.#page.locator('.skip').waitFor({ state: 'attached' })
    await this.tabTo(this.#page.locator('.skip'))
    await this.press('Enter')
    await this.tabTo(this.#page.getByRole('searchbox'))
    await this.type(words)
    await this.press('Enter')
    await this.#page.waitForURL((address) => address.searchParams.get('find') === words)
    await this.#page.waitForLoadState()
  }

  expectAtMost(most: number): void {
    console.log(`${this.#count} keys`)
    expect(this.#count).toBeLessThanOrEqual(most)
  }
}
