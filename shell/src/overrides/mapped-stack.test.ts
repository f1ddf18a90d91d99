/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals'
import { mapAddress, mappedStack } from './mapped-stack'

const page = { origin: 'https://samspel.test' } as Location
// Line 1, column 1 of the script stands at line 3, column 3 of the source, and is called `start`.
const map = { version: 3, sources: ['webpack://mf-x/./src/start.ts?1a2b'], names: ['start'], mappings: 'AAEEA' }
const realFetch = globalThis.fetch
afterEach(() => void Object.assign(globalThis, { fetch: realFetch }))

test('a published script has its map at the edge, one of another machine beside it; the shell’s own stay as they are', () => {
  const asked = [
    'https://samspel.test/remotes/mf-x/1.0.0/app.1a2b.js',
    'http://localhost:3004/remotes/mf-x/0.0.0-dev-1/app.1a2b.js',
    'https://samspel.test/shell/3.8.0/main.js',
  ].map((script) => mapAddress(script, page))
  expect(asked).toEqual([
    '/registry/maps/mf-x/1.0.0/app.1a2b.js',
    'http://localhost:3004/remotes/mf-x/0.0.0-dev-1/app.1a2b.js.map',
    undefined,
  ])
})

test.each([
  ['Chromium', 'Error: broken\n    at a (http://localhost:3004/remotes/mf-x/1/app.js:1:1)\n    at shell'],
  ['Firefox', 'a@http://localhost:3004/remotes/mf-x/1/app.js?again=1:1:1\nshell'],
])('a stack of %s names the sources, each map is asked for once', async (_browser, stack) => {
  const fetched = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(map) }))
  Object.assign(globalThis, { fetch: fetched })
  expect(await mappedStack(`${stack}\n${stack}`)).toMatch(
    /src\/start\.ts:3:3 \(start\)[\s\S]*src\/start\.ts:3:3 \(start\)/,
  )
  expect(fetched.mock.calls).toEqual([['http://localhost:3004/remotes/mf-x/1/app.js.map']])
})

test('where a map cannot be had the stack stays as it is', async () => {
  const stack = 'at https://samspel.test/remotes/mf-x/1/app.js:1:1\nat https://samspel.test/shell/1/main.js:1:1'
  for (const fetched of [() => Promise.reject(new TypeError('refused')), () => Promise.resolve({ ok: false })]) {
    Object.assign(globalThis, { fetch: fetched })
    expect(await mappedStack(stack)).toBe(stack)
  }
})
