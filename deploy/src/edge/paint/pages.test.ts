import { createHash } from 'node:crypto'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { BODY_PLACE, FRAME_PLACE, HEAD_PLACE, PAINTED_PLACE } from '@samspel/federation/registry'
import { updateRegistry } from '../../registry/update'
import { record, release, sealedRecord, shellRecord } from '../../testing/releases'
import { temporaryStorage } from '../../testing/storage'
import { buildEdge } from '../create-edge'
import { waitingCss } from './dress'

const made = shellRecord(
  `<!doctype html><html lang="sv"><head>${HEAD_PLACE}</head><body>${PAINTED_PLACE}<div id="root">${FRAME_PLACE}</div>${BODY_PLACE}</body></html>`,
)
const frame = `globalThis.samspelPaint = async () => ({ needs: [], phone: '<header>P</header><samspel-content></samspel-content>', desk: '<header>D</header><samspel-content></samspel-content>' })`
const page = `globalThis.samspelPaint = async ({ path, answers }) => {
  const text = answers['/public' + path]
  if (text === undefined) return { needs: ['/public' + path] }
  const html = '<h1 style="gap:4px">' + JSON.parse(text).name.replace(/[<&]/g, (sign) => '&#' + sign.charCodeAt(0) + ';') + '</h1>'
  return { needs: [], phone: html, desk: html, unless: ['preferred-country'] }
}`
const styles = 'h1{color:red}.other{gap:0}'

let app: FastifyInstance
let api: Server
let remove: () => Promise<void>
const name = 'Press <3 & "mer"'

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent'
  const temporary = await temporaryStorage()
  ;({ remove } = temporary)
  const shellFiles = new Map([...made.files, ['first.js', Buffer.from('1')], ['paint.sv.template', Buffer.from(frame)]])
  const shell = sealedRecord(
    {
      ...made.record,
      release: { ...made.release, first: '/shell/1/first.js', paint: { sv: '/shell/1/paint.sv.template' } },
    } as never,
    shellFiles,
  )
  await temporary.storage.putRelease(shell, shellFiles)
  const base = '/remotes/mf-x/1'
  const routes = [
    { path: '/offers/:id', areas: ['anonymous' as const] },
    { path: '/own', areas: ['admin' as const] },
  ]
  const files = new Map([
    ['app.css', Buffer.from(styles)],
    ['paint.sv.template', Buffer.from(page)],
  ])
  const remote = sealedRecord(
    {
      ...record('mf-x', '1'),
      release: release('mf-x', '1', {
        routes,
        preload: { '/offers/:id': [`${base}/app.css`], '/own': [] },
        paint: { sv: `${base}/paint.sv.template` },
      }),
    } as never,
    files,
  )
  await temporary.storage.putRelease(remote, files)
  await updateRegistry(temporary.storage, (registry) => ({
    ...registry,
    shell: shell.release as never,
    remotes: { 'mf-x': remote.release as never },
  }))
  api = createServer((request, response) => {
    if (request.url === '/public/offers/1') return void response.end(JSON.stringify({ name }))
    response.statusCode = 404
    response.end('{}')
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  app = await buildEdge({
    storageDir: temporary.dir,
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
  })
})
afterAll(async () => {
  await app.close()
  api.closeAllConnections()
  api.close()
  await remove()
})

const get = (url: string, language = 'sv') => app.inject({ url, headers: { 'accept-language': language } })
/** Requests the page until it contains the painting, because a page does not wait for a slow one. */
async function painted(url: string) {
  for (let asked = 0; asked < 50; asked += 1) {
    const answer = await get(url)
    if (answer.body.includes('id="painted"')) return answer
  }
  throw new Error(`${url} was not painted`)
}

test('a page is painted within the frame, escaped, for both widths, and its policy names its one style element', async () => {
  const { body, headers } = await painted('/offers/1')
  expect(body).toContain(
    '<div class="painted-phone"><header>P</header><h1 class="pp-p0">Press &#60;3 &#38; "mer"</h1></div>',
  )
  expect(body).toContain('<div class="painted-desk"><header>D</header><h1 class="pp-d0">')
  expect(body).toContain('<html data-painted="/offers/1" data-unless="preferred-country" lang="sv"')
  const style = /<style>([\s\S]*?)<\/style>/.exec(body)![1]!
  expect(style).toBe(`h1{color:red}.pp-p0{gap:4px}.pp-d0{gap:4px}${waitingCss}`)
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`)
  expect(body).toMatch(/<script src="\/shell\/1\/first\.js" integrity="sha256-[^"]+"><\/script>/)
})

test('the registry of the page says nothing of painters', async () => {
  expect((await painted('/offers/1')).body).not.toContain('paint.sv.template')
})

test.each([
  ['another language than the release paints', '/offers/1', 'en'],
  ['a query of its own', '/offers/1?section=delivery', 'sv'],
  ['a record that is not there', '/offers/2', 'sv'],
  ['a page behind sign-in', '/own', 'sv'],
])('%s: the page comes as it always did', async (_what, url, language) => {
  await painted('/offers/1')
  const { body, statusCode, headers } = await get(url, language)
  expect(statusCode).toBe(200)
  expect(body).toContain('painted-')
  expect(body).not.toContain('id="painted"')
  expect(headers['content-security-policy']).toContain("style-src 'self';")
})
