import type { Plugin } from 'vite'
import { createReceiver, type Receiver } from '../../receiver/receiver.ts'
import { readOptions } from '../../receiver/settings.ts'
import type { Site } from '../../src/content/site.ts'
import { toReceiverSettings } from '../serve/siteReceiver.ts'
import { loadSiteModule } from './contentPlugin.ts'

/** For development: receives the messages of the site’s forms, with the receiver settings in the current content. */
export function formsPlugin(): Plugin {
  let receiver: Receiver | undefined
  let site: Site | undefined
  return {
    name: 'forms',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        // Only a form starts the receiver, so that other requests need not wait for the content.
        if (request.method !== 'POST' && !receiver?.owns(request.url ?? '')) return next()
        try {
          const { getSite } = await loadSiteModule(server)
          if (site !== getSite()) {
            await receiver?.stop()
            site = getSite()
            const settings = toReceiverSettings(site)
            receiver = settings && createReceiver(settings, readOptions(process.env))
            await receiver?.start()
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
