import { rmSync } from 'node:fs'
import { readCommandLine } from './lib/commandLine.ts'

const GENERATED_FOLDERS = ['dist', '.build', '.generated', '.vite-react-ssg-temp', 'test-results', 'node_modules/.vite']

readCommandLine({ name: 'npm run clean', about: 'Deletes the built site and every cache. The next build generates all of it again.' })
for (const folder of GENERATED_FOLDERS) rmSync(folder, { recursive: true, force: true })
console.log(`Deleted: ${GENERATED_FOLDERS.join(', ')}`)
