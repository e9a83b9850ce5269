import { defineConfig } from 'vitest/config'

/** Tests that read the built site: they need "npm run build" first. */
const BUILT = ['tests/built/**', 'tests/facts/facts.test.ts']
/** Tests that build the site again or read recorded reports: `npm run audit builds`. */
const LONG = 'tests/**/*.long.test.ts'

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    globalSetup: 'tests/temporary.ts',
    projects: [
      {
        extends: true,
        // Files share what they import: reading the same modules again for each of them took longer than most tests.
        test: { name: 'unit', include: ['tests/**/*.test.{ts,tsx}'], exclude: [...BUILT, LONG], isolate: false },
      },
      { extends: true, test: { name: 'long', include: [LONG] } },
      {
        extends: true,
        test: { name: 'built', include: BUILT.map((pattern) => (pattern.endsWith('**') ? `${pattern}/*.test.ts` : pattern)) },
      },
    ],
  },
})
