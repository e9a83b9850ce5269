import type { ReceiverOptions } from './settings.ts'

const HOUR = 60 * 60 * 1000
/** Maximum number of addresses with their own limit, to save memory. Further ones are only subject to the limit for all. */
const MAX_ADDRESSES = 10_000

/** Limits messages per hour, from one internet address and from all. Addresses are only in memory, for an hour. */
export class RateLimits {
  readonly #limits: Pick<ReceiverOptions, 'perAddressPerHour' | 'totalPerHour'>
  #all: number[] = []
  readonly #addresses = new Map<string, number[]>()

  constructor(limits: Pick<ReceiverOptions, 'perAddressPerHour' | 'totalPerHour'>) {
    this.#limits = limits
  }

  /** Counts one message. When there were too many, returns the seconds until the next is accepted, else undefined. */
  count(address: string, now = Date.now()): number | undefined {
    const recent = (moments: readonly number[]) => moments.filter((moment) => now - moment < HOUR)
    this.#all = recent(this.#all)
    for (const [known, moments] of this.#addresses) if (recent(moments).length === 0) this.#addresses.delete(known)
    const network = toNetwork(address)
    const own = recent(this.#addresses.get(network) ?? [])
    const full = own.length >= this.#limits.perAddressPerHour ? own : this.#all.length >= this.#limits.totalPerHour ? this.#all : undefined
    if (full) return Math.ceil(((full[0] ?? now) + HOUR - now) / 1000)
    this.#all.push(now)
    if (this.#addresses.size < MAX_ADDRESSES) this.#addresses.set(network, [...own, now])
    return undefined
  }
}

/** One household or phone: an IPv4 address, or the first half of an IPv6 address, since a device may change the other half at will. */
const toNetwork = (address: string) =>
  /^::ffff:[\d.]+$/.test(address) || !address.includes(':') ? address : address.split(':').slice(0, 4).join(':')
