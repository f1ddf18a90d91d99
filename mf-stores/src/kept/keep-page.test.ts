/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals'
import { keepPage } from './keep-page'

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))

test('the worker is told of the page and of the files of this site that it needed', async () => {
  const postMessage = jest.fn()
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ active: { postMessage } }) },
  })
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ name: `${location.origin}/remotes/mf-stores/1/app.js` }, { name: 'https://elsewhere.test/x.js' }],
  })
  await keepPage()
  expect(postMessage.mock.calls).toEqual([
    [{ type: 'samspel:seen', page: location.href, addresses: [`${location.origin}/remotes/mf-stores/1/app.js`] }],
  ])
})

test('a browser without a worker does without', async () => expect(await keepPage()).toBeUndefined())
