import type { FastifyBaseLogger } from 'fastify'
import type { PlatformConfig } from '../config'
import type { ErrorReporter } from './reporter'
import { sentryReporter } from './sentry'

const logReporter = (log: FastifyBaseLogger): ErrorReporter => ({
  report: ({ at: _at, message, stack: _stack, ...failure }) =>
    log.warn({ ...failure, reason: message }, 'a remote failed in a browser'),
  close: async () => undefined,
})

/** Sentry when SENTRY_DSN is set, otherwise the log. */
export const createReporter = (
  { sentryDsn, sentrySampleRate, sentryEnvironment }: PlatformConfig,
  log: FastifyBaseLogger,
): ErrorReporter =>
  sentryDsn
    ? sentryReporter({ dsn: sentryDsn, sampleRate: sentrySampleRate, environment: sentryEnvironment, log })
    : logReporter(log)
