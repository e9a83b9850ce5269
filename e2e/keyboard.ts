import { expect, type Locator, type Page } from '@playwright/test'

/** A visitor who uses only the keyboard. Counts every key. */
export class Keyboard {
  readonly #page: Page
  /** Keys so far. */
  count = 0

  constructor(page: Page) {
    this.#page = page
  }

  async press(key: string): Promise<void> {
    this.count += 1
    await this.#page.keyboard.press(key)
  }

  /** Types into the focused element. Tab selects a field’s text, so typing replaces it. */
  async type(text: string): Promise<void> {
    this.count += [...text].length
    await this.#page.keyboard.type(text)
  }

  /** Presses Tab until the element has the focus, or one of them. */
  async tabTo(target: Locator): Promise<void> {
    await target.first().waitFor({ state: 'attached' })
    for (let tabs = 0; tabs < 120; tabs += 1) {
      if (await target.evaluateAll((elements) => elements.some((one) => one === document.activeElement)).catch(() => false)) return
      await this.press('Tab')
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

  expectAtMost(most: number): void {
    expect(this.count).toBeLessThanOrEqual(most)
  }
}
