import { describe, expect, test } from '@jest/globals'
import { fieldCipher, readFieldKeys } from './field-cipher'

const secret = 'a secret of the sessions, long enough'
const named = (id: string, fill: number) => `${id}:${Buffer.alloc(32, fill).toString('base64')}`
const cipherOf = (text?: string) => fieldCipher(readFieldKeys(text, secret))

describe('a sealed column', () => {
  test('is opened for its own row and column alone, and says nothing by itself', () => {
    const cipher = cipherOf(named('2026', 1))
    const sealed = cipher.seal('83279034124471', 'bank:1')
    expect(sealed).toMatch(/^v1\.2026\.[\w-]+$/)
    expect(Buffer.from(sealed.split('.')[2]!, 'base64url').includes('4471')).toBe(false)
    expect(cipher.seal('83279034124471', 'bank:1')).not.toBe(sealed)
    expect(cipher.open(sealed, 'bank:1')).toBe('83279034124471')
    expect(cipher.open(sealed, 'bank:2')).toBeUndefined()
    expect(cipher.open(`${sealed.slice(0, -2)}AA`, 'bank:1')).toBeUndefined()
    expect(cipher.open('v1.2026.', 'bank:1')).toBeUndefined()
  })

  test('outlives a new key: the old one opens, the new one seals; without the old one it stays shut', () => {
    const before = cipherOf(named('2025', 1)).seal('19900101-9800', 'id:1')
    const both = cipherOf(`${named('2026', 2)}, ${named('2025', 1)}`)
    expect(both.open(before, 'id:1')).toBe('19900101-9800')
    expect(both.seal('19900101-9800', 'id:1')).toMatch(/^v1\.2026\./)
    expect(cipherOf(named('2026', 2)).open(before, 'id:1')).toBeUndefined()
  })

  test('that the key of the session secret has sealed is opened beside a key of its own', () => {
    const before = cipherOf().seal('4471', 'bank:1')
    expect(before).toMatch(/^v1\.session\./)
    expect(cipherOf(named('2026', 1)).open(before, 'bank:1')).toBe('4471')
  })

  test('from before sealing is read as it is', () => {
    expect(cipherOf().open('8327-9 123 4471', 'bank:1')).toBe('8327-9 123 4471')
  })
})

test.each([
  '2026',
  `2026:${'A'.repeat(20)}`,
  named('session', 1),
  `${named('a', 1)},${named('a', 2)}`,
  named('A B', 1),
])('%s is no list of keys', (text) => {
  expect(() => readFieldKeys(text, secret)).toThrow(/<id>|one id/)
})
