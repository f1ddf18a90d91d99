import { mkdtempSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { type Service, WrongAct } from './service'
import { type StartedPractice, startPractice } from './start'
import { underMode } from './under-mode'

const echo = (): Service => ({
  name: 'echo',
  title: { sv: 'Eko', en: 'Echo' },
  unless: 'ECHO_KEY',
  settings: ({ ownUrl }) => ({ ECHO_KEY: 'practice', ECHO_URL: `${ownUrl}/echo` }),
  routes: async (app, practice) => {
    app.addHook(
      'onRequest',
      underMode(practice, 'echo', {
        limits: (_request, reply) => reply.code(429).send({ error: 'slow down' }),
        down: (_request, reply) => reply.code(503).send(),
        refuses: (_request, reply) => reply.code(403).send(),
      }),
    )
    app.get('/echo', async () => ({ said: practice.kept('echo', () => ({ words: '' })).value.words }))
  },
  acts: {
    say: {
      title: { sv: 'Säg', en: 'Say' },
      fields: [{ name: 'words', label: { sv: 'Ord', en: 'Words' }, kind: 'text' }],
      run: ({ words }, practice) => {
        if (typeof words !== 'string' || words === '') throw new WrongAct('words are missing')
        const kept = practice.kept('echo', () => ({ words: '' }))
        kept.value.words = words
        kept.save()
        return { words }
      },
    },
  },
})

let started: StartedPractice
let dir: string
const begin = async () => startPractice({ publicUrl: 'http://localhost:8080', dir, services: [echo()] })
const post = (address: string, body: string, type = 'application/json') =>
  fetch(started.url + address, { method: 'POST', body, headers: { 'content-type': type }, redirect: 'manual' })

beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'practice-'))
  started = await begin()
})
afterEach(() => started.stop())

test('tells the launcher what the API needs to reach each service, and what makes it superfluous', async () => {
  expect(await (await fetch(`${started.url}/sandbox/api/settings`)).json()).toEqual({
    echo: { unless: 'ECHO_KEY', settings: { ECHO_KEY: 'practice', ECHO_URL: `${started.url}/echo` } },
  })
})

test.each([
  ['limits', 429],
  ['down', 503],
  ['refuses', 403],
  ['works', 200],
])('a service that %s answers %i', async (mode, status) => {
  expect((await post('/sandbox/api/echo/mode', JSON.stringify({ mode }))).status).toBe(200)
  expect((await fetch(`${started.url}/echo`)).status).toBe(status)
})

test('what was made to happen and the mode are still there after a restart', async () => {
  await post('/sandbox/api/echo/say', '{"words":"hej"}')
  started.mode('echo', 'limits')
  await started.stop()
  started = await begin()
  expect((await fetch(`${started.url}/echo`)).status).toBe(429)
  started.mode('echo', 'works')
  expect(await (await fetch(`${started.url}/echo`)).json()).toEqual({ said: 'hej' })
})

describe('steering', () => {
  test('refuses what it does not know, and says what is wrong', async () => {
    expect((await post('/sandbox/api/nothing/mode', '{}')).status).toBe(404)
    expect((await post('/sandbox/api/echo/sing', '{}')).status).toBe(404)
    const wrong = await post('/sandbox/api/echo/say', '{}')
    expect([wrong.status, await wrong.json()]).toEqual([422, { error: 'words are missing' }])
    expect((await post('/sandbox/api/echo/mode', '{"mode":"sleeps"}')).status).toBe(422)
  })

  test('a form of the page leads back to the page, which shows the answer as text', async () => {
    const answer = await post('/sandbox/api/echo/say', 'words=%3Cb%3E', 'application/x-www-form-urlencoded')
    expect(answer.status).toBe(303)
    const page = await (await fetch(new URL(answer.headers.get('location')!, started.url))).text()
    expect(page).toContain('Eko: Säg')
    expect(page).toContain('&lt;b&gt;')
    expect(page).not.toContain('<b>')
  })
})

describe('the page', () => {
  const page = async (language = 'sv') =>
    (await fetch(`${started.url}/sandbox`, { headers: { 'accept-language': language } })).text()

  test('shows each service with its mode, which a press changes, and leads to the emails', async () => {
    expect(await page()).toMatch(/<span class="chip works">Fungerar<\/span>/)
    const form = 'application/x-www-form-urlencoded'
    expect((await post('/sandbox/api/echo/mode', 'mode=down', form)).headers.get('location')).toBe('/sandbox#echo')
    const shown = await page()
    expect(shown).toContain('<button name="mode" value="down" aria-pressed="true">Är nere</button>')
    expect(shown).toContain('Eko: Läge: Är nere')
    expect(shown).toContain('href="/sandbox/mail"')
  })

  test('tells what happened last, what was refused too, and calls to Samspel, latest first', async () => {
    await post('/sandbox/api/echo/say', '', 'application/x-www-form-urlencoded')
    started.practice.publicUrl = 'http://127.0.0.1:9'
    await started.practice.tell('/api/hook', '{}', {})
    const whole = await page('en')
    const [services = '', shown = ''] = whole.split('id="latest"')
    // Beside what was pressed as well, so that nobody has to look for it.
    expect(services).toContain('Echo: Say, not done')
    expect(shown.indexOf('Called Samspel: /api/hook, not done')).toBeGreaterThan(0)
    expect(shown.indexOf('Echo: Say, not done')).toBeGreaterThan(shown.indexOf('Called Samspel: /api/hook'))
    expect(shown).toContain('words are missing')
  })
})

test('no page tells others by which address it was reached', async () => {
  expect((await fetch(`${started.url}/sandbox`)).headers.get('referrer-policy')).toBe('no-referrer')
})

describe('telling Samspel', () => {
  let samspel: Server
  const heard: string[] = []
  beforeEach(async () => {
    samspel = createServer((request, response) => {
      heard.push(`${request.method} ${request.url} ${String(request.headers['x-signature'])}`)
      response.writeHead(204).end()
    })
    await new Promise<void>((resolve) => samspel.listen(0, '127.0.0.1', resolve))
    started.practice.publicUrl = `http://127.0.0.1:${(samspel.address() as AddressInfo).port}`
  })
  afterEach(() => void samspel.close())

  test('is a call to the public address', async () => {
    expect(await started.practice.tell('/api/hook', '{}', { 'x-signature': 'mine' })).toBe(204)
    expect(heard).toEqual(['POST /api/hook mine'])
  })

  test('says when nobody answered', async () => {
    samspel.close()
    started.practice.publicUrl = 'http://127.0.0.1:9'
    expect(await started.practice.tell('/api/hook', '{}', {})).toBe(0)
  })
})
