import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { FastifyBaseLogger } from 'fastify'
import { createReporter } from './create-reporter'
import type { Failure } from './reporter'
import { readDsn, sentryReporter } from './sentry'

const failure: Failure = {
  at: new Date('2026-11-20T14:32:08.000Z'),
  remote: 'mf-stores',
  version: '1.4.0',
  channel: 'canary',
  phase: 'render',
  browser: 'Chrome 142',
  code: 'RENDER-MF-STORES',
  message: 'TypeError: x is undefined',
  path: '/stores/:id',
  stack: 'TypeError: x is undefined\n    at page (https://s.test/a.js:1:22)\n    at https://s.test/b.js:3:4',
}

describe('failures for Sentry', () => {
  const received: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[] = []
  let answer = { status: 200, headers: {} as Record<string, string> }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        received.push({ url: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() })
        response.writeHead(answer.status, answer.headers).end('{}')
      })
  })
  const log = { warn: jest.fn() }
  let dsn: string
  beforeEach(async () => {
    received.length = 0
    answer = { status: 200, headers: {} }
    log.warn.mockClear()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    dsn = `http://thekey@127.0.0.1:${(server.address() as AddressInfo).port}/sentry/42`
  })
  afterEach(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  const reporterWith = (more: Partial<Parameters<typeof sentryReporter>[0]> = {}) =>
    sentryReporter({ dsn, sampleRate: 1, environment: 'test', log: log as unknown as FastifyBaseLogger, ...more })

  test('go to the envelope endpoint of the project: header, item header, event', async () => {
    const reporter = reporterWith()
    reporter.report(failure)
    await reporter.close()
    expect(received).toHaveLength(1)
    const { url, headers, body } = received[0]!
    expect(url).toBe('/sentry/api/42/envelope/')
    expect(headers).toMatchObject({
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': expect.stringContaining('sentry_key=thekey'),
    })
    const [envelope, item, event = ''] = body.split('\n')
    expect(JSON.parse(item!)).toEqual({
      type: 'event',
      content_type: 'application/json',
      length: Buffer.byteLength(event),
    })
    const read = JSON.parse(event) as { event_id: string }
    expect(read).toMatchObject({
      event_id: (JSON.parse(envelope!) as { event_id: string }).event_id,
      release: 'mf-stores@1.4.0',
      environment: 'test',
      platform: 'javascript',
      transaction: '/stores/:id',
      tags: { remote: 'mf-stores', version: '1.4.0', channel: 'canary', phase: 'render', browser: 'Chrome 142' },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'TypeError: x is undefined',
            stacktrace: {
              frames: [
                { filename: 'https://s.test/b.js', lineno: 3, colno: 4 },
                { filename: 'https://s.test/a.js', function: 'page' },
              ],
            },
          },
        ],
      },
    })
    expect(read.event_id).toMatch(/^[0-9a-f]{32}$/)
  })

  test('are sampled, at most 5 under way and 60 a minute', async () => {
    const none = reporterWith({ sampleRate: 0 })
    none.report(failure)
    await none.close()
    expect(received).toHaveLength(0)
    const half = [0.4, 0.6]
    const sampled = reporterWith({ sampleRate: 0.5, chance: () => half.shift()! })
    sampled.report(failure)
    sampled.report(failure)
    await sampled.close()
    expect(received).toHaveLength(1)
    const flooded = reporterWith()
    for (let index = 0; index < 20; index += 1) flooded.report(failure)
    await flooded.close()
    expect(received).toHaveLength(6)
    for (let round = 0; round < 20; round += 1) {
      for (let index = 0; index < 5; index += 1) flooded.report(failure)
      await flooded.close()
    }
    expect(received).toHaveLength(61)
  })

  test('a service that asks for a pause gets it, and one that is down hurts nobody', async () => {
    let time = 1_000_000
    const reporter = reporterWith({ now: () => time })
    answer = { status: 429, headers: { 'retry-after': '30' } }
    reporter.report(failure)
    await reporter.close()
    reporter.report(failure)
    await reporter.close()
    expect(received).toHaveLength(1)
    time += 31_000
    reporter.report(failure)
    await reporter.close()
    expect(received).toHaveLength(2)
    const lost = reporterWith({ dsn: 'http://key@127.0.0.1:9/1' })
    lost.report(failure)
    await lost.close()
    expect(log.warn).toHaveBeenLastCalledWith(expect.anything(), 'the error reporter could not be reached')
  })

  test('an address that is none is told when the API starts', () => {
    for (const wrong of [
      'x',
      'https://sentry.test/1',
      'https://key@sentry.test/',
      'https://key@sentry.test/x',
      'ftp://key@sentry.test/1',
    ])
      expect(() => readDsn(wrong)).toThrow('SENTRY_DSN must be of the form')
    expect(readDsn('https://key@o1.ingest.sentry.test/7')).toEqual({
      key: 'key',
      url: 'https://o1.ingest.sentry.test/api/7/envelope/',
    })
  })

  test('without an address failures are logged, without their stacks', () => {
    const config = { sentryDsn: undefined } as Parameters<typeof createReporter>[0]
    createReporter(config, log as unknown as FastifyBaseLogger).report(failure)
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ remote: 'mf-stores', reason: 'TypeError: x is undefined' }),
      'a remote failed in a browser',
    )
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('a.js')
  })
})
