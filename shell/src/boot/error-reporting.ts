import type { TelemetryReport } from '@samspel/api'
import type * as Reports from './failure-reports'
import { onLeave } from './on-leave'

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

/** How a failure is told is code that comes with the first failure, or after the first view; what a page cannot fetch it could not send either. */
const withReports = (use: (reports: typeof Reports) => void): void =>
  void import(/* webpackChunkName: "vitals" */ './failure-reports').then(use).catch(() => undefined)

/** Reports an error that the frame's own net caught. */
export const reportShellFailure = (tell: Tell, version: string, error: unknown, trace?: string): void =>
  withReports(({ shellFailure }) => tell(shellFailure(version, error, trace)))

/** Reports what nobody caught, and what the policy refused. */
export const reportUncaught = (tell: Tell, version: string, channelOf: Reports.ChannelOf): void => {
  const uncaught = (error: unknown) =>
    withReports(({ uncaughtFailure }) => tell(uncaughtFailure(version, error, channelOf)))
  window.addEventListener('error', (event) => uncaught(event.error ?? event.message))
  window.addEventListener('unhandledrejection', (event) => uncaught(event.reason))
  document.addEventListener('securitypolicyviolation', (event) =>
    withReports(({ refusalReport }) => tell(refusalReport(version, event, channelOf))),
  )
}
