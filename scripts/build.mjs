/** Builds the site. Written in JavaScript, so that it can report a missing tsx, which loads our TypeScript. */
const { register } = await import('tsx/esm/api').catch(() => {
  console.error('The package “tsx” is not installed. Install the project’s packages again, with “npm ci”.')
  process.exit(1)
})
register()
// React reads this when it is first imported: without it pages are rendered by its development build, which takes twice the time.
process.env.NODE_ENV = 'production'
const { toUserMessage } = await import('./lib/userError.ts')
const stop = (error) => {
  console.error(`${toUserMessage(error)}\nNothing was changed: the last good build, if there is one, is still in place.`)
  process.exit(1)
}
// vite-react-ssg renders pages in a queue that nobody awaits, so the error of a page that fails is an unhandled rejection.
process.on('unhandledRejection', stop)
try {
  // Imported here, so that a missing package gives a plain error message.
  const { readCommandLine } = await import('./lib/commandLine.ts')
  const { root } = await import('./lib/settings.ts')
  const { PUBLISHED_FLAG, readPublished } = await import('./content/publishedAddresses.ts')
  const { flags } = readCommandLine({
    name: 'npm run build',
    about:
      'Builds the complete site into dist/, or does not change it. SITE_NOW=2025-05-01 builds it as of another day; SERVICE_WORKER=off without its service worker.',
    flags: {
      brochures: { about: 'Print the brochures too, which needs a browser. Without them, pages offer to be printed.' },
      ...PUBLISHED_FLAG,
    },
  })
  if (flags.brochures !== undefined) process.env.BROCHURES = 'on'
  const { takeBuildLock } = await import('./build/buildLock.ts')
  takeBuildLock(root)
  const { makeSite } = await import('./build/makeSite.ts')
  await makeSite(root, await readPublished(flags.published))
  process.exit(0)
} catch (error) {
  stop(error)
}
