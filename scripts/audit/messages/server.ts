import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Receiver } from '../../receiver/receiver.ts'
import { readOptions } from '../../receiver/settings.ts'
import { SETTINGS } from './bench.ts'

// A receiver in a process of its own, to be killed. Says its port when it is ready.
const receiver = new Receiver(SETTINGS, { ...readOptions(process.env), minimumTime: 0 })
receiver.start()
const server = createServer((request, response) => void receiver.answer(request, response))
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
