import { loadavg } from 'node:os'

/** The load average. Times measured on a busy machine are longer. */
export const readLoad = (): number => Number(loadavg()[0]?.toFixed(1))
