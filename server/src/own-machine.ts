import { BlockList, isIP, isIPv6 } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

export const isLoopback = (host = ''): boolean =>
  host === 'localhost' || (isIP(host) !== 0 && loopback.check(host, isIPv6(host) ? 'ipv6' : 'ipv4'))
export const isOwnName = (name: string): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])$/i.test(name)

interface Surroundings {
  smtpUrl: string | undefined
  appUrl: string
  host: string
}

/** Whether people come from this machine alone and mails stay on it: only there are figures made up, of the demo's status page. */
export const staysHere = ({ smtpUrl, appUrl, host }: Surroundings): boolean =>
  isLoopback(host) && isOwnName(new URL(appUrl).hostname) && (!smtpUrl || leadsHere(smtpUrl))

const everyAddress = new Set(['0.0.0.0', '::'])

/** Whether an address, as settings give it, leads to this machine and nowhere else. */
export const leadsHere = (address: string): boolean => {
  if (!URL.canParse(address)) return false
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '').toLowerCase()
  return isLoopback(host) || host.endsWith('.localhost') || everyAddress.has(host)
}
