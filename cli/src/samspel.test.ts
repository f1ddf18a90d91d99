import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { TestRegistry } from '@samspel/deploy/testing'
import { installCli, startTestRegistry } from '@samspel/deploy/testing'
import { runSamspel } from './run'

let registry: TestRegistry
let team: string

beforeEach(async () => {
  registry = await startTestRegistry()
  team = join(registry.parent, 'mf-reports')
  await mkdir(team)
  await writeFile(join(team, 'package.json'), JSON.stringify({ name: 'mf-reports', version: '1.0.0' }))
  await registry.build(join(team, 'dist'), 'mf-reports', '1.0.0-a')
})

afterEach(async () => {
  jest.restoreAllMocks()
  await registry.close()
  await rm(registry.parent, { recursive: true, force: true })
})

interface Ended {
  code: number
  out: string
  err: string
}

const samspel = async (args: string[], env: Record<string, string> = {}, cwd = team): Promise<Ended> => {
  jest.spyOn(process, 'cwd').mockReturnValue(cwd)
  const said = { out: [] as string[], err: [] as string[] }
  const code = await runSamspel(
    args,
    { out: (text) => void said.out.push(text), err: (text) => void said.err.push(text) },
    { SAMSPEL_REGISTRY: registry.url, ...env },
  )
  return { code, out: said.out.join('\n'), err: said.err.join('\n') }
}

test('a team publishes its folder, makes it a canary, makes it live and takes it back', async () => {
  const SAMSPEL_TOKEN = await registry.token({
    remotes: ['mf-reports'],
    may: ['publish', 'promote', 'rollback', 'lock'],
  })
  const run = (line: string) => samspel(line.split(' '), { SAMSPEL_TOKEN })
  expect(await run('whoami')).toMatchObject({
    code: 0,
    out: expect.stringContaining('team/ci: may publish, promote, rollback, lock mf-reports'),
  })
  expect(await run('publish --dir dist')).toMatchObject({
    code: 0,
    out: expect.stringContaining('mf-reports@1.0.0-a is published'),
    err: expect.stringContaining('4 of 4 files'),
  })
  expect(await run('publish')).toMatchObject({ code: 0, out: expect.stringContaining('was published already') })
  expect(await run('promote')).toMatchObject({
    code: 0,
    out: expect.stringContaining('mf-reports@1.0.0-a is live, before it nothing'),
  })
  await registry.build(join(team, 'dist'), 'mf-reports', '1.0.0-b')
  await run('publish --json')
  expect(JSON.parse((await run('promote mf-reports 1.0.0-b --to role:creator --json')).out)).toMatchObject({
    action: 'canary',
    percent: 100,
    audience: { roles: ['creator'] },
  })
  expect((await run('promote mf-reports 1.0.0-b --to role:owner')).err).toContain("'owner' is no role")
  expect(JSON.parse((await run('promote mf-reports 1.0.0-b --percent 10 --json')).out)).toMatchObject({
    action: 'canary',
    to: '1.0.0-b',
    percent: 10,
  })
  expect((await run('promote')).out).toContain('mf-reports@1.0.0-b is live, before it 1.0.0-a')
  expect((await run('rollback')).out).toContain('mf-reports@1.0.0-a is live again instead of 1.0.0-b')
  expect((await run('status')).out).toMatch(/mf-reports +1\.0\.0-a .* team\/ci/)
  expect((await run('history mf-reports --limit 1')).out).toMatch(
    /team\/ci +rollback +mf-reports +1\.0\.0-b +1\.0\.0-a .*token [0-9a-f]{10}/,
  )
})

test('what is refused is 1 with what to do, also as JSON; wrong usage is 2', async () => {
  const SAMSPEL_TOKEN = await registry.token({ remotes: ['mf-reports'], may: ['publish'] })
  expect(await samspel(['promote', 'mf-reports'], { SAMSPEL_TOKEN })).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining("lacks the right 'promote' for mf-reports"),
  })
  const { code, err } = await samspel(['promote', '--json'], { SAMSPEL_TOKEN })
  expect([code, JSON.parse(err)]).toEqual([1, expect.objectContaining({ reason: 'forbidden' })])
  expect(await samspel(['status'], { SAMSPEL_TOKEN: 'samspel_wrong' })).toMatchObject({
    code: 1,
    err: expect.stringContaining('not known here'),
  })
  expect(await samspel(['status'])).toMatchObject({ code: 2, err: expect.stringContaining('SAMSPEL_TOKEN') })
  expect(await samspel(['status'], { SAMSPEL_TOKEN, SAMSPEL_REGISTRY: '' })).toMatchObject({
    code: 2,
    err: expect.stringContaining('SAMSPEL_REGISTRY'),
  })
  expect(await samspel(['status'], { SAMSPEL_TOKEN, SAMSPEL_REGISTRY: 'http://registry.example.se' })).toMatchObject({
    code: 2,
    err: expect.stringContaining('must not travel unencrypted'),
  })
  expect(await samspel(['publish', '--dir', 'nowhere'], { SAMSPEL_TOKEN })).toMatchObject({
    code: 2,
    err: expect.stringContaining('build first'),
  })
  expect(await samspel(['rollback'], { SAMSPEL_TOKEN }, registry.parent)).toMatchObject({
    code: 2,
    err: expect.stringContaining('which remote?'),
  })
  expect(await samspel(['deploy'])).toMatchObject({ code: 2, err: expect.stringContaining("no command 'deploy'") })
})

test('what the gate refuses comes with its table', async () => {
  const SAMSPEL_TOKEN = await registry.token({ remotes: ['mf-*'], may: ['publish', 'promote'] })
  await samspel(['publish'], { SAMSPEL_TOKEN })
  await samspel(['promote'], { SAMSPEL_TOKEN })
  await registry.build(join(team, 'dist'), 'mf-other', '1', {
    manifest: { routes: [{ path: '/mf-reports', areas: ['admin'] }] },
  })
  const { code, err } = await samspel(['publish', 'mf-other'], { SAMSPEL_TOKEN })
  expect([code, err]).toEqual([1, expect.stringContaining('route-collides')])
  expect(err).toContain('what to do')
})

test('a rehearsal says what is missing on this machine, and nothing is promoted', async () => {
  const SAMSPEL_TOKEN = await registry.token({ remotes: ['mf-reports'], may: ['publish', 'promote'] })
  const run = (line: string) => samspel(line.split(' '), { SAMSPEL_TOKEN })
  await run('publish')
  for (const line of ['rehearse --site https://test.example.se', 'promote --rehearse --site https://test.example.se'])
    expect([line, await run(line)]).toEqual([
      line,
      {
        code: 1,
        out: '',
        err: expect.stringContaining('npm install --save-dev @playwright/test @axe-core/playwright'),
      },
    ])
  expect(await run('rehearse')).toMatchObject({ code: 2, err: expect.stringContaining('SAMSPEL_SITE') })
  expect(await run('promote --rehearse --from test --to production')).toMatchObject({ code: 2 })
  expect(await run('status mf-reports')).toMatchObject({ code: 1, err: expect.stringContaining('nothing of') })
})

test('--help names every command, and each says how it is used', async () => {
  const { out } = await samspel(['--help'])
  for (const name of ['publish', 'promote', 'rollback', 'stop', 'status', 'history', 'lock', 'unlock', 'whoami'])
    expect(out).toContain(`  ${name}`)
  expect((await samspel(['publish', '--help'])).out).toContain('samspel publish [<name>] [--dir dist]')
})

test('in a process of its own it ends with the code of what was said, and says it where it belongs', async () => {
  const installed = await mkdtemp(join(registry.parent, 'cli-'))
  const program = await installCli(installed)
  const child = spawn(process.execPath, [program, 'status'], {
    env: { PATH: process.env.PATH, SAMSPEL_REGISTRY: registry.url, SAMSPEL_TOKEN: 'samspel_wrong' },
  })
  const said = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text))
  const [code] = (await once(child, 'close')) as [number]
  expect([code, said]).toEqual([1, { out: '', err: expect.stringContaining('not known here') }])
})

test('a team sets, lists and takes away a value of its remote, in its folder or by name', async () => {
  const SAMSPEL_TOKEN = await registry.token({ remotes: ['mf-reports'], may: ['publish', 'promote'] })
  const run = (...args: string[]) => samspel(args, { SAMSPEL_TOKEN })
  const build = join(team, 'dist', 'build.json')
  const data = JSON.parse(await readFile(build, 'utf8')) as { remote: { manifest: object } }
  const title = { sv: 'Rader', en: 'Rows' }
  Object.assign(data.remote.manifest, { config: { rows: { type: 'number', default: 20, max: 50, title } } })
  await writeFile(build, JSON.stringify(data))
  await run('publish', '--dir', 'dist')
  await run('promote')
  expect(await run('config', 'set', 'rows', '40', '--role', 'creator', '--reason', 'long lists')).toMatchObject({
    code: 0,
    out: expect.stringContaining("'config mf-reports unset rows --role creator --reason …' undoes it"),
  })
  expect((await run('config')).out).toMatch(/40 +role creator/)
  expect((await run('config', 'mf-reports', 'set', 'rows', '51', '--reason', 'x')).err).toContain('a number up to 50')
  expect(await run('config', 'mf-reports', 'unset', 'rows', '--role', 'creator', '--reason', 'x')).toMatchObject({
    out: expect.stringContaining('is not set for role creator, before it 40'),
  })
  expect((await run('config', 'mf-other')).code).toBe(1)
})
