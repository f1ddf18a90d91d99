import net from 'node:net'

const addresses = new net.BlockList()
addresses.addSubnet('127.0.0.0', 8, 'ipv4')
addresses.addAddress('::1', 'ipv6')

/** Is this a name or an address by which this machine reaches itself, and nobody else does? */
export const isLoopback = (host) =>
  host === 'localhost' || (net.isIP(host) !== 0 && addresses.check(host, net.isIPv6(host) ? 'ipv6' : 'ipv4'))
