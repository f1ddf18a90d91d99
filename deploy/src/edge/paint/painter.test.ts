import { afterEach, expect, test } from '@jest/globals'
import type { Painter } from './painter'
import { painterProcess } from './painter'

let painter: Painter
afterEach(() => painter.close())

const asked = { path: '/p', route: '/p', language: 'sv', answers: { '/public/x': '{"name":"Å"}' } }
const give = (code: string) => () => Promise.resolve(code)
const painting = (phone: string) =>
  `globalThis.samspelPaint = async (asked) => ({ needs: [], desk: asked.path, phone: String(${phone}) })`

test('a release paints in a process of its own, and its code is sent once', async () => {
  painter = painterProcess()
  let loads = 0
  const load = () => {
    loads += 1
    return Promise.resolve(painting('JSON.parse(asked.answers["/public/x"]).name'))
  }
  expect(await painter.paint('a', load, asked)).toEqual({ needs: [], desk: '/p', phone: 'Å' })
  expect(await painter.paint('a', load, { ...asked, path: '/q' })).toMatchObject({ desk: '/q' })
  expect(loads).toBe(1)
})

test.each([
  ['files and processes', '[typeof require, typeof process, typeof fetch]', 'undefined,undefined,undefined'],
  ['secrets of the edge', 'URL.constructor("return process")().env', /Code generation/],
  ['code made of text', 'eval("1")', /Code generation/],
])('it has no %s', async (_what, phone, expected) => {
  process.env.SAMSPEL_TEST_SECRET = 'x'
  painter = painterProcess()
  const outcome = await painter.paint('b', give(painting(phone)), asked).then(
    (answer) => answer.phone,
    (error: Error) => error.message,
  )
  delete process.env.SAMSPEL_TEST_SECRET
  if (typeof expected === 'string') expect(outcome).toBe(expected)
  else expect(outcome).toMatch(expected)
})

test('one that never ends is ended, and the next one paints', async () => {
  painter = painterProcess({ limitMs: 1_500 })
  await expect(
    painter.paint('c', give('globalThis.samspelPaint = () => new Promise(() => undefined)'), asked),
  ).rejects.toThrow(/did not paint within/)
  expect(await painter.paint('d', give(painting('1')), asked)).toMatchObject({ phone: '1' })
})

test('after three failures in a row nothing is painted for half a minute', async () => {
  let now = 0
  painter = painterProcess({ now: () => now })
  const fail = () =>
    painter.paint('e', give('globalThis.samspelPaint = async () => { throw new Error("boom") }'), asked)
  for (const _ of [1, 2, 3]) await expect(fail()).rejects.toThrow('boom')
  await expect(painter.paint('f', give(painting('1')), asked)).rejects.toThrow(
    expect.objectContaining({ name: 'PainterBusy' }),
  )
  now += 31_000
  expect(await painter.paint('f', give(painting('1')), asked)).toMatchObject({ phone: '1' })
})
