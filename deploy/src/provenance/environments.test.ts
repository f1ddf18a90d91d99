import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { readEnvironments } from './environments'

const pem = (kind: 'ed25519' | 'x25519') =>
  (kind === 'ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('x25519')).publicKey.export({
    type: 'spki',
    format: 'pem',
  }) as string

test('environments are named with address and keys, several keys while one is exchanged', () => {
  const keys = pem('ed25519') + pem('ed25519')
  const { test: found } = readEnvironments(JSON.stringify({ test: { registry: 'https://r.test.example', keys } }))
  expect([found!.registry, found!.keys.length]).toEqual(['https://r.test.example', 2])
  expect(readEnvironments(undefined)).toEqual({})
})

test.each([
  [{ test: { registry: 'http://r.test.example', keys: pem('ed25519') } }, 'https address'],
  [{ test: { registry: 'https://r.test.example', keys: '' } }, 'public Ed25519 keys'],
  [{ test: { registry: 'https://r.test.example', keys: pem('x25519') } }, 'public Ed25519 keys'],
  [{ 'Test 1': { registry: 'https://r.test.example', keys: pem('ed25519') } }, 'no name of an environment'],
])('%j is refused', (value, words) => {
  expect(() => readEnvironments(JSON.stringify(value))).toThrow(words)
})
