import { createCipheriv } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { fieldCipher, readFieldKeys, tokenCipher } from './field-cipher'
import { deriveKey } from './keys'

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
  named('tokens', 1),
  `${named('a', 1)},${named('a', 2)}`,
  named('A B', 1),
])('%s is no list of keys', (text) => {
  expect(() => readFieldKeys(text, secret)).toThrow(/<id>|one id/)
})

describe('a provider’s token', () => {
  const tokensOf = (text?: string) => tokenCipher(readFieldKeys(text, secret))
  /** As releases without key ids have sealed it. */
  const sealedBefore = (token: string, owner: string) => {
    const iv = Buffer.alloc(12, 7)
    const cipher = createCipheriv('aes-256-gcm', deriveKey(secret, 'provider tokens'), iv).setAAD(Buffer.from(owner))
    const text = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), text])
  }

  test('is opened for its own identity alone, every changed byte and every cut is noticed', () => {
    const cipher = tokensOf(named('2026', 1))
    const sealed = cipher.seal('EAAB token å', 'facebook:1')
    expect(sealed.subarray(0, cipher.current.length)).toEqual(cipher.current)
    expect(sealed.toString('latin1')).not.toContain('EAAB')
    expect(cipher.open(sealed, 'facebook:1')).toBe('EAAB token å')
    expect(cipher.open(sealed, 'facebook:2')).toBeUndefined()
    for (let at = 0; at < sealed.length; at += 1) {
      expect(cipher.open(sealed.subarray(0, at), 'facebook:1')).toBeUndefined()
      const changed = Buffer.from(sealed)
      changed[at] = changed[at] === 0x41 ? 0x42 : 0x41
      // The last character of base64 has spare bits.
      if (at < sealed.length - 1) expect(cipher.open(changed, 'facebook:1')).toBeUndefined()
    }
  })

  test('that was sealed before there were key ids stays readable, beside new keys too', () => {
    const before = sealedBefore('EAAB', 'facebook:1')
    expect(tokensOf().open(before, 'facebook:1')).toBe('EAAB')
    expect(tokensOf(named('2026', 1)).open(before, 'facebook:1')).toBe('EAAB')
    expect(tokensOf(named('2026', 1)).open(before, 'facebook:2')).toBeUndefined()
    expect(tokenCipher(readFieldKeys(undefined, `${secret}!`)).open(before, 'facebook:1')).toBeUndefined()
  })

  test('outlives a new session secret and a new key, as long as its own key is named', () => {
    const sealed = tokensOf(named('2025', 1)).seal('EAAB', 'instagram:1')
    const later = tokenCipher(readFieldKeys(`${named('2026', 2)},${named('2025', 1)}`, `${secret}!`))
    expect(later.open(sealed, 'instagram:1')).toBe('EAAB')
    expect(tokensOf(named('2026', 2)).open(sealed, 'instagram:1')).toBeUndefined()
  })
})
