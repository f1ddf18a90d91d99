/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Client } from '@samspel/api'
import * as eventBus from '@samspel/event-bus'
import * as store from '@samspel/store'
import * as federation from '../index'
import type { RemoteRelease } from '../registry/types'
import type { SharedLibraries } from '../shared-names'
import { createRuntime } from './runtime'
import type { RemoteContainer } from './types'

const libraries = {
  '@samspel/event-bus': eventBus,
  '@samspel/store': store,
  '@samspel/federation': federation,
} as unknown as SharedLibraries

const uses: RemoteRelease['uses'] = {
  calls: ['validateToken'],
  storage: ['draft.*', 'visits'],
  publishes: ['wallet:changed'],
  listens: ['live:account-changed'],
  offers: ['pickup:link'],
}

interface Libraries {
  '@samspel/event-bus': typeof eventBus
  '@samspel/store': typeof store
  '@samspel/federation': typeof federation
}
type Scope = Record<string, Record<string, { lib(): unknown }>>
let count = 0

/** What code of a release gets when it imports the shared libraries. */
async function importedBy(given: Pick<RemoteRelease, 'uses' | 'surface'>): Promise<Libraries> {
  const global = `mf_held_${++count}`
  const release = { version: '1', global, entry: '/remotes/mf-x/1/remoteEntry.js', ...given } as RemoteRelease
  const init = jest.fn<(scope: Scope) => void>()
  const entryOf = async () => ({ init, get: () => () => ({}) }) as unknown as RemoteContainer
  await createRuntime(libraries, 1_000, { entryOf }).load(release, './app')
  const scope = init.mock.calls[0]![0]
  return Object.fromEntries(
    Object.keys(libraries).map((name) => [name, Object.values(scope[name]!)[0]!.lib()]),
  ) as unknown as Libraries
}

const token = `head.${Buffer.from(JSON.stringify({ sub: 'u1', scp: 'user', exp: 4_000_000_000 })).toString('base64url')}.signature`
const call = jest.fn(async () => ({ ok: true, status: 200, data: {}, error: undefined }))
let page: ReturnType<typeof store.createAppStore>

beforeEach(() => {
  localStorage.clear()
  store.writeToken(token)
  call.mockClear()
  page = store.createAppStore({ client: { call } as unknown as Client })
})
afterEach(() => localStorage.clear())

type Attack = (given: Libraries) => unknown
const attacks: [what: string, attack: Attack, named: string, where: string][] = [
  [
    'makes a call of another remote',
    ({ '@samspel/store': { apiAction } }) =>
      page.store.dispatch(apiAction('createPayout')({ params: { id: 'a' }, body: { payout: { amount: 1 } } })),
    'createPayout',
    'calls',
  ],
  [
    'makes a call by the action that a library has ready',
    ({ '@samspel/store': { confirmPassword } }) => page.store.dispatch(confirmPassword({ body: {} as never })),
    'confirmPassword',
    'calls',
  ],
  [
    'opens an upload of another remote',
    ({ '@samspel/store': { openUpload } }) => openUpload('putMediaPart', { id: 'a', number: 1 }),
    'putMediaPart',
    'calls',
  ],
  [
    'publishes a fact of the shell',
    ({ '@samspel/event-bus': { bus } }) => bus.publish('session:signed-out', {}),
    'session:signed-out',
    'publishes',
  ],
  [
    'listens to a fact that it does not name',
    ({ '@samspel/event-bus': { bus } }) => bus.subscribe('live:message-created', () => undefined),
    'live:message-created',
    'listens',
  ],
  [
    'listens to one by way of a saga',
    ({ '@samspel/store': { factChannel } }) => factChannel('live:message-created'),
    'live:message-created',
    'listens',
  ],
  ['overhears every fact', ({ '@samspel/event-bus': { bus } }) => bus.onAny(() => undefined), 'every fact', 'listens'],
  [
    'shows the widgets of a slot of another remote',
    ({ '@samspel/federation': { Slot } }) => renderToStaticMarkup(<Slot name="campaigns:start" />),
    'campaigns:start',
    'offers',
  ],
  [
    'puts its own widgets into every slot',
    ({ '@samspel/federation': { setSlotSource } }) => setSlotSource(undefined),
    'a source of its own',
    'offers',
  ],
  [
    'reads what another remote keeps',
    ({ '@samspel/store': { storage } }) => storage.get('campaign-draft.b1'),
    'campaign-draft.b1',
    'storage',
  ],
  [
    'writes what the shell keeps',
    ({ '@samspel/store': { tabStorage } }) => tabStorage.set('after-login-path', '/evil'),
    'after-login-path',
    'storage',
  ],
  [
    'reads the session from the storage',
    ({ '@samspel/store': { storage } }) => storage.get('session'),
    'session',
    'storage',
  ],
  [
    'signs its visitor in as another',
    ({ '@samspel/store': { writeToken } }) => writeToken('a.b.c'),
    'session',
    'storage',
  ],
]

test.each(attacks)('a remote that %s is refused, by name', async (_what, attack, named, where) => {
  const given = await importedBy({ uses })
  expect(() => attack(given)).toThrow(`mf-x may not use ${named}: ${where} in its src/remote.ts does not name it`)
  expect(call).not.toHaveBeenCalled()
  expect(store.readToken()).toBe(token)
})

test('what it names, it may do', async () => {
  const given = await importedBy({ uses })
  const { apiAction, storage, factChannel } = given['@samspel/store']
  const { bus } = given['@samspel/event-bus']
  await page.store.dispatch(apiAction('validateToken')())
  expect(call).toHaveBeenCalledTimes(1)
  storage.set('draft.message.1', 'x')
  expect(storage.get('draft.message.1')).toBe('x')
  const heard = jest.fn()
  bus.subscribe('live:account-changed', heard)
  eventBus.bus.publish('live:account-changed', { accountId: 'a' })
  expect(heard).toHaveBeenCalledWith({ accountId: 'a' })
  const ended = jest.fn()
  bus.subscribe('session:ended', ended)
  eventBus.bus.publish('session:ended', {})
  expect(ended).toHaveBeenCalledTimes(1)
  bus.publish('wallet:changed', { accountId: 'a' })
  factChannel('live:account-changed').close()
  const { Slot } = given['@samspel/federation']
  expect(renderToStaticMarkup(<Slot name="pickup:link" props={{ campaignId: 'c', brand: 'B' }} />)).toBe('')
})

test('who is signed in can be read by a remote, the token that signs them in cannot', async () => {
  const { readToken, isLoggedIn } = (await importedBy({ uses }))['@samspel/store']
  expect(readToken()).toBe(token.replace('signature', ''))
  expect(isLoggedIn()).toBe(true)
})

test('the bus that its start gets is held too', async () => {
  const { defineRemote } = (await importedBy({ uses }))['@samspel/federation']
  const app = defineRemote({
    remote: { name: 'mf-held' },
    start: ({ bus }) => bus.publish('session:signed-out', {}),
    routes: async () => ({ default: [] }),
  })
  expect(() => app.start(page as never)).toThrow('mf-x may not use session:signed-out')
})

test('a build under test is held to the surface of its own manifest', async () => {
  const given = { uses: { calls: [], storage: [] }, surface: { publishes: { 'wallet:changed': ['accountId'] } } }
  const { bus } = (await importedBy(given))['@samspel/event-bus']
  bus.publish('wallet:changed', { accountId: 'a' })
  expect(() => bus.publish('session:signed-out', {})).toThrow('mf-x may not use session:signed-out')
})

test('one that declares nothing is refused the session alone', async () => {
  const { storage, apiAction, readToken } = (await importedBy({}))['@samspel/store']
  expect(storage.get('campaign-draft.b1')).toBeUndefined()
  expect(() => storage.get('session')).toThrow('mf-x may not use session')
  expect(readToken()).toBe(token)
  await page.store.dispatch(apiAction('validateToken')())
  expect(call).toHaveBeenCalledTimes(1)
})

test('the libraries that the table of the page shows to every script let nobody do anything', async () => {
  await importedBy({ uses })
  const { __FEDERATION__ } = globalThis as unknown as {
    __FEDERATION__: { __INSTANCES__: { name: string; shareScopeMap: { default: Scope } }[] }
  }
  const open = __FEDERATION__.__INSTANCES__.findLast(({ name }) => name === 'shell')!.shareScopeMap.default
  const { storage, readToken } = Object.values(open['@samspel/store']!)[0]!.lib() as typeof store
  expect(() => storage.get('draft.1')).toThrow('A script of the page may not use draft.1')
  expect(readToken()).not.toContain('signature')
})
