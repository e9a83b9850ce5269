import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Names for groups of proxies, with the meaning that Express gives them in its “trust proxy”. */
const NAMED: Readonly<Record<string, string>> = {
  loopback: '127.0.0.0/8,::1/128',
  linklocal: '169.254.0.0/16,fe80::/10',
  uniquelocal: '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7',
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
/** An IPv4 address may be written as an IPv6 one. */
const withoutMapping = (address: string) => address.replace(/^::ffff:(?=[\d.]+$)/i, '')

/** Parses TRUST_PROXY. Throws an Error with a sentence for the owner. */
export function toTrusted(setting: string): BlockList {
  const trusted = new BlockList()
  for (const part of setting.split(',').flatMap((part) => NAMED[part.trim()]?.split(',') ?? [part.trim()])) {
    const [address = '', bits] = part.split('/')
    const most = isIP(address) === 6 ? 128 : 32
    if (!isIP(address) || !/^\d{1,3}$/.test(bits ?? '0') || Number(bits ?? 0) > most)
      throw new Error(
        `TRUST_PROXY has “${part}”. Write names, addresses and ranges. For example: TRUST_PROXY=loopback,uniquelocal,192.0.2.0/24`,
      )
    trusted.addSubnet(address, Number(bits ?? most), familyOf(address))
  }
  return trusted
}

/** The internet address of a visitor: the first, from here on, that is not a trusted proxy. */
export function clientAddress({ headers, socket }: IncomingMessage, trusted: BlockList): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  let address = withoutMapping(socket.remoteAddress ?? '')
  while (isIP(address) && trusted.check(address, familyOf(address))) {
    const before = withoutMapping((forwarded.pop() ?? '').trim())
    if (!isIP(before)) break
    address = before
  }
  return address
}

/** One household or phone: an IPv4 address, or the first half of an IPv6 address, because a device can change the other half. */
export function toNetwork(address: string): string {
  if (!address.includes(':')) return address
  // A double colon replaces all missing groups of zeros.
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(':')
}
