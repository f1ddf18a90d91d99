import type { Metric } from 'web-vitals'
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { comparedIn, watchFacts } from './compared'
import type { Tell } from './error-reporting'

/** Reports the web vitals, and what releases beside each other are compared by. The library also counts what was painted before it was loaded. */
export const watchVitals = (options: { tell: Tell; version: string; onPainted: (ms: number) => void }): void => {
  const { tell, version, onPainted } = options
  const path = window.location.pathname
  const compared = comparedIn(document, path)
  watchFacts(compared, tell)
  const own = compared.filter(({ isOpened }) => isOpened)
  const report = ({ name, value }: Metric) => {
    for (const part of [{ remote: 'shell', version, channel: 'live' as const }, ...own])
      tell({
        kind: 'vital',
        remote: part.remote,
        version: part.version,
        channel: part.channel,
        metric: name,
        value: Math.round(value * 1_000) / 1_000,
        path,
      })
  }
  onLCP((metric) => {
    onPainted(metric.value)
    report(metric)
  })
  for (const follow of [onCLS, onFCP, onINP, onTTFB]) follow(report)
}
