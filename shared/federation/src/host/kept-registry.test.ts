/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { findRegistry } from './kept-registry'

const remote = { version: '1', entry: '/remotes/a/1/e.js', global: 'a_1', routes: [] }
const registry = { revision: 3, environment: 'test', updatedAt: '', remotes: { a: remote } }

const page = (text: string, shell = '1') => {
  document.head.innerHTML = `<script defer src="/shell/${shell}/main.js"></script>`
  document.body.innerHTML = `<script type="application/json" id="registry"></script>`
  document.getElementById('registry')!.textContent = text
}

beforeEach(() => {
  window.requestIdleCallback = ((work: () => void) => work()) as never
})
afterEach(() => localStorage.clear())

test('28 a page whose registry is broken begins with the last good one', () => {
  page(JSON.stringify(registry))
  expect(findRegistry(document)).toMatchObject({ from: 'page', registry: { revision: 3 } })
  for (const broken of ['', '{"rev', 'null', '{"revision":4,"remotes":{"a":{}}}']) {
    page(broken)
    expect(findRegistry(document)).toMatchObject({ from: 'kept', registry: { revision: 3 } })
  }
})

test('28 the kept registry belongs to the shell that it was seen with', () => {
  page(JSON.stringify(registry), '1')
  findRegistry(document)
  page('', '2')
  expect(findRegistry(document)).toBeUndefined()
})

test('what a session overrides, and what is very large, is not kept', () => {
  page(JSON.stringify({ ...registry, remotes: { a: { ...remote, channel: 'override' } } }))
  findRegistry(document)
  page(JSON.stringify({ ...registry, environment: 'x'.repeat(200_000) }))
  findRegistry(document)
  page('')
  expect(findRegistry(document)).toBeUndefined()
})
