import { expect, test } from '@jest/globals'
import { readable } from './unread'

test('what could not be read is nothing, at any depth; what could be read is the same object', () => {
  const file = new Blob()
  const values = { a: { unread: '10k' }, list: [{ b: { unread: 'x' } }, { b: 2 }], file }
  expect(readable(values)).toEqual({ a: null, list: [{ b: null }, { b: 2 }], file })
  expect(readable(values).list[1]).toBe(values.list[1])
  const whole = { a: 1, list: [{ b: 2 }], file }
  expect(readable(whole)).toBe(whole)
})
