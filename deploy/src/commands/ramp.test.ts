import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { historyText, statusText } from '../cli/report-text'
import type { Storage } from '../storage/storage'
import { record } from '../testing/releases'
import { temporaryStorage } from '../testing/storage'
import { lock } from './lock'
import { promote, rollback } from './promote'
import { takeStep, waitAtStep } from './ramp'
import { history, status } from './report'

let storage: Storage
let remove: () => Promise<void>

beforeEach(async () => {
  const temporary = await temporaryStorage()
  storage = temporary.storage
  remove = temporary.remove
  for (const version of ['1', '2']) await storage.putRelease(record('mf-x', version), new Map())
  await promote(storage, 'mf-x', '1')
})
afterEach(() => remove())

const ramp = { steps: [1, 10, 100], everyMinutes: 30, fact: 'x:made' }
const judged = (at: number) => ({ version: '2', at, by: 'canary watch', automatic: true, reason: 'good' })
const canary = async () => (await storage.readRegistry()).remotes['mf-x']!.canary
const begin = (more: object = {}) => promote(storage, 'mf-x', '2', { ramp, ...more })

describe('a ramp', () => {
  test('begins at its first step, and says in status and history where it is and when it goes on', async () => {
    expect(await begin()).toMatchObject({ action: 'canary', percent: 1 })
    expect(await canary()).toMatchObject({ percent: 1, ramp: { ...ramp, at: 0 } })
    const due = new Date(Date.parse((await canary())!.ramp!.since) + 30 * 60_000).toISOString()
    expect(statusText(await status(storage))).toContain(`2 1 %; step 1 of 1, 10, 100, 10 % from ${due}, by x:made`)
    expect(historyText(await history(storage))).toContain('1 %, ramp 1, 10, 100')
  })

  test('goes step by step and is live at 100; each step is in the history with why', async () => {
    await begin()
    expect(await takeStep(storage, 'mf-x', judged(0))).toMatchObject({
      action: 'ramp',
      percent: 10,
      from: '1',
      to: '2',
    })
    expect(await canary()).toMatchObject({ percent: 10, ramp: { at: 1 } })
    expect(await takeStep(storage, 'mf-x', judged(1))).toMatchObject({ action: 'promote', to: '2' })
    const { version, previous, canary: left } = (await storage.readRegistry()).remotes['mf-x']!
    expect([version, previous!.version, left]).toEqual(['2', '1', undefined])
    expect((await history(storage)).map(({ action, percent, automatic }) => [action, percent, automatic])).toEqual([
      ['promote', undefined, true],
      ['ramp', 10, true],
      ['canary', 1, undefined],
      ['promote', undefined, undefined],
    ])
  })

  test('of two watches that judged the same step one takes it', async () => {
    await begin()
    const taken = await Promise.allSettled([0, 0, 0].map((at) => takeStep(storage, 'mf-x', judged(at))))
    expect(taken.map(({ status: how }) => how).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(await canary()).toMatchObject({ percent: 10, ramp: { at: 1 } })
  })

  test('says once why it waits, and forgets it with the next step', async () => {
    await begin()
    const waits = 'fewer than 20 visitors'
    expect(await waitAtStep(storage, 'mf-x', { ...judged(0), waits })).toMatchObject({ changed: true })
    expect(await waitAtStep(storage, 'mf-x', { ...judged(0), waits })).toMatchObject({ changed: false })
    expect(statusText(await status(storage))).toContain('waits: fewer than 20 visitors')
    expect((await history(storage))[0]).toMatchObject({ action: 'ramp', percent: 1, reason: `waits: ${waits}` })
    await takeStep(storage, 'mf-x', judged(0))
    expect((await canary())!.ramp).not.toHaveProperty('waits')
  })

  test('with people it ends at all of these, and is live for nobody else', async () => {
    await begin({ to: { roles: ['creator'] } })
    await takeStep(storage, 'mf-x', judged(0))
    expect(await takeStep(storage, 'mf-x', judged(1))).toMatchObject({ action: 'ramp', percent: 100 })
    await expect(takeStep(storage, 'mf-x', judged(2))).rejects.toThrow('at its last step')
    expect((await storage.readRegistry()).remotes['mf-x']!.version).toBe('1')
  })

  test('of a first release makes it live', async () => {
    await storage.putRelease(record('mf-new', '2'), new Map())
    await promote(storage, 'mf-new', '2', { ramp: { steps: [50, 100], everyMinutes: 1 } })
    await takeStep(storage, 'mf-new', judged(0))
    expect((await storage.readRegistry()).remotes['mf-new']!.version).toBe('2')
  })

  test('stands still under a lock and after it was taken back', async () => {
    await begin()
    await lock(storage, 'mf-x', { by: 'ann', reason: 'month end' })
    await expect(takeStep(storage, 'mf-x', judged(0))).rejects.toThrow('locked by ann')
    await (await import('./lock')).unlock(storage, 'mf-x', {})
    await rollback(storage, 'mf-x')
    await expect(takeStep(storage, 'mf-x', judged(0))).rejects.toThrow('no canary with a ramp')
  })

  test.each<[string, Partial<typeof ramp>, object, string]>([
    ['one step', { steps: [10] }, {}, 'a ramp has 2 to 20 steps'],
    ['steps that go down', { steps: [10, 5] }, {}, 'that go up'],
    ['more than everybody', { steps: [10, 101] }, {}, 'from 1 to 100'],
    ['no pace', { everyMinutes: 0 }, {}, 'every minute at most'],
    ['what is no fact', { fact: 'made' }, {}, "'made' is no fact of the bus"],
    ['a share beside it', {}, { percent: 5 }, 'leave the percentage out'],
  ])('with %s is refused', async (_what, more, options, message) => {
    await expect(promote(storage, 'mf-x', '2', { ramp: { ...ramp, ...more }, ...options })).rejects.toThrow(message)
    expect(await canary()).toBeUndefined()
  })
})
