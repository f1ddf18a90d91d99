import { expect, jest, test } from '@jest/globals'
import type { RegistryRemote } from '../registry/types'
import { RemoteLoadError } from './errors'
import { loadApp } from './loader'

const previous = { version: '1', global: 'x_1', entry: '/1.js' }
const remote = { version: '2', global: 'x_2', entry: '/2.js' } as unknown as RegistryRemote
const withPrevious = { ...remote, previous } as unknown as RegistryRemote
const app = { default: { mount: () => undefined } }
const lost = () => Promise.reject(new RemoteLoadError('gone'))

const setUp = (load: (release: { version: string }) => Promise<unknown>) => {
  const asked: string[] = []
  const waits: number[] = []
  const options = {
    runtime: {
      load: (release: { version: string }) => {
        asked.push(release.version)
        return load(release)
      },
    },
    limit: 1000,
    wait: (milliseconds: number) => {
      waits.push(milliseconds)
      return Promise.resolve()
    },
  }
  return { asked, waits, options }
}

test('K-06 a remote that cannot be fetched is asked for four times, after 1, 2 and 4 s', async () => {
  const { asked, waits, options } = setUp(lost)
  await expect(loadApp(remote, options, async () => {})).rejects.toThrow('gone')
  expect(asked).toEqual(['2', '2', '2', '2'])
  expect(waits).toEqual([1000, 2000, 4000])
})

test('K-06 the attempt that succeeds ends the waiting', async () => {
  let left = 2
  const { asked, options } = setUp(() => (left-- > 0 ? lost() : Promise.resolve(app)))
  await expect(loadApp(remote, options, async () => {})).resolves.toMatchObject({ fallback: false })
  expect(asked).toHaveLength(3)
})

test('the previous good release stands in, once, after the live one was given up', async () => {
  const { asked, options } = setUp(({ version }) => (version === '2' ? lost() : Promise.resolve(app)))
  await expect(loadApp(withPrevious, options, async () => {})).resolves.toMatchObject({ fallback: true, release: previous })
  expect(asked).toEqual(['2', '2', '2', '2', '1'])
})

test('when neither loads, the error is that of the live release', async () => {
  const { options } = setUp(({ version }) => Promise.reject(new RemoteLoadError(`no ${version}`)))
  await expect(loadApp(withPrevious, options, async () => {})).rejects.toThrow('no 2')
})

test('code that throws is not fetched again: the previous release takes over at once', async () => {
  const { asked, waits, options } = setUp(() => Promise.resolve(app))
  const start = jest.fn(async ({ release }: { release: { version: string } }) => {
    if (release.version === '2') throw new TypeError('broken')
  })
  await expect(loadApp(withPrevious, options, start)).resolves.toMatchObject({ fallback: true })
  expect(asked).toEqual(['2', '1'])
  expect(waits).toEqual([])
})

test('a module that no defineRemote has made is refused', async () => {
  const { options } = setUp(() => Promise.resolve({}))
  await expect(loadApp(remote, options, async () => {})).rejects.toThrow('defineRemote')
})
