import { BlockList, isIP, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config'
import { AppError } from '../../errors'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

const isLoopback = (host = ''): boolean =>
  host === 'localhost' || (isIP(host) !== 0 && loopback.check(host, isIPv6(host) ? 'ipv6' : 'ipv4'))
const isOwnName = (name: string): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])$/i.test(name)

/**
 * Pages of the sandbox open accounts to whoever sees them: they exist only without a mail server, where the app has a name of this machine,
 * and where neither the API nor the edge is reached from another one.
 */
export const hasSandbox = ({
  smtpUrl,
  appUrl,
  host,
  sandboxes,
}: Pick<Config, 'smtpUrl' | 'appUrl' | 'host' | 'sandboxes'>): boolean =>
  sandboxes && !smtpUrl && isLoopback(host) && isOwnName(new URL(appUrl).hostname)

/**
 * A hook that lets only those pass who sit at this machine, by a name of it: what it guards does not exist for others, also where somebody
 * has handed their request on.
 */
export const sandboxOnly =
  (config: Config) =>
  async (request: FastifyRequest): Promise<void> => {
    const isLocal = isLoopback(request.socket.remoteAddress) && isLoopback(request.ip) && isOwnName(request.hostname)
    if (!isLocal || !hasSandbox(config)) throw new AppError('not_found')
  }
