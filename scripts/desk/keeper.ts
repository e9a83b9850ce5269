/** What Decap asks of the server that reads and writes files. */
interface FileRequest {
  action: string
  params?: { dataFiles?: { path: string; raw: string }[]; path?: string }
}

const CHANGED =
  'This file was changed elsewhere since you opened it, so it was not saved. Copy what you wrote, go back to the list, open it again and paste.'

const KEPT = 'Nothing is taken away here: another file may still show it. Ask whoever looks after the files.'

/**
 * Passes requests for files on, and keeps two promises: a file that somebody changed since it was opened
 * is not written over, and no file is taken away.
 * `filesAddress` is where the server listens that reads and writes.
 */
export class Keeper {
  private readonly filesAddress: string
  /** The text of each file as the editor has it. */
  private readonly known = new Map<string, string | null>()

  constructor(filesAddress: string) {
    this.filesAddress = filesAddress
  }

  /** The answer to a request. */
  async pass(body: string): Promise<{ status: number; text: string }> {
    const { action, params = {} } = JSON.parse(body) as FileRequest
    if (action.startsWith('delete')) return { status: 403, text: JSON.stringify({ error: KEPT }) }
    if (action !== 'persistEntry') {
      const answer = await this.ask(body)
      if (action === 'getEntry' && params.path !== undefined && answer.status === 200) this.known.set(params.path, textOf(answer.text))
      return answer
    }
    const files = params.dataFiles ?? []
    for (const { path } of files) {
      const { text } = await this.ask(JSON.stringify({ action: 'getEntry', params: { branch: 'master', path } }))
      const onDisk = textOf(text)
      if (onDisk !== null && onDisk !== this.known.get(path)) return { status: 409, text: JSON.stringify({ error: CHANGED }) }
    }
    const answer = await this.ask(body)
    if (answer.status === 200) for (const { path, raw } of files) this.known.set(path, raw)
    return answer
  }

  private async ask(body: string): Promise<{ status: number; text: string }> {
    const response = await fetch(this.filesAddress, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
    return { status: response.status, text: await response.text() }
  }
}

const textOf = (answer: string) => (JSON.parse(answer) as { data: string | null }).data
