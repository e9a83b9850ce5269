import type { ReceiverOptions } from './settings.ts'

const HOUR = 60 * 60 * 1000
/** Maximum number of addresses with their own limit, to save memory. Further ones are only subject to the limit for all. */
const MAX_ADDRESSES = 10_000

/**
 * Limits messages per hour, from one internet address and from all. Addresses are only in memory, for an hour. The function counts one
 * message. When there were too many, it returns the seconds until the next is accepted, else undefined.
 */
export function createRateLimit({ perAddressPerHour, totalPerHour }: Pick<ReceiverOptions, 'perAddressPerHour' | 'totalPerHour'>) {
  let all: number[] = []
  const addresses = new Map<string, number[]>()
  return (address: string, now = Date.now()): number | undefined => {
    const recent = (moments: readonly number[]) => moments.filter((moment) => now - moment < HOUR)
    all = recent(all)
    for (const [known, moments] of addresses) if (recent(moments).length === 0) addresses.delete(known)
    const network = toNetwork(address)
    const own = recent(addresses.get(network) ?? [])
    const full = own.length >= perAddressPerHour ? own : all.length >= totalPerHour ? all : undefined
    if (full) return Math.ceil(((full[0] ?? now) + HOUR - now) / 1000)
    all.push(now)
    if (addresses.size < MAX_ADDRESSES) addresses.set(network, [...own, now])
    return undefined
  }
}

/** One household or phone: an IPv4 address, or the first half of an IPv6 address, since a device may change the other half at will. */
const toNetwork = (address: string) =>
  /^::ffff:[\d.]+$/.test(address) || !address.includes(':') ? address : address.split(':').slice(0, 4).join(':')
