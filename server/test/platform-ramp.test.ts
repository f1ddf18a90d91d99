import { beforeEach, describe, expect, test } from '@jest/globals'
import { createCanaryJob } from '../src/modules/platform'
import {
  api,
  at,
  failure,
  load,
  now,
  type Part,
  partOf,
  registry,
  statusOf,
  times,
  visitorsTell,
  withPlatform,
} from './support/platform'

withPlatform()

const context = () => ({ db: api.db, config: api.config, live: api.bus, log: api.app.log, now: () => api.clock.now })
const watch = () => createCanaryJob().run(context())
const canary = (more: Part = {}): Part => ({ version: '1.4.0', channel: 'canary', ...more })
const running = () => registry.registry.remotes['mf-stores']?.canary
const fact = (more: Part = {}) => load({ kind: 'fact', code: 'stores:changed', ...more })
const vital = (metric: Part['metric'], value: number, more: Part = {}) =>
  load({ kind: 'vital', metric, value, ...more })
const asked = () =>
  registry.asked.map(({ path, body }) => [path.split('/').at(-1), body.at ?? body.version, body.reason])

beforeEach(() => {
  registry.now = () => api.clock.now
  Object.assign(registry.registry.remotes['mf-stores']!.canary!, {
    percent: 1,
    ramp: { steps: [1, 10, 100], everyMinutes: 30, at: 0, since: now.toISOString() },
  })
})

describe('a ramp', () => {
  test('takes each step when its time has come, and is live at 100', async () => {
    await visitorsTell(20, [load(canary())])
    at(29)
    await watch()
    expect(asked()).toEqual([])
    at(30)
    await Promise.all([watch(), watch()])
    expect(running()).toMatchObject({ percent: 10, ramp: { at: 1 } })
    at(59)
    await watch()
    expect(running()).toMatchObject({ percent: 10 })
    at(60)
    await watch()
    expect(registry.registry.remotes['mf-stores']).toEqual({ version: '1.4.0', previous: { version: '1.3.2' } })
  })

  test('waits while too few visitors had it, says so once, and goes on when there are enough', async () => {
    await visitorsTell(19, [load(canary())])
    at(30)
    await watch()
    await watch()
    const reason = 'fewer than 20 visitors have had it'
    expect(asked()).toEqual([['ramp', 0, reason]])
    expect(partOf(await statusOf(), 'mf-stores').canary).toMatchObject({
      percent: 1,
      ramp: { steps: [1, 10, 100], at: 0, dueAt: new Date(now.getTime() + 30 * 60_000).toISOString(), waits: reason },
    })
    await visitorsTell(1, [load(canary())])
    await watch()
    expect(running()).toMatchObject({ percent: 10 })
    expect(running()!.ramp).not.toHaveProperty('waits')
  })

  test('is stopped when it fails, before its next step is due', async () => {
    await visitorsTell(15, [load(canary())])
    await visitorsTell(5, [failure(canary())])
    await visitorsTell(20, [load()])
    await watch()
    expect(running()).toBeUndefined()
  })

  test('is stopped when its pages are slower than those of the live release beside it', async () => {
    await visitorsTell(20, [load(canary()), vital('LCP', 2_000, canary()), vital('CLS', 0.01, canary())])
    await visitorsTell(20, [load(), vital('LCP', 1_000), vital('CLS', 0.01)])
    await watch()
    expect(asked()).toEqual([
      [
        'stop',
        '1.4.0',
        'LCP p75 2000 ms, live beside it 1000 ms; 0 of 20 visitors failed (0 %); 1.3.2: 0 of 20 visitors failed (0 %)',
      ],
    ])
  })

  test('a canary without a ramp is judged by its failures alone', async () => {
    delete running()!.ramp
    await visitorsTell(20, [load(canary()), vital('LCP', 2_000, canary())])
    await visitorsTell(20, [load(), vital('LCP', 1_000)])
    await watch()
    expect(asked()).toEqual([])
  })

  test('is stopped when its fact comes less often than beside it, and waits while that is rare', async () => {
    running()!.ramp!.fact = 'stores:changed'
    at(100)
    await visitorsTell(20, [load(canary()), fact(canary())])
    await watch()
    expect(asked()).toEqual([['ramp', 0, 'too few of stores:changed beside the live release to compare']])
    await visitorsTell(20, [load(), ...times(2, fact()), fact({ code: 'stores:other' })])
    await watch()
    expect(asked().at(-1)).toEqual([
      'stop',
      '1.4.0',
      expect.stringContaining('stores:changed 20 in 20 loads, live beside it 40 in 20 loads; 0 of 20'),
    ])
  })

  test('goes on when its fact comes as often', async () => {
    running()!.ramp!.fact = 'stores:changed'
    at(100)
    await visitorsTell(20, [load(canary()), fact(canary())])
    await visitorsTell(20, [load(), fact()])
    await watch()
    expect(running()).toMatchObject({ percent: 10 })
  })

  test('waits under a lock', async () => {
    registry.registry.remotes['mf-stores']!.lock = { by: 'ann', at: now.toISOString(), reason: 'month end' }
    await visitorsTell(20, [load(canary())])
    at(30)
    await watch()
    await watch()
    expect(running()).toMatchObject({ percent: 1, ramp: { waits: 'the part is locked' } })
  })
})
