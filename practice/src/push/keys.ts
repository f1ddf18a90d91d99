import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { Practice } from '../service'
import { worldOf } from './store'

const pem = { type: 'pkcs8', format: 'pem' } as const
const made = (privateKey: KeyObject): string => privateKey.export(pem).toString()

/** The private keys of the publisher, made once. */
export const keysOf = (practice: Practice) => {
  const { value, save } = worldOf(practice)
  if (!value.keys) {
    value.keys = {
      google: made(generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey),
      apple: made(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey),
    }
    save()
  }
  return value.keys
}

const known = new Map<string, KeyObject>()
/** The half of a private key that the vendor holds. */
export const publicHalf = (key: string): KeyObject => {
  const found = known.get(key) ?? createPublicKey(key)
  known.set(key, found)
  return found
}
