import type { Server } from 'node:http'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { BODY_PLACE, HEAD_PLACE } from '@samspel/federation/registry'
import { promote } from '../commands/promote'
import { nativeSimulator } from '../native-simulator'
import { record, shellRecord } from '../testing/releases'
import { temporaryStorage } from '../testing/storage'
import { buildEdge } from './create-edge'

const shell = shellRecord(`<head>${HEAD_PLACE}</head><body>${BODY_PLACE}</body>`)
const edges: Record<string, FastifyInstance> = {}
let api: Server
let remove: () => Promise<void>
let reached: string[] = []

const portOf = (server: Server) => (server.address() as AddressInfo).port

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent'
  const temporary = await temporaryStorage()
  ;({ remove } = temporary)
  await temporary.storage.putRelease(shell.record, shell.files)
  for (const version of ['1', '2'])
    await temporary.storage.putRelease(record('mf-x', version), new Map([['remoteEntry.js', Buffer.from(version)]]))
  await promote(temporary.storage, 'shell', '1')
  await promote(temporary.storage, 'mf-x', '1')
  api = createServer((request, response) => {
    reached.push(request.url!)
    response.end('a mail with a link')
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  for (const host of ['127.0.0.1', '0.0.0.0']) {
    const edge = await buildEdge({
      storageDir: temporary.dir,
      apiUrl: `http://127.0.0.1:${portOf(api)}`,
      host,
      frameTool: nativeSimulator,
    })
    await edge.listen({ host, port: 0 })
    edges[host] = edge
  }
})
afterAll(async () => {
  for (const edge of Object.values(edges)) await edge.close()
  api.closeAllConnections()
  api.close()
  await remove()
})

const SANDBOXES = [
  '/sandbox/mail',
  '/sandbox/mail?to=a',
  '/sandbox/mail/1',
  '/sandbox/facebook/v23.0/dialog/oauth',
  '/sandbox/native/',
  '/%73andbox/mail',
  '/sandbox',
  '/sandbox/anything',
]

/** Sends a real request with the given Host header. */
const ask = (
  edge: FastifyInstance,
  path: string,
  { host = `localhost:${portOf(edge.server)}`, ...headers }: Record<string, string> = {},
) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    httpRequest(
      { host: '127.0.0.1', port: portOf(edge.server), path, headers: { host, ...headers }, agent: false },
      (response) => {
        let body = ''
        response
          .on('data', (part) => (body += String(part)))
          .on('end', () => resolve({ status: response.statusCode!, body }))
      },
    )
      .on('error', reject)
      .end()
  })

describe('sandboxes', () => {
  test.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])(
    'exist on an edge that only this machine reaches, by the name %s',
    async (name) => {
      for (const host of [name, `${name}:8080`])
        expect(await ask(edges['127.0.0.1']!, '/sandbox/mail', { host })).toEqual({
          status: 200,
          body: 'a mail with a link',
        })
    },
  )

  test.each(SANDBOXES)('%s does not exist on an edge that others reach, not even from this machine', async (path) => {
    reached = []
    expect(await ask(edges['0.0.0.0']!, path)).toEqual({ status: 404, body: '{"error":"not_found"}' })
    expect(
      (await edges['0.0.0.0']!.inject({ method: 'POST', url: path, headers: { host: 'localhost' } })).statusCode,
    ).toBe(404)
    expect(reached).toEqual([])
  })

  test.each<[string, Record<string, string>]>([
    ['another name, as one that was made to lead here', { host: 'evil.test' }],
    ['a name that begins alike', { host: 'localhost.evil.test' }],
    ['another name with a port', { host: '127.0.0.1.nip.io:8080' }],
    ['an address of this machine in its network', { host: '192.168.1.7:8080' }],
    ['a visitor of a proxy', { 'x-forwarded-for': '203.0.113.7' }],
    ['a visitor of a proxy that says it is this machine', { 'x-forwarded-for': '127.0.0.1' }],
    ['a proxy that tells the name', { 'x-forwarded-host': 'samspel.example' }],
    ['a proxy that tells the scheme', { 'x-forwarded-proto': 'https' }],
    ['a proxy that speaks as RFC 7239 says', { forwarded: 'for=203.0.113.7' }],
    ['a proxy with a header of nginx', { 'x-real-ip': '203.0.113.7' }],
    ['a proxy that names itself', { via: '1.1 cache' }],
  ])('do not exist for %s', async (_who, headers) => {
    reached = []
    for (const path of SANDBOXES)
      expect([path, await ask(edges['127.0.0.1']!, path, headers)]).toEqual([
        path,
        { status: 404, body: '{"error":"not_found"}' },
      ])
    expect(reached).toEqual([])
  })

  test('do not exist for a peer that is not this machine', async () => {
    for (const path of SANDBOXES)
      expect([
        path,
        (await edges['127.0.0.1']!.inject({ url: path, headers: { host: 'localhost' }, remoteAddress: '192.168.1.9' }))
          .statusCode,
      ]).toEqual([path, 404])
    expect(
      (
        await edges['127.0.0.1']!.inject({
          url: '/sandbox/mail',
          headers: { host: 'localhost' },
          remoteAddress: '::ffff:127.0.0.1',
        })
      ).statusCode,
    ).toBe(200)
  })

  test('do not exist by HTTP/1.0, which nginx speaks to what it is put before without another word', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(portOf(edges['127.0.0.1']!.server), '127.0.0.1', () =>
        socket.write('GET /sandbox/mail HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n'),
      )
      let text = ''
      socket
        .setEncoding('utf8')
        .on('data', (part: string) => (text += part))
        .on('end', () => resolve(text))
        .on('error', reject)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 404/)
  })
})

describe('what else is for this machine alone', () => {
  const inFrame = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' }

  test('a page in the simulator’s frame is one like any other where there is no simulator', async () => {
    expect((await ask(edges['127.0.0.1']!, '/x', inFrame)).body).toContain('/sandbox/native/frame.js')
    for (const elsewhere of [
      await ask(edges['0.0.0.0']!, '/x', inFrame),
      await ask(edges['127.0.0.1']!, '/x', { ...inFrame, host: 'evil.test' }),
    ]) {
      expect(elsewhere.status).toBe(200)
      expect(elsewhere.body).not.toContain('/sandbox/')
    }
  })

  test('overrides that nobody has allowed: the link of a stranger starts none on an edge that others reach', async () => {
    const pages = [await ask(edges['127.0.0.1']!, '/x?remote=mf-x@2'), await ask(edges['0.0.0.0']!, '/x?remote=mf-x@2')]
    expect(pages.map(({ body }) => body.includes('/remotes/mf-x/2/'))).toEqual([true, false])
  })
})
