import type { TelemetryReport } from '@samspel/api'

/** A failure of the shell or a remote in somebody's browser, without anything about the person. */
export interface Failure extends Pick<
  TelemetryReport,
  'remote' | 'version' | 'channel' | 'phase' | 'code' | 'stack' | 'path'
> {
  at: Date
  browser: string
  message: string
}

/** Where failures are told. Never throws, never makes anybody wait; what cannot be delivered is lost. */
export interface ErrorReporter {
  report(failure: Failure): void
  /** Waits for what is under way. */
  close(): Promise<void>
}
