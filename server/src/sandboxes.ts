import { isLoopback, isOwnName } from './own-machine'

interface Surroundings {
  smtpUrl: string | undefined
  appUrl: string
  host: string
  sandboxes: boolean
}

/**
 * The one switch of everything that is made up: sandbox pages, which give access to accounts to anyone who sees them, and played banks,
 * cards, networks, figures and account numbers. They exist only where mails go no further than this machine, the app's address is this machine's, and where
 * neither the API nor the edge is reachable from another machine. Elsewhere what has no real setting is off.
 */
export const hasSandbox = ({ smtpUrl, appUrl, host, sandboxes }: Surroundings): boolean =>
  sandboxes && (!smtpUrl || isLoopback(hostOf(smtpUrl))) && isLoopback(host) && isOwnName(new URL(appUrl).hostname)

/** An IPv6 address stands in brackets in a URL. */
function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^\[|\]$/g, '')
}
