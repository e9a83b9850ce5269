import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createReceiver } from '../receiver.ts'
import { readOptions } from '../settings.ts'
import { SETTINGS } from './testReceiver.ts'

// Runs a receiver in its own process, so that it can be killed. Sends its port to the parent process when it is ready.
const receiver = createReceiver(SETTINGS, { ...readOptions(process.env), minimumTime: 0 })
receiver.start()
const server = createServer((request, response) => void receiver.respond(request, response))
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
