import type { Metric } from 'web-vitals'
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { Tell } from './error-reporting'

/** Reports the web vitals. The library also counts what was painted before it was loaded. */
export const watchVitals = (options: { tell: Tell; version: string; onPainted: (ms: number) => void }): void => {
  const { tell, version, onPainted } = options
  const path = window.location.pathname
  const report = ({ name, value }: Metric) =>
    tell({
      kind: 'vital',
      remote: 'shell',
      version,
      channel: 'live',
      metric: name,
      value: Math.round(value * 1_000) / 1_000,
      path,
    })
  onLCP((metric) => {
    onPainted(metric.value)
    report(metric)
  })
  for (const follow of [onCLS, onFCP, onINP, onTTFB]) follow(report)
}
