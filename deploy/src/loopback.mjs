import net from 'node:net'

const addresses = new net.BlockList()
addresses.addSubnet('127.0.0.0', 8, 'ipv4')
addresses.addAddress('::1', 'ipv6')

/** Whether a host is a name or address on which only this machine can reach itself. */
export const isLoopback = (host) =>
  host === 'localhost' || (net.isIP(host) !== 0 && addresses.check(host, net.isIPv6(host) ? 'ipv6' : 'ipv4'))
