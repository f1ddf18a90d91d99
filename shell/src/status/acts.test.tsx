/** @jest-environment @happy-dom/jest-environment */
import { describe, expect, it } from '@jest/globals'
import type { FakeRoutes } from '@samspel/testing'
import { renderWithApp, reply, screen, within } from '@samspel/testing'
import type { ShellServices } from '../services/context'
import { ShellContext } from '../services/context'
import { StatusPage } from './StatusPage'
import { wireEvent, wireEvents, wirePart, wireStatus } from './testing'

const services = { registry: { remotes: {} } } as unknown as ShellServices
const show = (api: FakeRoutes, locale: 'sv' | 'en' = 'sv') =>
  renderWithApp(
    <ShellContext value={services}>
      <StatusPage />
    </ShellContext>,
    { locale, api: { 'GET /platform/events': wireEvents([wireEvent('1')]), ...api } },
  )
const rowOf = (name: string) => within(screen.getByText(name, { selector: 'td *' }).closest('tr')!)

describe('acts on parts', () => {
  it('switches a part off with a reason; what was typed stays when the service refuses', async () => {
    const { user, api } = show({
      'GET /platform/status': wireStatus(),
      'POST /platform/remotes/:name/turn': reply(503, { error: 'platform_unavailable' }),
    })
    await user.click(await screen.findByRole('button', { name: 'Mer om mf-stores' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Stäng av' }))
    const question = within(await screen.findByRole('dialog', { name: 'Stänga av mf-stores?' }))
    await user.click(question.getByRole('button', { name: 'Stäng av' }))
    expect(question.getByText('Skriv en anledning.')).toBeDefined()
    expect(api.to('POST /platform/remotes/:name/turn')).toHaveLength(0)
    const field = question.getByRole('textbox', { name: 'Anledning' })
    await user.type(field, 'visar fel saldo')
    await user.click(question.getByRole('button', { name: 'Stäng av' }))
    expect(await question.findByText(/Registret svarar inte/)).toBeDefined()
    expect((field as HTMLTextAreaElement).value).toBe('visar fel saldo')
    const off = { by: 'Elin Sjödin', at: '2026-11-21T13:00:00Z', reason: 'visar fel saldo', companies: null }
    api.on({
      'POST /platform/remotes/:name/turn': wireStatus({ alarm: null, parts: [wirePart('mf-stores', { off })] }),
    })
    await user.click(question.getByRole('button', { name: 'Stäng av' }))
    expect(await rowOf('mf-stores').findByText('Avstängd')).toBeDefined()
    expect(api.to('POST /platform/remotes/:name/turn').at(-1)).toMatchObject({
      params: { name: 'mf-stores' },
      body: { turn: 'off', reason: 'visar fel saldo' },
    })
    await user.click(screen.getByRole('button', { name: 'Mer om mf-stores' }))
    expect(await screen.findByRole('menuitem', { name: 'Slå på' })).toBeDefined()
  })

  it('the shell is neither switched off nor retired', async () => {
    const { user } = show({ 'GET /platform/status': wireStatus() })
    await user.click(await screen.findByRole('button', { name: 'Mer om shell' }))
    expect(await screen.findByRole('menuitem', { name: 'Visa fel' })).toBeDefined()
    expect(screen.queryByRole('menuitem', { name: 'Stäng av' })).toBeNull()
  })

  it('says whom a canary is for, where its ramp is and why it waits', async () => {
    const canary = {
      version: '1.4.0',
      percent: 10,
      since: '2026-11-21T12:05:00Z',
      by: 'Elin Sjödin',
      loads: 4,
      failures: 0,
      live_loads: 80,
      live_failures: 1,
      to: { companies: ['a', 'b'], roles: ['creator'] },
      ramp: {
        steps: [10, 50],
        at: 0,
        every_minutes: 30,
        due_at: '2026-11-21T12:35:00Z',
        fact: null,
        waits: 'fewer than 20 visitors have had it',
      },
    }
    show({ 'GET /platform/status': wireStatus({ alarm: null, parts: [wirePart('mf-stores', { canary })] }) })
    expect(await screen.findByText('för 2 företag, kreatörer')).toBeDefined()
    expect(screen.getByText(/^50\s% .*13:35$/)).toBeDefined()
    expect(screen.getByText('väntar: för få besökare än')).toBeDefined()
  })

  it('first releases on canary and retired remotes stand apart, with a button each', async () => {
    const row = { at: '2026-11-21T12:05:00Z', by: 'Elin Sjödin', loads: 0, failures: 0 }
    const apart = [
      { ...row, name: 'mf-new', version: '0.1.0', percent: 10, reason: null, loads: 20, failures: 1 },
      { ...row, name: 'mf-old', version: '2.0.0', percent: null, reason: 'ersatt' },
    ]
    const { user, api } = show({ 'GET /platform/status': wireStatus({ alarm: null, apart }) }, 'en')
    expect(await screen.findByText('First release as canary, 10%')).toBeDefined()
    expect(rowOf('mf-new').getByText('failed for 1 of 20 visitors')).toBeDefined()
    expect(rowOf('mf-old').getByText('ersatt')).toBeDefined()
    await user.click(rowOf('mf-new').getByRole('button', { name: 'Stop 0.1.0' }))
    const stop = within(await screen.findByRole('dialog'))
    expect(stop.getByText(/Nothing of it is live then/)).toBeDefined()
    await user.click(stop.getByRole('button', { name: 'Cancel' }))
    api.on({ 'POST /platform/remotes/:name/turn': reply(409, { error: 'does_not_fit' }) })
    await user.click(rowOf('mf-old').getByRole('button', { name: 'Restore' }))
    const question = within(await screen.findByRole('dialog', { name: 'Restore mf-old?' }))
    await user.type(question.getByRole('textbox', { name: 'Reason' }), 'still needed')
    await user.click(question.getByRole('button', { name: 'Restore' }))
    expect(await question.findByText(/It no longer fits what is live/)).toBeDefined()
  })
})
