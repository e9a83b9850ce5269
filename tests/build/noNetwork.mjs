import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

// Loaded before a build that must not need a network: refuses every connection but those to other processes by a pipe.
const { connect } = net.Socket.prototype
const refuse = (what) => {
  throw Object.assign(new Error(`connect ENETUNREACH: there is no network here (${what})`), { code: 'ENETUNREACH' })
}

net.Socket.prototype.connect = function (...given) {
  const [options] = Array.isArray(given[0]) ? given[0] : given
  const isPipe = typeof options === 'object' ? options.path !== undefined : Number.isNaN(Number(options))
  return isPipe ? connect.apply(this, given) : refuse(JSON.stringify(options))
}
dns.lookup = refuse
dns.promises.lookup = refuse
syncBuiltinESMExports()
