import { beforeEach, expect, jest, test } from '@jest/globals'
import { createInstance } from '@module-federation/enhanced/runtime'
import type { RemoteRelease } from '../registry/types'
import type { SharedLibraries } from '../shared-names'
import { createRuntime } from './runtime'
import type { RemoteContainer } from './types'

const React = { name: 'the one copy' }
const libraries = { react: React } as unknown as SharedLibraries
const entryOf = jest.fn<() => Promise<RemoteContainer>>()
let count = 0
/** The library keeps entries for the whole page by their name, so each test has names of its own. */
let release: RemoteRelease
const releaseOf = (global: string) => ({ version: '1', global, entry: `/${global}.js` }) as RemoteRelease

type Scope = Record<
  string,
  Record<string, { lib?(): unknown; shareConfig: { singleton: boolean; strictVersion: boolean } }>
>

const container = () => ({
  init: jest.fn<(scope: Scope) => unknown>(),
  get: jest.fn(async (expose: unknown) => () => `module ${String(expose)}`),
})
const given = (one: ReturnType<typeof container>) => one as unknown as RemoteContainer

beforeEach(() => {
  entryOf.mockReset()
  release = releaseOf(`mf_x_${++count}`)
})

test("a container is started once, with the shell's own copies in the scope, and asked for each module", async () => {
  const one = container()
  entryOf.mockResolvedValue(given(one))
  const runtime = createRuntime(libraries, 1000, { versions: { react: '19.3.1' }, entryOf })
  await expect(runtime.load(release, './app')).resolves.toBe('module ./app')
  await expect(runtime.load(release, './Badge')).resolves.toBe('module ./Badge')
  expect(one.init).toHaveBeenCalledTimes(1)
  const [scope] = one.init.mock.calls[0]!
  expect(Object.keys(scope.react!)).toEqual(['19.3.1'])
  expect(scope.react!['19.3.1']!.lib!()).toBe(React)
  expect(scope.react!['19.3.1']!.shareConfig).toMatchObject({ singleton: true, strictVersion: true })
})

test('two releases of one remote share the libraries, never a container', async () => {
  const [live, previous] = [container(), container()]
  entryOf.mockResolvedValueOnce(given(live)).mockResolvedValueOnce(given(previous))
  const runtime = createRuntime(libraries, 1000, { entryOf })
  await runtime.load(release, './app')
  await runtime.load(releaseOf(`${release.global}0`), './app')
  expect(previous.init.mock.calls[0]![0].react).toBe(live.init.mock.calls[0]![0].react)
})

test.each(['the entry', 'its start', 'a module'])(
  'after a failure of %s the next attempt asks again (K-06)',
  async (what) => {
    const broken = container()
    const lost = async () => {
      throw new Error('gone')
    }
    if (what === 'the entry') entryOf.mockRejectedValueOnce(new Error('gone'))
    if (what === 'its start') broken.init.mockImplementationOnce(lost)
    if (what === 'a module') broken.get.mockImplementationOnce(lost)
    entryOf.mockResolvedValue(given(broken))
    const runtime = createRuntime(libraries, 1000, { entryOf })
    await expect(runtime.load(release, './app')).rejects.toThrow('gone')
    await expect(runtime.load(release, './app')).resolves.toBe('module ./app')
  },
)

test('a late library is loaded when a container first asks for it, and asked for again after a failure', async () => {
  const forms = { name: 'forms' }
  const load = jest.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(forms)
  const one = container()
  entryOf.mockResolvedValue(given(one))
  await createRuntime({ ...libraries, '@samspel/forms': load } as unknown as SharedLibraries, 1000, {
    versions: { '@samspel/forms': '1.0.0' },
    entryOf,
  }).load(release, './app')
  expect(load).not.toHaveBeenCalled()

  const remote = createInstance({ name: release.global, remotes: [] })
  remote.initShareScopeMap('default', one.init.mock.calls[0]![0] as never)
  const need = { shareConfig: { singleton: true, strictVersion: true, requiredVersion: '^1.0.0' }, scope: ['default'] }
  const ask = () => remote.loadShare('@samspel/forms', { customShareInfo: need as never })
  await expect(ask()).rejects.toThrow('gone')
  const factory = (await ask()) as () => unknown
  expect(factory()).toBe(forms)
  expect(load).toHaveBeenCalledTimes(2)
})

test('a container that needs another version of a library is told which is there', async () => {
  const one = container()
  entryOf.mockResolvedValue(given(one))
  await createRuntime(libraries, 1000, { versions: { react: '19.3.1' }, entryOf }).load(release, './app')
  const remote = createInstance({ name: release.global, remotes: [] })
  remote.initShareScopeMap('default', one.init.mock.calls[0]![0] as never)
  const need = { shareConfig: { singleton: true, strictVersion: true, requiredVersion: '^20.0.0' }, scope: ['default'] }
  await expect(remote.loadShare('react', { customShareInfo: need as never })).rejects.toThrow(/19\.3\.1.*\^20\.0\.0/)
})
