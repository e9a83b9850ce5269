import { yesNo } from './fields.ts'

/** Whether a file waits. Every file of a collection of many may have it. */
export const draft = yesNo('true keeps the file back: it shows while you write (npm run dev) and is never published').optional()
