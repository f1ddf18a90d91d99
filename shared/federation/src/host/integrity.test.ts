/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals'
import type { RemoteRelease } from '../registry/types'
import { hintRoute } from './hints'
import { learnIntegrity } from './integrity'
import { loadEntry } from './load-entry'

const route = { path: '/x', areas: [] }
const release = (base: string, hashes: Record<string, string>): RemoteRelease =>
  ({
    version: '1',
    entry: `${base}/remoteEntry.js`,
    global: `global of ${base}`,
    preload: { '/x': [`${base}/app.js`, `${base}/app.css`, `${base}/bare.js`] },
    files: Object.fromEntries(
      Object.entries(hashes).map(([name, integrity]) => [`${base}/${name}`, { integrity, bytes: 1 }]),
    ),
  }) as unknown as RemoteRelease

const tags = (base: string) => [
  ...document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(`[src*="${base}/"], [href*="${base}/"]`),
]

describe('figure 22 fail-closed', () => {
  test('hints carry the hash, and there is none for a script of ours without one', () => {
    const base = '/remotes/mf-x/1'
    hintRoute(release(base, { 'app.js': 'sha256-a', 'app.css': 'sha256-b' }), route)
    expect(tags(base).map((tag) => [tag.localName, tag.integrity])).toEqual([
      ['script', 'sha256-a'],
      ['link', 'sha256-b'],
    ])
  })

  test('a hint that failed leaves the page, so that the next request is a new one', () => {
    const base = '/remotes/mf-x/4'
    hintRoute(release(base, { 'app.js': 'sha256-a', 'app.css': 'sha256-b' }), route)
    for (const tag of tags(base)) tag.dispatchEvent(new Event('error'))
    expect(tags(base)).toEqual([])
  })

  test('hashes that the page left out are learned once, before a place is opened', async () => {
    const base = '/remotes/mf-x/3'
    const fresh = release(base, { 'app.js': 'sha256-c' })
    await learnIntegrity(() =>
      Promise.resolve({ revision: 1, environment: 'test', updatedAt: '', remotes: { 'mf-x': fresh } }),
    )
    hintRoute(release(base, {}), route)
    expect(tags(base).map(({ integrity }) => integrity)).toEqual(['sha256-c'])
  })

  test('an entry of ours without a hash is refused before any request', async () => {
    const base = '/remotes/mf-x/2'
    await expect(loadEntry(release(base, {}), 1_000)).rejects.toThrow('holds no hash')
    expect(tags(base)).toEqual([])
  })

  test('a build on somebody’s own machine has no hashes, and is asked for', () => {
    const base = 'http://localhost:3004'
    hintRoute(release(base, {}), route)
    expect(tags(base)).toHaveLength(3)
  })
})
