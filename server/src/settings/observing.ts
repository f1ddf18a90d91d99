import { bool, str } from 'envalid'
import type { Setting } from './setting'
import * as is from './validators'

/** Settings for monitoring and error reporting. */
export const observing = {
  SAMSPEL_VERSION: {
    spec: str({ default: 'local' }),
    meaning: 'name of this release of the API on the status page and in traces; set by images and the launcher',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    spec: is.webAddress({ default: undefined }),
    meaning:
      'an OpenTelemetry collector (OTLP over HTTP) that receives traces of requests, jobs, statements and calls to other services',
    absent: 'no traces',
  },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
    spec: is.webAddress({ default: undefined }),
    meaning: 'the whole address for traces, where it is not `/v1/traces` of the collector',
    absent: '`OTEL_EXPORTER_OTLP_ENDPOINT` and `/v1/traces`',
  },
  OTEL_RESOURCE_ATTRIBUTES: {
    spec: is.attributeList({ default: {} }),
    meaning: 'attributes of everything that is traced: `name=value`, comma-separated',
    absent: 'none',
  },
  OTEL_SDK_DISABLED: {
    spec: bool({ default: false }),
    meaning: '`true` sends no traces, whatever the others say',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    spec: is.headerList({ default: {} }),
    meaning: 'headers for the collector: `name=value`, comma-separated',
    absent: 'none',
  },
  OTEL_SERVICE_NAME: { spec: str({ default: 'samspel-api' }), meaning: 'service name of the API in traces' },
  OTEL_TRACES_SAMPLER_ARG: { spec: is.share({ default: 1 }), meaning: 'share of the requests that are traced, 0 to 1' },
  SENTRY_DSN: {
    spec: is.webAddress({ default: undefined }),
    meaning: 'Sentry DSN for error reports',
    absent: 'they are logged',
  },
  SENTRY_ENVIRONMENT: { spec: str({ default: 'production' }), meaning: 'environment name in Sentry' },
  SENTRY_SAMPLE_RATE: { spec: is.share({ default: 1 }), meaning: 'share of the errors that are sent, 0 to 1' },
} satisfies Record<string, Setting>
