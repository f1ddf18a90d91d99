/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { RemoteRelease } from '../registry/types'
import { loadModule } from './load-module'

let at = 0
const container = { init: () => undefined, get: () => undefined }
const release = (more: Partial<RemoteRelease> = {}) => {
  const folder = `/remotes/mf-x/${(at += 1)}`
  return {
    type: 'module',
    entry: `${folder}/remoteEntry.js`,
    files: {
      [`${folder}/remoteEntry.js`]: { integrity: 'sha256-e', bytes: 1 },
      [`${folder}/app.js`]: { integrity: 'sha256-a', bytes: 1 },
      [`${folder}/app.css`]: { integrity: 'sha256-c', bytes: 1 },
    },
    ...more,
  } as RemoteRelease
}
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')]
let asked: HTMLLinkElement[]
let lost: (link: HTMLLinkElement) => boolean

beforeEach(() => {
  asked = []
  lost = () => false
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes as HTMLLinkElement[]) {
      asked.push(node)
      queueMicrotask(() => void node.dispatchEvent(new Event(lost(node) ? 'error' : 'load')))
    }
  })
})
afterEach(() => jest.restoreAllMocks())

test('every script of the release is checked against its hash before the entry is imported', async () => {
  const one = release()
  const load = jest.fn(async () => {
    expect(asked.map(({ integrity }) => integrity).sort()).toEqual(['sha256-a', 'sha256-e'])
    return container
  })
  expect(await loadModule(one, load)).toBe(container)
  expect(load).toHaveBeenCalledWith(one.entry)
  expect(links()).toEqual([])
})

test('a chunk that is not what the registry knows keeps the entry from running; asked again it may come', async () => {
  const one = release()
  lost = ({ href }) => href.endsWith('app.js')
  const load = jest.fn(() => Promise.resolve(container))
  await expect(loadModule(one, load)).rejects.toThrow('app.js could not be fetched')
  expect(load).not.toHaveBeenCalled()
  lost = () => false
  expect(await loadModule(one, load)).toBe(container)
})

test('an entry without a hash, of another folder, or that exports no container is refused', async () => {
  const load = jest.fn(() => Promise.resolve(container))
  await expect(loadModule(release({ files: {} }), load)).rejects.toThrow('no hash')
  await expect(loadModule(release({ entry: '/elsewhere/remoteEntry.js' }), load)).rejects.toThrow(
    'no release of this page',
  )
  expect(load).not.toHaveBeenCalled()
  await expect(loadModule(release(), () => Promise.resolve({}))).rejects.toThrow('exports no container')
})
