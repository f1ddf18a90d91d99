/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import type { TelemetryReport } from '@samspel/api'
import { createReporter, reportUncaught } from './error-reporting'
import { refusalReport } from './failure-reports'

const failure: TelemetryReport = {
  kind: 'failure',
  remote: 'mf-x',
  version: '1.0.0',
  channel: 'canary',
  phase: 'entry',
  message: 'x',
}
const load: TelemetryReport = { kind: 'load', remote: 'mf-x', version: '1.0.0', channel: 'live', ms: 3 }

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const reporter = (production: boolean) => {
  const send = jest.fn<(reports: readonly TelemetryReport[]) => void>()
  const log = jest.fn()
  return { ...createReporter({ production, send, log }), send, log }
}

it('reports in production, and only logs failures elsewhere (X-30)', () => {
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

const errorAt = (...files: string[]) =>
  Object.assign(new Error('x is undefined'), {
    stack: ['Error: x is undefined', ...files.map((file) => `    at onClick (https://samspel.test${file}:1:2)`)].join(
      '\n',
    ),
  })
const channelOf = (part: string, version: string) =>
  part === 'mf-wallet' && version === '2.0.0-b' ? ('canary' as const) : ('live' as const)

it('an error of a handler is told as that of the remote whose code it came from, else as the shell’s (X-30)', async () => {
  const told: TelemetryReport[] = []
  reportUncaught((report) => told.push(report), '9.9.9', channelOf)
  const raise = (error: unknown) =>
    void window.dispatchEvent(new ErrorEvent('error', { error, message: 'Script error.' }))
  raise(errorAt('/remotes/mf-wallet/2.0.0-b/12.js', '/shell/9.9.9/main.js'))
  raise(errorAt('/shell/9.9.9/main.js', '/remotes/mf-public/1.0.0/7.js'))
  raise(errorAt('/shell/9.9.9/main.js'))
  raise(undefined)
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: errorAt('/remotes/mf-stores/3/entry.js') })
  window.dispatchEvent(rejection)
  await import('./failure-reports')
  await Promise.resolve()
  expect(told.map(({ remote, version, channel, message }) => [remote, version, channel, message])).toEqual([
    ['mf-wallet', '2.0.0-b', 'canary', 'x is undefined'],
    ['mf-public', '1.0.0', 'live', 'x is undefined'],
    ['shell', '9.9.9', 'live', 'x is undefined'],
    ['shell', '9.9.9', 'live', 'Script error.'],
    ['mf-stores', '3', 'live', 'x is undefined'],
  ])
})

it('figure 21 what the page’s policy refuses is told, without queries', () => {
  const violation = {
    effectiveDirective: 'script-src-elem',
    blockedURI: 'https://evil.example/x.js?token=secret',
    sourceFile: 'https://samspel.test/remotes/mf-public/1.0.0/7.js',
  }
  expect(refusalReport('9.9.9', violation, channelOf)).toMatchObject({
    kind: 'failure',
    remote: 'mf-public',
    version: '1.0.0',
    code: 'POLICY',
    message: 'Refused by the policy: script-src-elem https://evil.example/x.js',
  })
  expect(refusalReport('9.9.9', { ...violation, blockedURI: 'inline', sourceFile: '' }, channelOf)).toMatchObject({
    remote: 'shell',
    version: '9.9.9',
    message: 'Refused by the policy: script-src-elem inline',
  })
})
