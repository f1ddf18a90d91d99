import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { lock } from '../commands/lock'
import { promote } from '../commands/promote'
import type { Storage } from '../storage/storage'
import { record, release } from '../testing/releases'
import { temporaryStorage } from '../testing/storage'
import { runRemote } from './run'

let dir: string
let storage: Storage
let remove: () => Promise<void>

beforeEach(async () => {
  ;({ dir, storage, remove } = await temporaryStorage())
  for (const version of ['1', '2']) await storage.putRelease(record('mf-x', version), new Map())
  await promote(storage, 'mf-x', '1', { by: 'ann' })
})
afterEach(() => remove())

const remote = async (line: string) => {
  const out: string[] = []
  const err: string[] = []
  const args = (line.match(/'[^']*'|\S+/g) ?? []).map((word) => word.replaceAll("'", ''))
  const code = await runRemote(
    args,
    { out: (text) => out.push(text), err: (text) => err.push(text) },
    { STORAGE_DIR: dir },
  )
  return { code, out: out.join('\n'), err: err.join('\n') }
}
const names = [
  'publish',
  'promote',
  'rollback',
  'stop',
  'status',
  'history',
  'lock',
  'unlock',
  'clean',
  'token',
  'sign',
  'trace',
]

test.each(names)('%s --help says how it is used, its options, an example and the exit codes', async (name) => {
  const { code, out } = await remote(`${name} --help`)
  expect(code).toBe(0)
  for (const word of [
    `npm run remote -- ${name}`,
    '--json',
    '--help',
    'Examples',
    '0 done',
    '1 refused',
    '2 wrong usage',
    '3 unexpected',
  ])
    expect(out).toContain(word)
})

test('--help alone lists every command', async () => {
  const { code, out } = await remote('--help')
  expect(code).toBe(0)
  for (const name of names) expect(out).toContain(`  ${name} `)
})

describe('wrong usage is 2, said, and leaves the registry as it was', () => {
  test.each([
    ['', 'which command?'],
    ['deploy mf-x', "no command 'deploy'"],
    ['toString', "no command 'toString'"],
    ['promote', 'needs the name'],
    ['promote mf-x 2 3', "does not take '3'"],
    ['promote mf-x 2 --percentage 10', "Unknown option '--percentage'"],
    ['promote mf-x 2 --percent', '--percent'],
    ['promote mf-x 2 --percent 0', 'from 1 to 100'],
    ['promote mf-x 2 --percent 101', 'from 1 to 100'],
    ['promote mf-x 2 --percent 12.5', 'from 1 to 100'],
    ['promote mf-x 2 --percent ten', 'from 1 to 100'],
    ['promote mf-x 2 --to creator', "takes company:<id> and role:<role>, separated by commas, not 'creator'"],
    ['promote mf-x 2 --to role:owner', "'owner' is no role; there are admin, company, store_user, creator"],
    ['promote mf-x 2 --to company:a/b', "'a/b' is no id of a company"],
    ['promote mf-x ../2', 'no version'],
    ['promote ../mf-x', 'no name'],
    ['status mf-x 1', "does not take '1'"],
    ['lock mf-x', 'needs --reason'],
    ['lock mf-x --reason', '--reason'],
    ['history --limit 0', '--limit'],
    ['clean --days -1', '--days'],
  ])('%j: %s', async (line, text) => {
    const { code, err, out } = await remote(line)
    expect(err).toContain(text)
    expect([code, out]).toEqual([2, ''])
    expect((await storage.readRegistry()).revision).toBe(1)
  })
})

describe('what cannot be granted is 1, said, and leaves the registry as it was', () => {
  test.each([
    ['publish mf-nobody', 'there is no mf-nobody'],
    ['promote mf-x 9', 'mf-x@9 was never published'],
    ['promote mf-nobody', 'mf-nobody was never published'],
    ['promote mf-x 1 --percent 10', 'live for everybody already'],
    ['rollback mf-x', 'no previous release'],
    ['rollback mf-nobody', 'is not in the registry'],
    ['rollback mf-x --version 2', 'not what is out'],
    ['stop mf-x', 'no canary'],
    ['lock mf-nobody --reason why', 'is not in the registry'],
  ])('%j: %s', async (line, text) => {
    const { code, err, out } = await remote(line)
    expect(err).toContain(text)
    expect([code, out]).toEqual([1, ''])
    expect((await storage.readRegistry()).revision).toBe(1)
  })

  test('a locked part names who, when and why; --force does not open it', async () => {
    await lock(storage, 'mf-x', { by: 'ann', reason: 'payday' })
    for (const line of [
      'promote mf-x 2',
      'promote mf-x 2 --force',
      'promote mf-x 2 --percent 5',
      'rollback mf-x',
      "lock mf-x --reason 'mine now' --by bo",
    ]) {
      const { code, err } = await remote(line)
      expect([line, code]).toEqual([line, 1])
      expect(err).toMatch(/locked by ann since \d{4}-.*: payday/)
    }
    expect((await remote('unlock mf-x --by bo')).code).toBe(0)
    expect((await remote('promote mf-x 2')).code).toBe(0)
  })

  test('a registry that somebody else has signed', async () => {
    const other = await temporaryStorage()
    await promote(Object.assign(other.storage, { readRelease: storage.readRelease }), 'mf-x', '1')
    const { copyFile } = await import('node:fs/promises')
    await copyFile(`${other.dir}/registry.json`, `${dir}/registry.json`)
    const { code, err } = await remote('promote mf-x 2')
    expect([code, err.length > 0]).toEqual([1, true])
    await other.remove()
  })
})

test('a refusal as JSON has its reason for programs, on the error stream', async () => {
  const { code, out, err } = await remote('promote mf-x 9 --json')
  expect([code, out]).toEqual([1, ''])
  expect(JSON.parse(err)).toMatchObject({ reason: 'never_published', error: expect.stringContaining('mf-x@9') })
})

describe('the way of a release', () => {
  test('a canary for some companies and roles says so, in the status and in the history', async () => {
    const { out } = await remote('promote mf-x 2 --to company:a,role:creator --percent 10')
    expect(out).toContain('a canary with 10 % of company a, role creator; 1 is live')
    expect((await remote('status')).out).toContain('2 10 % of company a, role creator')
    expect((await remote('history')).out).toContain('10 % of company a, role creator')
  })

  test('canary, wider, live, back: each idempotent, each recorded with who, from, to, share and reason', async () => {
    const by = '--by bo'
    expect((await remote(`promote mf-x 2 --percent 10 ${by}`)).out).toContain('a canary with 10 %')
    expect((await remote(`promote mf-x 2 --percent 10 ${by}`)).out).toContain('already')
    const { since } = (await storage.readRegistry()).remotes['mf-x']!.canary!
    await remote(`promote mf-x 2 --percent 50 ${by}`)
    expect((await storage.readRegistry()).remotes['mf-x']!.canary).toMatchObject({ percent: 50, since, by: 'bo' })
    expect((await remote(`promote mf-x 2 ${by}`)).out).toContain('is live, before it 1')
    expect((await remote(`promote mf-x 2 ${by}`)).out).toContain('was live already')
    await remote(`rollback mf-x ${by} --reason 'empty list'`)
    const told = (await storage.readHistory()).map(({ action, from, to, percent, reason }) => [
      action,
      from,
      to,
      percent,
      reason,
    ])
    expect(told).toEqual([
      ['promote', undefined, '1', undefined, undefined],
      ['canary', '1', '2', 10, undefined],
      ['canary', '1', '2', 50, undefined],
      ['promote', '1', '2', undefined, undefined],
      ['rollback', '2', '1', undefined, 'empty list'],
    ])
    expect((await storage.readHistory()).slice(1).every(({ by: who, at }) => who === 'bo' && at > '2026')).toBe(true)
  })

  test('rollback with a canary running ends the canary, says so, and leaves the live release', async () => {
    await remote('promote mf-x 2 --percent 10')
    expect((await remote('rollback mf-x')).out).toContain('the canary of mf-x@2 has ended; everybody gets 1')
    expect((await storage.readHistory()).at(-1)).toMatchObject({ action: 'stop', from: '2', percent: 10 })
  })

  test('a share of 100 is everybody; another canary ends when one goes live', async () => {
    await storage.putRelease(record('mf-x', '3'), new Map())
    await remote('promote mf-x 3 --percent 10')
    await remote('promote mf-x 2 --percent 100')
    expect((await storage.readRegistry()).remotes['mf-x']).toMatchObject({ version: '2' })
    expect((await storage.readRegistry()).remotes['mf-x']).not.toHaveProperty('canary')
  })

  test('a release that no longer fits what is live is refused with the table; forced, the history names the findings', async () => {
    const routes = [{ path: '/mf-x', areas: ['admin' as const] }]
    await storage.putRelease({ ...record('mf-y', '1'), release: release('mf-y', '1', { routes }) } as never, new Map())
    const { code, err } = await remote('promote mf-y')
    expect(code).toBe(1)
    expect(err).toContain('route-collides')
    expect(err).toContain('what to do')
    expect((await storage.readRegistry()).revision).toBe(1)
    expect(JSON.parse((await remote('promote mf-y --json')).err)).toMatchObject({
      findings: expect.arrayContaining([
        expect.objectContaining({ severity: 'refuse', kind: 'route-collides', subject: '/mf-x' }),
      ]),
    })
    expect((await remote('promote mf-y --force')).out).toContain('forced over: route-collides /mf-x')
    expect((await storage.readHistory()).at(-1)).toMatchObject({
      action: 'promote',
      name: 'mf-y',
      forced: ['route-collides /mf-x'],
    })
  })

  test('status and history tell it, as columns and as JSON', async () => {
    await remote('promote mf-x 2 --percent 10 --by bo')
    await remote("lock mf-x --reason 'payday' --by cy")
    const { out } = await remote('status')
    expect(out).toMatch(/mf-x +1 +- +2 10 % .* ann +locked by cy: payday/)
    const { rows } = JSON.parse((await remote('status --json')).out) as { rows: unknown[] }
    expect(rows).toEqual([
      expect.objectContaining({
        name: 'mf-x',
        live: '1',
        by: 'ann',
        canary: expect.objectContaining({ version: '2', percent: 10, by: 'bo' }),
        lock: expect.objectContaining({ by: 'cy' }),
      }),
    ])
    expect((await remote('history mf-x --limit 2')).out.split('\n')).toHaveLength(3)
    expect(JSON.parse((await remote('history --json')).out)).toHaveLength(3)
    expect((await remote('history mf-nobody')).out).toBe('nothing yet')
  })
})
