import { register } from 'node:module'

/** What Node asks where a module is, before vite-react-ssg asks for jsdom. */
const RESOLVE = `export const resolve = (name, context, next) =>
  next(name === 'jsdom' && context.parentURL?.includes('/vite-react-ssg/') ? ${JSON.stringify(new URL('plainDocument.ts', import.meta.url).href)} : name, context)`

/** vite-react-ssg, with a document of ours in the place of jsdom. */
export async function loadRenderer() {
  register(`data:text/javascript,${encodeURIComponent(RESOLVE)}`)
  return import('vite-react-ssg/node')
}
