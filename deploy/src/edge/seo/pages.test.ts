import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { BODY_PLACE, HEAD_PLACE } from '@samspel/federation/registry'
import { promote } from '../../commands/promote'
import { lastUsed } from '../../last-used'
import { shellRecord } from '../../testing/releases'
import { temporaryStorage } from '../../testing/storage'
import { buildEdge } from '../create-edge'

const shell = shellRecord(
  `<!doctype html><html lang="sv"><head><meta name="description" content="S" /><title>Samspel</title>${HEAD_PLACE}</head><body><div id="root"></div>${BODY_PLACE}</body></html>`,
)
let app: FastifyInstance
let api: Server
let remove: () => Promise<void>
let options: { storageDir: string; apiUrl: string }
let asked: string[] = []
let answer: (request: IncomingMessage, response: ServerResponse) => void

const head = (title: string, locale = 'sv') =>
  JSON.stringify({
    page_head: {
      title,
      description: 'D',
      canonical: '/b/x',
      image: '/public/og/default.png',
      image_alt: '',
      type: 'website',
      locale,
      json_ld: null,
      body: { heading: title, paragraphs: ['Text'], links: [] },
    },
  })

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent'
  const temporary = await temporaryStorage()
  ;({ remove } = temporary)
  await temporary.storage.putRelease(shell.record, shell.files)
  await promote(temporary.storage, 'shell', '1')
  api = createServer((request, response) => {
    asked.push(request.url!)
    answer(request, response)
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  options = { storageDir: temporary.dir, apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` }
  app = await buildEdge({ ...options, trustedProxies: ['loopback'] })
})
afterAll(async () => {
  await app.close()
  api.closeAllConnections()
  api.close()
  await remove()
})
beforeEach(() => {
  asked = []
})

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'samspel.test', ...headers } })

test('a public page carries its head under the address that the visitor came by, and is made once', async () => {
  answer = (_request, response) => response.end(head('Björkbrygg - Samspel'))
  const first = await get('/b/x?utm_source=mail', {
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'samspel.example',
  })
  expect(first.statusCode).toBe(200)
  expect(first.payload).toContain('<title>Björkbrygg - Samspel</title>')
  expect(first.payload).toContain('<link rel="canonical" href="https://samspel.example/b/x">')
  expect(first.payload).toContain('<meta property="og:image" content="https://samspel.example/public/og/default.png">')
  expect(first.payload).toContain(
    '<noscript><main class="plain-text" lang="sv"><h1>Björkbrygg - Samspel</h1><p>Text</p></main></noscript>',
  )
  expect(first.headers['content-security-policy']).toMatch(/script-src 'self';/)
  expect((await get('/b/x')).payload).toContain('<link rel="canonical" href="http://samspel.test/b/x">')
  expect(asked.filter((path) => path.startsWith('/public/page_heads'))).toEqual([
    '/public/page_heads?path=%2Fb%2Fx&locale=sv',
  ])
})

test('?lang=en is the English page', async () => {
  answer = (_request, response) => response.end(head('Brand', 'en'))
  const { payload } = await get('/b/english?lang=en')
  expect(payload).toContain('<html lang="en"')
  expect(payload).toContain('<meta property="og:locale" content="en_GB">')
})

test('a record that is not there is a 404 with the page all the same', async () => {
  answer = (_request, response) => response.writeHead(404).end('{}')
  const missing = await get('/b/nobody')
  expect(missing.statusCode).toBe(404)
  expect(missing.headers['content-type']).toMatch(/^text\/html/)
  expect(missing.payload).toContain('src="/shell/1/main.js"')
})

test('other pages are asked nothing of', async () => {
  for (const url of ['/', '/campaigns', '/login', '/platform']) expect((await get(url)).statusCode).toBe(200)
  expect(asked).toEqual([])
})

test('a host that is none gets the plain page', async () => {
  const { statusCode, payload } = await get('/b/x', { host: 'x"><script>' })
  expect(statusCode).toBe(200)
  expect(payload).not.toContain('canonical')
})

test('addresses in pages and robots.txt are those of the public address, whatever name was asked for', async () => {
  answer = (_request, response) => response.end(head('Public'))
  const named = await buildEdge({ ...options, publicUrl: 'https://samspel.example' })
  const ask = (url: string) => named.inject({ url, headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test' } })
  const [page, robots] = [await ask('/b/public'), await ask('/robots.txt')]
  await named.close()
  expect(page.payload).toContain('<meta property="og:url" content="https://samspel.example/')
  expect(robots.payload).toContain('Sitemap: https://samspel.example/sitemap.xml')
  expect(page.payload + robots.payload).not.toContain('evil.test')
})

test('robots may read what is public, and are told where the sitemap is', async () => {
  const { payload, headers } = await get('/robots.txt')
  expect(headers['content-type']).toMatch(/^text\/plain/)
  expect(payload).toMatch(/^User-agent: \*\nAllow: \/\$\n/)
  expect(payload).toMatch(
    /\nAllow: \/page\/\n[\s\S]*\nDisallow: \/\n\nSitemap: http:\/\/samspel\.test\/sitemap\.xml\n$/,
  )
})

test('the sitemap and its parts are the ones of the API, as it sends them', async () => {
  answer = ({ headers }, response) =>
    response
      .writeHead(200, { 'cache-control': 'public, max-age=3600', 'content-type': 'application/xml' })
      .end(`<urlset>${headers['accept-encoding']}</urlset>`)
  expect((await get('/sitemap.xml', { 'accept-encoding': 'gzip' })).payload).toBe('<urlset>gzip</urlset>')
  const part = await get('/sitemap-store-campaigns-12.xml?x=1')
  expect(part.headers).toMatchObject({ 'cache-control': 'public, max-age=3600', 'content-type': 'application/xml' })
  expect(asked).toEqual(['/public/sitemap.xml', '/public/sitemaps/sitemap-store-campaigns-12.xml?x=1'])
})

test.each([404, 500, 503])('a sitemap that the API answers with %i is kept by nobody', async (status) => {
  answer = (_request, response) => response.writeHead(status, { 'cache-control': 'public, max-age=3600' }).end()
  for (const url of ['/sitemap.xml', '/sitemap-x-1.xml']) {
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store'])
  }
})

test.each(['/sitemap-..%2fx.xml', '/sitemap.xml.bak', '/sitemap-x.xml', '/x/sitemap.xml'])(
  '%s is no sitemap, and the API is not asked',
  async (url) => {
    asked = []
    const { headers } = await get(url)
    expect(headers['content-type']).not.toContain('xml')
    expect(asked).toEqual([])
  },
)

test('an API that hangs leaves the plain page, and is soon asked no more', async () => {
  answer = () => undefined
  const { statusCode, payload } = await get('/b/slow')
  expect(statusCode).toBe(200)
  expect(payload).toContain('<title>Samspel</title>')
  for (const path of ['/b/2', '/b/3', '/b/4', '/b/5']) expect((await get(path)).statusCode).toBe(200)
  expect(asked).toHaveLength(3)
})

test('pages that are kept stay within their number and their bytes, the longest unused go', () => {
  const pages = lastUsed<Buffer>({ most: 3, bytes: 1_000, bytesOf: (page) => page.length })
  for (const place of ['a', 'b', 'c']) pages.set(place, Buffer.alloc(100))
  pages.get('a')
  pages.set('d', Buffer.alloc(100))
  expect([pages.get('a') !== undefined, pages.get('b'), pages.held()]).toEqual([
    true,
    undefined,
    { entries: 3, bytes: 300 },
  ])
  pages.set('e', Buffer.alloc(850))
  expect(pages.held()).toEqual({ entries: 2, bytes: 950 })
  pages.set('f', Buffer.alloc(2_000))
  expect(pages.held()).toEqual({ entries: 0, bytes: 0 })
})
