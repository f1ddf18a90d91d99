import type { TracingSettings } from '@samspel/observing'
import type { settings, ValuesOf } from './settings'

/** Where traces go; undefined where no collector is named, or OTEL_SDK_DISABLED. */
export const tracingOf = (values: ValuesOf<typeof settings>): TracingSettings | undefined => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces } = values
  const url = traces ?? (collector && `${collector}/v1/traces`)
  if (!url || values.OTEL_SDK_DISABLED) return undefined
  return {
    url,
    headers: values.OTEL_EXPORTER_OTLP_HEADERS,
    attributes: values.OTEL_RESOURCE_ATTRIBUTES,
    serviceName: values.OTEL_SERVICE_NAME,
    version: values.SAMSPEL_VERSION,
    sampleRate: values.OTEL_TRACES_SAMPLER_ARG,
  }
}
