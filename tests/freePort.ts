import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** Finds a port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await once(server.close(), 'close')
  return port
}
