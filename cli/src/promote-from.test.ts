import { execFileSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { TestRegistry } from '@samspel/deploy/testing'
import { environmentOf, startTestRegistry } from '@samspel/deploy/testing'
import { identityToken } from './identity'
import { runSamspel } from './run'

let origin: TestRegistry
let target: TestRegistry
let team: string
let env: Record<string, string>

beforeEach(async () => {
  origin = await startTestRegistry()
  team = join(origin.parent, 'mf-reports')
  await mkdir(team)
  await writeFile(join(team, 'package.json'), JSON.stringify({ name: 'mf-reports', version: '1.0.0' }))
  await origin.build(join(team, 'dist'), 'mf-reports', '1.0.0-a')
  env = {
    SAMSPEL_REGISTRY: origin.url,
    SAMSPEL_TOKEN: await origin.token({ remotes: ['mf-reports'], may: ['publish', 'promote'] }),
  }
  await samspel('publish')
  await samspel('promote')
  target = await startTestRegistry({ environments: await environmentOf('test', origin) })
  env.SAMSPEL_TOKEN_TEST = await origin.token({ remotes: ['mf-reports'], may: [] })
  env.SAMSPEL_REGISTRY_PRODUCTION = target.url
  env.SAMSPEL_TOKEN_PRODUCTION = await target.token({ remotes: ['mf-reports'], may: ['promote'] })
})

afterEach(async () => {
  jest.restoreAllMocks()
  for (const one of [origin, target]) {
    await one.close()
    await rm(one.parent, { recursive: true, force: true })
  }
})

async function samspel(line: string, more: Record<string, string> = {}) {
  jest.spyOn(process, 'cwd').mockReturnValue(team)
  const said = { out: [] as string[], err: [] as string[] }
  const code = await runSamspel(
    line.split(' '),
    { out: (text) => void said.out.push(text), err: (text) => void said.err.push(text) },
    { ...env, ...more },
  )
  return { code, out: said.out.join('\n'), err: said.err.join('\n') }
}

test('a team promotes in production what is live in test, with two tokens, and reads where it comes from', async () => {
  const done = await samspel('promote --from test --to production')
  expect(done).toMatchObject({ code: 0, err: '' })
  expect(done.out).toContain('mf-reports@1.0.0-a is live, before it nothing')
  expect(done.out).toContain('taken over from test: the same files, nothing was built')
  const there = { SAMSPEL_REGISTRY: target.url, SAMSPEL_TOKEN: env.SAMSPEL_TOKEN_PRODUCTION! }
  const { out: status } = await samspel('status', there)
  expect(status).toMatch(/mf-reports@1\.0\.0-a: unsigned: .*, taken over from test/)
  expect((await samspel('history', there)).out).toMatch(/team\/ci +promote +mf-reports .*taken over from test/)
  expect(await samspel('verify', there)).toMatchObject({
    code: 0,
    out: expect.stringContaining('history: 2 entries, chained from the first on'),
  })
  expect(JSON.parse((await samspel('sbom mf-reports@1.0.0-a', there)).out)).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'mf-reports', version: '1.0.0-a' } },
  })
})

test('versions are named in both forms; what is missing is said', async () => {
  expect((await samspel('promote mf-reports@9 --from test --to production')).err).toContain('was never published')
  expect((await samspel('promote mf-reports 9 --from test --to production')).err).toContain('was never published')
  for (const [line, more, words] of [
    ['promote --from test', {}, '--from needs --to'],
    ['promote --to production', {}, '--to needs --from'],
    ['promote --from test --to test', {}, 'are both test'],
    ['promote --from Test --to production', {}, 'no name of an environment'],
    ['promote --from test --to production', { SAMSPEL_TOKEN_TEST: '' }, 'SAMSPEL_TOKEN_TEST'],
    ['promote --from test --to staging', { SAMSPEL_TOKEN_STAGING: 'x' }, 'SAMSPEL_REGISTRY_STAGING'],
    ['promote ../x', {}, 'which remote?'],
    ['promote mf-reports ../x', {}, 'no version'],
  ] as const)
    expect([line, await samspel(line, more)]).toEqual([line, { code: 2, out: '', err: expect.stringContaining(words) }])
})

test('what is published says commit, repository and whether files differ from the commit', async () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', team, '-c', 'user.name=a', '-c', 'user.email=a@example.se', ...args])
  git('init', '-q')
  git('remote', 'add', 'origin', 'https://me:secret@git.example.se/acme/reports.git')
  git('add', '.')
  git('commit', '-qm', 'one')
  await origin.build(join(team, 'dist'), 'mf-reports', '1.0.0-b')
  const { out } = await samspel('publish --json', { GITHUB_ACTIONS: '' })
  expect(JSON.parse(out)).toMatchObject({
    provenance: {
      commit: expect.stringMatching(/^[0-9a-f]{40}$/),
      repository: 'https://git.example.se/acme/reports',
      dirty: true,
      unsigned: true,
    },
  })
  expect((await samspel('history --limit 1')).out).toMatch(
    /unsigned: its publisher says commit [0-9a-f]{12} with changes that are in no commit of https:\/\/git\.example\.se/,
  )
})

test('a token that nobody here takes is refused when it is named, and not asked for otherwise', async () => {
  await origin.build(join(team, 'dist'), 'mf-reports', '1.0.0-c')
  await writeFile(join(origin.parent, 'token'), 'x.y.z\n')
  expect((await samspel('publish --identity-token ../token')).err).toContain('takes no identity tokens')
  expect((await samspel('publish --identity-token nowhere')).code).toBe(2)
  expect(await samspel('publish', { SAMSPEL_IDENTITY_TOKEN: 'x.y.z' })).toMatchObject({ code: 0 })
})

const registry = 'https://registry.example.se/'
const audience = 'https://registry.example.se'
const actions = {
  ACTIONS_ID_TOKEN_REQUEST_URL: 'https://actions.example/token?x=1',
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'secret',
}

test('GitHub Actions is asked for a token of this service alone', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{"value":"a.b.c"}'))
  expect(await identityToken(undefined, registry, audience, actions)).toBe('a.b.c')
  expect(String(fetched.mock.calls[0]![0])).toBe(
    'https://actions.example/token?x=1&audience=https%3A%2F%2Fregistry.example.se',
  )
  expect(fetched.mock.calls[0]![1]).toMatchObject({ redirect: 'error', headers: { authorization: 'Bearer secret' } })
  await expect(identityToken(undefined, registry, 'https://sts.example', actions)).rejects.toThrow(
    'SAMSPEL_IDENTITY_AUDIENCE=https://sts.example',
  )
  expect(await identityToken(undefined, registry, null, actions)).toBeUndefined()
  expect(await identityToken(undefined, registry, audience, {})).toBeUndefined()
  expect(await identityToken(undefined, registry, audience, { SAMSPEL_IDENTITY_TOKEN: ' g.l.t\n' })).toBe('g.l.t')
  expect(fetched).toHaveBeenCalledTimes(1)
})

test.each([
  ['does not answer', () => Promise.reject(new Error('down')), 'gives no identity token (down)'],
  ['refuses', () => Promise.resolve(new Response('{}', { status: 403 })), 'status 403'],
  ['sends none', () => Promise.resolve(new Response('{}')), 'gives no identity token'],
])('GitHub Actions that %s ends publishing', async (_what, answer, words) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer)
  await expect(identityToken(undefined, registry, audience, actions)).rejects.toThrow(words)
})
