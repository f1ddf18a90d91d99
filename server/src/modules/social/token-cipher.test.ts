import { expect, test } from '@jest/globals'
import { tokenCipher } from './token-cipher'

const secret = 'a session secret of more than 32 characters'
const { encrypt, decrypt } = tokenCipher(secret)

test('a token is read again by its owner only, and by nobody with another secret', () => {
  const sealed = encrypt('EAAB token å', 'facebook:1')
  expect(decrypt(sealed, 'facebook:1')).toBe('EAAB token å')
  expect(decrypt(sealed, 'facebook:2')).toBeUndefined()
  expect(tokenCipher(`${secret}!`).decrypt(sealed, 'facebook:1')).toBeUndefined()
})

test('nothing of it is left in what is stored, and no two are alike', () => {
  const token = 'x'.repeat(40)
  const [one, two] = [encrypt(token, 'facebook:1'), encrypt(token, 'facebook:1')]
  expect(one.toString('latin1')).not.toContain('xxx')
  expect(one.equals(two)).toBe(false)
})

test('every changed byte is noticed, and so is every cut', () => {
  const sealed = encrypt('token', 'facebook:1')
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(decrypt(changed, 'facebook:1')).toBeUndefined()
    expect(decrypt(sealed.subarray(0, at), 'facebook:1')).toBeUndefined()
  }
})
