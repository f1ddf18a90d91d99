/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { FakeRoutes } from '@samspel/testing'
import { act, renderWithApp, reply, screen, within } from '@samspel/testing'
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
const rowOf = (name: string) => within(screen.getByText(name).closest('tr')!)

describe('the status page', () => {
  it('shows what is live, canary and before, with loads and failures, and sums them', async () => {
    show({ 'GET /platform/status': wireStatus() })
    expect(screen.getByRole('status', { name: 'Hämtar driftstatus' })).toBeDefined()
    expect(await screen.findByText('mf-stores')).toBeDefined()
    const row = rowOf('mf-stores')
    for (const text of ['1.3.2', '1.4.0', '1.3.1', '26', '0,35 %', 'Avvikelse'])
      expect(row.getByText(text)).toBeDefined()
    expect(row.getByRole('meter', { name: 'Andel av besökarna' }).getAttribute('aria-valuenow')).toBe('10')
    expect(rowOf('3 delar').getByText('1 på prov')).toBeDefined()
    expect(screen.getByText('Produktion')).toBeDefined()
    expect(screen.getByText('17 den senaste timmen')).toBeDefined()
    expect(screen.getByText('0,42 s')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Serverinstanser' })).toBeDefined()
    for (const text of ['1.4.0', '412', '231 MB']) expect(rowOf('api-1').getByText(text)).toBeDefined()
  })

  it('tells of each chart in a sentence, and gives its numbers as a table', async () => {
    const { user } = show({ 'GET /platform/status': wireStatus() })
    expect(
      await screen.findByRole('img', { name: /^Misslyckade per timme under 24 timmar\. Högst 17 klockan/ }),
    ).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Misslyckade som tabell' }))
    expect(within(screen.getByRole('region', { name: 'Misslyckade som tabell' })).getAllByRole('row')).toHaveLength(25)
  })

  it('a version that fails too often: the figures, and a button that asks, stops it and shows how it is then', async () => {
    const { user, api } = show({ 'GET /platform/status': wireStatus() })
    const alarm = within(await screen.findByRole('alert'))
    expect(alarm.getByText('mf-stores 1.4.0 misslyckas oftare än 1.3.2')).toBeDefined()
    expect(
      alarm.getByText(
        /För 23 av 74 besökare sedan .*, det är 31 %\. För 1\.3\.2 är det 0,04 %\. Användarna får 1\.3\.2 efter ett nytt försök\./,
      ),
    ).toBeDefined()
    api.on({ 'POST /platform/remotes/:name/stop': wireStatus({ alarm: null, parts: [wirePart('mf-stores')] }) })
    await user.click(alarm.getByRole('button', { name: 'Stoppa 1.4.0' }))
    const question = within(await screen.findByRole('dialog', { name: 'Stoppa mf-stores 1.4.0?' }))
    expect(api.to('POST /platform/remotes/:name/stop')).toHaveLength(0)
    await user.click(question.getByRole('button', { name: 'Stoppa 1.4.0' }))
    expect(api.to('POST /platform/remotes/:name/stop').map(({ params, body }) => [params, body])).toEqual([
      [{ name: 'mf-stores' }, { version: '1.4.0' }],
    ])
    expect(screen.queryByRole('alert')).toBeNull()
    expect(rowOf('mf-stores').getByText('Bra')).toBeDefined()
  })

  it('says why a stop did not work, and asks how it is now', async () => {
    const { user, api } = show({
      'GET /platform/status': wireStatus(),
      'POST /platform/remotes/:name/stop': reply(409, { error: 'not_running' }),
    })
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Stoppa 1.4.0' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stoppa 1.4.0' }))
    expect(await screen.findByText('Versionen körs inte längre. Sidan visar nu hur det är.')).toBeDefined()
    expect(api.to('GET /platform/status').length).toBeGreaterThan(1)
  })

  it('a canary that the watch has ended is told without a button', async () => {
    const { alarm } = wireStatus().platform_status
    show({ 'GET /platform/status': wireStatus({ alarm: { ...alarm, stopped_at: '2026-11-21T12:30:00Z' } }) })
    expect(await screen.findByText(/Provet avslutades av sig självt/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Stoppa 1.4.0' })).toBeNull()
  })

  it('an alarm about a version with none before it says so, and leads to its failures', async () => {
    const { alarm } = wireStatus().platform_status
    const { user } = show({
      'GET /platform/status': wireStatus({
        alarm: { ...alarm, channel: 'live', version: '1.3.2', compared_with: null },
        parts: [wirePart('mf-stores', { previous: null, state: 'deviating' })],
      }),
      'GET /platform/failures': { platform_failures: [], meta: wireEvents([]).meta },
    })
    const told = within(await screen.findByRole('alert'))
    expect(told.getByText(/Det finns ingen föregående version\./)).toBeDefined()
    await user.click(told.getByRole('button', { name: 'Visa fel' }))
    expect(await screen.findByRole('dialog', { name: /mf-stores/ })).toBeDefined()
  })

  it('a locked part says who locked it and why, and cannot be rolled back', async () => {
    const { user } = show({ 'GET /platform/status': wireStatus() })
    await user.click(await screen.findByRole('button', { name: 'Mer om mf-wallet' }))
    const item = await screen.findByRole('menuitem', { name: /^Rulla tillbaka/ })
    expect(item.textContent).toContain('Låst av Omar Haddad')
    expect(item.textContent).toContain('Kampanjstart')
    expect(item.getAttribute('aria-disabled') ?? item.getAttribute('data-disabled')).toBe('true')
  })

  it('without a registry it says so, and try again asks anew', async () => {
    jest.useFakeTimers()
    const { api } = show({ 'GET /platform/status': reply(503, { error: 'platform_unavailable' }) })
    await act(() => jest.advanceTimersByTimeAsync(5_000))
    expect(screen.getByText(/Registret svarar inte/)).toBeDefined()
    api.on({ 'GET /platform/status': wireStatus() })
    await act(async () => screen.getByRole('button', { name: 'Försök igen' }).click())
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(screen.getByText('mf-stores')).toBeDefined()
  })

  it('where none is set up it says so, and not that one is down', async () => {
    show({ 'GET /platform/status': reply(503, { error: 'not_set_up' }) })
    expect(await screen.findByText(/Registret är inte inkopplat/)).toBeDefined()
  })

  it('asks again every 15 s; older figures stay when that fails', async () => {
    jest.useFakeTimers()
    const { api } = show({ 'GET /platform/status': wireStatus() })
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(screen.getByText('mf-stores')).toBeDefined()
    api.on({ 'GET /platform/status': reply(0) })
    await act(() => jest.advanceTimersByTimeAsync(15_000))
    expect(api.to('GET /platform/status')).toHaveLength(2)
    expect(screen.getByText(/Kunde inte uppdateras/)).toBeDefined()
    expect(screen.getByText('mf-stores')).toBeDefined()
  })

  it('says that nothing is published', async () => {
    show({ 'GET /platform/status': wireStatus({ parts: [], alarm: null }) }, 'en')
    expect(await screen.findByText('Nothing is published yet')).toBeDefined()
  })

  it('lists all events page by page', async () => {
    const { user, api } = show({
      'GET /platform/status': wireStatus(),
      'GET /platform/events': ({ query }) =>
        wireEvents([wireEvent(query.get('page') ?? '', { by: `Sida ${query.get('page')}` })], 3),
    })
    await user.click(await screen.findByRole('button', { name: 'Händelser' }))
    const list = within(await screen.findByRole('dialog', { name: 'Händelser' }))
    expect(await list.findByText('satte mf-stores 1.4.0 på prov för 10 %')).toBeDefined()
    await user.click(list.getByRole('button', { name: 'Äldre' }))
    expect(await list.findByText('Sida 2', { selector: 'b' })).toBeDefined()
    expect(api.to('GET /platform/events').at(-1)?.query.get('page')).toBe('2')
  })

  it('goes to the pages that the answer names (C-13)', async () => {
    const { user, api } = show({
      'GET /platform/status': wireStatus(),
      'GET /platform/events': ({ query }) => {
        const page = Number(query.get('page'))
        return {
          ...wireEvents([wireEvent(String(page), { by: `Sida ${page}` })]),
          meta: {
            current_page: page,
            next_page: page === 1 ? 4 : null,
            prev_page: page === 4 ? 1 : null,
            total_pages: 9,
            total_count: 9,
          },
        }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Händelser' }))
    const list = within(await screen.findByRole('dialog', { name: 'Händelser' }))
    await user.click(await list.findByRole('button', { name: 'Äldre' }))
    await list.findByText('Sida 4', { selector: 'b' })
    await user.click(list.getByRole('button', { name: 'Nyare' }))
    await list.findByText('Sida 1', { selector: 'b' })
    expect(
      api
        .to('GET /platform/events')
        .map(({ query }) => query.get('page'))
        .slice(-3),
    ).toEqual(['1', '4', '1'])
  })
})

beforeEach(() => void jest.useRealTimers())
afterEach(() => void jest.useRealTimers())
