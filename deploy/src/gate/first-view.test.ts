import { expect, test } from '@jest/globals'
import type { Registry, RemoteRelease, ShellRelease } from '@samspel/federation/registry'
import type { ReleaseRecord } from '../storage/storage'
import { release } from '../testing/releases'
import { checkFit } from './check'
import { FIRST_VIEW_LIMIT, firstViewOf } from './first-view'
import { sizesOf } from './size'

const file = (brotli: number) => ({ integrity: '', bytes: brotli * 4, brotli })
const shellOf = (main: number, version = '1'): ShellRelease => ({
  version,
  styles: [],
  fonts: [],
  template: '',
  provides: { react: '19.3.1', '@samspel/api': '0.1.0' },
  builtAt: '',
  scripts: ['/s/main.js'],
  late: { '@samspel/forms': ['/s/forms.js', '/s/forms.css'] },
  files: { '/s/main.js': file(main), '/s/forms.js': file(20_000), '/s/forms.css': file(9_000) },
})
const more = (page: number, firstView?: number): Partial<RemoteRelease> => ({
  entry: '/r/entry.js',
  routes: [{ path: '/x', areas: ['company'], ...(firstView && { firstView }) }],
  preload: { '/x': ['/r/app.js', '/r/page.js', '/r/page.css'] },
  late: { '/x': ['@samspel/forms'] },
  files: {
    '/r/entry.js': file(4_000),
    '/r/app.js': file(1_000),
    '/r/page.js': file(page),
    '/r/page.css': file(50_000),
  },
  needs: { shared: {}, contract: '0.1.0' },
})
const about = { inputs: '', publishedAt: '', publishedBy: '' }
const next = (page: number, firstView?: number): ReleaseRecord => ({
  ...about,
  kind: 'remote',
  name: 'mf-x',
  release: release('mf-x', '2', more(page, firstView)),
})
const live = (shell: ShellRelease, remotes: Record<string, Partial<RemoteRelease>> = {}): Registry => ({
  revision: 1,
  environment: 'test',
  updatedAt: '',
  shell,
  remotes: Object.fromEntries(Object.entries(remotes).map(([name, given]) => [name, release(name, '1', given)])),
})
const weights = (registry: Registry, record: ReleaseRecord) =>
  checkFit(registry, record).filter(({ kind }) => kind === 'size-first-view')

test('a first view is shell, late libraries, entry and page, in scripts as they are sent', () => {
  expect(firstViewOf('/x', release('mf-x', '1', more(7_000)), shellOf(150_000))).toBe(
    150_000 + 20_000 + 4_000 + 1_000 + 7_000,
  )
})

test('a remote whose page is too heavy with the live shell is refused, to the byte', () => {
  const rest = FIRST_VIEW_LIMIT - 150_000 - 25_000
  expect(weights(live(shellOf(150_000)), next(rest))).toEqual([])
  expect(weights(live(shellOf(150_000)), next(rest + 1))).toEqual([
    expect.objectContaining({ severity: 'refuse', subject: 'mf-x /x', what: expect.stringContaining('220.0 KiB') }),
  ])
})

test('the heaviest language counts: each visitor downloads one', () => {
  const rest = FIRST_VIEW_LIMIT - 150_000 - 25_000
  const english = (page: number): ReleaseRecord => ({
    ...about,
    kind: 'remote',
    name: 'mf-x',
    release: release('mf-x', '2', {
      ...more(rest),
      languages: { en: { '/r/page.js': '/r/page-en.js' } },
      files: { ...more(rest).files, '/r/page-en.js': file(page) },
    }),
  })
  expect(weights(live(shellOf(150_000)), english(rest))).toEqual([])
  expect(weights(live(shellOf(150_000)), english(rest + 1))).toHaveLength(1)
})

test('a route that says what it weighs may weigh that, and no more', () => {
  expect(weights(live(shellOf(150_000)), next(65_000, 240_000))).toEqual([])
  expect(weights(live(shellOf(150_000)), next(65_001, 240_000))).toHaveLength(1)
})

test('a shell that makes a live remote too heavy is refused', () => {
  const shell = (main: number): ReleaseRecord => ({
    ...about,
    kind: 'shell',
    name: 'shell',
    release: shellOf(main, '2'),
  })
  const registry = live(shellOf(150_000), { 'mf-x': more(20_000) })
  expect(weights(registry, shell(FIRST_VIEW_LIMIT - 45_000))).toEqual([])
  expect(weights(registry, shell(FIRST_VIEW_LIMIT - 44_999))).toEqual([expect.objectContaining({ subject: 'mf-x /x' })])
})

test('all modules of a release weigh in its first view: they are loaded before it runs', () => {
  const remote = {
    ...next(1_000).release,
    ...more(1_000),
    modules: ['/r/entry.js', '/r/app.js', '/r/page.js', '/r/late.js'],
    preload: { '/x': ['/r/page.css'] },
  } as RemoteRelease
  remote.files = { ...remote.files, '/r/late.js': file(7_000) }
  expect(firstViewOf('/x', remote, shellOf(100))).toBe(100 + 20_000 + 4_000 + 1_000 + 1_000 + 7_000)
  expect(sizesOf(remote)).toMatchObject({ route: 13_000, heaviest: '/x' })
})
