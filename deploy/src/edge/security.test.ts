import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { BODY_PLACE, HEAD_PLACE } from '@samspel/federation/registry'
import { promote } from '../commands/promote'
import { record, sealedRecord, shellRecord } from '../testing/releases'
import { temporaryStorage } from '../testing/storage'
import { buildEdge } from './create-edge'
import { contentSecurityPolicy } from './security'

const shell = shellRecord(`<head>${HEAD_PLACE}</head><body>${BODY_PLACE}</body>`)
let app: FastifyInstance
let empty: FastifyInstance
let api: Server
let unused: string
const removals: (() => Promise<void>)[] = []

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent'
  const [filled, bare] = [await temporaryStorage(), await temporaryStorage()]
  removals.push(filled.remove, bare.remove)
  const { storage } = filled
  unused = bare.dir
  const ofShell = new Map([...shell.files, ['heartbeat.js', Buffer.from('3')]])
  await storage.putRelease(sealedRecord(shell.record, ofShell), ofShell)
  const files = new Map([
    ['remoteEntry.js', Buffer.from('1')],
    ['wasm-worker.0a1b2c.js', Buffer.from('2')],
  ])
  await storage.putRelease(sealedRecord(record('mf-x', '1'), files), files)
  await promote(storage, 'shell', '1')
  await promote(storage, 'mf-x', '1')
  api = createServer((request, response) => {
    if (request.url === '/docs') response.setHeader('content-security-policy', "default-src 'none';style-src 'self';")
    if (request.url === '/api/broken') return request.socket.destroy()
    response.statusCode = request.url === '/api/500' ? 500 : 200
    response.end('{}')
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  app = await buildEdge({ storageDir: filled.dir, apiUrl })
  empty = await buildEdge({ storageDir: bare.dir, apiUrl: 'http://127.0.0.1:1' })
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await Promise.all([app.close(), empty.close()])
  api.closeAllConnections()
  api.close()
  for (const remove of removals) await remove()
})

/** Sends raw bytes that no HTTP client would send. */
const shout = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket
      .setEncoding('utf8')
      .on('data', (part: string) => (answer += part))
      .on('end', () => resolve(answer))
      .on('error', reject)
  })

const policyOf = (headers: Record<string, unknown>): string => String(headers['content-security-policy'])

describe('figure 21 security headers on every route', () => {
  test.each([
    ['GET', '/', 200],
    ['HEAD', '/', 200],
    ['GET', '/mf-x', 200],
    ['GET', '/remotes/mf-x/1/remoteEntry.js', 200],
    ['GET', '/remotes/mf-x/1/gone.js', 404],
    ['GET', '/shell/x', 404],
    ['GET', '/favicon.ico', 404],
    ['GET', '/healthz', 200],
    ['GET', '/registry.json', 200],
    ['GET', '/registry/page.json', 200],
    ['GET', '/api/x', 200],
    ['GET', '/api/500', 500],
    ['GET', '/api/broken', 503],
    ['POST', '/telemetry', 200],
    ['GET', '/docs', 200],
    ['POST', '/nobody', 404],
    ['DELETE', '/', 404],
    ['GET', '/%zz', 302],
    ['GET', '/api/%zz', 400],
    ['GET', '/b/%E0%A4%A', 302],
    ['GET', '/campaigns/%E0%A4%A', 302],
    ['GET', '/.well-known/change-password', 302],
    ['GET', '/.well-known/security.txt', 404],
    ['POST', '/campaigns/%E0%A4%A', 400],
    ['GET', '/shell/%E0%A4%A', 400],
  ] as const)('%s %s', async (method, url, status) => {
    const { statusCode, headers } = await app.inject({ method, url })
    expect(statusCode).toBe(status)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(policyOf(headers)).toMatch(
      /^default-src 'none';.*require-trusted-types-for 'script'; trusted-types (default|'none')$/,
    )
    expect(policyOf(headers)).not.toMatch(/unsafe|\*/)
    if (status >= 400) expect(headers['cache-control']).toBe('no-store')
  })

  test('machine code is compiled by a worker of that name alone: no page and no other file may', async () => {
    const worker = await app.inject('/remotes/mf-x/1/wasm-worker.0a1b2c.js')
    expect(policyOf(worker.headers)).toMatch(
      /^default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'$/,
    )
    const heartbeat = await app.inject('/shell/1/heartbeat.js')
    expect(policyOf(heartbeat.headers)).toMatch(/^default-src 'none'; connect-src 'self'; require-trusted-types/)
    const other = await app.inject('/remotes/mf-x/1/remoteEntry.js')
    expect(policyOf(other.headers)).not.toMatch(/unsafe/)
  })

  test.each(['/page', '/campaigns', '/stores/qr'])(
    'an address below %s that nobody can read leads to the page, as plain letters',
    async (place) => {
      const { headers } = await app.inject(`${place}/%E0%A4%A?tab=%zz`)
      expect(headers.location).toBe(`${place}/%25E0%25A4%25A?tab=%25zz`)
      const page = await app.inject(headers.location!)
      expect(page.statusCode).toBeLessThan(500)
      expect(page.headers['content-type']).toMatch(/^text\/html/)
    },
  )

  test('an address that nobody can read leads nowhere else', async () => {
    expect((await app.inject('//evil.test/%E0%A4%A')).statusCode).toBe(400)
  })

  test('password managers find where a password is changed', async () => {
    expect((await app.inject('/.well-known/change-password')).headers.location).toBe('/settings/security')
  })

  test.each(['/', '/api/x', '/healthz'])('an edge with nothing published and no API: %s', async (url) => {
    const { statusCode, headers } = await empty.inject(url)
    expect([200, 503]).toContain(statusCode)
    expect(policyOf(headers)).toContain("require-trusted-types-for 'script'")
  })

  test('figure 16 a page whose address holds a token tells nobody of it', async () => {
    const policyOf = async (url: string) => (await app.inject({ url })).headers['referrer-policy']
    for (const url of [
      '/login/creator?jwt=T',
      '/native-auth?campaignId=7&jwt=T',
      '/reset-password/brand?reset_password_token=x',
      '/user-email-confirmation?confirmation_token=x',
      '/accept-invitation?invitation_token=x',
    ])
      expect([url, await policyOf(url)]).toEqual([url, 'no-referrer'])
    for (const url of ['/login/creator', '/p?q=jwt', '/p/marketplace?mytoken=1'])
      expect([url, await policyOf(url)]).toEqual([url, 'strict-origin-when-cross-origin'])
  })

  test('what is no HTTP at all', async () => {
    const answer = await shout('NONSENSE\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400/)
    expect(answer).toContain("content-security-policy: default-src 'none'")
  })

  test('an answer of the API keeps its own policy, made no weaker', async () => {
    expect(policyOf((await app.inject('/docs')).headers)).toBe(
      "default-src 'none';style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
    )
  })

  test('by https alone: everything else is asked for by https too, and the browser remembers', async () => {
    const secure = await buildEdge({ storageDir: unused, apiUrl: 'http://127.0.0.1:1', trustedProxies: ['loopback'] })
    const { headers } = await secure.inject({ url: '/healthz', headers: { 'x-forwarded-proto': 'https' } })
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
    await secure.close()
    expect((await app.inject('/')).headers['strict-transport-security']).toBeUndefined()
    expect(policyOf((await app.inject('/')).headers)).not.toContain('upgrade-insecure-requests')
  })
})

test('figure 22 fail-closed: a page template that is not the one of the registry is served to nobody', async () => {
  const forged = await temporaryStorage()
  removals.push(forged.remove)
  await forged.storage.putRelease(
    shell.record,
    new Map([['page.template', Buffer.from(`${shell.files.get('page.template')!.toString()}<!-- -->`)]]),
  )
  await promote(forged.storage, 'shell', '1')
  const edge = await buildEdge({ storageDir: forged.dir, apiUrl: 'http://127.0.0.1:1' })
  const answer = await edge.inject('/')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toEqual({ error: 'shell_not_sealed' })
  await edge.close()
})

test('decision 172 only pages whose first script starts the others allow its policy of trusted addresses', () => {
  expect(contentSecurityPolicy({ opening: true })).toMatch(/; trusted-types default opening$/)
  expect(contentSecurityPolicy()).toMatch(/; trusted-types default$/)
})
