/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { RemoteRelease } from '../registry/types'
import { loadEntry } from './load-entry'
import { loadModule } from './load-module'
import type { RemoteContainer } from './types'

const base = '/remotes/mf-x/1'
const release = (more: Partial<RemoteRelease> = {}) =>
  ({
    version: '1',
    global: 'mf_x_1',
    entry: `${base}/remoteEntry.js`,
    entryKind: 'module',
    modules: [`${base}/remoteEntry.js`, `${base}/late.js`],
    files: {
      [`${base}/remoteEntry.js`]: { integrity: 'sha256-e', bytes: 1 },
      [`${base}/late.js`]: { integrity: 'sha256-l', bytes: 1 },
    },
    ...more,
  }) as unknown as RemoteRelease
const container = { init() {}, get() {} } as RemoteContainer
const importing = jest.fn<(address: string) => Promise<RemoteContainer>>()
const tokens = Object.getPrototypeOf(document.createElement('link').relList) as DOMTokenList
let links: HTMLLinkElement[]

/** Tags are answered by the test: the environment fetches none. */
beforeEach(() => {
  links = []
  importing.mockReset().mockResolvedValue(container)
  jest.spyOn(document.head, 'append').mockImplementation((tag) => void links.push(tag as HTMLLinkElement))
  jest.spyOn(tokens, 'supports').mockReturnValue(true)
})
afterEach(() => void jest.restoreAllMocks())
const answer = (at: number, what: 'load' | 'error') => links[at]!.dispatchEvent(new Event(what))

test('nothing is imported until every module, late ones too, was compared with its hash', async () => {
  const loading = loadModule(release(), 1_000, importing)
  expect(links.map((link) => [link.rel, new URL(link.href).pathname, link.integrity])).toEqual([
    ['modulepreload', `${base}/remoteEntry.js`, 'sha256-e'],
    ['modulepreload', `${base}/late.js`, 'sha256-l'],
  ])
  answer(0, 'load')
  await Promise.resolve()
  expect(importing).not.toHaveBeenCalled()
  answer(1, 'load')
  await expect(loading).resolves.toBe(container)
  expect(importing.mock.calls).toEqual([[new URL(`${base}/remoteEntry.js`, document.baseURI).href]])
})

test('one module that is refused keeps all from being imported; the next attempt asks again', async () => {
  const loading = loadModule(release(), 1_000, importing)
  answer(0, 'load')
  answer(1, 'error')
  await expect(loading).rejects.toThrow(`${base}/late.js could not be fetched`)
  expect(importing).not.toHaveBeenCalled()
  const again = loadModule(release(), 1_000, importing)
  answer(2, 'load')
  answer(3, 'load')
  await expect(again).resolves.toBe(container)
})

test.each([
  ['without a hash', release({ modules: [`${base}/bare.js`] }), 'holds no hash'],
  ['of another origin', release({ modules: ['https://elsewhere.example/x.js'] }), 'belongs to no release'],
  [
    'of no release',
    release({
      entry: '/uploads/x.js',
      modules: ['/uploads/x.js'],
      files: { '/uploads/x.js': { integrity: 'sha256-x', bytes: 1 } },
    }),
    'belongs to no release',
  ],
])('a module %s is refused before any request', async (_what, one, text) => {
  await expect(loadModule(one, 1_000, importing)).rejects.toThrow(text)
  expect(links).toEqual([])
})

test('a browser that compares no hash of a module runs none', async () => {
  jest.spyOn(tokens, 'supports').mockReturnValue(false)
  await expect(loadModule(release(), 1_000, importing)).rejects.toThrow('compares no hash')
  expect(links).toEqual([])
})

test('a module that hangs ends at the time limit', async () => {
  jest.useFakeTimers()
  const loading = expect(loadModule(release(), 1_000, importing)).rejects.toThrow('longer than 1000 ms')
  await jest.advanceTimersByTimeAsync(1_000)
  await loading
  jest.useRealTimers()
  expect(importing).not.toHaveBeenCalled()
})

test('an entry that the release calls a module is loaded as one, and by no script tag', async () => {
  const loading = loadEntry(release({ modules: [`${base}/bare.js`] }), 1_000)
  await expect(loading).rejects.toThrow(`${base}/bare.js is not run`)
  expect(links).toEqual([])
})
