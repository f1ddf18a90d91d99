import { beforeEach, expect, jest, test } from '@jest/globals'
import type { RemoteRelease } from '../registry/types'
import type { RemoteContainer } from './load-entry'
import { createRuntime } from './runtime'
import type { SharedLibraries } from '../shared-names'

const React = { name: 'the one copy' }
const libraries = { react: React } as unknown as SharedLibraries
const release = { version: '1', global: 'mf_x_1', entry: '/1.js' } as RemoteRelease
const entryOf = jest.fn<() => Promise<RemoteContainer>>()

const container = () => ({ init: jest.fn(), get: jest.fn(async (expose: unknown) => () => `module ${String(expose)}`) })

beforeEach(() => void entryOf.mockReset())

test('a container is started once, with the shell\'s own copies in the scope, and asked for each module', async () => {
  const one = container()
  entryOf.mockResolvedValue(one)
  const runtime = createRuntime(libraries, 1000, { versions: { react: '19.3.1' }, entryOf })
  await expect(runtime.load(release, './app')).resolves.toBe('module ./app')
  await expect(runtime.load(release, './Badge')).resolves.toBe('module ./Badge')
  expect(one.init).toHaveBeenCalledTimes(1)
  const [scope] = one.init.mock.calls[0] as unknown as [Record<string, Record<string, { get(): () => unknown; eager: boolean }>>]
  expect(Object.keys(scope.react!)).toEqual(['19.3.1'])
  expect(scope.react!['19.3.1']!.get()()).toBe(React)
})

test('two releases of one remote share the scope, never a container', async () => {
  const [live, previous] = [container(), container()]
  entryOf.mockResolvedValueOnce(live).mockResolvedValueOnce(previous)
  const runtime = createRuntime(libraries, 1000, { entryOf })
  await runtime.load(release, './app')
  await runtime.load({ ...release, global: 'mf_x_0' }, './app')
  expect(previous.init.mock.calls[0]).toEqual(live.init.mock.calls[0])
})

test.each(['the entry', 'its start', 'a module'])('K-06 after a failure of %s the next attempt asks again', async (what) => {
  const broken = container()
  const lost = async () => {
    throw new Error('gone')
  }
  if (what === 'the entry') entryOf.mockRejectedValueOnce(new Error('gone'))
  if (what === 'its start') entryOf.mockResolvedValueOnce({ ...broken, init: lost })
  if (what === 'a module') {
    broken.get.mockImplementationOnce(lost)
    entryOf.mockResolvedValueOnce(broken)
  }
  entryOf.mockResolvedValue(broken)
  const runtime = createRuntime(libraries, 1000, { entryOf })
  await expect(runtime.load(release, './app')).rejects.toThrow('gone')
  await expect(runtime.load(release, './app')).resolves.toBe('module ./app')
})

test('a late library is loaded when a container first asks for it, and asked for again after a failure', async () => {
  const forms = { name: 'forms' }
  const load = jest.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(forms)
  const one = container()
  entryOf.mockResolvedValue(one as unknown as RemoteContainer)
  await createRuntime({ ...libraries, '@samspel/forms': load } as unknown as SharedLibraries, 1000, { versions: { '@samspel/forms': '1.0.0' }, entryOf }).load(release, './app')
  expect(load).not.toHaveBeenCalled()
  const [scope] = one.init.mock.calls[0] as unknown as [Record<string, Record<string, { get(): Promise<() => unknown> }>>]
  const ask = () => scope['@samspel/forms']!['1.0.0']!.get()
  await expect(ask()).rejects.toThrow('gone')
  expect((await ask())()).toBe(forms)
})
