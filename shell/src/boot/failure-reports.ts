import type { TelemetryReport } from '@samspel/api'
import type { Channel } from '@samspel/federation/registry'
import { whoseError } from './whose-error'

/** How this visitor came to a release. */
export type ChannelOf = (part: string, version: string) => Channel

const failureOf = (part: string, version: string, message: string): TelemetryReport => ({
  kind: 'failure',
  remote: part,
  version,
  channel: 'live',
  message: message.slice(0, 500),
  path: window.location.pathname,
})

/** The report of an error that the frame's own net caught. */
export const shellFailure = (version: string, error: unknown, trace = ''): TelemetryReport => ({
  ...failureOf('shell', version, error instanceof Error ? error.message : String(error)),
  ...(trace && { phase: 'render' }),
  ...(error instanceof Error && { stack: `${error.stack ?? ''}\n${trace}`.slice(0, 4_000) }),
})

/** The report of an error that nobody caught, such as a click's: of the remote whose code it came from, else of the shell. */
export const uncaughtFailure = (version: string, error: unknown, channelOf: ChannelOf): TelemetryReport => {
  const report = shellFailure(version, error)
  const whose = whoseError(error instanceof Error ? error.stack : undefined)
  return whose
    ? { ...report, remote: whose.part, version: whose.version, channel: channelOf(whose.part, whose.version) }
    : report
}

/** The report of something that the page's own policy refused: what it was, and from where, without its query. */
export const refusalReport = (
  version: string,
  {
    effectiveDirective,
    blockedURI,
    sourceFile,
  }: Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'blockedURI' | 'sourceFile'>,
  channelOf: ChannelOf,
): TelemetryReport => {
  const whose = whoseError(sourceFile)
  const [part, at] = whose ? [whose.part, whose.version] : ['shell', version]
  return {
    ...failureOf(part, at, `Refused by the policy: ${effectiveDirective} ${bare(blockedURI)}`.trim()),
    channel: channelOf(part, at),
    code: 'POLICY',
  }
}

const bare = (address: string) => address.split(/[?#]/)[0]!.slice(0, 200)
