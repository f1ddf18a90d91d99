import { expect, test } from '@jest/globals'
import WorkerEnvironment from './worker-environment.cjs'

const open = () => new WorkerEnvironment({ projectConfig: { fakeTimers: {}, rootDir: '/' } })

test('what a test file puts into globals, the environment and process ends with it', async () => {
  const { exit } = process
  const environment = open()
  Object.assign(globalThis, { left: 1, fetch: 2, [Symbol.for('left')]: 3 })
  process.env.LEFT = 'x'
  process.exit = (() => undefined) as never
  await environment.teardown()
  expect('left' in globalThis).toBe(false)
  expect(Symbol.for('left') in globalThis).toBe(false)
  expect(typeof globalThis.fetch).toBe('function')
  expect(process.env.LEFT).toBeUndefined()
  expect(process.exit).toBe(exit)
})

test('a variable that a test file took out of the environment is there for the next one', async () => {
  process.env.TAKEN = 'x'
  const environment = open()
  delete process.env.TAKEN
  await environment.teardown()
  expect(process.env.TAKEN).toBe('x')
})

test('timers that a test file replaced tick again after it', async () => {
  const { setTimeout } = globalThis
  const environment = open()
  environment.fakeTimersModern.useFakeTimers()
  expect(globalThis.setTimeout).not.toBe(setTimeout)
  await environment.teardown()
  expect(globalThis.setTimeout).toBe(setTimeout)
})
