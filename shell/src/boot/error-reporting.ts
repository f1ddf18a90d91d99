/** One error, as POST /telemetry takes it. */
export interface ErrorReport {
  kind: 'error' | 'remote-failed' | 'remote-loaded'
  message: string
  /** Who it happened to: a remote and its version, or the shell. */
  remote?: string
  version?: string
  code?: string
  ms?: number
  path?: string
  stack?: string
}

/** Reports an error; `loaded` tells how long a remote took. */
export interface ReportError {
  (report: ErrorReport): void
  loaded: (loaded: { remote: string; version: string; ms: number }) => void
}

// A page in a loop of errors must not become a load test of the API.
const most = 30

/** reports go to the error-reporting service in production and to the console everywhere else. */
export const createErrorReporter = (options: { production: boolean; send: (report: ErrorReport) => unknown; log?: (report: ErrorReport) => void }): ReportError => {
  const { production, send, log = (report) => console.error(report) } = options
  let sent = 0
  const tell = (report: ErrorReport) => {
    if (!production) return log(report)
    sent += 1
    if (sent <= most) void send(report)
  }
  // What went well is counted in production and no news anywhere else.
  const loaded: ReportError['loaded'] = (facts) => {
    if (production) tell({ kind: 'remote-loaded', message: 'loaded', ...facts })
  }
  return Object.assign(tell, { loaded })
}

const describe = (value: unknown): Pick<ErrorReport, 'message' | 'stack'> =>
  value instanceof Error ? { message: value.message, ...(value.stack && { stack: value.stack.slice(0, 4_000) }) } : { message: String(value) }

/** Reports what nobody caught. */
export const reportUncaught = (report: ReportError): void => {
  const tell = (value: unknown) => report({ kind: 'error', path: window.location.pathname, ...describe(value) })
  window.addEventListener('error', (event) => tell(event.error ?? event.message))
  window.addEventListener('unhandledrejection', (event) => tell(event.reason))
}
