import type { Problem } from './failure.client.ts'

/** So long an answer is waited for, in milliseconds. */
const PATIENCE = 15_000

/** What became of a form: where the page says that it was sent, or why it was not, with the receiver's own words where it gave some. */
interface Sent {
  fragment?: string | undefined
  problem?: Problem
  detail?: string[] | undefined
}

/** Sends a form. Only an answer that says so counts as sent. Never rejects. */
export async function send(address: string, body: string): Promise<Sent> {
  if (!navigator.onLine) return { problem: 'offline' }
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), PATIENCE)
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(body),
      headers: { Accept: 'application/json' },
      signal: controller.signal,
    })
    const { status, ok, headers } = response
    // A host of files alone has nobody who takes messages. Some answer everything with a page.
    if ([404, 405, 501].includes(status) || (ok && headers.get('Content-Type')?.includes('html'))) return { problem: 'missing' }
    const { fragment, problems }: { fragment?: string; problems?: string[] } = await response.json().catch(() => ({}))
    return ok ? { fragment } : { problem: 'refused', detail: problems }
  } catch {
    return { problem: navigator.onLine ? 'silent' : 'offline' }
  } finally {
    clearTimeout(timer)
  }
}
