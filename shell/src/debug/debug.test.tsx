/** @jest-environment @happy-dom/jest-environment */
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { bus, createEventBus } from '@samspel/event-bus'
import type { Inspection } from '@samspel/federation/host'
import { act, fireEvent, renderWithApp, screen, within } from '@samspel/testing'
import type { ShellServices } from '../services/context'
import { ShellContext } from '../services/context'
import { forgetDebug, wantsDebug } from '../tools/debug-request'
import { DebugPanel } from './DebugPanel'
import { createRecorder, recorder } from './recorder'

const inspection: Inspection = {
  loads: [
    {
      remote: 'mf-stores',
      version: '1.4.0',
      channel: 'canary',
      origin: 'https://samspel.test',
      ms: 412.4,
      at: '2026-11-21T13:32:00Z',
      fallback: false,
    },
  ],
  shared: [{ name: 'react', version: '19.2.0' }],
  widgets: [
    { slot: 'nav.badge:mentions', remote: 'mf-stores', expose: './Badge', state: 'failed' },
    { slot: 'nav.badge:messages', remote: 'mf-messages', expose: './MessagesBadge', state: 'ready' },
  ],
  failures: [
    {
      remote: 'mf-wallet',
      version: '2.3.1',
      phase: 'mount',
      code: 'MOUNT-MF-WALLET',
      message: 'It broke',
      error: new Error('It broke'),
      at: '2026-11-21T13:32:00Z',
    },
  ],
}
const hostState = { match: undefined, phase: 'idle' }
const registry = {
  shell: { version: '3.8.0' },
  remotes: {
    'mf-stores': { version: '1.4.0', slots: [{ slot: 'nav.badge:mentions', expose: './Badge' }] },
    'mf-wallet': { version: '2.3.1', slots: [{ slot: 'profile', expose: './Card' }] },
    'mf-messages': { version: '1.9.0', slots: [{ slot: 'nav.badge:messages', expose: './MessagesBadge' }] },
  },
}
const services = {
  registry,
  config: {},
  refused: [],
  host: { inspect: () => inspection, getState: () => hostState, subscribe: () => () => undefined },
} as unknown as ShellServices

const show = (onClose = jest.fn()) => ({
  onClose,
  ...renderWithApp(
    <ShellContext value={services}>
      <DebugPanel onClose={onClose} />
    </ShellContext>,
  ),
})
afterEach(() => {
  recorder.stop()
  recorder.clear()
})

describe('the developer panel', () => {
  it('shows what is loaded and from where, what is not, shared versions, slots and failures', async () => {
    const { user } = show()
    const cells = (name: string) =>
      within(screen.getByText(name).closest('tr')!)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    expect(cells('mf-stores').slice(0, 5)).toEqual(['mf-stores', '1.4.0', 'canary', 'https://samspel.test', '412'])
    expect(cells('mf-wallet')).toContain('inte laddad')
    expect(cells('mf-messages')).toContain('bara widgetar')
    await user.click(screen.getByRole('tab', { name: 'Delade versioner' }))
    expect(cells('react')).toEqual(['react', '19.2.0'])
    await user.click(screen.getByRole('tab', { name: 'Platser' }))
    expect([cells('nav.badge:mentions').at(-1), cells('profile').at(-1)]).toEqual(['misslyckades', 'inte på sidan'])
    await user.click(screen.getByRole('tab', { name: /^Fel/ }))
    expect(screen.getByText('It broke')).toBeDefined()
  })

  it('lists facts as they pass, newest first; filter, pause and clear', async () => {
    recorder.start()
    bus.publish('wallet:changed', { accountId: 'a1' })
    const { user } = show()
    await user.click(screen.getByRole('tab', { name: 'Buss' }))
    const names = () =>
      screen.getAllByRole('listitem').map((item) => within(item).getByText(/^\w+:/, { selector: 'b' }).textContent)
    act(() => bus.publish('campaigns:changed', { campaignId: 'c7' }))
    expect(names()).toEqual(['campaigns:changed', 'wallet:changed'])
    await user.type(screen.getByRole('textbox', { name: 'Filtrera' }), 'C7')
    expect(names()).toEqual(['campaigns:changed'])
    await user.clear(screen.getByRole('textbox', { name: 'Filtrera' }))
    await user.click(screen.getByRole('button', { name: 'Pausa' }))
    act(() => bus.publish('live:reconnected', {}))
    expect(names()).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Fortsätt (1 ny)' }))
    expect(names()).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Töm' }))
    expect(screen.getByText('Inget har gått över bussen än')).toBeDefined()
  })

  it('is worked by keyboard: tabs, height, collapse, close', async () => {
    const { user, onClose } = show()
    const edge = screen.getByRole('separator', { name: 'Panelens höjd' })
    const before = Number(edge.getAttribute('aria-valuenow'))
    fireEvent.keyDown(edge, { key: 'ArrowUp' })
    expect(Number(edge.getAttribute('aria-valuenow'))).toBeGreaterThan(before)
    screen.getByRole('tab', { name: /^Laddat/ }).focus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Buss' }).getAttribute('aria-selected')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Fäll ihop panelen' }))
    expect(screen.queryByRole('separator')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Stäng utvecklarpanelen' }))
    expect(onClose).toHaveBeenCalled()
  })
})

describe('what opens it', () => {
  it('`?debug` holds for the session until it is closed, which takes it out of the address too', () => {
    expect(wantsDebug('')).toBe(false)
    window.history.replaceState(null, '', '/wallet?debug&tab=x')
    expect(wantsDebug()).toBe(true)
    expect(wantsDebug('')).toBe(true)
    forgetDebug()
    expect(window.location.search).toBe('?tab=x')
    expect(wantsDebug()).toBe(false)
  })

  it('the recorder keeps the last five hundred facts, and none before it starts or after it stops', () => {
    const source = createEventBus()
    const own = createRecorder(source)
    const publish = () => source.publish('live:reconnected', {})
    publish()
    own.start()
    for (let index = 0; index < 501; index += 1) publish()
    own.stop()
    publish()
    expect([own.getFacts().length, own.getFacts()[0]?.id]).toEqual([500, 2])
  })
})
