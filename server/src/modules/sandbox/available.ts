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
 * Sandbox pages give access to accounts to anyone who sees them. They exist only without a mail server, where the app's address is this
 * machine's, and where neither the API nor the edge is reachable from another machine.
 */
export const hasSandbox = ({
  smtpUrl,
  appUrl,
  host,
  sandboxes,
}: Pick<Config, 'smtpUrl' | 'appUrl' | 'host' | 'sandboxes'>): boolean =>
  sandboxes && !smtpUrl && isLoopback(host) && isOwnName(new URL(appUrl).hostname)

/**
 * A hook that admits only requests from this machine, addressed to one of its names. For anybody else, forwarded requests included, the
 * guarded routes do not exist.
 */
export const sandboxOnly =
  (config: Config) =>
  async (request: FastifyRequest): Promise<void> => {
    const isLocal = isLoopback(request.socket.remoteAddress) && isLoopback(request.ip) && isOwnName(request.hostname)
    if (!isLocal || !hasSandbox(config)) throw new AppError('not_found')
  }
