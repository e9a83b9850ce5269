/**
 * Builds the site. Our TypeScript is read by tsx, which takes apart every other module as well, for as long as it is there: with what
 * Vite consists of, that takes 100 MB and a quarter of a second. So it is sent away once all of ours has been read.
 */
const { register } = await import('tsx/esm/api').catch(() => {
  console.error('The package “tsx” is not installed. Install the project’s packages again, with “npm ci”.')
  process.exit(1)
})
const endTypeScript = register()
const { buildInTurn } = await import('./build/buildInTurn.ts')
await buildInTurn(process.cwd(), endTypeScript)
