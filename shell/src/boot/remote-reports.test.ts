/** @jest-environment @happy-dom/jest-environment */
import { expect, it } from '@jest/globals'
import type { RemoteFailure } from '@samspel/federation/host'
import type { RegistryRemote } from '@samspel/federation/registry'
import { shortCode } from '../failures/short-code'
import { channelOf, failureReport, loadReport } from './remote-reports'

const registry = {
  remotes: {
    'mf-x': { version: '1.1.0', channel: 'canary', previous: { version: '1.0.0' } } as RegistryRemote,
    'mf-y': { version: '2.0.0' } as RegistryRemote,
  },
}
const failure: RemoteFailure = {
  remote: 'mf-x',
  version: '1.1.0',
  phase: 'entry',
  code: 'ENTRY-MF-X',
  message: 'gone',
  error: new Error('gone'),
  at: '2026-11-21T13:32:00Z',
}

it('a canary is told apart from the live one that stands in for it', () => {
  expect(channelOf(registry, 'mf-x', '1.1.0')).toBe('canary')
  expect(channelOf(registry, 'mf-x', '1.0.0')).toBe('live')
  expect(channelOf(registry, 'mf-y', '2.0.0')).toBe('live')
  expect(loadReport({ remote: 'mf-x', version: '1.0.0', channel: 'live', ms: 12, fallback: true })).toEqual({
    kind: 'load',
    remote: 'mf-x',
    version: '1.0.0',
    channel: 'live',
    ms: 12,
    fallback: true,
  })
})

it('a failure is reported with its phase, under the code that the visitor sees', () => {
  expect(failureReport(registry, failure)).toMatchObject({
    kind: 'failure',
    channel: 'canary',
    phase: 'entry',
    code: shortCode(failure),
    path: '/',
    message: 'gone',
  })
})

it('the code is short, the same for the same failure, and another for another (S-37)', () => {
  expect(shortCode(failure)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2}$/)
  expect(shortCode({ ...failure })).toBe(shortCode(failure))
  expect(shortCode({ ...failure, phase: 'mount' })).not.toBe(shortCode(failure))
})
