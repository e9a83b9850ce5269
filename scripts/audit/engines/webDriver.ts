/** The key that marks an element in the protocol’s JSON. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** Keys by their code points in the protocol. */
export const KEYS = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014', ' ': ' ' } as const

/** A browser session over HTTP by the W3C WebDriver protocol. */
export type Session = Awaited<ReturnType<typeof beginSession>>

/** Starts a session with a driver at `origin`. Uses no library: the few URLs with JSON are simpler than its browser downloads and API. */
export async function beginSession(origin: string, wanted: object) {
  const { sessionId, capabilities } = await send<{ sessionId: string; capabilities: { browserVersion: string } }>(
    `${origin}/session`,
    'POST',
    { capabilities: { alwaysMatch: wanted } },
  )
  const base = `${origin}/session/${sessionId}`
  return {
    /** Sends one command, such as `POST` `/url`. Throws the driver’s error message. */
    ask: <Result>(method: 'GET' | 'POST', path: string, body?: object) => send<Result>(base + path, method, body),
    capabilities,
    end: () => send<void>(base, 'DELETE'),
  }
}

async function send<Result>(url: string, method: string, body: object = {}): Promise<Result> {
  const response = await fetch(url, { method, ...(method === 'POST' ? { body: JSON.stringify(body) } : {}) })
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}
