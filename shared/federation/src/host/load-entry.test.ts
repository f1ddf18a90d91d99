/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { RemoteRelease } from '../registry/types'
import { loadEntry } from './load-entry'

const release = {
  version: '1',
  global: 'x_1',
  entry: 'http://localhost:3004/x.js',
  files: {},
} as unknown as RemoteRelease
const fetching = jest.fn<(address: string, options: { cache: string }) => Promise<Response>>()
const answer = (ok: boolean) => ({ ok, arrayBuffer: async () => new ArrayBuffer(0) }) as Response
let tags: HTMLScriptElement[]

/** Script tags are answered by the test: the environment fetches none. */
beforeEach(() => {
  tags = []
  fetching.mockReset()
  globalThis.fetch = fetching as never
  jest.spyOn(document.head, 'append').mockImplementation((tag) => void tags.push(tag as HTMLScriptElement))
})
afterEach(() => void jest.restoreAllMocks())

const settled = () => new Promise((resolve) => setTimeout(resolve))
const lose = async () => {
  const loading = expect(loadEntry(release, 1_000)).rejects.toThrow('could not be fetched')
  await settled()
  tags.at(-1)?.dispatchEvent(new Event('error'))
  await loading
}

test('an entry that cannot be fetched costs one request for each of four tries; one that is back runs from the answer (K-06)', async () => {
  await lose()
  expect(tags).toHaveLength(1)
  fetching
    .mockResolvedValueOnce(answer(false))
    .mockRejectedValueOnce(new TypeError('no'))
    .mockResolvedValueOnce(answer(false))
  for (let attempt = 1; attempt < 4; attempt += 1) await lose()
  expect(tags.length + fetching.mock.calls.length).toBe(4)

  fetching.mockResolvedValueOnce(answer(true))
  const loading = loadEntry(release, 1_000)
  await settled()
  expect(tags).toHaveLength(2)
  expect(fetching.mock.lastCall![1].cache).toBe('reload')
  Object.assign(globalThis, { x_1: 'its container' })
  tags[1]!.dispatchEvent(new Event('load'))
  await expect(loading).resolves.toBe('its container')
})
