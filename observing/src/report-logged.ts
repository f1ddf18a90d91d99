import type { ErrorReporter } from './reporter'

/** From this level on, pino's numbers. */
const errorLevel = 50
const tagNames = ['reqId', 'route', 'method', 'job', 'kind'] as const

interface LineLogger {
  bindings(): Record<string, unknown>
}

/**
 * For pino's `hooks`: whatever is logged as an error, with the error, is reported as well, so that the log and the reports say the same.
 * The line's message and the names of request, route and job become tags.
 */
export const reportLogged = (reporter: ErrorReporter) =>
  function logMethod<Line extends unknown[]>(
    this: LineLogger,
    line: Line,
    write: (...line: Line) => void,
    level: number,
  ): void {
    write.apply(this, line)
    const [facts, message] = line as unknown as [unknown, unknown]
    if (level < errorLevel || typeof facts !== 'object' || facts === null) return
    const { err, ...named } = facts as Record<string, unknown>
    if (!(err instanceof Error)) return
    const known: Record<string, unknown> = { ...this.bindings(), ...named }
    const tags = tagNames.flatMap((name) => (typeof known[name] === 'string' ? [[name, known[name]]] : []))
    reporter.error(err, {
      ...(Object.fromEntries(tags) as Record<string, string>),
      ...(typeof message === 'string' && { message }),
    })
  }
