import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inspectContent } from '../../scripts/content/inspectContent.ts'
import { Drafts } from '../drafts.ts'
import { createEditor } from '../editPlugin.ts'

/** A copy of the fixture site’s content, with an editor for it. */
export async function startEditor() {
  const root = mkdtempSync(path.join(tmpdir(), 'editor-'))
  cpSync('tests/fixtures/site/content', path.join(root, 'content'), { recursive: true })
  const answer = createEditor(new Drafts(root, inspectContent))
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** The revision that the form of a file contains, to be sent back with it. */
  const revisionOf = async (address: string) => /name="revision" value="(\w+)"/.exec((await open(`file/${address}`)).html)?.[1] ?? ''
  /** Sends a form as a browser does. Returns the response without following redirects. */
  const post = async (address: string, fields: Readonly<Record<string, string | Blob>>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    const response = await fetch(`${origin}/_edit/${address}`, { method: 'POST', body, headers: { Origin: origin }, redirect: 'manual' })
    return { status: response.status, location: response.headers.get('location') ?? '', text: await response.text() }
  }
  const open = async (address: string) => {
    const response = await fetch(`${origin}/_edit/${address}`)
    return { status: response.status, html: await response.text() }
  }
  return {
    root,
    origin,
    open,
    read: (file: string) => readFileSync(path.join(root, file), 'utf8'),
    write: (file: string, text: string) => writeFileSync(path.join(root, file), text),
    revisionOf,
    post,
    /** Sends the form of a file with its current revision. */
    postFile: async (address: string, fields: Readonly<Record<string, string | Blob>>) =>
      post(`file/${address}`, { revision: await revisionOf(address), ...fields }),
    /** A request with headers that a browser would not let a page set. */
    send: (headers: Readonly<Record<string, string>>, method = 'GET', address = '/_edit/') =>
      new Promise<number>((resolve, reject) => {
        const request = httpRequest(`${origin}${address}`, { method, headers }, (response) => resolve(response.resume().statusCode ?? 0))
        request.on('error', reject).end()
      }),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Lines that only one of two texts has: old ones, then new ones. */
export function changedLines(before: string, after: string): string[] {
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  return [...old.filter((line) => !fresh.includes(line)), ...fresh.filter((line) => !old.includes(line))]
}
