import { defineConfig } from 'vitest/config'

/** Tests that read the built site: they need "npm run build" first. */
const BUILT = ['tests/built/**', 'tests/facts/facts.test.ts']

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/**/*.test.{ts,tsx}'], exclude: BUILT } },
      {
        extends: true,
        test: { name: 'built', include: BUILT.map((pattern) => (pattern.endsWith('**') ? `${pattern}/*.test.ts` : pattern)) },
      },
    ],
  },
})
