import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, jest, test } from '@jest/globals'
import Ajv from 'ajv'
import { messageTypes, readSchema } from '../scripts/message-types'
import type { NativeHost } from './index'
import { createNative } from './index'
import { createReader, MOST_BYTES, MOST_MESSAGES } from './read'

const ajv = new Ajv({ allErrors: true }).addVocabulary(['version'])
const isIncoming = ajv.compile(readSchema('incoming'))

/** A generator that gives the same numbers in every run. */
const randomFrom = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 2 ** 32
}
const random = randomFrom(29)
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!

const good = [
  { type: 'hello', version: 1, capabilities: { emailAuthentication: true, scanStoreCode: true } },
  { type: 'capabilities', capabilities: { emailAuthentication: false } },
  { type: 'device', token: 'fcm:APA91b-token', platform: 'android', environment: 'production' },
  { type: 'storeCode', token: 'Zk3_x-9' },
  { type: 'navigate', path: '/marketplace/7?a=b#c' },
  { type: 'back' },
]
const strange: unknown[] = [
  undefined,
  null,
  true,
  0,
  1.5,
  -1,
  1e9,
  '',
  ' ',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/a b',
  '\u0000',
  'å',
  '😀'.repeat(40),
  'x'.repeat(2_100),
  [],
  {},
  { emailAuthentication: 1 },
  '__proto__',
  'constructor',
]

/** One good message with one thing changed, or something else altogether. */
function mutant(n: number): unknown {
  if (random() < 0.15) return pick(strange)
  const message: Record<string, unknown> = { id: `m${n}`, ...structuredClone(pick(good)) }
  if (random() < 0.1) return message
  const field = pick([...Object.keys(message), 'extra', '__proto__'])
  if (random() < 0.3) delete message[field]
  else
    Object.defineProperty(message, field, {
      value: pick(strange),
      enumerable: true,
      configurable: true,
      writable: true,
    })
  return message
}

test('the TypeScript types are those of the schemas', () => {
  expect(readFileSync(join(import.meta.dirname, 'generated/messages.ts'), 'utf8')).toBe(messageTypes())
})

test('both schemas speak one version', () => {
  expect(readSchema('incoming').version).toBe(readSchema('outgoing').version)
})

test('the hand-written reader takes what the schema takes, and nothing else', () => {
  let taken = 0
  for (let n = 0; n < 5_000; n += 1) {
    const text = JSON.stringify(mutant(n)) ?? 'undefined'
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch {
      value = undefined
    }
    const read = createReader()(text)
    if (typeof read !== 'string') taken += 1
    expect([text, typeof read !== 'string']).toEqual([text, isIncoming(value)])
  }
  expect(taken).toBeGreaterThan(500)
})

test('fields that this version does not know are left out, so that a later one may add some', () => {
  expect(createReader()('{"id":"1","type":"back","speed":"slow"}')).toEqual({ id: '1', type: 'back' })
})

test('29 unknown, malformed, oversized, replayed and foreign messages: none is handled, each kind is told of once', async () => {
  const host: NativeHost = { postMessage: () => undefined }
  const handled = jest.fn()
  const problems: string[] = []
  const one = createNative(
    () => host,
    () => true,
  )
  one.subscribe(handled, ({ message }) => problems.push(message))
  await one.post({ type: 'signedOut' })
  const send = (text: unknown, origin?: string) => host.onMessage?.(text as string, origin)

  const bad: [unknown, string?][] = []
  for (let n = 0; n < 60; n += 1)
    bad.push([
      JSON.stringify({
        id: `u${n}`,
        type: pick(['eval', 'signOut', '__proto__', 'constructor', 'toString', `x${n}`]),
        code: 'alert(1)',
      }),
    ])
  for (let n = 0; n < 60; n += 1)
    bad.push([JSON.stringify({ ...pick(good), id: pick(['', 'a b', '<script>', 7, null, 'x'.repeat(65)]) })])
  for (const path of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    '/a\nb',
    7,
  ])
    bad.push([JSON.stringify({ id: 'n', type: 'navigate', path })])
  for (let n = 0; n < 30; n += 1)
    bad.push([JSON.stringify({ id: `o${n}`, type: 'back', filling: 'å'.repeat(MOST_BYTES / 2) })])
  for (const origin of ['https://evil.example', 'null', '', 'http://localhost.evil.example'])
    for (const message of good)
      bad.push([JSON.stringify({ ...message, id: `f${origin.length}${message.type}` }), origin])
  for (const text of [
    '',
    '{',
    '[]',
    'null',
    '"back"',
    'undefined',
    '{"type":7}',
    undefined,
    null,
    7,
    {},
    { type: 'back', id: 'z' },
  ])
    bad.push([text])

  send(JSON.stringify({ id: 'once', type: 'back' }))
  expect(handled).toHaveBeenCalledTimes(1)
  for (let n = 0; n < 30; n += 1) bad.push([JSON.stringify({ ...pick(good), id: 'once' })])
  for (const [text, origin] of bad) send(text, origin)

  expect(bad.length).toBeGreaterThanOrEqual(200)
  process.stdout.write(
    `  figure 29: ${handled.mock.calls.length - 1} handled of N=${bad.length} bad messages, ${problems.length} kinds told of\n`,
  )
  expect(handled).toHaveBeenCalledTimes(1)
  expect(new Set(problems).size).toBe(problems.length)
  expect(problems).toHaveLength(6)
})

test('29 a page takes a limited number of messages, since it must remember them all', () => {
  const read = createReader()
  for (let n = 0; n < MOST_MESSAGES; n += 1) expect(typeof read(`{"id":"${n}","type":"back"}`)).toBe('object')
  expect(read('{"id":"new","type":"back"}')).toBe('flooded')
  expect(read('{"id":"0","type":"back"}')).toBe('replayed')
})
