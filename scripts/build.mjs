/** Builds the site. JavaScript, so that a missing tsx, which reads our TypeScript, is told in plain words. */
const { register } = await import('tsx/esm/api').catch(() => {
  console.error('The package “tsx” is not installed. Install the project’s packages again, with “npm ci”.')
  process.exit(1)
})
register()
const { buildInTurn } = await import('./build/buildWithLock.ts')
await buildInTurn(process.cwd())
