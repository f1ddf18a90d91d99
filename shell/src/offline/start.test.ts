/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals'
import { bus } from '@samspel/event-bus'
import { FORGET, SEEN } from '../service-worker/words'
import { startServiceWorker } from './start'

type Told = { type: string; page: string; addresses: string[] }
let control: () => void
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
  const addEventListener = (_: string, heard: () => void) => void (control = heard)
  const value = { register: () => ready, ready, addEventListener }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value })
  startServiceWorker()
  // Registered, ready, told: one turn each.
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  return told
}

const at = (path: string) => `${location.origin}${path}`

test('a read that was on its way when the worker came is told as well, when it has arrived', async () => {
  const told = await started()
  arrive([{ name: at('/shell/app.js'), workerStart: 0, startTime: 0 }])
  control()
  arrive([{ name: at('/public/campaigns'), workerStart: 0, startTime: 0 }])
  expect(told).toEqual([
    { type: SEEN, page: location.href, addresses: [at('/shell/app.js')] },
    { type: SEEN, page: location.href, addresses: [at('/public/campaigns')] },
  ])
})

test('what was asked for since the worker answers, and was lost, is not asked for once more by it', async () => {
  const told = await started()
  control()
  arrive([{ name: at('/remotes/mf-x/1/a.js'), workerStart: 0, startTime: performance.now() + 1 }])
  expect(told).toEqual([])
})

test('what the worker has answered itself, and what other sites gave, is not told', async () => {
  const told = await started()
  arrive([
    { name: at('/public/brands'), workerStart: 12, startTime: 0 },
    { name: 'https://tiles.test/1/2/3.png', workerStart: 0, startTime: 0 },
  ])
  expect(told).toEqual([])
})

test('the worker forgets the answers of an account when its session ends, by wish or not', async () => {
  await started()
  const heard = jest.fn()
  const { serviceWorker } = navigator as unknown as { serviceWorker: { controller: unknown } }
  const before = serviceWorker.controller
  serviceWorker.controller = { postMessage: heard }
  const forgets = () => heard.mock.calls.some(([word]) => (word as { type: string }).type === FORGET)
  bus.publish('session:signed-out', {})
  expect(forgets()).toBe(true)
  heard.mockClear()
  bus.publish('session:expired', { path: '/' })
  expect(forgets()).toBe(true)
  serviceWorker.controller = before
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
