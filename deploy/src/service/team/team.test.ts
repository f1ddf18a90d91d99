import { createHash, randomBytes } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { BuiltFolder } from '../../build/built-folder'
import { readBuiltFolder } from '../../build/built-folder'
import { promote } from '../../commands/promote'
import type { Storage } from '../../storage/storage'
import { temporaryFolder } from '../../temporary-folder'
import { writeBuild } from '../../testing/built-folder'
import { record } from '../../testing/releases'
import { temporaryStorage } from '../../testing/storage'
import type { Right } from '../../tokens/token'
import type { Tokens } from '../../tokens/token-file'
import { tokenFileOf, tokensIn } from '../../tokens/token-file'
import { startRegistryService } from '../index'
import { stagingOf } from './staging'

let storage: Storage
let dir: string
let remove: () => Promise<void>
let url: string
let close: () => Promise<void>
let tokens: Tokens
let builds: string

beforeEach(async () => {
  ;({ storage, dir, remove } = await temporaryStorage())
  for (const version of ['1', '2']) await storage.putRelease(record('mf-x', version), new Map())
  await promote(storage, 'mf-x', '1', { by: 'ann' })
  tokens = tokensIn(tokenFileOf(dir))
  builds = temporaryFolder('builds')
  ;({ url, close } = await startRegistryService({
    host: '127.0.0.1',
    port: 0,
    secret: 'a secret of enough signs',
    storage,
  }))
})

afterEach(async () => {
  await close()
  await remove()
  await rm(builds, { recursive: true })
})

const tokenFor = async (may: Right[], remotes = ['mf-x'], days = 1) =>
  (await tokens.create({ team: 'stores', name: 'ci', remotes, may, days, by: 'ann' })).text

const ask = async (token: string | undefined, method: string, path: string, body?: object | Uint8Array) => {
  const isBytes = body instanceof Uint8Array
  const answer = await fetch(`${url}/v1${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
    },
    ...(body && { body: isBytes ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> }
}

const built = async (
  version: string,
  more: Parameters<typeof writeBuild>[3] = {},
  name = 'mf-x',
): Promise<BuiltFolder & { folder: string }> => {
  const folder = join(builds, randomBytes(4).toString('hex'))
  await writeBuild(folder, name, version, more)
  return { ...(await readBuiltFolder(folder)), folder }
}

const contentsOf = async ({ folder }: { folder: string }, file: string) =>
  new Uint8Array(await (await import('node:fs/promises')).readFile(join(folder, file)))

async function publish(token: string, build: BuiltFolder & { folder: string }, more: object = {}) {
  const path = `/remotes/${build.name}/releases/${build.version}`
  const { body } = await ask(token, 'POST', `${path}/missing`, { files: build.files })
  for (const { name, sha256 } of build.files) {
    if ((body.missing as string[] | undefined)?.includes(name))
      await ask(token, 'PUT', `${path}/files/${sha256}`, await contentsOf(build, name))
  }
  return ask(token, 'POST', path, { files: build.files, ...more })
}

const file = { name: 'a.js', sha256: createHash('sha256').update('a').digest('hex'), bytes: 1 }

/** Each team request and the right that it requires; reading requires none. */
const calls: [string, Right | undefined, string, string, object | Uint8Array | undefined][] = [
  ['whoami', undefined, 'GET', '/whoami', undefined],
  ['registry', undefined, 'GET', '/registry', undefined],
  ['status', undefined, 'GET', '/status', undefined],
  ['verify', undefined, 'GET', '/verify', undefined],
  ['history', undefined, 'GET', '/history?name=mf-x', undefined],
  ['ask what is missing', 'publish', 'POST', '/remotes/mf-x/releases/9/missing', { files: [file] }],
  ['send a file', 'publish', 'PUT', `/remotes/mf-x/releases/9/files/${file.sha256}`, new TextEncoder().encode('a')],
  ['publish', 'publish', 'POST', '/remotes/mf-x/releases/9', { files: [file] }],
  ['promote', 'promote', 'POST', '/remotes/mf-x/promote', { version: '2' }],
  ['canary', 'promote', 'POST', '/remotes/mf-x/promote', { version: '2', percent: 10 }],
  ['stop', 'rollback', 'POST', '/remotes/mf-x/stop', {}],
  ['rollback', 'rollback', 'POST', '/remotes/mf-x/rollback', {}],
  ['lock', 'lock', 'POST', '/remotes/mf-x/lock', { reason: 'why' }],
  ['unlock', 'lock', 'POST', '/remotes/mf-x/unlock', {}],
]

describe('who may do what', () => {
  test.each(calls)(
    '%s takes the right %s and no other, for that remote alone',
    async (_what, right, method, path, body) => {
      for (const may of [['publish'], ['promote'], ['rollback'], ['lock'], []] as Right[][]) {
        const { status, body: answer } = await ask(await tokenFor(may), method, path, body)
        const allowed = right === undefined || may.includes(right)
        expect([may, status === 403]).toEqual([may, !allowed])
        if (!allowed)
          expect(answer).toMatchObject({
            error: 'forbidden',
            message: expect.stringContaining(`lacks the right '${right}' for mf-x`),
          })
      }
      if (right === undefined) return
      const elsewhere = await ask(
        await tokenFor(['publish', 'promote', 'rollback', 'lock'], ['mf-y', 'mf-x2']),
        method,
        path,
        body,
      )
      expect(elsewhere).toMatchObject({
        status: 403,
        body: { error: 'forbidden', message: expect.stringContaining('does not reach mf-x: it is for mf-y, mf-x2') },
      })
    },
  )

  test.each(calls)(
    '%s without a good token is a 401 that says why, and changes nothing',
    async (_what, _right, method, path, body) => {
      const { revision } = await storage.readRegistry()
      const good = await tokenFor(['publish', 'promote', 'rollback', 'lock', 'force'], ['*'])
      const revoked = await tokenFor(['publish', 'promote', 'rollback', 'lock', 'force'], ['*'])
      await tokens.revoke((await tokens.list()).at(-1)!.id, 'ann')
      const expired = await tokenFor(['publish', 'promote', 'rollback', 'lock'], ['*'], -1)
      for (const [token, why] of [
        [undefined, 'no token was sent'],
        ['samspel_nothing', 'not known here'],
        [`${good.slice(0, -1)}${good.endsWith('A') ? 'B' : 'A'}`, 'not known here'],
        [revoked, 'was revoked on'],
        [expired, 'expired on'],
      ] as const) {
        expect(await ask(token, method, path, body)).toMatchObject({
          status: 401,
          body: { error: 'unauthorized', message: expect.stringContaining(why) },
        })
      }
      expect((await storage.readRegistry()).revision).toBe(revision)
      expect(await readdir(stagingOf(dir)).catch(() => [])).toEqual([])
    },
  )

  test('a token that is revoked is refused with the next call', async () => {
    const token = await tokenFor(['promote'])
    expect((await ask(token, 'GET', '/whoami')).status).toBe(200)
    await tokens.revoke((await tokens.list())[0]!.id, 'ann')
    expect((await ask(token, 'GET', '/whoami')).status).toBe(401)
  })

  test('what overrides the gate takes a right of its own', async () => {
    const token = await tokenFor(['publish', 'promote'])
    for (const [path, body] of [
      ['/remotes/mf-x/promote', { version: '2', force: true }],
      ['/remotes/mf-x/releases/9', { files: [file], force: true }],
    ] as const) {
      expect(await ask(token, 'POST', path, body)).toMatchObject({
        status: 403,
        body: { message: expect.stringContaining("'force'") },
      })
    }
  })

  test('a stranger who guesses is slowed down, a good token from the same place is not', async () => {
    const answers = []
    for (let guess = 0; guess < 40; guess += 1)
      answers.push((await ask(`samspel_0123456789_${'x'.repeat(43)}`, 'GET', '/whoami')).status)
    expect(answers.slice(0, 30).every((status) => status === 401)).toBe(true)
    expect(answers.at(-1)).toBe(429)
    expect((await ask(await tokenFor([]), 'GET', '/whoami')).status).toBe(200)
  })

  test('neither the list of tokens nor an answer has a hash or a secret', async () => {
    const token = await tokenFor(['publish'])
    const { body } = await ask(token, 'GET', '/whoami')
    expect(body).toMatchObject({ team: 'stores', name: 'ci', remotes: ['mf-x'], may: ['publish'] })
    expect(body).not.toHaveProperty('hash')
    const { readFile, stat } = await import('node:fs/promises')
    expect(await readFile(tokens.file, 'utf8')).not.toContain(token)
    expect((await stat(tokens.file)).mode & 0o077).toBe(0)
  })
})

describe('a build from elsewhere', () => {
  test('is published, promoted and taken back; the history names the token and not what the call says', async () => {
    const token = await tokenFor(['publish', 'promote', 'rollback'])
    const { id } = (await tokens.list())[0]!
    expect(await publish(token, await built('3'))).toMatchObject({
      status: 200,
      body: { name: 'mf-x', version: '3', built: true },
    })
    const { release } = (await storage.readRelease('mf-x', '3'))!
    expect(Object.keys(release.files).sort()).toEqual(
      ['app.1.css', 'app.1.js', 'remoteEntry.1.js'].map((name) => `/remotes/mf-x/3/${name}`),
    )
    expect((await storage.readFile('mf-x', '3', 'app.1.js.br'))!.length).toBeGreaterThan(0)
    expect((await ask(token, 'POST', '/remotes/mf-x/promote', { version: '3', percent: 20 })).body).toMatchObject({
      action: 'canary',
      to: '3',
    })
    expect((await ask(token, 'POST', '/remotes/mf-x/promote', { version: '3' })).body).toMatchObject({
      action: 'promote',
      from: '1',
      to: '3',
    })
    expect((await ask(token, 'POST', '/remotes/mf-x/rollback', { reason: 'white page' })).body).toMatchObject({
      from: '3',
      to: '1',
    })
    expect((await ask(token, 'POST', '/remotes/mf-x/promote', { by: 'somebody else' })).status).toBe(200)
    const { body } = await ask(token, 'GET', '/history?name=mf-x&limit=4')
    for (const event of body.events as object[])
      expect(event).toMatchObject({ by: 'stores/ci', token: { id, name: 'ci', team: 'stores' } })
  })

  test('that was cut off half way leaves nothing to see, and sends the rest alone when it is asked for again', async () => {
    const token = await tokenFor(['publish', 'promote'])
    const build = await built('3')
    const path = '/remotes/mf-x/releases/3'
    const [first, second] = build.files
    await ask(token, 'PUT', `${path}/files/${first!.sha256}`, await contentsOf(build, first!.name))
    await new Promise<void>((resolve) => {
      const call = httpRequest(`${url}/v1${path}/files/${second!.sha256}`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/octet-stream',
          'content-length': second!.bytes,
        },
      })
      call.on('error', () => resolve())
      call.write(Buffer.from('x'), () => call.destroy())
      call.on('close', () => resolve())
    })
    expect(await ask(token, 'POST', path, { files: build.files })).toMatchObject({
      status: 409,
      body: { error: 'incomplete', message: expect.stringContaining('have not arrived') },
    })
    expect(await storage.readRelease('mf-x', '3')).toBeUndefined()
    expect(await storage.listReleases('mf-x')).toEqual(['1', '2'])
    expect((await ask(token, 'POST', '/remotes/mf-x/promote', { version: '3' })).body).toMatchObject({
      error: 'never_published',
    })
    const { body } = await ask(token, 'POST', `${path}/missing`, { files: build.files })
    expect(body.missing).toEqual(build.files.slice(1).map(({ name }) => name))
    expect((await publish(token, build)).body).toMatchObject({ built: true })
    expect(await readdir(join(stagingOf(dir), 'mf-x'))).toEqual([])
  })

  test('sent twice is published once; another one under its version is refused before anything is sent', async () => {
    const token = await tokenFor(['publish'])
    await publish(token, await built('3'))
    expect((await publish(token, await built('3'))).body).toMatchObject({ built: false })
    const other = await built('3', { contents: 'other' })
    expect(await ask(token, 'POST', '/remotes/mf-x/releases/3/missing', { files: other.files })).toMatchObject({
      status: 409,
      body: { error: 'version_taken' },
    })
    expect(await publish(token, other)).toMatchObject({ status: 409, body: { error: 'version_taken' } })
    expect((await storage.readHistory()).filter(({ action, to }) => action === 'publish' && to === '3')).toHaveLength(1)
  })

  test('with a file that is not what its hash says is refused, and the file is not kept', async () => {
    const token = await tokenFor(['publish'])
    const build = await built('3')
    const path = `/remotes/mf-x/releases/3/files/${build.files[0]!.sha256}`
    expect(await ask(token, 'PUT', path, new TextEncoder().encode('altered'))).toMatchObject({
      status: 409,
      body: { error: 'incomplete', message: expect.stringContaining('not the one that its hash names') },
    })
    expect(
      (await ask(token, 'POST', '/remotes/mf-x/releases/3/missing', { files: build.files })).body.missing,
    ).toHaveLength(build.files.length)
  })

  test('meets the gate here: what is refused is not stored, and the findings come with the answer', async () => {
    const token = await tokenFor(['publish', 'force'], ['mf-*'])
    const collides = await built('1', { manifest: { routes: [{ path: '/mf-x', areas: ['admin'] }] } }, 'mf-y')
    const refused = await publish(token, collides)
    expect(refused).toMatchObject({
      status: 422,
      body: {
        error: 'does_not_fit',
        findings: expect.arrayContaining([expect.objectContaining({ kind: 'route-collides', subject: '/mf-x' })]),
      },
    })
    expect(await storage.readRelease('mf-y', '1')).toBeUndefined()
    expect((await publish(token, collides, { force: true })).body).toMatchObject({
      built: true,
      forced: ['route-collides /mf-x'],
    })
  })

  test.each<[string, string, string, Parameters<typeof writeBuild>[3], string]>([
    ['is another remote than the address says', 'mf-z', '3', { manifest: { name: 'mf-z' } }, 'bad_build'],
    ['was made as another version', 'mf-x', '4', {}, 'bad_build'],
    [
      'names pages that it does not have',
      'mf-x',
      '3',
      { manifest: { routes: [{ path: '/mf-x', areas: ['admin'], page: 'nowhere' }] } },
      'bad_build',
    ],
  ])('that %s is refused', async (_what, name, version, more, error) => {
    const token = await tokenFor(['publish'], ['*'])
    const build = await built(version, more, name)
    expect(await publish(token, { ...build, name: 'mf-x', version: '3' })).toMatchObject({
      status: 422,
      body: { error },
    })
    expect(await storage.readRelease('mf-x', '3')).toBeUndefined()
  })

  test('too large a file, too large a release, names that lead elsewhere', async () => {
    const token = await tokenFor(['publish'])
    const large = new Uint8Array(16 * 1024 * 1024 + 1)
    expect(
      (
        await ask(
          token,
          'PUT',
          `/remotes/mf-x/releases/3/files/${createHash('sha256').update(large).digest('hex')}`,
          large,
        )
      ).status,
    ).toBe(413)
    const half = { ...file, bytes: 16 * 1024 * 1024 }
    const many = Array.from({ length: 5 }, (_, index) => ({ ...half, name: `${index}.js` }))
    expect((await ask(token, 'POST', '/remotes/mf-x/releases/3/missing', { files: many })).body).toMatchObject({
      error: 'too_large',
    })
    for (const name of ['../a.js', '.hidden', 'a/b.js', 'a.js.br']) {
      expect(
        (await ask(token, 'POST', '/remotes/mf-x/releases/3/missing', { files: [{ ...file, name }] })).status,
      ).toBe(400)
    }
    expect((await ask(token, 'POST', '/remotes/mf-x/releases/..%2F..%2Fx/missing', { files: [file] })).status).toBe(400)
  })
})

test('the secret of the API server opens none of it, and a token none of the API server’s', async () => {
  expect((await ask('a secret of enough signs', 'GET', '/registry')).status).toBe(401)
  const answer = await fetch(`${url}/registry`, {
    headers: { authorization: `Bearer ${await tokenFor(['publish'], ['*'])}` },
  })
  expect(answer.status).toBe(401)
})
