import { expect, jest, test } from '@jest/globals'
import type { Inspector } from './inspection'
import type { Releases } from './releases'
import type { Reports } from './reports'
import type { Runtime } from './runtime'
import type { HostOptions } from './types'
import { createSlotSource } from './widgets'

const release = {
  version: '1',
  global: 'x_1',
  entry: '/1.js',
  needs: { shared: {} },
  slots: [{ slot: 'nav.badge:x', expose: './Badge' }],
}

const setUp = (load: (expose: string, release: { version: string }) => Promise<unknown>, over: object = {}) => {
  const failed = jest.fn()
  const registry = { remotes: { 'mf-x': { ...release, ...over }, 'mf-y': { ...release, global: 'y_1' } } }
  const source = createSlotSource({
    options: { services: { getArea: () => 'company' } } as unknown as HostOptions,
    open: () => registry as unknown as ReturnType<Releases['registry']>,
    runtime: { load: (of: { version: string }, expose: string) => load(expose, of) } as unknown as Runtime,
    limits: { entry: 1_000, app: 1_000, hung: 1_000, mount: 1_000 },
    provided: {},
    releases: {
      registry: () => registry,
      of: () => ({ ...release, ...over }),
    } as unknown as Releases,
    inspector: { widget: jest.fn() } as unknown as Inspector,
    reports: { failed } as unknown as Reports,
    onUsed: () => undefined,
  })
  return { source, failed }
}
const widgetsOf = (source: ReturnType<typeof setUp>['source']) =>
  Object.fromEntries(source.widgetsOf('nav.badge:x').map((widget) => [widget.remote, widget]))

test('"Försök igen" gives the slots of the remote a new badge in the place of one that failed, and no other', async () => {
  let isBroken = true
  const Badge = () => null
  const { source } = setUp(async (expose) => {
    if (isBroken) throw new Error('no')
    return { default: expose === './app' ? { start: () => undefined } : Badge }
  })
  const told = jest.fn()
  source.subscribe!(told)
  const before = widgetsOf(source)
  await expect(before['mf-x']!.load()).rejects.toThrow('no')
  source.report(before['mf-x']!, new Error('no'))
  expect(widgetsOf(source)['mf-x']).toBe(before['mf-x'])

  isBroken = false
  source.renew('mf-x')
  expect(told).toHaveBeenCalledTimes(1)
  const after = widgetsOf(source)
  // Another key: what React has kept of the one that failed goes with it.
  expect(after['mf-x']!.id).not.toBe(before['mf-x']!.id)
  expect(after['mf-y']).toBe(before['mf-y'])
  await expect(after['mf-x']!.load()).resolves.toBe(Badge)

  source.renew('mf-x')
  expect(widgetsOf(source)['mf-x']).toBe(after['mf-x'])
})

test.each([
  ['a live release', 'live', true],
  ['an override', 'override', false],
])('the widget of %s that fails: whether the previous one stands in', async (_what, channel, standsIn) => {
  const Badge = () => null
  const { source, failed } = setUp(
    async (expose, { version }) => {
      if (version === '1') throw new Error('no')
      return { default: expose === './app' ? { start: () => undefined } : Badge }
    },
    { channel, previous: { ...release, version: '0', global: 'x_0' } },
  )
  const loading = widgetsOf(source)['mf-x']!.load()
  if (standsIn) await expect(loading).resolves.toBe(Badge)
  else await expect(loading).rejects.toThrow('no')
  expect(failed).toHaveBeenCalledTimes(standsIn ? 1 : 0)
})
