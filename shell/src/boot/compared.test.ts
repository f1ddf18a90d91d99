/** @jest-environment @happy-dom/jest-environment */
import { expect, it, jest } from '@jest/globals'
import { bus } from '@samspel/event-bus'
import { comparedIn, watchFacts } from './compared'

const part = { version: '2', routes: [{ path: '/stores/:id', areas: ['admin'] }] }
const page = (remotes: object | undefined) => {
  document.body.innerHTML = '<script type="application/json" id="registry"></script>'
  document.getElementById('registry')!.textContent = remotes ? JSON.stringify({ remotes }) : '{'
}

it('knows the remotes that run beside another release, and whether the page was opened at theirs', () => {
  page({ 'mf-x': { ...part, channel: 'canary', compared: { fact: 'stores:changed' } }, 'mf-y': part })
  const found = { remote: 'mf-x', version: '2', channel: 'canary', fact: 'stores:changed' }
  expect(comparedIn(document, '/stores/7')).toEqual([{ ...found, isOpened: true }])
  expect(comparedIn(document, '/wallet')).toEqual([{ ...found, isOpened: false }])
  page(undefined)
  expect(comparedIn(document, '/stores/7')).toEqual([])
})

it('tells each of the facts by which releases are compared, and no other', () => {
  const tell = jest.fn()
  const own = { remote: 'mf-x', version: '2', channel: 'live' as const, isOpened: true }
  watchFacts(
    [
      { ...own, fact: 'live:reconnected' },
      { ...own, fact: undefined },
    ],
    tell,
  )
  bus.publish('live:reconnected', {})
  bus.publish('wallet:changed', { accountId: 'a1' })
  bus.publish('live:reconnected', {})
  const told = { kind: 'fact', remote: 'mf-x', version: '2', channel: 'live', code: 'live:reconnected' }
  expect(tell.mock.calls).toEqual([[told], [told]])
})
