import { setFlagsFromString } from 'node:v8'

// React reads this when it is first imported: without it pages are rendered by its development build, which takes twice the time.
process.env.NODE_ENV = 'production'
// By half at a time. By itself V8 lets pages that were rendered lie about until a good part of the machine's memory is taken.
setFlagsFromString('--heap-growing-percent=50')
