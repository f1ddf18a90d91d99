import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { edgeReporter, edgeSettingNames, edgeTracing, readEdgeSettings } from './settings'

const folder = mkdtempSync(join(tmpdir(), 'samspel-settings-'))
afterAll(() => rmSync(folder, { recursive: true }))

const least = { STORAGE_DIR: '/data/registry', API_URL: 'http://api:3000/', HOST: '0.0.0.0', PORT: '8080' }

test('the edge reads its settings from one table, and what is empty counts as absent', () => {
  expect(readEdgeSettings({ ...least, LOG_LEVEL: '', TRUSTED_PROXIES: ' ' })).toMatchObject({
    STORAGE_DIR: '/data/registry',
    API_URL: 'http://api:3000',
    PORT: 8080,
    TRUSTED_PROXIES: [],
    OVERRIDE_ORIGINS: undefined,
    LOG_LEVEL: 'warn',
    REGISTRY_SERVICE_HOST: '127.0.0.1',
    REGISTRY_SERVICE_PORT: undefined,
  })
})

test('everything that is wrong with the edge is told at once, and no secret with it', () => {
  const wrong = {
    STORAGE_DIR: 'ftp://there',
    API_URL: 'api:3000',
    PORT: '80800',
    TRUSTED_PROXIES: 'somebody',
    OVERRIDE_ORIGINS: 'dev.example.se',
    SAMSPEL_TILE_URL: 'https://tiles.example/one.png',
    CONTACT_EMAIL: 'Samspel <hej@samspel.example>',
    LOG_LEVEL: 'loud',
    REGISTRY_SERVICE_PORT: '0',
    REGISTRY_SECRET: 'short-secret',
    AWS_ACCESS_KEY_ID: 'half',
  }
  const told = () => readEdgeSettings(wrong)
  expect(told).toThrow(/^These settings do not fit:\n {2}STORAGE_DIR must be a folder or s3:/)
  const lines = (() => {
    try {
      return told()
    } catch (error) {
      return (error as Error).message.split('\n').slice(1)
    }
  })() as string[]
  expect(lines.map((line) => line.trim().split(/[ :]/)[0])).toEqual([
    'STORAGE_DIR',
    'API_URL',
    'HOST',
    'PORT',
    'TRUSTED_PROXIES',
    'OVERRIDE_ORIGINS',
    'SAMSPEL_TILE_URL',
    'CONTACT_EMAIL',
    'LOG_LEVEL',
    'REGISTRY_SERVICE_PORT',
    'REGISTRY_SECRET',
    'AWS_SECRET_ACCESS_KEY',
  ])
  expect(lines.join()).not.toContain('short-secret')
})

test('secrets of the edge come from files; one that is given twice or cannot be read is told', () => {
  const file = join(folder, 'secret')
  writeFileSync(file, 'a-secret-of-the-registry\n')
  const service = { ...least, REGISTRY_SERVICE_PORT: '8081' }
  expect(readEdgeSettings({ ...service, REGISTRY_SECRET_FILE: file }).REGISTRY_SECRET).toBe('a-secret-of-the-registry')
  expect(() => readEdgeSettings({ ...service, REGISTRY_SECRET_FILE: file, REGISTRY_SECRET: 'x'.repeat(16) })).toThrow(
    'REGISTRY_SECRET and REGISTRY_SECRET_FILE are both given',
  )
  expect(() => readEdgeSettings({ ...service, REGISTRY_SECRET_FILE: join(folder, 'none') })).toThrow(
    'REGISTRY_SECRET_FILE names a file that cannot be read (ENOENT)',
  )
})

test('what the edge, its storage and its registry service read of the environment are settings of the table', () => {
  const folders = ['edge', 'storage', 'service', 'signing', 'tokens'].map((name) => join(__dirname, '..', name))
  const read = folders
    .flatMap((place) => readdirSync(place, { recursive: true, encoding: 'utf8' }).map((file) => join(place, file)))
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(
        /(?:\bprocess\.env|\benv|\bsettings)\.([A-Z][A-Z0-9_]+)|^ {2}([A-Z][A-Z0-9_]+)\?: string/gm,
      ),
    ])
    .map(([, asked, declared]) => asked ?? declared!)
  expect(new Set(read).size).toBeGreaterThan(8)
  // Set for Amazon's client, never read.
  const known = new Set([...edgeSettingNames, 'AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'])
  expect([...new Set(read)].filter((name) => !known.has(name))).toEqual([])
})

test('the edge says where its traces go, and none go anywhere by default', () => {
  expect(edgeTracing(readEdgeSettings(least))).toBeUndefined()
  const traced = { ...least, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/', SAMSPEL_VERSION: '1.4.0' }
  const named = {
    OTEL_EXPORTER_OTLP_HEADERS: 'X-Key=a%20b',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=a,Team=b',
  }
  expect(edgeTracing(readEdgeSettings({ ...traced, ...named }))).toEqual({
    url: 'http://collector:4318/v1/traces',
    headers: { 'x-key': 'a b' },
    attributes: { 'deployment.environment.name': 'a', Team: 'b' },
    serviceName: 'samspel-edge',
    version: '1.4.0',
    sampleRate: 1,
  })
  const whole = { ...least, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector/in' }
  expect(edgeTracing(readEdgeSettings(whole))?.url).toBe('http://collector/in')
  expect(edgeTracing(readEdgeSettings({ ...whole, OTEL_SDK_DISABLED: 'true' }))).toBeUndefined()
  expect(() => readEdgeSettings({ ...traced, OTEL_SDK_DISABLED: 'yes' })).toThrow(/OTEL_SDK_DISABLED must/)
  expect(() => readEdgeSettings({ ...traced, OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow(/OTEL_TRACES_SAMPLER_ARG must/)
})

test('errors of the edge are reported under its release, where there is a Sentry', () => {
  expect(edgeReporter(readEdgeSettings(least))).toBeUndefined()
  const dsn = 'https://key@sentry.test/7'
  expect(edgeReporter(readEdgeSettings({ ...least, SENTRY_DSN: dsn, SAMSPEL_VERSION: '1.4.0' }))).toEqual({
    dsn,
    environment: 'production',
    sampleRate: 1,
    release: 'samspel-edge@1.4.0',
  })
})
