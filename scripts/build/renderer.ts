import { register } from 'node:module'

/** What stands in for packages within vite-react-ssg. */
const PLACES = {
  jsdom: new URL('plainDocument.ts', import.meta.url).href,
  'fs-extra': new URL('plainFiles.ts', import.meta.url).href,
  'react-dom/server': new URL('plainReact.ts', import.meta.url).href,
}

/** What Node asks where a module is. */
const RESOLVE = `const places = ${JSON.stringify(PLACES)}
export const resolve = (name, context, next) =>
  next(name in places && context.parentURL?.includes('/node_modules/vite-react-ssg/') ? places[name] : name, context)`

/**
 * vite-react-ssg, with a document of ours in the place of jsdom, with files that are written at once, and of React only what renders at
 * once. `whenRead` is awaited when these have been read, before all that vite-react-ssg brings.
 */
export async function loadRenderer(whenRead?: () => Promise<void>) {
  for (const place of Object.values(PLACES)) await import(place)
  await whenRead?.()
  register(`data:text/javascript,${encodeURIComponent(RESOLVE)}`)
  return import('vite-react-ssg/node')
}
