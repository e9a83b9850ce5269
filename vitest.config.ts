import { defineConfig } from 'vitest/config'

/**
 * Tests that read built pages. Those of the fixture site build it themselves; those of the site with the real content need "npm run build"
 * first.
 */
const BUILT = ['tests/built/**/*.test.ts', 'tests/brochures/*.test.ts', 'tests/press/*.test.ts']
const REAL_CONTENT = 'tests/real-content/**/*.test.ts'
/** The way from an edit to a visitor, with a server on this machine: minutes, and programs that not everybody has. */
const REHEARSAL = 'tests/rehearsal/*.test.ts'
/** Tests that build the site again, start a command for each case, or try thousands of files. The job `long` of CI runs them. */
const LONG = '{tests,editor/tests,receiver/tests}/**/*.long.test.ts'

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    setupFiles: ['tests/cleanUp.ts'],
    globalSetup: ['tests/temporaryFolder.ts', 'tests/fixtures/setup.ts'],
    projects: [
      {
        extends: true,
        // Files share imported modules: importing them again for each file took longer than most tests.
        test: {
          name: 'unit',
          include: ['{tests,editor/tests,receiver/tests}/**/*.test.{ts,tsx}'],
          exclude: [...BUILT, REAL_CONTENT, LONG, REHEARSAL],
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      { extends: true, test: { name: 'long', include: [LONG], sequence: { groupOrder: 1 } } },
      { extends: true, test: { name: 'rehearsal', include: [REHEARSAL], sequence: { groupOrder: 1 } } },
      {
        extends: true,
        // Files share parsed pages too, so one process is enough. Projects with two processes belong to another group.
        test: { name: 'built', include: BUILT, isolate: false, maxWorkers: 1, sequence: { groupOrder: 0 } },
      },
      {
        extends: true,
        test: { name: 'real-content', include: [REAL_CONTENT], isolate: false, maxWorkers: 1, sequence: { groupOrder: 0 } },
      },
    ],
  },
})
