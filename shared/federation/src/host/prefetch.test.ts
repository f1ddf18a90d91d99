/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { Registry } from '../registry/types'
import { likelyNext, mayPrefetch, whenIdle } from './prefetch'

const nav = (to: string, order: number, areas = ['company']) => [{ id: to, to, order, group: 'main', areas }]
const registry = {
  remotes: {
    a: { nav: nav('/a', 10, ['company', 'anonymous']) },
    b: { nav: nav('/b', 20) },
    c: { nav: nav('/c', 5, ['creator']) },
  },
} as unknown as Registry

test('the likely next remote is the most visited one of the area that is not loaded, else the first of the navigation', () => {
  expect(likelyNext(registry, 'company', () => false, {})).toBe('/a')
  expect(likelyNext(registry, 'company', () => false, { b: 3, c: 9 })).toBe('/b')
  expect(likelyNext(registry, 'company', (remote) => remote === 'b', { b: 3 })).toBe('/a')
  expect(likelyNext(registry, 'company', () => true, {})).toBeUndefined()
})

test('nothing is fetched ahead for visitors: who stands at the sign-in is not on the way to the public area (R-06)', () => {
  expect(likelyNext(registry, 'anonymous', () => false, { a: 9 })).toBeUndefined()
})

test.each([
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('a connection of %j is asked for more than it needs: %s', (connection, may) => {
  expect(mayPrefetch(connection)).toBe(may)
})

describe('work for later (R-06)', () => {
  let idle: (() => void) | undefined
  const standing = (state: DocumentReadyState) => jest.spyOn(document, 'readyState', 'get').mockReturnValue(state)
  beforeEach(() => {
    window.requestIdleCallback = jest.fn((work: IdleRequestCallback, options?: IdleRequestOptions) => {
      expect(options).toBeUndefined()
      idle = () => work({} as IdleDeadline)
      return 1
    })
  })
  afterEach(() => {
    idle = undefined
    jest.restoreAllMocks()
  })

  test('waits until the page has loaded, and then until the browser has nothing else to do, however long that takes', () => {
    standing('interactive')
    const work = jest.fn()
    whenIdle(work)
    expect(idle).toBeUndefined()
    window.dispatchEvent(new Event('load'))
    expect(work).not.toHaveBeenCalled()
    idle?.()
    expect(work).toHaveBeenCalledTimes(1)
  })

  test('in a page that has loaded only the browser is waited for', () => {
    standing('complete')
    const work = jest.fn()
    whenIdle(work)
    expect(work).not.toHaveBeenCalled()
    idle?.()
    expect(work).toHaveBeenCalledTimes(1)
  })
})
