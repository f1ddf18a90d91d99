import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '../../auth/keys'
import type { Config } from '../../config'
import type { Provider } from '../../db/tables/accounts'

type Secret = Pick<Config, 'sessionSecret'>

export interface Deletion {
  provider: Provider
  at: Date
}

const signatureOf = ({ sessionSecret }: Secret, text: string): string =>
  createHmac('sha256', deriveKey(sessionSecret, 'data deletion')).update(text).digest('base64url').slice(0, 22)

/** The confirmation code of a deletion that is done. It says itself when that was, so nothing about the person is kept for it. */
export const deletionCode = (secret: Secret, { provider, at }: Deletion): string => {
  const text = `${provider}-${Math.floor(at.getTime() / 1_000)}`
  return `${text}-${signatureOf(secret, text)}`
}

/** Undefined for a code that was not given here. */
export const readDeletionCode = (secret: Secret, code: string): Deletion | undefined => {
  const [, text = '', provider, seconds, signature = ''] =
    /^((facebook|instagram)-(\d{1,12}))-([\w-]{22})$/.exec(code) ?? []
  const [given, own] = [Buffer.from(signature), Buffer.from(signatureOf(secret, text))]
  if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined
  return { provider: provider as Provider, at: new Date(Number(seconds) * 1_000) }
}
