import { Compile } from 'typebox/compile'
import type { TelemetryReport } from '@samspel/api'
import { entities } from '@samspel/api/contract'
import { pathPattern, scrub } from '../../scrub'

const check = Compile(entities.TelemetryReport)
const isVersion = Compile(entities.Version)
const mostReports = 50
const mostMs = 600_000
const has = <V extends string>(values: readonly V[], value: unknown): value is V =>
  (values as readonly unknown[]).includes(value)

const numberOf = (value: unknown) =>
  typeof value === 'number' && value >= 0 && Number.isFinite(value) ? Math.min(value, mostMs) : undefined
const textOf = (value: unknown, length: number) =>
  typeof value === 'string' && value !== '' ? scrub(value, length) : undefined

const readReport = (raw: unknown): TelemetryReport | undefined => {
  if (raw === null || typeof raw !== 'object') return undefined
  const { kind, remote, version, channel, phase, fallback, ms, code, message, reason, stack, path, metric, value } =
    raw as Record<string, unknown>
  const report = {
    kind,
    remote,
    version: isVersion.Check(version) ? version : 'unknown',
    channel: has(entities.channels, channel) ? channel : 'live',
    ...(has(entities.failurePhases, phase) && { phase }),
    ...(typeof fallback === 'boolean' && { fallback }),
    ms: numberOf(ms),
    code: textOf(code, 80),
    message: textOf(message ?? reason, 500),
    stack: textOf(stack, 4_000),
    path: typeof path === 'string' ? pathPattern(path) : undefined,
    ...(has(entities.vitalMetrics, metric) && { metric }),
    value: numberOf(value),
  }
  const known = Object.fromEntries(Object.entries(report).filter(([, field]) => field !== undefined))
  return check.Check(known) ? known : undefined
}

/**
 * Parses reports from whatever a browser sent: `{ reports }`, a list, or a single report. Anything invalid is dropped or cut, never
 * refused: the browser has nobody to tell, and an older shell may send more or less than this contract.
 */
export const readReports = (body: unknown): TelemetryReport[] => {
  const { reports } = (body ?? {}) as { reports?: unknown }
  const list = Array.isArray(body) ? (body as unknown[]) : Array.isArray(reports) ? (reports as unknown[]) : [body]
  return list.slice(0, mostReports).flatMap((raw) => readReport(raw) ?? [])
}
