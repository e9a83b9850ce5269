/** What tests use of puppeteer-core 10, which is apart from the packages of the project, in .github/old-browsers. */
export interface Puppeteer {
  launch(options: { executablePath: string; args: string[]; env: NodeJS.ProcessEnv }): Promise<Browser>
}

export interface Browser {
  newPage(): Promise<Page>
  close(): Promise<void>
}

export interface Page {
  goto(url: string, options: { waitUntil: 'load' }): Promise<unknown>
  setJavaScriptEnabled(enabled: boolean): Promise<void>
  on(event: 'pageerror', handle: (error: Error) => void): unknown
  on(event: 'console', handle: (message: { type(): string; text(): string }) => void): unknown
  evaluate<Result>(inPage: string | (() => Result)): Promise<Awaited<Result>>
  waitForSelector(selector: string, options: { visible: boolean; timeout: number }): Promise<ElementHandle | null>
  waitForFunction(inPage: string, options: { timeout: number }): Promise<unknown>
  setViewport(size: { width: number; height: number; hasTouch: boolean; deviceScaleFactor?: number }): Promise<void>
  emulateMediaFeatures(features: { name: string; value: string }[]): Promise<void>
  select(selector: string, ...values: string[]): Promise<unknown>
  screenshot(): Promise<Buffer>
  readonly keyboard: { press(key: string): Promise<void>; type(text: string, options: { delay: number }): Promise<void> }
}

export interface ElementHandle {
  evaluate(inPage: (one: Element) => Promise<void>): Promise<void>
  tap(): Promise<void>
  click(): Promise<void>
}
