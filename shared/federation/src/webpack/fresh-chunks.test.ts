import { runInNewContext } from 'node:vm'
import { expect, jest, test } from '@jest/globals'
import { runtimeCode } from './fresh-chunks.ts'

interface LoadEvent {
  type: string
}
type Loader = (address: string, done: (event: LoadEvent) => void, key?: string, chunk?: string) => void

/** The runtime code around a loader of scripts whose answers are given. */
const open = (
  load: Loader,
  fetch: (address: string) => Promise<{ ok: boolean; arrayBuffer: () => Promise<unknown> }>,
) => {
  const require: { l: Loader } = { l: load }
  const self: { samspelAgain?: Record<string, number> } = {}
  runInNewContext(runtimeCode('require'), { require, fetch, self, AbortSignal: { timeout: () => undefined } })
  return () => new Promise<string>((resolve) => require.l('/remotes/mf-x/1/a.js', ({ type }) => resolve(type)))
}

test('a chunk that is blocked costs one request for each try (K-06)', async () => {
  const load = jest.fn<Loader>((_address, done) => done({ type: 'error' }))
  const fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  const ask = open(load, fetch)
  for (let attempt = 0; attempt < 4; attempt += 1) expect(await ask()).toBe('error')
  expect(load.mock.calls.length + fetch.mock.calls.length).toBe(4)
})

test('a chunk that was lost is fetched past the caches before it is asked for again', async () => {
  const load = jest.fn<Loader>((_address, done) => done({ type: load.mock.calls.length === 1 ? 'error' : 'load' }))
  const fetch = jest.fn(async (_address: string, _options?: object) => ({
    ok: true,
    arrayBuffer: async () => undefined,
  }))
  const ask = open(load, fetch)
  expect(await ask()).toBe('error')
  expect(await ask()).toBe('load')
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(fetch).toHaveBeenCalledWith('/remotes/mf-x/1/a.js', expect.objectContaining({ cache: 'reload' }))
})

test('an answer that is an error is a failed try, and a chunk that hangs is asked for under another address', async () => {
  const load = jest.fn<Loader>((_address, done) => done({ type: 'error' }))
  const timeout = Object.assign(new Error('late'), { name: 'TimeoutError' })
  const fetch = jest
    .fn<(address: string) => Promise<{ ok: boolean; arrayBuffer: () => Promise<unknown> }>>()
    .mockResolvedValueOnce({ ok: false, arrayBuffer: async () => undefined })
    .mockRejectedValueOnce(timeout)
    .mockResolvedValueOnce({ ok: true, arrayBuffer: async () => undefined })
  const ask = open(load, fetch)
  for (let attempt = 0; attempt < 4; attempt += 1) await ask()
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([
    '/remotes/mf-x/1/a.js',
    '/remotes/mf-x/1/a.js',
    '/remotes/mf-x/1/a.js?again=1',
  ])
  expect(load).toHaveBeenCalledTimes(2)
})
