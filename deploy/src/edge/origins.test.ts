import { describe, expect, test } from '@jest/globals'
import { matchesOrigin, readOrigin, readOriginList } from './origins'

const local = ['http://localhost:*']

describe('origins of overrides', () => {
  test.each(['http://localhost:3004', 'http://localhost', 'http://LOCALHOST:3004'])(
    '%s is one of http://localhost:*',
    (text) => {
      expect(matchesOrigin(readOrigin(text)!, local)).toBe(true)
    },
  )

  test.each([
    'https://localhost:3004',
    'http://localhost.evil.example:3004',
    'http://localhostevil:3004',
    'http://127.0.0.1:3004',
    'http://[::1]:3004',
    'http://evil.example',
  ])('%s is none', (text) => expect(matchesOrigin(readOrigin(text)!, local)).toBe(false))

  test.each([
    'javascript:alert(1)',
    'data:text/javascript,1',
    'file:///etc/passwd',
    'blob:http://localhost:3004/x',
    'http://user@localhost:3004',
    'http://localhost:3004@evil.example',
    'http://localhost:3004/',
    'http://localhost:3004/path',
    'http://localhost:3004?x',
    'http://localhost:3004#x',
    'http://localhost:3004; script-src *',
    'http://localhost:99999',
    'http://local host:1',
    'http:localhost:3004',
    '//localhost:3004',
    'localhost:3004',
    '',
  ])('%j is not an origin at all', (text) => expect(readOrigin(text)).toBeUndefined())

  test('a listed origin is that one port alone', () => {
    const list = readOriginList('https://dev.example.se, http://localhost:3004')!
    expect(matchesOrigin('http://localhost:3004', list)).toBe(true)
    expect(matchesOrigin('http://localhost:3005', list)).toBe(false)
    expect(matchesOrigin('https://dev.example.se', list)).toBe(true)
  })

  test('none forbids; nothing leaves it to the environment; a list that nobody meant does not start', () => {
    expect(readOriginList('none')).toEqual([])
    expect(readOriginList(undefined)).toBeUndefined()
    expect(readOriginList(' ')).toBeUndefined()
    for (const text of ['*', 'http://*', 'none, http://localhost:*', 'http://localhost:*/x', 'localhost:*'])
      expect(() => readOriginList(text)).toThrow('OVERRIDE_ORIGINS')
  })
})
