import type { Log } from './reporter'
import { setTracing, type Tracing, type TracingSettings } from './spans'

/** Traces go to a collector. OpenTelemetry is loaded only by this call. */
export const openTracing = async (settings: TracingSettings, log: Log): Promise<Tracing> => {
  const { startTracing } = await import('./tracing')
  const tracing = startTracing(settings, log)
  setTracing(tracing)
  return tracing
}
