const local = /^(?:localhost|[a-z0-9-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * Pages of the sandbox open accounts to whoever sees them: they exist only without a mail server, and only where the
 * app itself is on this machine.
 */
export const hasSandbox = ({ smtpUrl, appUrl }: { smtpUrl: string | undefined; appUrl: string }): boolean =>
  !smtpUrl && local.test(new URL(appUrl).hostname)
