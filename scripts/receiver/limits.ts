const HOUR = 60 * 60 * 1000
/** More addresses than these are not told apart: then only the limit for all together holds. */
const MOST_ADDRESSES = 10_000

/** Counts messages: so many an hour from one internet address, so many from all. Addresses stay in memory, for an hour, and go nowhere else. */
export class Limits {
  readonly #perAddress: number
  readonly #inAll: number
  #all: number[] = []
  readonly #addresses = new Map<string, number[]>()

  constructor({ perAddress, inAll }: { perAddress: number; inAll: number }) {
    this.#perAddress = perAddress
    this.#inAll = inAll
  }

  /** Counts one message. Seconds until another is taken when there were too many, else undefined. */
  count(address: string, now = Date.now()): number | undefined {
    const recent = (moments: readonly number[]) => moments.filter((moment) => now - moment < HOUR)
    this.#all = recent(this.#all)
    for (const [known, moments] of this.#addresses) if (recent(moments).length === 0) this.#addresses.delete(known)
    const network = toNetwork(address)
    const own = recent(this.#addresses.get(network) ?? [])
    const full = own.length >= this.#perAddress ? own : this.#all.length >= this.#inAll ? this.#all : undefined
    if (full) return Math.ceil(((full[0] ?? now) + HOUR - now) / 1000)
    this.#all.push(now)
    if (this.#addresses.size < MOST_ADDRESSES) this.#addresses.set(network, [...own, now])
    return undefined
  }
}

/** One household or phone: an IPv4 address, or the first half of an IPv6 one, within which a device changes its address as it likes. */
const toNetwork = (address: string) =>
  /^::ffff:[\d.]+$/.test(address) || !address.includes(':') ? address : address.split(':').slice(0, 4).join(':')
