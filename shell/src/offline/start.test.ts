/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals'
import { bus } from '@samspel/event-bus'
import { SEEN } from '../service-worker/words'
import { startServiceWorker } from './start'

type Told = { type: string; page: string; addresses: string[] }
let arrive: (entries: Partial<PerformanceResourceTiming>[]) => void

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(globalThis, 'PerformanceObserver')
})

const started = async () => {
  const told: Told[] = []
  const active = { postMessage: (message: Told) => told.push(message) }
  Object.defineProperty(globalThis, 'PerformanceObserver', {
    configurable: true,
    value: class {
      constructor(heard: (list: { getEntries: () => Partial<PerformanceResourceTiming>[] }) => void) {
        arrive = (entries) => heard({ getEntries: () => entries })
      }
      observe = jest.fn()
    },
  })
  const ready = Promise.resolve({ active })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register: () => ready, ready } })
  startServiceWorker()
  // Registered, ready, told: one turn each.
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  return told
}

const at = (path: string) => `${location.origin}${path}`

test('a read that was on its way when the worker came is told as well, when it has arrived', async () => {
  const told = await started()
  arrive([{ name: at('/shell/app.js'), workerStart: 0 }])
  arrive([{ name: at('/public/campaigns'), workerStart: 0 }])
  expect(told).toEqual([
    { type: SEEN, page: location.href, addresses: [at('/shell/app.js')] },
    { type: SEEN, page: location.href, addresses: [at('/public/campaigns')] },
  ])
})

test('what the worker has answered itself, and what other sites gave, is not told', async () => {
  const told = await started()
  arrive([
    { name: at('/public/brands'), workerStart: 12 },
    { name: 'https://tiles.test/1/2/3.png', workerStart: 0 },
  ])
  expect(told).toEqual([])
})

test('on sign-out what remotes kept on the phone is deleted', () => {
  const deleteDatabase = jest.fn()
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: { deleteDatabase } })
  startServiceWorker()
  expect(deleteDatabase).not.toHaveBeenCalled()
  bus.publish('session:signed-out', {})
  expect(deleteDatabase).toHaveBeenCalledWith('samspel.kept')
  Reflect.deleteProperty(globalThis, 'indexedDB')
})
