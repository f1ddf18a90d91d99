import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { take } from 'redux-saga/effects'
import type { Client } from '@samspel/api'
import { bus } from '@samspel/event-bus'
import { createAppStore } from '@samspel/store'
import type { RemoteDefinition } from './definition'
import type { StartServices } from './services'
import { resetStarted, startAnew, startOnce } from './start-once'

const services = { store: {}, injectReducer: jest.fn(), injectSaga: jest.fn() } as unknown as StartServices
const definition = (start: RemoteDefinition['start']) =>
  ({ remote: { name: 'mf-x', routes: [] }, start, routes: () => Promise.resolve({ default: [] }) }) as RemoteDefinition

afterEach(resetStarted)

test('a remote starts once per page, however often it is mounted, tried again or asked for a widget', () => {
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
  startOnce(
    definition(() => stop),
    services,
  )
  expect(stop).not.toHaveBeenCalled()
  startOnce(
    definition(() => undefined),
    services,
  )
  expect(stop).toHaveBeenCalledTimes(1)
})

describe('a release that takes over, in the one store of a page', () => {
  const counted = (name: string) => ({
    name,
    reducer: (state: number = 0, action: { type: string }) => (action.type === 'count' ? state + 1 : state),
  })
  const listening = (heard: string[], word: string) =>
    function* listeningSaga(): Generator {
      for (;;) {
        yield take('ask')
        heard.push(word)
      }
    }
  const page = () => {
    const parts = createAppStore({ client: {} as Client })
    return {
      ...parts,
      has: (name: string) => name in (parts.store.getState() as unknown as Record<string, unknown>),
      ask: () => void parts.store.dispatch({ type: 'ask' }),
    }
  }

  test('its sagas alone answer from then on, whatever they were called, and those that came with a page', () => {
    const shared = page()
    const heard: string[] = []
    let late: StartServices['injectSaga'] = () => undefined
    startOnce(
      definition(({ injectSaga }) => {
        injectSaga('mf-x', listening(heard, 'first'))
        injectSaga('mf-x-more', listening(heard, 'first more'))
        late = injectSaga
      }),
      shared,
    )
    late('mf-x-page', listening(heard, 'first page'))
    shared.ask()
    expect(heard.splice(0)).toEqual(['first', 'first more', 'first page'])
    startOnce(
      definition(({ injectSaga }) => injectSaga('mf-x', listening(heard, 'second'))),
      shared,
    )
    late('mf-x-later', listening(heard, 'first, too late'))
    shared.ask()
    expect(heard).toEqual(['second'])
  })

  test('what it subscribed to ends, though it never said how', () => {
    const heard: string[] = []
    startOnce(
      definition(({ bus: own }) => void own.subscribe('platform:new-version', () => heard.push('first'))),
      page(),
    )
    startOnce(
      definition(({ bus: own }) => void own.subscribe('platform:new-version', () => heard.push('second'))),
      page(),
    )
    bus.publish('platform:new-version', { remote: 'mf-x', version: '2' })
    expect(heard).toEqual(['second'])
  })

  test('a slice that it mounts too keeps its state under the new reducer, another one goes', () => {
    const shared = page()
    startOnce(
      definition(({ injectReducer }) => [counted('kept'), counted('gone')].forEach((slice) => injectReducer(slice))),
      shared,
    )
    shared.store.dispatch({ type: 'count' })
    startOnce(
      definition(
        ({ injectReducer }) =>
          void injectReducer('kept', (state: number = 0, action: { type: string }) =>
            action.type === 'count' ? state + 10 : state,
          ),
      ),
      shared,
    )
    expect([shared.has('kept'), shared.has('gone')]).toEqual([true, false])
    shared.store.dispatch({ type: 'count' })
    expect((shared.store.getState() as unknown as { kept: number }).kept).toBe(11)
  })

  test('one whose start throws leaves nothing behind; the first one takes over again with the parts of its pages', () => {
    const shared = page()
    const heard: string[] = []
    let late: StartServices['injectSaga'] = () => undefined
    const first = definition(({ injectSaga }) => {
      injectSaga('mf-x', listening(heard, 'first'))
      late = injectSaga
    })
    startOnce(first, shared)
    late('mf-x-page', listening(heard, 'its page'))
    const broken = definition(({ injectReducer, injectSaga }) => {
      injectReducer(counted('half'))
      injectSaga('mf-x-half', listening(heard, 'half'))
      throw new Error('no')
    })
    expect(() => startOnce(broken, shared)).toThrow('no')
    shared.ask()
    expect([heard.splice(0), shared.has('half')]).toEqual([[], false])
    startOnce(first, shared)
    shared.ask()
    expect(heard).toEqual(['first', 'its page'])
  })

  test('"Försök igen" runs the sagas of the same release again, those of its pages too, and subscribes once', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const shared = page()
    const heard: string[] = []
    let isBroken = true
    const faulty = (word: string) =>
      function* faultySaga(): Generator {
        if (isBroken) throw new Error('no')
        yield* listening(heard, word)()
      }
    let late: StartServices['injectSaga'] = () => undefined
    const remote = definition(({ injectReducer, injectSaga, bus: own }) => {
      injectReducer(counted('kept'))
      injectSaga('mf-x', faulty('its own'))
      late = injectSaga
      own.subscribe('platform:new-version', () => heard.push('told'))
    })
    startOnce(remote, shared, () => undefined)
    late('mf-x-page', faulty('its page'))
    shared.store.dispatch({ type: 'count' })
    isBroken = false
    startOnce(remote, shared, () => undefined)
    shared.ask()
    expect(heard).toEqual([])

    startAnew('mf-x')
    startOnce(remote, shared, () => undefined)
    startOnce(remote, shared, () => undefined)
    shared.ask()
    bus.publish('platform:new-version', { remote: 'mf-x', version: '2' })
    expect(heard).toEqual(['its own', 'its page', 'told'])
    expect((shared.store.getState() as unknown as { kept: number }).kept).toBe(1)
  })
})
