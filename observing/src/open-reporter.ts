import { readDsn } from './dsn'
import type { ErrorReporter, Log, OnSent, ReporterSettings } from './reporter'

/** Errors go to Sentry. Its client is loaded only by this call, since it costs a third of a second. */
export const openReporter = async (settings: ReporterSettings, log: Log, onSent?: OnSent): Promise<ErrorReporter> => {
  readDsn(settings.dsn)
  const { sentryReporter } = await import('./sentry')
  return sentryReporter(settings, log, { onSent })
}
