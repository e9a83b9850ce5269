/** Builds the site. Written in JavaScript, so that it can say in plain words when tsx, which loads our TypeScript, is missing. */
const { register } = await import('tsx/esm/api').catch(() => {
  console.error('The package “tsx” is not installed. Install the project’s packages again, with “npm ci”.')
  process.exit(1)
})
register()
const { readCommandLine } = await import('./lib/commandLine.ts')
readCommandLine({
  name: 'npm run build',
  about:
    'Builds the site into dist/, whole or not at all. SITE_NOW=2025-05-01 builds it as of another day; SERVICE_WORKER=off without its service worker.',
})
const { buildWithLock } = await import('./build/buildWithLock.ts')
await buildWithLock(process.cwd())
