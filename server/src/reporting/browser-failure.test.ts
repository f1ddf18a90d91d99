import { expect, test } from '@jest/globals'
import { type Failure, foreignErrorOf } from './browser-failure'

const failure: Failure = {
  at: new Date('2026-11-20T14:32:08.000Z'),
  remote: 'mf-stores',
  version: '1.4.0',
  channel: 'canary',
  phase: 'render',
  browser: 'Chrome 142',
  code: 'RENDER-MF-STORES',
  message: 'TypeError: x is undefined',
  path: '/stores/:id',
  stack: 'TypeError: x is undefined\n    at page (https://s.test/a.js:1:22)\n    at https://s.test/b.js:3:4',
}

test("a browser's failure is reported under the release of its remote, innermost frame last", () => {
  expect(foreignErrorOf(failure)).toEqual({
    at: failure.at,
    release: 'mf-stores@1.4.0',
    transaction: '/stores/:id',
    tags: {
      remote: 'mf-stores',
      version: '1.4.0',
      channel: 'canary',
      phase: 'render',
      browser: 'Chrome 142',
      code: 'RENDER-MF-STORES',
    },
    type: 'TypeError',
    message: 'TypeError: x is undefined',
    frames: [
      { filename: 'https://s.test/b.js', function: '?', lineno: 3, colno: 4, in_app: true },
      { filename: 'https://s.test/a.js', function: 'page', lineno: 1, colno: 22, in_app: true },
    ],
  })
})

test('stacks of other browsers are read too, and a failure without one is reported without frames', () => {
  expect(foreignErrorOf({ ...failure, stack: 'page@https://s.test/a.js:1:22' }).frames).toEqual([
    { filename: 'https://s.test/a.js', function: 'page', lineno: 1, colno: 22, in_app: true },
  ])
  expect(foreignErrorOf({ ...failure, stack: undefined, message: 'no' })).toMatchObject({ type: 'Error', frames: [] })
})
