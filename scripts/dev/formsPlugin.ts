import type { Plugin } from 'vite'
import type { Site } from '../../src/content/site.ts'
import { toReceiverSettings } from '../receiver/builtReceiver.ts'
import { createReceiver, type Receiver } from '../receiver/receiver.ts'
import { readOptions } from '../receiver/settings.ts'

/** For development: receives the messages of the site’s forms, with the receiver settings in the current content. */
export function formsPlugin(): Plugin {
  let receiver: Receiver | undefined
  let settingsOf = ''
  return {
    name: 'forms',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        // Only a form starts the receiver, so that other requests need not wait for the content.
        if (request.method !== 'POST' && !receiver?.owns(request.url ?? '')) return next()
        try {
          const { getSite } = (await server.ssrLoadModule('/src/content/site.ts')) as { getSite: () => Site }
          const settings = toReceiverSettings(getSite())
          if (JSON.stringify(settings) !== settingsOf) {
            await receiver?.stop()
            receiver = settings && createReceiver(settings, readOptions(process.env))
            receiver?.start()
            settingsOf = JSON.stringify(settings)
          }
          if (!receiver?.owns(request.url ?? '')) return next()
          await receiver.respond(request, response)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
