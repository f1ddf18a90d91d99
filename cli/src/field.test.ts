import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { RemoteHealth } from '@samspel/deploy/team'
import type { TestRegistry } from '@samspel/deploy/testing'
import { startTestRegistry } from '@samspel/deploy/testing'
import { runSamspel } from './run'

let registry: TestRegistry
let team: string
let api: Server
let token: string
/** What the API was asked, and what it answers by method and path. */
let asked: { method: string; path: string; secret: string | undefined; body: unknown }[]
let answers: Record<string, { status?: number; body: unknown }>

const health: RemoteHealth = {
  name: 'mf-reports',
  environment: 'test',
  from: '2026-11-20T13:00:00.000Z',
  hours: 24,
  state: 'deviating',
  live: '1.0.0-a',
  liveSince: '2026-11-19T10:00:00.000Z',
  previous: null,
  canary: {
    version: '1.0.0-b',
    percent: 10,
    since: '2026-11-20T12:00:00.000Z',
    by: 'team/ci',
    loads: 26,
    failures: 21,
    liveLoads: 23,
    liveFailures: 0,
  },
  loads: 62,
  failures: 22,
  p75Ms: 420,
  timedLoads: 40,
  versions: [{ version: '1.0.0-a', channel: 'live', loads: 36, failures: 1, fallbacks: 0 }],
  phases: [
    {
      version: '1.0.0-b',
      channel: 'canary',
      phase: 'start',
      code: 'LOAD-X',
      count: 21,
      lastAt: '2026-11-20T14:00:00.000Z',
    },
  ],
  alarm: null,
  bounds: { loads: 20, rate: 0.05 },
}

beforeEach(async () => {
  asked = []
  answers = {}
  api = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      asked.push({ method, path: url, secret: headers.authorization, body: text ? JSON.parse(text) : undefined })
      const { status = 200, body } = answers[`${method} ${url.split('?')[0]}`] ?? { status: 404, body: {} }
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  registry = await startTestRegistry({
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    siteUrl: 'https://samspel.example.se/',
  })
  team = join(registry.parent, 'mf-reports')
  await mkdir(team)
  await writeFile(join(team, 'package.json'), JSON.stringify({ name: 'mf-reports', version: '1.0.0' }))
  await registry.build(join(team, 'dist'), 'mf-reports', '1.0.0-a')
  token = await registry.token({ remotes: ['mf-reports'], may: ['publish', 'promote'] })
})

afterEach(async () => {
  jest.restoreAllMocks()
  await registry.close()
  api.closeAllConnections()
  api.close()
  await rm(registry.parent, { recursive: true, force: true })
})

const run = async (line: string): Promise<{ code: number; out: string; err: string }> => {
  jest.spyOn(process, 'cwd').mockReturnValue(team)
  const said = { out: [] as string[], err: [] as string[] }
  const code = await runSamspel(
    line.split(' '),
    { out: (text) => void said.out.push(text), err: (text) => void said.err.push(text) },
    { SAMSPEL_REGISTRY: registry.url, SAMSPEL_TOKEN: token },
  )
  return { code, out: said.out.join('\n'), err: said.err.join('\n') }
}

test('health says state, loads, failures by version and phase, first view and the canary beside the live version', async () => {
  answers['GET /teams/mf-reports/health'] = { body: health }
  const { code, out } = await run('health --hours 24')
  expect(code).toBe(0)
  expect(out).toContain('mf-reports in test: deviating')
  expect(out).toContain('22 of 62 loads failed (35.5 %)')
  expect(out).toContain('first view, p75: 420 ms of 40 loads')
  expect(out).toContain('canary 1.0.0-b with 10 %')
  expect(out).toContain('21 of 26 visitors failed (80.8 %); live beside it: 0 of 23 visitors failed (0 %)')
  expect(out).toMatch(/1\.0\.0-b +canary +start +LOAD-X +21/)
  expect(JSON.parse((await run('health --json')).out)).toEqual(health)
  const ramp = {
    steps: [10, 100],
    at: 0,
    everyMinutes: 30,
    dueAt: '2026-11-20T12:30:00.000Z',
    fact: 'x:made',
    waits: 'few',
  }
  const canary = { ...health.canary!, to: { companies: ['a'], roles: ['creator'] }, ramp }
  answers['GET /teams/mf-reports/health'] = { body: { ...health, canary } }
  const told = (await run('health')).out
  expect(told).toContain('with 10 % of company a, role creator since')
  expect(told).toContain('step 1, the next one from 2026-11-20T12:30:00.000Z, by x:made; waits: few')
  expect(asked[0]).toMatchObject({
    path: '/teams/mf-reports/health?hours=24',
    secret: expect.stringMatching(/^Bearer ./),
  })
  expect(await run('health --hours 0')).toMatchObject({ code: 2 })
})

test('nothing of another remote is shown, and nobody is asked for it', async () => {
  for (const line of [
    'health mf-wallet',
    'trace mf-wallet',
    'trace mf-wallet --stack x',
    'maps mf-wallet 1 --out x',
    'alarms mf-wallet',
    'alarms mf-wallet set https://hooks.example.se/x',
    'alarms mf-wallet off',
    'alarms mf-wallet test',
  ])
    expect([line, await run(line)]).toEqual([
      line,
      { code: 1, out: '', err: expect.stringContaining('does not reach mf-wallet') },
    ])
  expect(asked).toEqual([])
})

test('an API that is away, refuses the service, or knows nothing is told apart', async () => {
  expect((await run('health')).err).toContain('nothing of mf-reports is live')
  answers['GET /teams/mf-reports/health'] = { status: 401, body: { error: 'unauthenticated' } }
  expect((await run('health')).err).toContain('REGISTRY_SECRET differs')
})

test('trace shows the latest failures, translated by own source maps alone', async () => {
  const stack =
    'Error: gone\n at x (https://s.se/remotes/mf-reports/1.0.0-a/app.1.js:1:1)\n at shell (https://s.se/shell/9/shell.js:1:2)'
  await run('publish')
  answers['GET /teams/mf-reports/failures'] = {
    body: {
      failures: [
        {
          at: '2026-11-20T14:00:00.000Z',
          version: '1.0.0-a',
          channel: 'live',
          phase: 'render',
          fallback: false,
          browser: 'Chrome 142',
          code: null,
          message: 'gone',
          stack,
          path: '/reports',
        },
      ],
    },
  }
  const { out } = await run('trace --version 1.0.0-a --limit 3')
  expect(out).toContain('mf-reports@1.0.0-a (live) render, Chrome 142, /reports')
  expect(out).toContain('shell.js:1:2')
  expect(asked.at(-1)!.path).toBe('/teams/mf-reports/failures?limit=3&version=1.0.0-a')
  expect(await run('trace --stack nothing')).toMatchObject({ code: 1, err: expect.stringContaining('of yours') })
})

test('maps of an own release are written into a folder; a release without any says so', async () => {
  await run('publish')
  expect(await run('maps 1.0.0-a --out maps')).toMatchObject({
    code: 1,
    err: expect.stringContaining('no source maps'),
  })
  expect(await run('maps 1.0.0-x --out maps')).toMatchObject({
    code: 1,
    err: expect.stringContaining('never published'),
  })
  expect(await run('maps 1.0.0-a')).toMatchObject({ code: 2 })
  expect(await readdir(team)).not.toContain('maps')
})

test('an alarm is set, tested, read and taken off', async () => {
  expect((await run('alarms')).err).toContain('alarms set')
  answers['GET /teams/mf-reports/alarm'] = { body: { alarm: null } }
  expect((await run('alarms')).out).toContain('has no alarm')
  expect(await run('alarms set http://hooks.example.se/x')).toMatchObject({ code: 2 })
  answers['PUT /teams/mf-reports/alarm'] = { body: { host: 'hooks.example.se', secret: 'whsec_abc' } }
  expect((await run('alarms set https://hooks.example.se/x')).out).toMatch(/^whsec_abc\n/)
  expect(asked.at(-1)!.body).toEqual({ url: 'https://hooks.example.se/x', by: 'team/ci' })
  answers['POST /teams/mf-reports/alarm/test'] = { body: { isTaken: false, status: null, fault: 'timeout', tookMs: 9 } }
  expect((await run('alarms test')).out).toBe('not taken: timeout after 9 ms')
  answers['DELETE /teams/mf-reports/alarm'] = { body: { removed: true } }
  expect((await run('alarms mf-reports off')).out).toBe('mf-reports tells nobody any more')
  expect(await run('alarms mf-reports on')).toMatchObject({ code: 2 })
})

test('publish says where the build can be looked at; status and history take a name', async () => {
  expect((await run('publish')).out).toContain(
    'Look at it: https://samspel.example.se/mf-reports?remote=mf-reports@1.0.0-a',
  )
  expect(JSON.parse((await run('publish --json')).out)).toMatchObject({ built: false, look: expect.any(String) })
  expect(await run('status mf-reports')).toMatchObject({
    code: 1,
    err: expect.stringContaining('nothing of mf-reports'),
  })
  await run('promote')
  expect((await run('status mf-reports')).out).toMatch(/mf-reports +1\.0\.0-a/)
  expect((await run('history mf-reports')).out).toContain('publish')
})
