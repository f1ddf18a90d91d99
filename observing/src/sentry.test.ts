import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import fastify from 'fastify'
import { readDsn } from './dsn'
import { openReporter } from './open-reporter'
import { reportLogged } from './report-logged'
import type { ForeignError } from './reporter'
import { scrubbed, scrubText } from './scrub'
import { sentryReporter } from './sentry'

const foreign: ForeignError = {
  at: new Date('2026-11-20T14:32:08.000Z'),
  release: 'mf-stores@1.4.0',
  transaction: '/stores/:id',
  tags: { remote: 'mf-stores', browser: 'Chrome 142' },
  type: 'TypeError',
  message: 'TypeError: x is undefined',
  frames: [
    { filename: 'https://s.test/b.js', function: '?', lineno: 3, colno: 4, in_app: true },
    { filename: 'https://s.test/a.js', function: 'page', lineno: 1, colno: 22, in_app: true },
  ],
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve))
}

describe('errors for Sentry', () => {
  const received: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[] = []
  /** Undefined: none. */
  let answer: { status: number; headers: Record<string, string> } | undefined
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        received.push({ url: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() })
        if (answer) response.writeHead(answer.status, answer.headers).end('{}')
      })
  })
  const log = { warn: jest.fn() }
  const sent: unknown[] = []
  let dsn: string
  beforeEach(async () => {
    received.length = 0
    sent.length = 0
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
  const reporterWith = (more: object = {}, now: () => number = Date.now, patienceMs = 5_000) =>
    sentryReporter({ dsn, sampleRate: 1, environment: 'test', release: 'samspel-api@1.4.0', ...more }, log, {
      now,
      onSent: (failure) => void sent.push(failure),
      patienceMs,
    })
  const events = () => received.map(({ body }) => JSON.parse(body.split('\n')[2]!) as Record<string, unknown>)

  test('go to the project; those of browsers under their own release, with their own frames', async () => {
    const reporter = reporterWith()
    reporter.foreign(foreign)
    await reporter.close()
    expect(received).toHaveLength(1)
    expect(sent).toEqual([undefined])
    expect(received[0]!.url).toMatch(/^\/sentry\/api\/42\/envelope\//)
    expect(received[0]!.headers['content-type'] ?? '').not.toContain('html')
    expect(received[0]!.url! + JSON.stringify(received[0]!.headers)).toContain('thekey')
    expect(events()[0]).toMatchObject({
      timestamp: foreign.at.getTime() / 1_000,
      release: 'mf-stores@1.4.0',
      environment: 'test',
      platform: 'javascript',
      transaction: '/stores/:id',
      tags: foreign.tags,
      exception: { values: [{ type: 'TypeError', value: foreign.message, stacktrace: { frames: foreign.frames } }] },
    })
  })

  test('of our own have their release, their cause and where they happened, and nobody in them', async () => {
    const reporter = reporterWith()
    const cause = new Error('Key (email)=(moa@samspel.test) already exists')
    reporter.error(new Error('GET https://graph.test/me?access_token=abc', { cause }), { route: '/users/:id' })
    await reporter.close()
    const [event] = events()
    expect(event).toMatchObject({ release: 'samspel-api@1.4.0', environment: 'test', tags: { route: '/users/:id' } })
    const { values } = event!.exception as { values: { value: string; stacktrace: { frames: object[] } }[] }
    expect(values.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['GET https://graph.test/me', 'Key (email)=([mail]) already exists']),
    )
    expect(JSON.stringify(values[0]!.stacktrace.frames)).toContain('sentry.test.ts')
    expect(Object.keys(event!).sort()).toEqual([
      'environment',
      'event_id',
      'exception',
      'level',
      'platform',
      'release',
      'sdk',
      'tags',
      'timestamp',
    ])
    expect(received[0]!.body).not.toMatch(/moa@|access_token|context_line|"vars"/)
  })

  test('are sampled, and at most 60 a minute', async () => {
    const none = reporterWith({ sampleRate: 0 })
    none.error(new Error('x'), {})
    await none.close()
    expect(received).toHaveLength(0)
    let time = 1_000_000
    const flooded = reporterWith({}, () => time)
    for (let sent = 0; sent < 60; sent += 4) {
      for (const index of [0, 1, 2, 3]) flooded.foreign({ ...foreign, message: `${sent + index}` })
      await until(() => received.length === sent + 4)
    }
    flooded.foreign(foreign)
    time += 60_001
    flooded.error(new Error('the next minute'), {})
    await flooded.close()
    expect(received).toHaveLength(61)
    expect(events()[60]).toMatchObject({ release: 'samspel-api@1.4.0' })
  })

  test('are held back when the service asks for a pause; one that is down hurts nobody and is told once', async () => {
    answer = { status: 429, headers: { 'retry-after': '300' } }
    const paused = reporterWith()
    paused.foreign(foreign)
    await until(() => log.warn.mock.calls.length > 0)
    paused.foreign({ ...foreign, message: 'another' })
    await paused.close()
    expect(received).toHaveLength(1)
    expect(log.warn.mock.calls).toEqual([[{ status: 429 }, 'the error reporter refused a failure']])
    expect(sent).toEqual(['429'])
    log.warn.mockClear()
    const lost = reporterWith({ dsn: 'http://key@127.0.0.1:9/1' })
    lost.foreign(foreign)
    lost.foreign(foreign)
    await lost.close()
    expect(log.warn.mock.calls).toEqual([[expect.anything(), 'the error reporter could not be reached']])
  })

  test.each([413, 500])('that are refused by %i are lost, told once, and the next ones are sent', async (status) => {
    answer = { status, headers: {} }
    const reporter = reporterWith()
    reporter.foreign(foreign)
    await until(() => received.length === 1)
    reporter.foreign({ ...foreign, message: 'another' })
    await reporter.close()
    expect(received).toHaveLength(2)
    expect(log.warn.mock.calls).toEqual([[{ status }, 'the error reporter refused a failure']])
  })

  test('do not hold up the end of a process when the service never answers', async () => {
    answer = undefined
    const reporter = reporterWith({}, Date.now, 50)
    reporter.foreign(foreign)
    await until(() => received.length === 1)
    expect(await reporter.close()).toBeUndefined()
    expect(sent).toEqual([])
  })

  test('are what is logged as an error, with the names of request, route and job', async () => {
    const reporter = reporterWith()
    const app = fastify({
      genReqId: () => 'the-id',
      logger: { level: 'warn', stream: { write: () => undefined }, hooks: { logMethod: reportLogged(reporter) } },
    })
    app.get('/things/:id', async (request) => {
      request.log.warn({ err: new Error('no error') }, 'only a warning')
      request.log.error({ reason: 'none' }, 'an error without one')
      throw new Error('broken')
    })
    await app.inject({ method: 'GET', url: '/things/5?token=x' })
    app.log.error({ err: new Error('stuck'), job: 'mails' }, 'a job failed')
    await app.close()
    await reporter.close()
    expect(
      events().map(({ tags, exception }) => [tags, (exception as { values: { value: string }[] }).values[0]!.value]),
    ).toEqual([
      [{ reqId: 'the-id', message: 'broken' }, 'broken'],
      [{ job: 'mails', message: 'a job failed' }, 'stuck'],
    ])
  })
})

test('an address says whom the envelopes go to', () => {
  expect(readDsn('https://key@o1.ingest.sentry.test/folder/7')).toEqual({
    key: 'key',
    url: 'https://o1.ingest.sentry.test/folder/api/7/envelope/',
  })
})

test('an address that is none is told at the start', async () => {
  for (const wrong of [
    'x',
    'https://sentry.test/1',
    'https://key@sentry.test/',
    'https://key@sentry.test/x',
    'ftp://key@sentry.test/1',
  ])
    await expect(
      openReporter({ dsn: wrong, sampleRate: 1, environment: 'test', release: 'x' }, { warn: () => undefined }),
    ).rejects.toThrow('SENTRY_DSN must be of the form')
})

test.each([
  ['sent to moa.lind@samspel.test: refused', 'sent to [mail]: refused'],
  ['personnummer 19900101-9802 och konto 8327-9 123 4471', 'personnummer [number] och konto [number]'],
  ['ring +46 70 123 45 67', 'ring [number]'],
  ['https://s.test/reset?token=abc#x failed', 'https://s.test/reset failed'],
  ['redis://user:secret@redis.test:6379 is away', 'redis://redis.test:6379 is away'],
  ['row 0190aaaa-0000-4000-8000-0123456789ab at 12:30', 'row 0190aaaa-0000-4000-8000-0123456789ab at 12:30'],
])('%j is reported as %j', (text, reported) => {
  expect(scrubText(text)).toBe(reported)
})

test('what a client gathers of people and machine is left out', () => {
  const gathered = {
    type: undefined,
    user: { ip_address: '203.0.113.9', email: 'moa@samspel.test' },
    request: { url: 'https://s.test/?token=x', headers: { cookie: 'x' }, data: 'x' },
    breadcrumbs: [{ message: 'x' }],
    extra: { body: 'x' },
    contexts: { device: { name: 'x' } },
    server_name: 'host-7',
    modules: { a: '1' },
    exception: {
      values: [
        {
          type: 'Error',
          value: 'x',
          stacktrace: { frames: [{ filename: 'a.js', vars: { password: 'x' }, context_line: 'x' }] },
        },
      ],
    },
  }
  expect(scrubbed(gathered)).toEqual({
    type: undefined,
    exception: { values: [{ type: 'Error', value: 'x', stacktrace: { frames: [{ filename: 'a.js' }] } }] },
  })
})
