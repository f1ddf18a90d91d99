import type { TelemetryReport } from '@samspel/api'
import type { Channel } from '@samspel/federation/registry'
import { onLeave } from './on-leave'
import { whoseError } from './whose-error'

export type Tell = (report: TelemetryReport) => void

export interface Reporter {
  tell: Tell
  /** Sends at once what waits. */
  flush: () => void
}

// A page in a loop of errors must not become a load test of the API.
const mostOfOneKind = 30
/** A beacon carries 64 KB, and a report at most some 5 of them. */
const mostAtOnce = 10
/** ms that a report waits for others. */
const patience = 2_000

/** reports go to the error-reporting service in production, several at once; elsewhere failures are logged and the rest is no news. */
export const createReporter = (options: {
  production: boolean
  send: (reports: readonly TelemetryReport[]) => unknown
  log?: (report: TelemetryReport) => void
}): Reporter => {
  const { production, send, log = (report) => console.error(report) } = options
  const told: Partial<Record<TelemetryReport['kind'], number>> = {}
  let waiting: TelemetryReport[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const batch = waiting
    waiting = []
    if (batch.length > 0) void send(batch)
  }
  const tell: Tell = (report) => {
    if (!production) return report.kind === 'failure' ? log(report) : undefined
    const count = (told[report.kind] = (told[report.kind] ?? 0) + 1)
    if (count > mostOfOneKind) return
    waiting.push(report)
    if (waiting.length >= mostAtOnce) return flush()
    timer ??= setTimeout(flush, patience)
  }
  return { tell, flush }
}

/** Sends reports even when the page is on its way out. What does not arrive is lost: the page is gone by then. */
export const sendReports = (reports: readonly TelemetryReport[]): void => {
  const body = JSON.stringify({ reports })
  const headers = { 'content-type': 'application/json' }
  try {
    if (navigator.sendBeacon('/telemetry', new Blob([body], { type: headers['content-type'] }))) return
  } catch {
    // Refused by the browser: an ordinary request then.
  }
  void fetch('/telemetry', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined)
}

/** The reporter of this page; what waits goes out when the page is left. */
export const startReporting = (production: boolean): Tell => {
  const { tell, flush } = createReporter({ production, send: sendReports })
  onLeave(flush)
  return tell
}

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

/** How this visitor came to a release. */
type ChannelOf = (part: string, version: string) => Channel

/** Reports what nobody caught, and what the policy refused. */
export const reportUncaught = (tell: Tell, version: string, channelOf: ChannelOf): void => {
  window.addEventListener('error', (event) => tell(uncaughtFailure(version, event.error ?? event.message, channelOf)))
  window.addEventListener('unhandledrejection', (event) => tell(uncaughtFailure(version, event.reason, channelOf)))
  document.addEventListener('securitypolicyviolation', (event) => tell(refusalReport(version, event, channelOf)))
}
