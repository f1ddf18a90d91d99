import { expect, jest, test } from '@jest/globals'
import { configValues } from '../config-values'
import type { Registry, RegistryRemote } from '../registry/types'
import { createReleases } from './releases'

const remote = (version: string, more: Partial<RegistryRemote> = {}) =>
  ({ version, global: `x_${version}`, ...more }) as RegistryRemote
const registry = (revision: number, remotes: Record<string, RegistryRemote>, shell = '1') =>
  ({ revision, environment: 'test', updatedAt: '', remotes, shell: { version: shell } }) as unknown as Registry

const setUp = (
  answer: Registry | undefined,
  { inUse = ['a'], first = {} }: { inUse?: string[]; first?: Partial<RegistryRemote> } = {},
) => {
  const added = jest.fn()
  const releases = createReleases({
    registry: registry(5, { a: remote('1', first), b: remote('1') }),
    ask: () => Promise.resolve(answer),
    shellVersion: '1',
    fits: ({ version }) => version !== 'too-new',
    isInUse: (name) => inUse.includes(name),
    onAdded: added,
    onChecked: () => {},
  })
  return { releases, added }
}

test('28 what nobody uses yet is loaded in its newest release; what is in use waits to be taken', async () => {
  const { releases } = setUp(registry(6, { a: remote('2'), b: remote('2') }))
  await releases.checkForUpdates()
  expect(releases.of('b').version).toBe('2')
  expect(releases.of('a').version).toBe('1')
  expect(releases.newer()).toEqual([{ remote: 'a', version: '2', reloads: false }])
  expect(releases.take('a')).toBe(true)
  expect(releases.of('a').version).toBe('2')
  expect(releases.newer()).toEqual([])
})

test('28 a release that this shell cannot run takes a reload and is never mounted', async () => {
  const { releases } = setUp(registry(6, { a: remote('too-new'), b: remote('too-new') }, '2'))
  await releases.checkForUpdates()
  expect(releases.of('b').version).toBe('1')
  expect(releases.take('a')).toBe(false)
  expect(releases.newer()).toEqual([
    { remote: 'a', version: 'too-new', reloads: true },
    { remote: 'shell', version: '2', reloads: true },
  ])
})

test('28 an older registry, or none, changes nothing', async () => {
  for (const answer of [registry(4, { a: remote('0'), b: remote('0') }), undefined]) {
    const { releases } = setUp(answer)
    await releases.checkForUpdates()
    expect(releases.of('b').version).toBe('1')
    expect(releases.newer()).toEqual([])
  }
})

test('an override stands, whatever is live', async () => {
  const { releases } = setUp(registry(6, { a: remote('2') }), { first: { channel: 'override' } })
  await releases.checkForUpdates()
  expect(releases.newer()).toEqual([])
})

test('a rolled back release ends what was newer', async () => {
  const answers = [registry(6, { a: remote('2') }), registry(7, { a: remote('1') })]
  const { releases } = setUp(undefined)
  const again = createReleases({
    registry: releases.registry(),
    ask: () => Promise.resolve(answers.shift()),
    shellVersion: undefined,
    fits: () => true,
    isInUse: () => true,
    onAdded: () => {},
    onChecked: () => {},
  })
  await again.checkForUpdates()
  expect(again.newer()).toHaveLength(1)
  await again.checkForUpdates()
  expect(again.newer()).toEqual([])
})

test('a remote that the page did not know is made known', async () => {
  const { releases, added } = setUp(registry(6, { c: remote('1') }))
  await releases.checkForUpdates()
  expect(added).toHaveBeenCalledWith('c')
})

test('values of settings are those of the newest registry, whatever release runs; those of a remote that is gone stay', async () => {
  const rows = (value: number) => ({ values: { rows: value } })
  const { releases } = setUp(registry(6, { a: remote('2', rows(30)) }), { first: rows(25) })
  expect(configValues.of('a')).toEqual({ rows: 25 })
  configValues.take({ b: { rows: 40 } })
  await releases.checkForUpdates()
  expect(releases.of('a').version).toBe('1')
  expect(configValues.of('a')).toEqual({ rows: 30 })
  expect(configValues.of('b')).toEqual({ rows: 40 })
})

test('an older registry changes no value', async () => {
  const { releases } = setUp(registry(4, { a: remote('1') }), { first: { values: { rows: 25 } } })
  await releases.checkForUpdates()
  expect(configValues.of('a')).toEqual({ rows: 25 })
})
