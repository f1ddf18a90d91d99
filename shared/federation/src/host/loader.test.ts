import { expect, jest, test } from '@jest/globals'
import type { RegistryRemote } from '../registry/types'
import { RemoteLoadError } from './errors'
import type { LoaderOptions } from './loader'
import { loadOnce, loadPatiently } from './loader'

const remote = { version: '2', global: 'x_2', entry: '/2.js' } as unknown as RegistryRemote
const newer = { version: '3', global: 'x_3', entry: '/3.js' } as unknown as RegistryRemote
const app = { default: { mount: () => undefined } }
const lost = () => Promise.reject(new RemoteLoadError('gone'))

const setUp = (load: (release: { version: string }) => Promise<unknown>, takes = 0) => {
  const asked: string[] = []
  const waits: number[] = []
  let time = 0
  const options = {
    name: 'mf-x',
    runtime: {
      load: (release: { version: string }) => {
        asked.push(release.version)
        time += takes
        return load(release)
      },
    },
    provided: { react: '19.2.7' },
    limits: { entry: 6_000, app: 8_000, hung: 12_000 },
    start: jest.fn(() => Promise.resolve()),
    wait: (milliseconds: number) => {
      waits.push(milliseconds)
      return Promise.resolve()
    },
    now: () => time,
  } as unknown as LoaderOptions
  return { asked, waits, options }
}

test('a remote that cannot be fetched is asked for four times, after 1, 2 and 4 s (K-06)', async () => {
  const { asked, waits, options } = setUp(lost)
  const outcome = await loadPatiently(
    () => remote,
    () => {},
    options,
  )
  expect(outcome).toMatchObject({ failure: { phase: 'entry', message: 'gone', version: '2', tries: 4 } })
  expect(asked).toEqual(['2', '2', '2', '2'])
  expect(waits).toEqual([1000, 2000, 4000])
})

test('the attempt that succeeds ends the waiting (K-06)', async () => {
  let left = 2
  const { asked, options } = setUp(() => (left-- > 0 ? lost() : Promise.resolve(app)))
  await expect(
    loadPatiently(
      () => remote,
      () => {},
      options,
    ),
  ).resolves.toMatchObject({ loaded: { fallback: false } })
  expect(asked).toHaveLength(3)
})

test('attempts that hang share one time limit', async () => {
  const { asked, options } = setUp(lost, 6_000)
  expect(
    await loadPatiently(
      () => remote,
      () => {},
      options,
    ),
  ).toMatchObject({ failure: { tries: 2 } })
  expect(asked).toEqual(['2', '2'])
})

test('a release that has become live between two attempts is the next one to be tried', async () => {
  let live = remote
  const { asked, options } = setUp(({ version }) => (version === '2' ? lost() : Promise.resolve(app)))
  const outcome = await loadPatiently(
    () => live,
    () => (live = newer),
    options,
  )
  expect(asked).toEqual(['2', '3'])
  expect(outcome).toMatchObject({ loaded: { release: newer } })
})

test('code that throws is not fetched again', async () => {
  const { asked, options } = setUp(() => Promise.resolve(app))
  const outcome = await loadPatiently(
    () => remote,
    () => {},
    { ...options, start: () => Promise.reject(new TypeError('broken')) },
  )
  expect(asked).toEqual(['2'])
  expect(outcome).toMatchObject({ failure: { phase: 'start', message: 'broken' } })
  expect(outcome).not.toHaveProperty('failure.tries')
})

test('a release that needs another version of a library than the shell has is refused before anything of it is fetched', async () => {
  const { asked, options } = setUp(() => Promise.resolve(app))
  const demanding = { ...remote, needs: { shared: { react: '^99.0.0' }, contract: '1' } }
  expect(
    await loadPatiently(
      () => demanding,
      () => {},
      options,
    ),
  ).toMatchObject({ failure: { phase: 'start', message: expect.stringContaining('^99.0.0') } })
  expect(asked).toEqual([])
})

test('a module that no defineRemote has made is refused', async () => {
  const { options } = setUp(() => Promise.resolve({}))
  expect(await loadOnce(remote, false, 1000, options)).toMatchObject({
    failure: { message: expect.stringContaining('defineRemote') },
  })
})
