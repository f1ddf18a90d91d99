import { str } from 'envalid'
import type { Setting } from './setting'
import * as is from './validators'

/** Settings for monitoring and error reporting. */
export const observing = {
  SAMSPEL_VERSION: {
    spec: str({ default: 'local' }),
    meaning: 'what the status page and traces call this release of the API; images and the launcher set it',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    spec: is.webAddress({ default: undefined }),
    meaning: 'a collector of OpenTelemetry (OTLP over HTTP, JSON): requests and their statements go there as traces',
    absent: 'no traces',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    spec: is.headerList({ default: {} }),
    meaning: 'sent to the collector: `name=value`, several with commas between them',
    absent: 'none',
  },
  OTEL_SERVICE_NAME: { spec: str({ default: 'samspel-api' }), meaning: 'what traces call the API' },
  OTEL_TRACES_SAMPLER_ARG: { spec: is.share({ default: 1 }), meaning: 'share of the requests that are traced, 0 to 1' },
  SENTRY_DSN: {
    spec: is.webAddress({ default: undefined }),
    meaning: "Sentry's address for reports",
    absent: 'they are logged',
  },
  SENTRY_ENVIRONMENT: { spec: str({ default: 'production' }), meaning: "Sentry's name for this installation" },
  SENTRY_SAMPLE_RATE: { spec: is.share({ default: 1 }), meaning: 'share of the failures that are sent on, 0 to 1' },
} satisfies Record<string, Setting>
