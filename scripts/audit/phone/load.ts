import { loadavg } from 'node:os'

/** How busy the machine is, as it says itself: times measured on a busy machine are longer. */
export const readLoad = (): number => Number(loadavg()[0]?.toFixed(1))
