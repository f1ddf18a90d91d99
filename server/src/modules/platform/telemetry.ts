import { normalizeIP } from '@fastify/rate-limit'
import { AppError } from '../../errors'
import type { ModulePlugin } from '../../http/app'
import { browserOf, isSupported } from '../../http/browser'
import { type Failure, foreignErrorOf } from '../../reporting/browser-failure'
import { createPlatformMetrics } from './metrics'
import { readReports } from './reading'
import { boundedKeys, recordReports } from './recording'
import { connectRegistry } from './registry-service'
import { recordVisitor, trialReader } from './trials'
import { sealOf, visitorOf } from './visitor'

/** Enough for ten reports with stack traces. */
const bodyLimit = 96 * 1024

/**
 * POST /telemetry: loads, errors and web vitals reported by browsers (docs/architecture.md §7). They are counted and stored, and errors are
 * forwarded to the error reporter. Anyone may claim anything here: a canary is judged only by what visitors of the edge tell with a browser that
 * is supported (docs/decisions/0182).
 */
export const telemetry: ModulePlugin = async (app, { db, config, log, now, reporter }) => {
  const count = createPlatformMetrics(app.metrics)
  const tell = (failure: Failure) => {
    if (reporter) return reporter.foreign(foreignErrorOf(failure))
    const { at: _at, message, stack: _stack, ...facts } = failure
    log.warn({ ...facts, reason: message }, 'a remote failed in a browser')
  }
  const nameOf = boundedKeys()
  const { registrySecret, registryFreshMs, canaryVisitorsPerAddress } = config.platform
  const trialsNow = trialReader(connectRegistry(config.platform), registryFreshMs, now)

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
        const reports = readReports(request.body).map((report) => ({
          ...report,
          ...nameOf(report, at),
          // The vitals of the page are told for the shell, whatever name is left for it.
          isOfPage: report.remote === 'shell',
        }))
        for (const report of reports) {
          count(report, browser)
          if (report.kind === 'failure' && report.channel !== 'override')
            tell({ ...report, message: report.message ?? '', at, browser })
        }
        await recordReports(db, reports, { now: at, browser })
        const visitor = visitorOf(request.headers.cookie, registrySecret)
        if (visitor && isSupported(browser)) {
          const seen = {
            visitor: sealOf(registrySecret, 'seen', visitor),
            address: sealOf(registrySecret, 'address', normalizeIP(request.ip)),
            reports,
          }
          await recordVisitor(db, seen, { trials: await trialsNow(), perAddress: canaryVisitorsPerAddress, now: at })
        }
        return reply.code(204).send()
      },
    )
  })
}
