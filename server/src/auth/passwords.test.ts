import { expect, test } from '@jest/globals'
import { hash } from '@node-rs/argon2'
import { hashPassword, isPassword } from './passwords'

const composed = 'lösenord på åkern'
const typed = [composed, composed.normalize('NFD'), composed.replaceAll(' ', '\u00a0')]

test('a password is the same however a keyboard composes its letters and blanks', async () => {
  for (const set of typed) {
    const stored = await hashPassword(set)
    for (const tried of typed) expect(await isPassword(tried, stored)).toBe(true)
    expect(await isPassword('losenord pa akern', stored)).toBe(false)
  }
  expect(await isPassword(composed, undefined)).toBe(false)
})

test('a password whose hash was made of it as it was typed still fits', async () => {
  const decomposed = composed.normalize('NFD')
  const stored = await hash(decomposed)
  expect(await isPassword(decomposed, stored)).toBe(true)
  expect(await isPassword('lösenord', stored)).toBe(false)
})
