import type { FailureReason } from './failure.client.ts'

/** Milliseconds to wait for an answer. */
const TIMEOUT = 15_000

/** The outcome: the fragment of the message to show, or why the form was not sent, with the receiver’s explanation. */
interface Sent {
  fragment?: string | undefined
  problem?: FailureReason
  detail?: string[] | undefined
}

/** Sends a form. Only a 2xx answer that is not a web page counts as success. Never rejects. */
export async function send(address: string, body: string): Promise<Sent> {
  if (!navigator.onLine) return { problem: 'offline' }
  const controller = new AbortController()
  // Nothing cancels the timer, because aborting after the answer does nothing.
  setTimeout(() => controller.abort(), TIMEOUT)
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(body),
      headers: { Accept: 'application/json' },
      signal: controller.signal,
    })
    const { status, ok, redirected } = response
    // A static host without a receiver answers with one of these statuses, or with a page. A form service may redirect to a page after it
    // took the message, so then the outcome is unknown.
    if ((ok && response.headers.get('content-type')?.includes('html')) || [404, 405, 501].includes(status))
      return { problem: redirected ? 'silent' : 'missing' }
    const { fragment, problems }: { fragment?: string; problems?: string[] } = await response.json().catch(() => ({}))
    return ok ? { fragment } : { problem: 'refused', detail: problems }
  } catch {
    return { problem: navigator.onLine ? 'silent' : 'offline' }
  }
}
