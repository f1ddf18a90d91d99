/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { Inspection } from '@samspel/federation/host'
import type { OverrideState, Registry, RegistryRemote } from '@samspel/federation/registry'
import { act, renderWithApp, screen, waitFor, within } from '@samspel/testing'
import { withoutOverrides, withOverrides } from '../boot/overrides'
import { createFailureScreen } from '../frame/FailureScreen'
import type { ShellServices } from '../services/context'
import { ShellContext } from '../services/context'
import { askFor, fromOf, inForceOf, originProblem, versionProblem } from './address'
import { useLiveReload } from './live-reload'
import { mountedOf } from './mounted'
import { OverrideBadge } from './OverrideBadge'
import { OverrideFailure } from './OverrideFailure'

const remote = (version: string, over: object = {}) => ({ version, ...over }) as RegistryRemote
const registry = {
  remotes: {
    'mf-stores': remote('1.3.2', { previous: remote('1.3.1'), canary: { percent: 10, release: remote('1.4.0') } }),
    'mf-wallet': remote('2.3.1'),
  },
} as unknown as Registry
const state = (over: Partial<OverrideState> = {}): OverrideState => ({
  allowed: true,
  origins: ['http://localhost:*'],
  active: [],
  refused: [],
  ...over,
})

class Source extends EventTarget {
  static all: Source[] = []
  closed = false
  constructor(readonly url: string) {
    super()
    Source.all.push(this)
  }
  close() {
    this.closed = true
  }
}

let published = ['1.4.0', '1.3.2', '1.3.1', '1.2.0', '1.1.0']
const answer = (address: string) =>
  Promise.resolve({
    ok: true,
    json: () => Promise.resolve(address.startsWith('/registry/versions/') ? { versions: published } : registry),
  })

beforeEach(() => {
  Source.all = []
  Object.assign(globalThis, { EventSource: Source, fetch: jest.fn(answer) })
})
afterEach(() => void window.history.replaceState(null, '', '/'))

describe('what an override is asked for by', () => {
  it('asks for one at the page’s own address, in the place of what was asked there before', () => {
    expect(
      askFor('mf-stores@1.4.0', {
        pathname: '/campaigns',
        search: '?tab=ongoing&remote=mf-x@1',
        hash: '#a',
      } as Location),
    ).toBe('/campaigns?tab=ongoing&remote=mf-stores%401.4.0#a')
  })

  it('says what is wrong with a version or an origin', () => {
    expect([versionProblem('1.5.0'), versionProblem('../x'), versionProblem('')]).toEqual([
      undefined,
      'version',
      'version',
    ])
    const origins = ['http://localhost:*', 'https://dev.example.se']
    expect(
      [
        'http://localhost:3004',
        'http://localhost:3004/',
        'https://dev.example.se',
        'http://localhost:3004/path',
        'localhost:3004',
        'https://evil.example.se',
        'http://localhost.evil.se:1',
      ].map((text) => originProblem(text, origins)),
    ).toEqual([undefined, undefined, undefined, 'address', 'address', 'not-listed', 'not-listed'])
  })

  it('says where one comes from, and leaves out what could not be fetched', () => {
    const active = [
      { name: 'mf-stores', origin: 'http://localhost:3004' },
      { name: 'mf-wallet', version: '2.4.0' },
    ]
    expect(active.map((one) => fromOf(one as never))).toEqual(['localhost:3004', '2.4.0'])
    expect(inForceOf(active as never, [{ text: 'mf-stores@http://localhost:3004', reason: 'unreadable' }])).toEqual([
      active[1],
    ])
  })
})

describe('boot with overrides', () => {
  it('takes `remote` out of the address and leaves the rest', () => {
    expect([withoutOverrides('?remote=a@1&tab=x&remote=b@2'), withoutOverrides('?remote=none')]).toEqual(['?tab=x', ''])
    window.history.replaceState(null, '', '/campaigns?remote=mf-stores%401.4.0&tab=ongoing#a')
    withOverrides(registry, undefined, () => undefined)
    expect(window.location.href).toMatch(/\/campaigns\?tab=ongoing#a$/)
  })

  it('goes on at once when no build of another origin is wanted', () => {
    const go = jest.fn()
    const refused = [{ text: 'mf-x@1', reason: 'unknown-remote' as const }]
    withOverrides(registry, state({ active: [{ name: 'mf-stores', version: '1.4.0' }], refused }), go)
    expect(go.mock.calls).toEqual([[registry, refused]])
  })

  it('goes on with what is live, and says so, when an origin does not answer', async () => {
    Object.assign(globalThis, { fetch: jest.fn(() => Promise.reject(new TypeError('refused'))) })
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const go = jest.fn<(registry: Registry, refused: OverrideState['refused']) => void>()
    withOverrides(registry, state({ active: [{ name: 'mf-stores', origin: 'http://localhost:3004' }] }), go)
    await waitFor(() => expect(go).toHaveBeenCalledTimes(1))
    expect(go.mock.calls[0]?.[0].remotes['mf-stores']?.version).toBe('1.3.2')
    expect(go.mock.calls[0]?.[1]).toEqual([{ text: 'mf-stores@http://localhost:3004', reason: 'unreadable' }])
  })
})

const idle = { loads: [], failures: [], widgets: [] }
const hostWith = (inspection: object = idle) => ({
  inspect: () => ({ ...idle, ...inspection }),
  getState: () => 0,
  subscribe: () => () => undefined,
})
const show = (overrides: OverrideState, inspection?: object) =>
  renderWithApp(
    <ShellContext
      value={
        {
          registry,
          host: hostWith(inspection),
          config: { overrides },
          refused: overrides.refused,
        } as unknown as ShellServices
      }
    >
      <OverrideBadge />
    </ShellContext>,
  )

describe('the badge', () => {
  it('names the one that is overridden, and opens the list with a way back', async () => {
    const { user } = show(state({ active: [{ name: 'mf-stores', version: '1.5.0' }] }))
    await user.click(screen.getByRole('button', { name: 'Egen version: mf-stores 1.5.0' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Egna versioner' }))
    expect(within(panel.getByRole('list', { name: 'Delar med egen version' })).getByText('mf-stores')).toBeDefined()
    expect(panel.getByRole('button', { name: 'Ta tillbaka mf-stores till live' })).toBeDefined()
    expect(panel.getByRole('button', { name: 'Ta bort alla' })).toBeDefined()
  })

  it('says in words why one was refused; where nothing may be overridden there is nothing to add', async () => {
    const { user } = show(
      state({ allowed: false, origins: [], refused: [{ text: 'mf-stores@1.5.0', reason: 'forbidden' }] }),
    )
    await user.click(screen.getByRole('button', { name: 'Egen version nekad' }))
    const panel = within(await screen.findByRole('dialog'))
    expect(panel.getByText('Miljön tillåter inga egna versioner')).toBeDefined()
    expect(panel.queryByRole('heading', { name: 'Lägg till' })).toBeNull()
  })

  it('offers every published version, another one, and a build of one’s own, whose address must be on the list', async () => {
    const { user } = show(state({ active: [{ name: 'mf-wallet', version: '2.4.0' }] }))
    await user.click(screen.getByRole('button', { name: /^Egen version/ }))
    await user.selectOptions(await screen.findByLabelText('Del'), 'mf-stores')
    const from = screen.getByLabelText('Från')
    const wanted = [
      'Välj',
      '1.4.0 (på prov)',
      '1.3.2 (live)',
      '1.3.1 (föregående)',
      '1.2.0',
      '1.1.0',
      'En annan version',
      'Ett bygge på egen maskin',
    ]
    await waitFor(() =>
      expect(
        within(from)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(wanted),
    )
    await user.selectOptions(from, 'Ett bygge på egen maskin')
    await user.clear(screen.getByLabelText('Adress'))
    await user.type(screen.getByLabelText('Adress'), 'https://evil.example.se')
    await user.click(screen.getByRole('button', { name: 'Ladda om med den' }))
    expect(screen.getByText('Adressen står inte på miljöns lista')).toBeDefined()
  })

  it('of many published versions one is found by typing', async () => {
    const few = published
    published = Array.from({ length: 40 }, (_, at) => `1.0.${40 - at}`)
    const { user } = show(state())
    await user.click(screen.getByRole('button', { name: /^Egen version/ }))
    await user.selectOptions(await screen.findByLabelText('Del'), 'mf-stores')
    const from = await screen.findByRole('combobox', { name: 'Från' })
    await user.click(from)
    await user.type(from, '1.0.17')
    const shown = () => within(screen.getByRole('listbox')).getAllByRole('option')
    await waitFor(() => expect(shown().map(({ textContent }) => textContent)).toEqual(['1.0.17']))
    published = few
  })
})

describe('what the page really runs', () => {
  const wallet = { name: 'mf-wallet', version: '2.4.0' }
  const load = (over: object = {}) => ({ remote: 'mf-wallet', version: '2.4.0', at: '2026-11-21T13:32:00Z', ...over })
  const later = { at: '2026-11-21T13:33:00Z' }
  const asked = (inspection: object) =>
    mountedOf(wallet, { ...idle, ...inspection } as unknown as Inspection, registry).state

  it.each([
    ['nothing yet', {}, 'waiting'],
    ['it', { loads: [load()] }, 'running'],
    ['a widget of it', { widgets: [{ remote: 'mf-wallet', state: 'ready' }] }, 'running'],
    ['nothing, since it failed', { failures: [load()] }, 'failed'],
    ['a page of it that failed later', { loads: [load()], failures: [load(later)] }, 'failed'],
    ['it, after another try', { loads: [load(later)], failures: [load()] }, 'running'],
    ['another release, as of an older shell', { loads: [load({ version: '2.3.1' })] }, 'failed'],
    [
      'it, while another part failed',
      { loads: [load()], failures: [load({ remote: 'mf-stores', ...later })] },
      'running',
    ],
  ])('%s', (_what, inspection, state) => expect(asked(inspection)).toBe(state))

  it('the badge and the panel say that one does not work, and never name live as one’s own', async () => {
    const { user } = show(state({ active: [wallet] }), { failures: [load()] })
    expect(screen.queryByRole('button', { name: /^Egen version/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'mf-wallet 2.4.0 – fungerar inte' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Egna versioner' }))
    expect(panel.getByText(/fungerar inte/)).toBeDefined()
  })

  it('of several the badge says how many do not work', () => {
    const stores = { name: 'mf-stores', version: '1.5.0' }
    show(state({ active: [wallet, stores] }), {
      failures: [load(), load({ remote: 'mf-stores', version: '1.5.0' })],
    })
    expect(screen.getByRole('button', { name: 'Egna versioner: 2 delar, 2 fungerar inte' })).toBeDefined()
  })
})

describe('the screen of one that does not work', () => {
  const failure = {
    remote: 'mf-wallet',
    version: '2.4.0',
    phase: 'start' as const,
    code: 'START-MF-WALLET',
    message: 'no slice',
    error: Object.assign(new Error('no slice'), {
      stack: 'Error: no slice\n    at https://x.test/remotes/mf-wallet/2.4.0/app.js:1:1',
    }),
    channel: 'override' as const,
    at: '2026-11-21T13:32:00Z',
  }

  it('says what failed, when, and where in the sources; tries again; leads to what is live', async () => {
    const map = { version: 3, sources: ['webpack://mf-wallet/./src/start.ts'], names: [], mappings: 'AAEE' }
    Object.assign(globalThis, { fetch: jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(map) })) })
    const assign = jest.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    const onRetry = jest.fn()
    const Screen = createFailureScreen({ revision: 1, environment: 'test', updatedAt: '', remotes: {} })
    const { user } = renderWithApp(<Screen failure={failure} live="2.3.1" onRetry={onRetry} />)
    expect(await screen.findByRole('heading', { name: 'mf-wallet 2.4.0 fungerar inte' })).toBeDefined()
    expect(screen.getByText('no slice')).toBeDefined()
    expect(screen.getByText(/Delen startades \(start\)/)).toBeDefined()
    expect(await screen.findByText(/src\/start\.ts:3:3/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Försök igen' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
    await user.click(screen.getByRole('button', { name: 'Visa 2.3.1 som är live' }))
    expect(assign).toHaveBeenCalledWith('/?remote=mf-wallet%40live')
    assign.mockRestore()
  })

  it('offers nothing that is live where nothing is', async () => {
    Object.assign(globalThis, { fetch: jest.fn(() => Promise.resolve({ ok: false })) })
    renderWithApp(<OverrideFailure failure={failure} onRetry={() => undefined} />)
    await act(() => Promise.resolve())
    expect(screen.queryByRole('button', { name: /live/ })).toBeNull()
  })
})

describe('live reload', () => {
  const active = [
    { name: 'mf-stores', origin: 'http://localhost:3004' },
    { name: 'mf-wallet', version: '2.4.0' },
  ]
  const reload = jest.fn()
  let broken = false
  function Probe() {
    const build = useLiveReload(active, () => broken, reload)
    return <p>{build ? `${build.name} ${build.state} ${build.problems ?? ''}` : 'quiet'}</p>
  }

  it('listens to builds of other origins alone: a new one loads the page again, a broken one is told and the page stays', () => {
    const { unmount } = renderWithApp(<Probe />)
    const [source] = Source.all
    expect(Source.all.map(({ url }) => url)).toEqual(['http://localhost:3004/changes'])
    act(() => void source?.dispatchEvent(new MessageEvent('failed', { data: '{"problems":"TS2322"}' })))
    expect(screen.getByText('mf-stores failed TS2322')).toBeDefined()
    expect(reload).not.toHaveBeenCalled()
    act(() => void source?.dispatchEvent(new MessageEvent('message', { data: '{}' })))
    expect(screen.getByText('mf-stores reloading')).toBeDefined()
    expect(reload).toHaveBeenCalledTimes(1)
    unmount()
    expect(source?.closed).toBe(true)
  })

  describe('with a build that can be taken into the page', () => {
    const refresh = jest.fn<() => Promise<boolean>>()
    const page = globalThis as { samspelRefresh?: Record<string, typeof refresh> }
    beforeEach(() => {
      reload.mockClear()
      refresh.mockReset()
      page.samspelRefresh = { 'mf-stores': refresh }
    })
    afterEach(() => {
      broken = false
      delete page.samspelRefresh
    })
    const build = async () => {
      renderWithApp(<Probe />)
      const source = Source.all.at(-1)!
      act(() => void source.dispatchEvent(new MessageEvent('failed', { data: '{"problems":"TS2322"}' })))
      await act(async () => void source.dispatchEvent(new MessageEvent('message', { data: '{}' })))
    }

    it('keeps the page, and forgets that the build before it failed', async () => {
      refresh.mockResolvedValue(true)
      await build()
      expect(screen.getByText('quiet')).toBeDefined()
      expect(reload).not.toHaveBeenCalled()
    })

    it('loads the page again when the change cannot be taken, and says so', async () => {
      refresh.mockResolvedValue(false)
      await build()
      expect(screen.getByText('mf-stores reloading')).toBeDefined()
      expect(reload).toHaveBeenCalledTimes(1)
    })

    it('loads the page again when the remote does not work as it is', async () => {
      broken = true
      await build()
      expect(refresh).not.toHaveBeenCalled()
      expect(reload).toHaveBeenCalledTimes(1)
    })
  })
})
