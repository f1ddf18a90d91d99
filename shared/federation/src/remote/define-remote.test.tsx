/** @jest-environment @happy-dom/jest-environment */
import { beforeAll, expect, jest, test } from '@jest/globals'
import { createClient } from '@samspel/api'
import { createAppStore } from '@samspel/store'
import { waitFor } from '@samspel/testing'
import { defineRemote } from './define-remote'
import type { RemoteProps } from './services'

// The lifecycles are single-spa's to call: nothing of this stands in act().
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))

const newServices = () => ({
  ...createAppStore({
    client: createClient({
      apiUrl: 'https://x.test/api',
      publicUrl: 'https://x.test/public',
      getToken: () => null,
      setToken: () => undefined,
      onUnauthorized: () => undefined,
    }),
  }),
  getArea: () => 'anonymous' as const,
})

test('a remote that is left while it is being mounted is gone at once, as at the end of a sign-in by a provider', async () => {
  const app = defineRemote({
    remote: { name: 'mf-x' },
    routes: async () => ({ default: [{ path: '/', element: <p>here</p> }] }),
  })
  const domElement = document.createElement('div')
  const services = newServices()
  const props = { name: 'mf-x', version: '1', domElement, services, report: () => undefined } as unknown as RemoteProps
  await app.bootstrap(props)
  const mounting = app.mount(props)
  await app.unmount(props)
  await mounting
  expect(domElement.textContent).toBe('')

  await app.mount(props)
  expect(domElement.textContent).toBe('here')
  await app.unmount(props)
  expect(domElement.textContent).toBe('')
})

test('a build under test says what failed later, a page of it too, in the words of its own view (of a code that could not be fetched too)', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const lost = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })
  for (const [error, phase] of [
    [new TypeError('broken'), 'render'],
    [lost, 'chunk'],
  ] as const) {
    const app = defineRemote({
      remote: { name: 'mf-x' },
      routes: async () => ({ default: [{ path: '/', lazy: () => Promise.reject(error) }] }),
    })
    const domElement = document.createElement('div')
    const report = jest.fn()
    const props = {
      name: 'mf-x',
      version: '1',
      domElement,
      services: newServices(),
      report,
      canReplace: () => false,
      failureView: (found: { phase: string; message: string }) => <p>{`${found.phase}: ${found.message}`}</p>,
    } as unknown as RemoteProps
    await app.bootstrap(props)
    await app.mount(props)
    await waitFor(() => expect(domElement.textContent).toBe(`${phase}: ${error.message}`))
    await waitFor(() => expect(report).toHaveBeenCalledWith(expect.objectContaining({ phase })))
    await app.unmount(props)
  }
  jest.restoreAllMocks()
})
