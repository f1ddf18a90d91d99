/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, jest, test } from '@jest/globals'
import type { RegistryRemote } from '../registry/types'
import type { RemoteFailure } from '../remote/failure'
import type { RemoteProps } from '../remote/services'
import type { ApplicationContext } from './application'
import type { LoadedApp } from './loader'

const release = (version: string) => ({ version, global: `x_${version}`, entry: `/${version}.js` })
const live = (version: string, previous?: string) =>
  ({ ...release(version), ...(previous && { previous: release(previous) }) }) as unknown as RegistryRemote

function promised<T>() {
  let resolve: (value: T) => void = () => undefined
  return { promise: new Promise<T>((done) => (resolve = done)), resolve: (value: T) => resolve(value) }
}

interface Releases {
  first?: RegistryRemote
  /** No release of it can be mounted. */
  mountFails?: boolean
  newest?: RegistryRemote
}
const screens: object[] = []
jest.mock('./failure-place', () => ({
  showFailure: (...given: unknown[]) => {
    screens.push(given[3] as object)
    return () => undefined
  },
}))
beforeEach(() => void screens.splice(0))

/** A remote of which some releases work; `newest` is what the registry says once it is asked. */
const setUp = async (works: readonly string[], { first = live('2', '1'), newest, mountFails }: Releases = {}) => {
  let current = first
  const failures: RemoteFailure[] = []
  const shown: RemoteFailure[] = []
  const props: RemoteProps[] = []
  const mounted = promised<LoadedApp>()
  const app = {
    bootstrap: () => Promise.resolve(),
    mount: (given: RemoteProps) => (
      props.push(given),
      mountFails ? Promise.reject(new Error('no mount')) : Promise.resolve()
    ),
    unmount: () => Promise.resolve(),
  }
  const context = {
    name: 'mf-x',
    current: () => current,
    runtime: {
      load: ({ version }: { version: string }) =>
        works.includes(version) ? Promise.resolve({ default: app }) : Promise.resolve({}),
    },
    provided: {},
    limits: { entry: 6_000, app: 8_000, hung: 12_000, mount: 8_000 },
    options: { delays: [0, 0, 0], services: {} },
    place: () => document.createElement('div'),
    checkForUpdates: () => {
      current = newest ?? first
      return Promise.resolve()
    },
    onLoading: jest.fn(),
    onMounted: (loaded: LoadedApp) => mounted.resolve(loaded),
    onFailure: (failure: RemoteFailure) => failures.push(failure),
    onShown: (failure: RemoteFailure) => shown.push(failure),
    onRetry: jest.fn(),
  } as unknown as ApplicationContext
  const { loadApplication } = await import('./application')
  const application = await loadApplication(context)
  return { application, failures, shown, props, mounted: mounted.promise }
}
test('a release that works is mounted, and can be replaced by the previous one until the page is used', async () => {
  const { application, failures, props, mounted } = await setUp(['2', '1'])
  await application.mount()
  expect(await mounted).toMatchObject({ release: { version: '2' }, fallback: false })
  expect(failures).toEqual([])
  expect(props[0]?.canReplace?.()).toBe(true)
})

test('when the live release fails, the previous one stands in for it, and nothing can take its place', async () => {
  const { application, failures, props, mounted } = await setUp(['1'])
  await application.mount()
  expect(await mounted).toMatchObject({ release: { version: '1' }, fallback: true })
  expect(failures).toMatchObject([{ version: '2', fallback: true }])
  expect(props[0]?.canReplace?.()).toBe(false)
})

test('a release that has become live meanwhile comes before the previous one, and is no stand-in', async () => {
  const { application, props, mounted } = await setUp(['3', '2'], { first: live('1'), newest: live('3', '2') })
  await application.mount()
  expect(await mounted).toMatchObject({ release: { version: '3' }, fallback: false })
  expect(props[0]?.canReplace?.()).toBe(true)
})

test('when no release works, each failure is told, and none says that another took its place', async () => {
  const { failures } = await setUp([])
  expect(failures).toMatchObject([
    { version: '2', fallback: false },
    { version: '1', fallback: false },
  ])
})

const override = { ...live('2-mine', '1'), channel: 'override' } as unknown as RegistryRemote

test('nothing stands in for an override: the failure screen says what failed, and which release is live', async () => {
  const { application, failures, shown, mounted } = await setUp(['1'], { first: override })
  await application.mount()
  await expect(Promise.race([mounted, new Promise((done) => setTimeout(done, 0, 'nothing'))])).resolves.toBe('nothing')
  expect(shown).toMatchObject([{ version: '2-mine', channel: 'override' }])
  expect(failures).toMatchObject([{ version: '2-mine', fallback: false }])
  expect(screens).toMatchObject([{ failure: { version: '2-mine', channel: 'override' }, live: '1' }])
})

test('an override that runs keeps its place, and shows its later errors by the same screen', async () => {
  const { application, props, mounted } = await setUp(['2-mine', '1'], { first: override })
  await application.mount()
  expect(await mounted).toMatchObject({ release: { version: '2-mine' }, fallback: false })
  expect(props[0]?.canReplace?.()).toBe(false)
  expect(props[0]?.failureView).toBeDefined()
})

test('an override that does not mount is not replaced either', async () => {
  const { application, shown, failures, props } = await setUp(['2-mine', '1'], { first: override, mountFails: true })
  await application.mount()
  await new Promise((done) => setTimeout(done, 0))
  expect(props.map(({ version }) => version)).toEqual(['2-mine'])
  expect(shown).toMatchObject([{ phase: 'mount', version: '2-mine' }])
  expect(failures).toMatchObject([{ phase: 'mount', fallback: false }])
})

test('what visitors are shown of a live release has no view of its own errors', async () => {
  const { application, props, mounted } = await setUp(['2', '1'])
  await application.mount()
  await mounted
  expect(props[0]?.failureView).toBeUndefined()
})
