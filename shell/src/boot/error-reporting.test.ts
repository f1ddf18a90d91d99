import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { createReporter } from './error-reporting'
import type { TelemetryReport } from '@samspel/api'

const failure: TelemetryReport = { kind: 'failure', remote: 'mf-x', version: '1.0.0', channel: 'canary', phase: 'entry', message: 'x' }
const load: TelemetryReport = { kind: 'load', remote: 'mf-x', version: '1.0.0', channel: 'live', ms: 3 }

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const reporter = (production: boolean) => {
  const send = jest.fn<(reports: readonly TelemetryReport[]) => void>()
  const log = jest.fn()
  return { ...createReporter({ production, send, log }), send, log }
}

it('X-30 reports in production, and only logs failures elsewhere', () => {
  const elsewhere = reporter(false)
  elsewhere.tell(failure)
  elsewhere.tell(load)
  elsewhere.flush()
  expect(elsewhere.send).not.toHaveBeenCalled()
  expect(elsewhere.log.mock.calls).toEqual([[failure]])
  const live = reporter(true)
  live.tell(failure)
  live.flush()
  expect(live.send.mock.calls).toEqual([[[failure]]])
  expect(live.log).not.toHaveBeenCalled()
})

it('sends what comes together in one request, and nothing when there is nothing', () => {
  const { tell, flush, send } = reporter(true)
  tell(load)
  tell(failure)
  jest.runAllTimers()
  flush()
  expect(send.mock.calls).toEqual([[[load, failure]]])
})

it('sends ten at once, however soon', () => {
  const { tell, send } = reporter(true)
  for (let index = 0; index < 10; index += 1) tell(load)
  expect(send).toHaveBeenCalledTimes(1)
})

it('stops after thirty reports of one kind in one page; the others still arrive', () => {
  const { tell, flush, send } = reporter(true)
  for (let index = 0; index < 100; index += 1) tell(failure)
  tell(load)
  flush()
  const sent = send.mock.calls.flatMap(([reports]) => reports)
  expect(sent.filter(({ kind }) => kind === 'failure')).toHaveLength(30)
  expect(sent.filter(({ kind }) => kind === 'load')).toHaveLength(1)
})
