import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import type { Audience, ClientConfig, Registry } from '@samspel/federation/registry'
import { BODY_PLACE, HEAD_PLACE } from '@samspel/federation/registry'
import { updateRegistry } from '../registry/update'
import { record, release, shellRecord } from '../testing/releases'
import { temporaryStorage } from '../testing/storage'
import { bucketOf, newVisitor, visitorCookie } from './canary'
import { buildEdge } from './create-edge'
import { whoCookie } from './visitor-facts'

const shell = shellRecord(`<head>${HEAD_PLACE}</head><body>${BODY_PLACE}</body>`)
let app: FastifyInstance
let strict: FastifyInstance
let temporary: Awaited<ReturnType<typeof temporaryStorage>>

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent'
  temporary = await temporaryStorage()
  const { dir, storage } = temporary
  await storage.putRelease(shell.record, shell.files)
  for (const version of ['1', '2', '3'])
    await storage.putRelease(
      {
        ...record('mf-x', version),
        release: release('mf-x', version, { routes: [{ path: `/x${version}`, areas: ['admin'] }], preload: {} }),
      } as never,
      new Map(),
    )
  await setCanary(undefined)
  const options = { storageDir: dir, apiUrl: 'http://127.0.0.1:1' }
  app = await buildEdge(options)
  strict = await buildEdge({ ...options, overrideOrigins: [] })
})
afterAll(async () => {
  await Promise.all([app.close(), strict.close()])
  await temporary.remove()
})

const setCanary = (percent: number | undefined, to?: Audience) =>
  updateRegistry(temporary.storage, (registry) => ({
    ...registry,
    shell: shell.release,
    remotes: {
      'mf-x': {
        ...release('mf-x', '2', { routes: [{ path: '/x2', areas: ['admin'] }] }),
        ...(percent && {
          canary: {
            percent,
            ...(to && { to }),
            release: release('mf-x', '3', { routes: [{ path: '/x3', areas: ['admin'] }] }),
            since: '',
            by: 'eva',
          },
        }),
      },
    },
  }))

const data = <T>(html: string, id: string): T =>
  JSON.parse(new RegExp(`id="${id}">([\\s\\S]*?)</script>`).exec(html)![1]!) as T

async function visit(url: string, cookie = '', edge = app, more: Record<string, string> = {}) {
  const answer = await edge.inject({ url, headers: { host: 'localhost:8080', cookie, ...more } })
  const cookies = [answer.headers['set-cookie'] ?? []].flat() as string[]
  return {
    answer,
    cookies,
    policy: String(answer.headers['content-security-policy']),
    remote: data<Registry>(answer.payload, 'registry').remotes['mf-x']!,
    overrides: data<ClientConfig>(answer.payload, 'config').overrides,
  }
}

const visitorIn = (percent: number, isIn: boolean): string => {
  for (;;) {
    const visitor = newVisitor()
    if (bucketOf(visitor, 'mf-x', '3') < percent * 100 === isIn) return visitor
  }
}

describe('a canary at the edge', () => {
  test('no cookie while none runs', async () => {
    await setCanary(undefined)
    const { cookies, answer } = await visit('/x2')
    expect(cookies).toEqual([])
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'accept-encoding, accept-language, cookie',
    })
  })

  test('a first visit while one runs is given a cookie that scripts cannot read, and no cache keeps that answer', async () => {
    await setCanary(50)
    const { cookies, answer } = await visit('/x2')
    expect(cookies).toHaveLength(1)
    expect(cookies[0]).toMatch(/^samspel\.visitor=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('who is in gets it on every visit, with its routes and tags; who is not gets the live one; neither gets a cookie again', async () => {
    const [inside, outside] = [visitorIn(50, true), visitorIn(50, false)]
    for (let times = 0; times < 3; times += 1) {
      const chosen = await visit('/x3', `samspel.visitor=${inside}`)
      expect(chosen.remote).toMatchObject({ version: '3', channel: 'canary', previous: { version: '2' } })
      expect(chosen.answer.payload).toContain('src="/remotes/mf-x/3/remoteEntry.js"')
      expect(chosen.answer.headers['cache-control']).toBe('private, no-cache')
      expect(chosen.cookies).toEqual([])
      const other = await visit('/x2', `samspel.visitor=${outside}`)
      expect(other.remote).toMatchObject({ version: '2' })
      expect(other.remote.channel).toBeUndefined()
      expect(other.answer.payload).not.toContain('/remotes/mf-x/3/')
    }
  })

  test('raising the share keeps who is in; a canary that ended is nobody’s', async () => {
    const cookie = `samspel.visitor=${visitorIn(10, true)}`
    for (const percent of [10, 50, 99]) {
      await setCanary(percent)
      expect((await visit('/', cookie)).remote.version).toBe('3')
    }
    await setCanary(undefined)
    expect((await visit('/', cookie)).remote.version).toBe('2')
  })

  test('an open tab asks for its own registry, which nobody stores, and is not put into a canary by asking', async () => {
    await setCanary(99)
    const ask = (cookie: string) => app.inject({ url: '/registry/page.json', headers: { cookie } })
    const chosen = await ask(`samspel.visitor=${visitorIn(99, true)}`)
    expect(chosen.headers['cache-control']).toBe('no-store')
    expect(chosen.json<Registry>().remotes['mf-x']).toMatchObject({ version: '3', channel: 'canary' })
    const stranger = await ask('')
    expect(stranger.headers['set-cookie']).toBeUndefined()
    expect(stranger.json<Registry>().remotes['mf-x']!.version).toBe('2')
    await setCanary(undefined)
  })
})

const secret = 'the secret of edge and API'

describe('a visitor whose edge shares a secret with the API', () => {
  let sealing: FastifyInstance
  beforeAll(async () => {
    sealing = await buildEdge({ storageDir: temporary.dir, apiUrl: 'http://127.0.0.1:1', visitorSecret: secret })
    await setCanary(50)
  })
  afterAll(async () => {
    await sealing.close()
    await setCanary(undefined)
  })
  const given = async (cookie: string) =>
    (await visit('/x2', cookie, sealing)).cookies.map((text) => text.split(';', 1)[0])

  test('gets a cookie that the API can tell from a made-up one, once', async () => {
    const [cookie] = await given('')
    const visitor = /^samspel\.visitor=([\w-]{22})\./.exec(cookie!)![1]!
    expect(cookie).toBe(`samspel.visitor=${visitorCookie(visitor, secret)}`)
    expect(await given(cookie!)).toEqual([])
    // server/src/modules/platform/visitor.test.ts reads the same one.
    expect(visitorCookie('abcdefghijklmnopqrstuv', secret)).toBe('abcdefghijklmnopqrstuv.kmBIBunQcnEsQvbjq59gYY')
  })

  test('keeps its side of the canary when its cookie is signed for the first time, or anew', async () => {
    const inside = visitorIn(50, true)
    for (const cookie of [inside, `${inside}.${'x'.repeat(22)}`]) {
      expect(await given(`samspel.visitor=${cookie}`)).toEqual([`samspel.visitor=${visitorCookie(inside, secret)}`])
      expect((await visit('/x3', `samspel.visitor=${cookie}`, sealing)).remote.version).toBe('3')
    }
  })

  test('gets a canary that is for its role or company, as the API signed them, and nobody else does', async () => {
    await setCanary(100, { companies: ['a'], roles: ['creator'] })
    const of = async (who: string, edge = sealing) => {
      const cookie = `samspel.visitor=${visitorCookie(visitorIn(50, true), secret)}; samspel.who=${who}`
      const { remote, answer } = await visit('/x2', cookie, edge)
      return [remote.version, answer.headers['cache-control']]
    }
    expect(await of(whoCookie({ role: 'company', company: 'a' }, secret))).toEqual(['3', 'private, no-cache'])
    expect(await of(whoCookie({ role: 'creator' }, secret))).toEqual(['3', 'private, no-cache'])
    expect(await of(whoCookie({ role: 'company', company: 'b' }, secret))).toEqual(['2', 'no-cache'])
    expect(await of(whoCookie({ role: 'creator' }, 'made up'))).toEqual(['2', 'no-cache'])
    expect(await of(whoCookie({ role: 'creator' }, secret), app)).toEqual(['2', 'no-cache'])
    await setCanary(50)
  })

  test('tells what two releases are compared by on both sides of a ramp, and on no other page', async () => {
    const of = async (isIn: boolean) =>
      (await visit('/x2', `samspel.visitor=${visitorCookie(visitorIn(50, isIn), secret)}`, sealing)).remote
    expect(await of(true)).not.toHaveProperty('compared')
    await updateRegistry(temporary.storage, (registry) => {
      const live = registry.remotes['mf-x']!
      const ramp = { steps: [50, 100], everyMinutes: 30, at: 0, since: '', fact: 'x:made' }
      return { ...registry, remotes: { 'mf-x': { ...live, canary: { ...live.canary!, ramp } } } }
    })
    expect(await of(true)).toMatchObject({ version: '3', compared: { fact: 'x:made' } })
    expect(await of(false)).toMatchObject({ version: '2', compared: { fact: 'x:made' } })
    await setCanary(50)
  })

  test('is known to an edge without the secret, which leaves the cookie alone', async () => {
    const { remote, cookies } = await visit('/x3', `samspel.visitor=${visitorCookie(visitorIn(50, true), secret)}`)
    expect([remote.version, cookies]).toEqual(['3', []])
  })
})

describe('overrides at the edge', () => {
  test('a published version: code and routes together, with the live one to fall back on, for this session', async () => {
    const { remote, cookies, overrides, answer } = await visit('/x1?remote=mf-x@1')
    expect(remote).toMatchObject({
      version: '1',
      channel: 'override',
      routes: [{ path: '/x1' }],
      previous: { version: '2' },
    })
    expect(answer.payload).toContain('src="/remotes/mf-x/1/remoteEntry.js"')
    expect(cookies).toEqual(['samspel.overrides=mf-x%401; Path=/; HttpOnly; SameSite=Lax'])
    expect(overrides).toEqual({
      allowed: true,
      origins: ['http://localhost:*'],
      active: [{ name: 'mf-x', version: '1' }],
      refused: [],
    })
    expect(answer.headers['cache-control']).toBe('no-store')
    const next = await visit('/x2', 'samspel.overrides=mf-x%401')
    expect(next.remote.version).toBe('1')
    expect(next.cookies).toEqual([])
  })

  test('a build of somebody’s own machine: told to the page, and only its origin is let into the policy of that answer', async () => {
    const { remote, overrides, policy } = await visit('/x2?remote=mf-x@http://localhost:3004')
    expect(remote.version).toBe('2')
    expect(overrides!.active).toEqual([{ name: 'mf-x', origin: 'http://localhost:3004' }])
    for (const directive of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'])
      expect(policy).toContain(`${directive} 'self' http://localhost:3004`)
    expect((await visit('/x2')).policy).not.toContain('localhost')
  })

  test.each([
    ['mf-x@live', 'samspel.overrides=mf-x%401'],
    ['none', 'samspel.overrides=mf-x%401%2Cmf-y%40http%3A%2F%2Flocalhost%3A1'],
  ])('%s takes them back', async (text, cookie) => {
    const { remote, cookies, overrides } = await visit(`/x2?remote=${text}`, cookie)
    expect(remote.version).toBe('2')
    expect(overrides!.active).toEqual([])
    expect(cookies).toEqual(['samspel.overrides=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0'])
  })

  test.each([
    ['mf-x@9', 'unknown-version'],
    ['mf-nobody@1', 'unknown-remote'],
    ['mf-nobody@http://localhost:1', 'unknown-remote'],
    ['constructor@http://localhost:1', 'unknown-remote'],
    ['shell@1', 'unknown-remote'],
    ['mf-x@http://evil.example', 'origin-not-listed'],
    ['mf-x@https://localhost:3004', 'origin-not-listed'],
    ['mf-x@http://localhost.evil.example:3004', 'origin-not-listed'],
    ['mf-x@http://127.0.0.1:3004', 'origin-not-listed'],
    ['mf-x@http://user:x@localhost:3004', 'unreadable'],
    ['mf-x@http://localhost:3004@evil.example', 'unreadable'],
    ['mf-x@http://localhost:3004;script-src *', 'unreadable'],
    ['mf-x@http://localhost:3004/x', 'unreadable'],
    ['mf-x@javascript:alert(1)', 'unreadable'],
    ['mf-x@data:text/javascript,1', 'unreadable'],
    ['mf-x@../../../etc/passwd', 'unreadable'],
    ['../mf-x@1', 'unreadable'],
    ['mf-x/../mf-y@1', 'unreadable'],
    ['__proto__@1', 'unreadable'],
    ['mf-x@', 'unreadable'],
    ['mf-x', 'unreadable'],
    ['<script>alert(1)</script>@1', 'unreadable'],
  ])('%j is refused: %s', async (text, reason) => {
    const { remote, overrides, policy, cookies } = await visit(`/x2?remote=${encodeURIComponent(text)}`)
    expect(overrides!.refused).toEqual([{ text, reason }])
    expect(overrides!.active).toEqual([])
    expect(remote.version).toBe('2')
    expect(policy).toBe((await visit('/x2')).policy)
    expect(cookies).toEqual([])
  })

  test('a cookie that is too long, does not decode or was made up is not believed, and goes', async () => {
    for (const value of ['x'.repeat(5_000), '%zz', 'mf-x%40http%3A%2F%2Fevil.example', 'mf-x%409']) {
      const { remote, overrides, cookies, policy } = await visit('/x2', `samspel.overrides=${value}`)
      expect(remote.version).toBe('2')
      expect(overrides!.active).toEqual([])
      expect(policy).not.toContain('evil')
      expect(cookies).toEqual([expect.stringContaining('samspel.overrides=; Path=/')])
    }
  })

  test('a thousand overrides in one address are not a thousand reads', async () => {
    const overridesAsked = Array.from({ length: 1_000 }, (_, index) => `remote=mf-x${index}@1`).join('&')
    const { overrides } = await visit(`/x2?${overridesAsked}`)
    expect(overrides!.refused.length).toBeLessThanOrEqual(12)
  })

  test('an environment that forbids them: refused, by address and by cookie, versions as well; and no panel', async () => {
    for (const [url, cookie] of [
      ['/x2?remote=mf-x@1', ''],
      ['/x2?remote=mf-x@http://localhost:3004', ''],
      ['/x2', 'samspel.overrides=mf-x%401'],
    ] as const) {
      const { remote, overrides, policy } = await visit(url, cookie, strict)
      expect(remote.version).toBe('2')
      expect(overrides).toMatchObject({ allowed: false, active: [], refused: [{ reason: 'forbidden' }] })
      expect(policy).not.toContain('localhost')
    }
    expect((await visit('/x2', '', strict)).overrides).toBeUndefined()
  })

  test.each<[string, Record<string, string>]>([
    ['behind a proxy on this machine', { 'x-forwarded-for': '203.0.113.7' }],
    ['by a name that is not this machine’s', { host: 'shop.example' }],
  ])('a visitor %s starts none by a link, unless somebody has listed origins', async (_who, headers) => {
    const listing = await buildEdge({
      storageDir: temporary.dir,
      apiUrl: 'http://127.0.0.1:1',
      overrideOrigins: ['http://localhost:*'],
    })
    for (const url of ['/x2?remote=mf-x@1', '/x2?remote=mf-x@http://localhost:3004']) {
      const { remote, overrides, cookies, policy } = await visit(url, '', app, headers)
      expect([remote.version, cookies]).toEqual(['2', []])
      expect(overrides).toMatchObject({ allowed: false, active: [], refused: [{ reason: 'forbidden' }] })
      expect(policy).not.toContain('localhost')
      expect((await visit(url, '', listing, headers)).overrides).toMatchObject({ allowed: true, refused: [] })
    }
    expect((await visit('/x2', 'samspel.overrides=mf-x%401', app, headers)).remote.version).toBe('2')
    await listing.close()
  })

  test('a page that was kept for a visit from this machine does not offer them to others', async () => {
    expect((await visit('/x2')).overrides).toMatchObject({ allowed: true })
    expect((await visit('/x2', '', app, { host: 'shop.example' })).overrides).toBeUndefined()
    expect((await visit('/x2')).overrides).toMatchObject({ allowed: true })
  })

  test('where the environment is not local they are forbidden unless somebody lists origins', async () => {
    await updateRegistry(temporary.storage, (registry) => ({ ...registry, environment: 'production' }))
    expect((await visit('/x2?remote=mf-x@1')).overrides).toMatchObject({ allowed: false })
    await updateRegistry(temporary.storage, (registry) => ({ ...registry, environment: 'local' }))
  })
})
