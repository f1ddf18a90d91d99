/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { createClient } from '@samspel/api'
import { createAppStore } from '@samspel/store'
import { defineRemote } from './define-remote'
import type { RemoteProps } from './services'

test('a remote that is left while it is being mounted is gone at once, as at the end of a sign-in by a provider', async () => {
  const app = defineRemote({
    remote: { name: 'mf-x' },
    routes: async () => ({ default: [{ path: '/', element: <p>here</p> }] }),
  })
  const domElement = document.createElement('div')
  const services = {
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
  }
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
