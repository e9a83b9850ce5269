import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'

/** Fewer are done sooner than processes are started. */
const MANY = 8

/**
 * Little room for what lives shortly: by itself V8 takes up to 100 MB more in each process, for no time saved. In MB.
 * https://nodejs.org/docs/latest-v20.x/api/cli.html#--max-semi-space-sizesize-in-megabytes
 */
const ROOM = '--max-semi-space-size=8'

/**
 * Does `act` for every job, on all cores where there are many, and gives the results in the order of the jobs. `module` is where `act` is exported
 * from; jobs and results are copied between processes. `onDone` is told how many are done. Throws what the first failure threw.
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
  if (jobs.length < MANY) {
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
    execArgv: [ROOM, '--import', createRequire(import.meta.url).resolve('tsx')],
  })
  try {
    return await Promise.all(jobs.map((job): Promise<Result> => pool.run(job).then(done)))
  } finally {
    await pool.destroy()
  }
}
