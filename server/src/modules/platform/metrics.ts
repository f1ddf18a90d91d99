import { Counter, Histogram, type Registry } from 'prom-client'
import type { TelemetryReport } from '@samspel/api'

const mostSeries = 1_000

/** Counters and histograms of browser reports. There are few labels, and those whose values anyone could invent are bounded. */
export const createPlatformMetrics = (register: Registry) => {
  const registers = [register]
  const reports = new Counter({
    name: 'samspel_remote_reports_total',
    help: 'Reports from browsers',
    labelNames: ['kind', 'remote', 'version', 'channel'],
    registers,
  })
  const failures = new Counter({
    name: 'samspel_remote_failures_total',
    help: 'Failures of shell and remotes in browsers',
    labelNames: ['remote', 'version', 'phase', 'browser'],
    registers,
  })
  const loads = new Histogram({
    name: 'samspel_remote_load_seconds',
    help: 'From the wish to the mounted remote; the shell: to the first view',
    labelNames: ['remote', 'channel'],
    buckets: [0.1, 0.2, 0.4, 0.8, 1.3, 2, 3, 6],
    registers,
  })
  const vitals = new Histogram({
    name: 'samspel_web_vital_seconds',
    help: 'LCP, INP, FCP, TTFB',
    labelNames: ['metric'],
    buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4],
    registers,
  })
  const shifts = new Histogram({
    name: 'samspel_web_vital_layout_shift',
    help: 'CLS',
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5],
    registers,
  })

  const known = new Set<string>()
  /** Whether a series may be recorded: no more than a thousand are created. */
  const bounded = (labels: Record<string, string>): boolean => {
    const series = JSON.stringify(labels)
    if (known.size < mostSeries) known.add(series)
    return known.has(series)
  }

  return (report: TelemetryReport & { isOfPage: boolean }, browser: string): void => {
    const { kind, remote, version, channel, phase = 'none', ms, metric, value, isOfPage } = report
    const labels = { kind, remote, version, channel }
    reports.inc(bounded(labels) ? labels : { kind, remote: '', version: '', channel })
    if (kind === 'failure') {
      const [family = ''] = browser.split(/ (?=\d)/)
      const detail = { remote, version, phase, browser: family }
      failures.inc(bounded(detail) ? detail : { remote: '', version: '', phase, browser: family })
    }
    if (kind === 'load' && ms !== undefined) {
      const place = { remote, channel }
      loads.observe(bounded(place) ? place : { remote: '', channel }, ms / 1_000)
    }
    // What a page tells for a remote that runs beside another release it has told for the shell.
    if (kind !== 'vital' || !isOfPage) return
    if (value !== undefined && metric === 'CLS') shifts.observe(value)
    else if (value !== undefined && metric) vitals.observe({ metric }, value / 1_000)
  }
}
