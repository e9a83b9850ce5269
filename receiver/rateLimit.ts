import type { ReceiverOptions } from './settings.ts'

const HOUR = 60 * 60 * 1000

/**
 * Limits messages per hour, from one internet address and from all. Addresses are only in memory, for an hour, so there are never more than
 * `totalPerHour`. The function counts one message. When there were too many, it returns the seconds until the next is accepted, else
 * undefined.
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
    addresses.set(network, [...own, now])
    return undefined
  }
}

/** One household or phone: an IPv4 address, or the first half of an IPv6 address, because a device can change the other half. */
function toNetwork(address: string): string {
  if (/^::ffff:[\d.]+$/.test(address) || !address.includes(':')) return address
  // A double colon replaces all missing groups of zeros.
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}
