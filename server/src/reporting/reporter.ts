import type { TelemetryReport } from '@samspel/api'

/** An error of the shell or a remote in a browser, without personal data. */
export interface Failure extends Pick<
  TelemetryReport,
  'remote' | 'version' | 'channel' | 'phase' | 'code' | 'stack' | 'path'
> {
  at: Date
  browser: string
  message: string
}

/** Receives error reports. Never throws or blocks; reports that cannot be delivered are lost. */
export interface ErrorReporter {
  report(failure: Failure): void
  /** Waits for reports in progress. */
  close(): Promise<void>
}
