import { AppError } from '../../errors'
import type { ModulePlugin } from '../../http/app'
import { browserOf } from '../../http/browser'
import { createReporter } from '../../reporting/create-reporter'
import { createPlatformMetrics } from './metrics'
import { readReports } from './reading'
import { boundedKeys, recordReports } from './recording'

/** Enough for ten reports with stack traces. */
const bodyLimit = 96 * 1024

/**
 * POST /telemetry: loads, errors and web vitals reported by browsers (docs/architecture.md §7). They are counted and stored, and errors are
 * forwarded to the error reporter.
 */
export const telemetry: ModulePlugin = async (app, { db, config, log, now }) => {
  const count = createPlatformMetrics(app.metrics)
  const reporter = createReporter(config.platform, log)
  const nameOf = boundedKeys()
  app.addHook('onClose', () => reporter.close())

  await app.register(async (scope) => {
    // sendBeacon labels JSON as text.
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, text, done) => {
      try {
        done(null, JSON.parse(text as string))
      } catch {
        done(new AppError('malformed_json'))
      }
    })
    scope.post(
      '/telemetry',
      {
        bodyLimit,
        config: { rateLimit: { max: 120, timeWindow: 60_000, hook: 'preHandler' } },
      },
      async (request, reply) => {
        const at = now()
        const browser = browserOf(request.headers['user-agent'])
        const reports = readReports(request.body).map((report) => ({ ...report, ...nameOf(report, at) }))
        for (const report of reports) {
          count(report, browser)
          if (report.kind === 'failure' && report.channel !== 'override')
            reporter.report({ ...report, message: report.message ?? '', at, browser })
        }
        await recordReports(db, reports, { now: at, browser })
        return reply.code(204).send()
      },
    )
  })
}
