/** One report, as POST /telemetry takes it. */
export interface Report {
  kind: 'failure' | 'load'
  /** Who it happened to: a remote, or the shell. */
  remote: string
  version: string
  message?: string
  code?: string
  path?: string
  stack?: string
  /** How long a load took. */
  ms?: number
}

export type Tell = (report: Report) => void

// A page in a loop of errors must not become a load test of the API.
const most = 30

/** reports go to the error-reporting service in production; elsewhere failures are logged and loads are no news. */
export const createReporter = (options: { production: boolean; send: (report: Report) => unknown; log?: (report: Report) => void }): Tell => {
  const { production, send, log = (report) => console.error(report) } = options
  let sent = 0
  return (report) => {
    if (!production) return report.kind === 'failure' ? log(report) : undefined
    sent += 1
    if (sent <= most) void send(report)
  }
}

/** Sends a report even when the page is on its way out. A report that does not arrive is lost: there is nobody to tell. */
export const sendReport = (report: Report): void => {
  const body = JSON.stringify(report)
  void fetch('/telemetry', { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true }).catch(() => undefined)
}

/** The report of an error that nobody caught, or that the frame's own net caught. */
export const shellFailure = (version: string, error: unknown, trace = ''): Report => ({
  kind: 'failure',
  remote: 'shell',
  version,
  message: error instanceof Error ? error.message : String(error),
  path: window.location.pathname,
  ...(error instanceof Error && { stack: `${error.stack ?? ''}\n${trace}`.slice(0, 4_000) }),
})

/** Reports what nobody caught. */
export const reportUncaught = (tell: Tell, version: string): void => {
  window.addEventListener('error', (event) => tell(shellFailure(version, event.error ?? event.message)))
  window.addEventListener('unhandledrejection', (event) => tell(shellFailure(version, event.reason)))
}
