import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { Pace } from './restarting-saga'
import { restarting } from './restarting-saga'

let time = 0
const listeners = new Set<() => void>()
const store = { subscribe: (listener: () => void) => (listeners.add(listener), () => void listeners.delete(listener)) }
const act = () => [...listeners].forEach((listener) => listener())
const pace: Pace = { now: () => time, rest: () => Promise.resolve() }
const onError = jest.fn()

beforeEach(() => {
  time = 0
  listeners.clear()
  onError.mockClear()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => void jest.restoreAllMocks())

/** A saga under test, run by hand: each run is yielded, and ended by the test. */
function running() {
  const saga = () => ({ run: true }) as never
  return restarting('x', saga, onError, store as never, pace)() as Iterator<unknown>
}
const fails = (saga: Iterator<unknown>) => saga.throw!(new Error('no')).value

test('a saga that ends at once four times is reported each time, and starts anew with the next action, however often that is', async () => {
  const saga = running()
  saga.next()
  for (let at = 0; at < 3; at += 1) expect(fails(saga)).toEqual({ run: true })
  for (let at = 0; at < 5; at += 1) {
    const waiting = fails(saga) as Promise<void>
    expect(waiting).toBeInstanceOf(Promise)
    await Promise.resolve()
    await Promise.resolve()
    expect(listeners.size).toBe(1)
    act()
    await waiting
    expect(listeners.size).toBe(0)
    expect(saga.next().value).toEqual({ run: true })
  }
  expect(onError).toHaveBeenCalledTimes(8)
})

test('one that has run for a while starts anew at once, however often it ends', () => {
  const saga = running()
  saga.next()
  for (let at = 0; at < 20; at += 1) {
    time += 1_000
    expect(fails(saga)).toEqual({ run: true })
  }
  expect(onError).toHaveBeenCalledTimes(20)
})

test('a saga that comes to its end stays there', () => {
  const saga = running()
  saga.next()
  expect(saga.next().done).toBe(true)
})
