import { readFileSync } from 'node:fs'
import type { ReporterSettings, TracingSettings } from '@samspel/observing'
import { readEnvironments } from '../provenance/environments'
import { readProvenancePolicy } from '../provenance/policy'
import { readMapFile, readMapTiles } from './map'
import { readOriginList } from './origins'
import { readTracking } from './tracking'
import { readTrustedProxies } from './trusted-proxies'

type Env = Readonly<Record<string, string | undefined>>

/** Settings that can also be given as `<name>_FILE`, the path of a file with the value. */
export const edgeSecretNames = [
  'REGISTRY_SECRET',
  'AWS_SECRET_ACCESS_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'SENTRY_DSN',
] as const

const required = (text: string | undefined): string => {
  if (text === undefined) throw new Error('is missing')
  return text
}

const wholeNumber = (text: string, least: number, most: number): number => {
  const value = Number(text)
  if (!(Number.isInteger(value) && value >= least && value <= most))
    throw new Error(`must be a whole number from ${least} to ${most}`)
  return value
}

const webHost = (text: string): string => {
  if (!/^https?:\/\/[^/?#@]+\/?$/.test(text)) throw new Error('must be an http or https address without a path')
  return text.replace(/\/$/, '')
}

const longEnough = (text: string): string => {
  if (text.length < 16) throw new Error('must have at least 16 characters')
  return text
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
const level = (text = 'warn'): string => {
  if (!levels.includes(text)) throw new Error(`must be one of ${levels.join(', ')}`)
  return text
}

const storage = (text: string | undefined): string => {
  if (/^[a-z0-9]+:\/\//i.test(required(text)) && !/^s3:\/\/[^/]+/.test(required(text)))
    throw new Error('must be a folder or s3://bucket/prefix')
  return required(text)
}

/** Parses attributes in the format of OpenTelemetry's settings. */
const attributeList = (text: string | undefined): Record<string, string> => {
  if (text === undefined) return {}
  const pairs = text.split(',').map((part) => /^\s*([^=\s]+)=(.+?)\s*$/.exec(part))
  if (pairs.includes(null)) throw new Error('must be name=value, several with commas between them')
  return Object.fromEntries(pairs.map((found) => [found![1]!, decodeURIComponent(found![2]!)]))
}
const headerList = (text: string | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(attributeList(text)).map(([name, value]) => [name.toLowerCase(), value]))

const yes = (text = 'false'): boolean => {
  if (!['true', 'false'].includes(text)) throw new Error('must be true or false')
  return text === 'true'
}

const share = (text = '1'): number => {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  if (!(value >= 0 && value <= 1)) throw new Error('must be a number from 0 to 1')
  return value
}

const webAddress = (text: string | undefined): string | undefined => {
  if (text === undefined) return undefined
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) throw new Error('must be an http or https address')
  return text.replace(/\/+$/, '')
}

const mailAddress = (text: string | undefined): string | undefined => {
  if (text !== undefined && !/^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;.]+$/.test(text))
    throw new Error('must be one email address')
  return text
}

const any = (text: string | undefined): string | undefined => text

const readers = {
  STORAGE_DIR: storage,
  API_URL: (text) => webHost(required(text)),
  PRACTICE_URL: (text) => (text === undefined ? undefined : webHost(text)),
  HOST: required,
  PORT: (text) => wholeNumber(required(text), 0, 65_535),
  TRUSTED_PROXIES: readTrustedProxies,
  OVERRIDE_ORIGINS: readOriginList,
  PUBLIC_URL: (text) => (text === undefined ? undefined : new URL(webAddress(text)!).origin),
  TRACKING_URL: (text, env) => readTracking(text, env.PRODUCTION_HOST),
  SAMSPEL_TILE_URL: (text, env) => {
    if (text && env.SAMSPEL_MAP_FILE) throw new Error('and SAMSPEL_MAP_FILE exclude each other: set one of them')
    return readMapTiles(text, env.SAMSPEL_TILE_ATTRIBUTION)
  },
  SAMSPEL_MAP_FILE: (text, env) => readMapFile(text, env.SAMSPEL_TILE_ATTRIBUTION),
  CONTACT_EMAIL: mailAddress,
  LOG_LEVEL: level,
  DRAIN_SECONDS: (text) => wholeNumber(text ?? '0', 0, 600),
  REGISTRY_SERVICE_HOST: (text = '127.0.0.1') => text,
  REGISTRY_SERVICE_PORT: (text) => (text === undefined ? undefined : wholeNumber(text, 1, 65_535)),
  REGISTRY_SECRET: (text, env) => {
    if (text === undefined && env.REGISTRY_SERVICE_PORT !== undefined)
      throw new Error('is missing: a registry service (REGISTRY_SERVICE_PORT) needs it')
    return text === undefined ? undefined : longEnough(text)
  },
  S3_ENDPOINT: (text) => (text === undefined ? undefined : webHost(text)),
  AWS_SECRET_ACCESS_KEY: (text, env) => {
    if ((text === undefined) !== (env.AWS_ACCESS_KEY_ID === undefined))
      throw new Error('and AWS_ACCESS_KEY_ID belong together: set both or none')
    return text
  },
  AWS_ACCESS_KEY_ID: any,
  S3_REGION: any,
  STORAGE_CACHE_DIR: any,
  DATA_DIR: any,
  REGISTRY_SIGNING_KEY: any,
  REGISTRY_PUBLIC_KEYS: any,
  REGISTRY_TOKENS: any,
  PROVENANCE_POLICY: readProvenancePolicy,
  PROMOTE_SOURCES: readEnvironments,
  KEEP_DAYS: any,
  PRODUCTION_HOST: any,
  SAMSPEL_TILE_ATTRIBUTION: any,
  SAMSPEL_VERSION: (text = 'local') => text,
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webAddress,
  OTEL_EXPORTER_OTLP_HEADERS: headerList,
  OTEL_RESOURCE_ATTRIBUTES: attributeList,
  OTEL_SDK_DISABLED: yes,
  OTEL_SERVICE_NAME: (text = 'samspel-edge') => text,
  OTEL_TRACES_SAMPLER_ARG: share,
  SENTRY_DSN: webAddress,
  SENTRY_ENVIRONMENT: (text = 'production') => text,
  SENTRY_SAMPLE_RATE: share,
} satisfies Record<string, (text: string | undefined, env: Env) => unknown>

/** Names of all settings that the edge reads. */
export const edgeSettingNames = Object.keys(readers)

/** The edge's settings by name. */
export type EdgeSettings = { [K in keyof typeof readers]: ReturnType<(typeof readers)[K]> }

/** The environment without empty values, which count as absent, and with secrets read from their files. */
const withFiles = (env: Env, wrong: string[]): Record<string, string> => {
  const given: Record<string, string> = {}
  for (const [name, value] of Object.entries(env)) if (value?.trim()) given[name] = value
  for (const name of edgeSecretNames) {
    const file = given[`${name}_FILE`]
    if (file === undefined) continue
    if (given[name] !== undefined) wrong.push(`${name} and ${name}_FILE are both given: leave one out`)
    try {
      given[name] = readFileSync(file, 'utf8').trim()
    } catch (error) {
      wrong.push(`${name}_FILE names a file that cannot be read (${(error as NodeJS.ErrnoException).code})`)
    }
  }
  return given
}

/** Prefixes the setting's name unless the message already contains it. */
const named = (name: string, { message }: Error): string =>
  message.startsWith(`${name}:`) ? message : `${name} ${message}`

/**
 * Reads the edge's settings from the environment.
 * @throws an error with one line for each missing or invalid setting; no line contains a secret
 */
export function readEdgeSettings(env: Env): EdgeSettings {
  const wrong: string[] = []
  const given = withFiles(env, wrong)
  const values = Object.entries(readers).map(([name, read]) => {
    try {
      return [name, read(given[name], given)]
    } catch (error) {
      if (!wrong.some((line) => line.startsWith(`${name}_FILE `))) wrong.push(named(name, error as Error))
      return [name, undefined]
    }
  })
  if (wrong.length > 0) throw new Error(`These settings do not fit:\n${wrong.map((line) => `  ${line}`).join('\n')}`)
  return Object.fromEntries(values) as EdgeSettings
}

/** Destination of the edge's traces; undefined if no collector is configured. */
export const edgeTracing = (settings: EdgeSettings): TracingSettings | undefined => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces } = settings
  const url = traces ?? (collector && `${collector}/v1/traces`)
  if (!url || settings.OTEL_SDK_DISABLED) return undefined
  return {
    url,
    headers: settings.OTEL_EXPORTER_OTLP_HEADERS,
    attributes: settings.OTEL_RESOURCE_ATTRIBUTES,
    serviceName: settings.OTEL_SERVICE_NAME,
    version: settings.SAMSPEL_VERSION,
    sampleRate: settings.OTEL_TRACES_SAMPLER_ARG,
  }
}

/** Where the edge's errors are reported; undefined if nowhere. */
export const edgeReporter = (settings: EdgeSettings): ReporterSettings | undefined =>
  settings.SENTRY_DSN === undefined
    ? undefined
    : {
        dsn: settings.SENTRY_DSN,
        environment: settings.SENTRY_ENVIRONMENT,
        sampleRate: settings.SENTRY_SAMPLE_RATE,
        release: `samspel-edge@${settings.SAMSPEL_VERSION}`,
      }
