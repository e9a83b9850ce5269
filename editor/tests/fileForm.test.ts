// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'

test('what is typed while a draft is being saved is saved next, and kept for a reload until then', async () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<form id="form"><input name="field.title"></form>'
  const input = document.querySelector('input') as HTMLInputElement
  const saved: unknown[] = []
  let respond = (_: Response) => {}
  vi.stubGlobal('fetch', (_: string, { body }: { body: FormData }) => {
    saved.push(body.get('field.title'))
    return new Promise<Response>((resolve) => {
      respond = resolve
    })
  })
  await import('../fileForm.client.ts')
  const type = async (text: string) => {
    input.value = text
    input.dispatchEvent(new Event('input', { bubbles: true }))
    await vi.advanceTimersByTimeAsync(2000)
  }
  const listKept = () => JSON.parse(sessionStorage.getItem(`typed ${location.pathname}`) ?? '{}')
  await type('Sank')
  await type('Sankara')
  respond(new Response(''))
  await vi.advanceTimersByTimeAsync(2000)
  expect(listKept()).toEqual({ 'field.title': 'Sankara' })
  expect(saved).toEqual(['Sank', 'Sankara'])
  respond(new Response(''))
  await vi.advanceTimersByTimeAsync(0)
  expect(listKept()).toEqual({})
})
