import type { FastifyBaseLogger } from 'fastify'
import type { TelemetryReport } from '@samspel/api'
import type { PlatformConfig } from '../config'
import { sentryReporter } from './sentry'

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

const logReporter = (log: FastifyBaseLogger): ErrorReporter => ({
  report: ({ at: _at, message, stack: _stack, ...failure }) =>
    log.warn({ ...failure, reason: message }, 'a remote failed in a browser'),
  close: async () => undefined,
})

/** Sentry when SENTRY_DSN names one, else the log. */
export const createReporter = (
  { sentryDsn, sentrySampleRate, sentryEnvironment }: PlatformConfig,
  log: FastifyBaseLogger,
): ErrorReporter =>
  sentryDsn
    ? sentryReporter({ dsn: sentryDsn, sampleRate: sentrySampleRate, environment: sentryEnvironment, log })
    : logReporter(log)
