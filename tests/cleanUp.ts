import { afterEach, vi } from 'vitest'

// Files share a process: a day, a clock or a browser API that a test has set would be that of the next test, or of the next file.
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})
