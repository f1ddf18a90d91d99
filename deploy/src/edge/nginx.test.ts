import type { ChildProcess } from 'node:child_process'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { AddressInfo } from 'node:net'
import { createServer as createSocketServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { BODY_PLACE, HEAD_PLACE } from '@samspel/federation/registry'
import { promote } from '../commands/promote'
import { record, sealedRecord, shellRecord } from '../testing/releases'
import { temporaryStorage } from '../testing/storage'
import { buildEdge } from './create-edge'
import { readTrustedProxies } from './trusted-proxies'

const hasNginx = spawnSync('nginx', ['-v']).status === 0 && spawnSync('openssl', ['version']).status === 0
const shell = shellRecord(`<head>${HEAD_PLACE}</head><body>${BODY_PLACE}</body>`)
const portOf = (server: Server) => (server.address() as AddressInfo).port
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createSocketServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

let dir: string
let remove: () => Promise<void>
let api: Server
let edge: FastifyInstance
let nginx: ChildProcess
let port: number
let storageDir: string

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent'
  const temporary = await temporaryStorage()
  ;({ remove, dir: storageDir } = temporary)
  dir = await mkdtemp(join(tmpdir(), 'samspel-nginx-'))
  await temporary.storage.putRelease(shell.record, shell.files)
  for (const version of ['1', '2']) {
    const files = new Map([['remoteEntry.js', Buffer.from(version)]])
    await temporary.storage.putRelease(sealedRecord(record('mf-x', version), files), files)
  }
  await promote(temporary.storage, 'shell', '1')
  await promote(temporary.storage, 'mf-x', '1')
  await promote(temporary.storage, 'mf-x', '2', { percent: 50 })
  // Echoes the forwarding headers that it receives.
  api = createServer(({ headers }, response) => {
    const told = Object.entries(headers).filter(([name]) => /forward|real-ip|via/.test(name))
    response.setHeader('content-type', 'application/json').end(JSON.stringify(Object.fromEntries(told)))
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  // nginx connects from its own address, so only that one is trusted, not the whole machine.
  edge = await buildEdge({
    storageDir: temporary.dir,
    apiUrl: `http://127.0.0.1:${portOf(api)}`,
    trustedProxies: readTrustedProxies('127.0.0.2'),
  })
  await edge.listen({ host: '127.0.0.1', port: 0 })
  if (!hasNginx) return

  port = await freePort()
  const [key, certificate] = [join(dir, 'key.pem'), join(dir, 'cert.pem')]
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-keyout',
      key,
      '-out',
      certificate,
      '-days',
      '2',
      '-subj',
      '/CN=samspel.example',
    ],
    { stdio: 'ignore' },
  )
  const site = (await readFile(join(__dirname, '../../nginx/samspel.conf'), 'utf8'))
    .replace('listen 443', `proxy_bind 127.0.0.2;\n  listen 127.0.0.1:${port}`)
    .replace('server 127.0.0.1:8080', `server 127.0.0.1:${portOf(edge.server)}`)
    .replace('/etc/ssl/samspel/fullchain.pem', certificate)
    .replace('/etc/ssl/samspel/privkey.pem', key)
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(dir, name)};`)
    .join('\n')
  const root = process.getuid?.() === 0 ? 'user root;\n' : ''
  await writeFile(
    join(dir, 'nginx.conf'),
    `${root}daemon off;\npid ${join(dir, 'nginx.pid')};\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${folders}\n${site}\n}\n`,
  )
  nginx = spawn('nginx', ['-p', dir, '-c', join(dir, 'nginx.conf')], { stdio: 'ignore' })
  let up = false
  while (!up)
    up = await visit('/healthz').then(
      () => true,
      () => nginx.exitCode !== null,
    )
})
afterAll(async () => {
  if (nginx?.exitCode === null) {
    nginx.kill('SIGTERM')
    await new Promise((resolve) => nginx.once('exit', resolve))
  }
  await edge.close()
  api.closeAllConnections()
  api.close()
  await Promise.all([remove(), rm(dir, { recursive: true, force: true })])
})

/** Requests a page by https through nginx, from a local address. */
const visit = (
  path: string,
  { from = '127.0.0.1', headers = {} }: { from?: string; headers?: Record<string, string> } = {},
) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    httpsRequest(
      {
        host: '127.0.0.1',
        port,
        path,
        localAddress: from,
        rejectUnauthorized: false,
        agent: false,
        headers: { host: 'samspel.example', ...headers },
      },
      (answer) => {
        let body = ''
        answer
          .on('data', (part) => (body += String(part)))
          .on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers, body }))
      },
    )
      .on('error', reject)
      .end()
  })

const lies = {
  'x-forwarded-for': '198.51.100.1',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'evil.test',
  forwarded: 'for=198.51.100.1',
  'x-real-ip': '198.51.100.1',
  via: '1.1 x',
}

;(hasNginx ? describe : describe.skip)('behind nginx from Debian', () => {
  test.each(['127.0.0.7', '127.0.0.8'])(
    'the API is told of the visitor at %s, and by which scheme; what visitors say of themselves goes no further',
    async (from) => {
      for (const headers of [{}, lies]) {
        const { body } = await visit('/api/x', { from, headers })
        expect(JSON.parse(body)).toEqual({
          'x-forwarded-for': from,
          'x-forwarded-proto': 'https',
          'x-forwarded-host': 'samspel.example',
        })
      }
    },
  )

  test('a live stream is told the same', async () => {
    expect(JSON.parse((await visit('/api/live/stream', { from: '127.0.0.9', headers: lies })).body)).toEqual({
      'x-forwarded-for': '127.0.0.9',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'samspel.example',
    })
  })

  test('who comes by https is told to stay there, and gets cookies for https alone', async () => {
    const { status, headers } = await visit('/x')
    expect([status, headers['strict-transport-security']]).toEqual([200, 'max-age=31536000; includeSubDomains'])
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^samspel\.visitor=.*; Secure$/)])
  })

  test('files of releases come through the edge, which compares them with their records, and sandboxes are not there', async () => {
    expect(await visit('/remotes/mf-x/1/remoteEntry.js')).toMatchObject({ status: 200, body: '1' })
    await writeFile(join(storageDir, 'remotes/mf-x/1/remoteEntry.js'), '0')
    expect((await visit('/remotes/mf-x/1/remoteEntry.js')).status).toBe(502)
    expect((await visit('/sandbox/mail', { headers: { host: 'localhost' } })).status).toBe(404)
  })
})

describe('whose word counts', () => {
  const toldTo = async (remoteAddress: string, headers: Record<string, string>) =>
    (await edge.inject({ url: '/api/x', remoteAddress, headers: { host: 'a.test', ...headers } })).json<
      Record<string, string>
    >()

  test('nobody’s but that of the proxies named', async () => {
    for (const peer of ['127.0.0.1', '203.0.113.9'])
      expect(await toldTo(peer, lies)).toEqual({
        'x-forwarded-for': peer,
        'x-forwarded-proto': 'http',
        'x-forwarded-host': 'a.test',
      })
  })

  test.each([
    ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:52144', '203.0.113.7'],
    ['[2001:db8::7]:443', '2001:db8::7'],
    ['2001:db8::7', '2001:db8::7'],
    ['not an address', '127.0.0.2'],
    ['', '127.0.0.2'],
  ])('of %j a visitor at %s is left', async (forwarded, address) => {
    expect((await toldTo('127.0.0.2', { 'x-forwarded-for': forwarded }))['x-forwarded-for']).toBe(address)
  })

  test('a scheme is http or https', async () => {
    expect((await toldTo('127.0.0.2', { 'x-forwarded-proto': 'javascript' }))['x-forwarded-proto']).toBe('http')
  })

  test('the setting takes addresses, networks and names of ranges; anything else keeps the edge from starting', () => {
    expect(readTrustedProxies(undefined)).toEqual([])
    expect(readTrustedProxies('10.0.0.5, 10.1.0.0/16,2001:db8::/32 uniquelocal')).toEqual([
      '10.0.0.5',
      '10.1.0.0/16',
      '2001:db8::/32',
      'uniquelocal',
    ])
    for (const text of ['1', 'true', 'all', '10.0.0.0/33', '10.0.0.5/x', 'proxy.example', '*', '10.0.0.0/8/8'])
      expect(() => readTrustedProxies(text)).toThrow('TRUSTED_PROXIES')
  })
})
