import { afterEach, expect, jest, test } from '@jest/globals'
import type { RemoteDefinition } from './definition'
import type { StartServices } from './services'
import { resetStarted, startOnce } from './start-once'

const services = { store: {}, injectReducer: jest.fn(), injectSaga: jest.fn() } as unknown as StartServices
const definition = (start: RemoteDefinition['start']) =>
  ({ remote: { name: 'mf-x', routes: [] }, start, routes: () => Promise.resolve({ default: [] }) }) as RemoteDefinition

afterEach(resetStarted)

test('DESIGN 3.4 a remote starts once per page, however often it is mounted, tried again or asked for a widget', () => {
  const start = jest.fn(() => undefined)
  const remote = definition(start)
  startOnce(remote, services)
  startOnce(remote, services)
  expect(start).toHaveBeenCalledTimes(1)
})

test('a start that threw is made again by the next attempt', () => {
  const start = jest.fn(() => undefined)
  start.mockImplementationOnce(() => {
    throw new Error('no')
  })
  const remote = definition(start)
  expect(() => startOnce(remote, services)).toThrow('no')
  startOnce(remote, services)
  expect(start).toHaveBeenCalledTimes(2)
})

test('a release that stands in for another ends what that one subscribed to', () => {
  const stop = jest.fn(() => undefined)
  startOnce(definition(() => stop), services)
  expect(stop).not.toHaveBeenCalled()
  startOnce(definition(() => undefined), services)
  expect(stop).toHaveBeenCalledTimes(1)
})
