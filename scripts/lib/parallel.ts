import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'

/** Below this number, starting processes costs more than it saves. */
const MIN_JOBS_FOR_PROCESSES = 8

/**
 * Maps jobs, in one process for each core when there are many. `module` is the file that exports `act`; jobs and results are copied between
 * processes. `onDone` gets the number of finished jobs. Results are in the order of the jobs. Throws the first error.
 */
export async function mapInProcesses<Job, Result>(
  act: (job: Job) => Promise<Result>,
  module: string,
  jobs: readonly Job[],
  onDone: (count: number) => void = () => {},
): Promise<Result[]> {
  let count = 0
  const done = (result: Result) => {
    count += 1
    onDone(count)
    return result
  }
  if (jobs.length < MIN_JOBS_FOR_PROCESSES) {
    const results: Result[] = []
    for (const job of jobs) results.push(done(await act(job)))
    return results
  }
  const pool = new Tinypool({
    filename: module,
    name: act.name,
    runtime: 'child_process',
    maxThreads: availableParallelism(),
    env: process.env as Record<string, string>,
    execArgv: ['--import', createRequire(import.meta.url).resolve('tsx')],
  })
  try {
    return await Promise.all(jobs.map((job): Promise<Result> => pool.run(job).then(done)))
  } finally {
    await pool.destroy()
  }
}
