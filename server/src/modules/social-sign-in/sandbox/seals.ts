import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '../../../auth/keys'
import type { Provider } from '../../../db/tables/accounts'

export interface Code {
  person: string
  provider: Provider
  redirectUri: string
  challenge: string | undefined
  expires: number
  nonce: string
}
export interface AccessToken {
  person: string
  provider: Provider
  expires: number
  nonce: string
}

/** Signs and verifies the sandbox's codes and tokens, so that it needs no storage for them. */
export const sealer = <T extends { expires: number }>(sessionSecret: string, kind: 'code' | 'token') => {
  const key = deriveKey(sessionSecret, `sandbox ${kind}`)
  const signatureOf = (body: string) => createHmac('sha256', key).update(body).digest()
  return {
    seal: (value: T): string => {
      const body = Buffer.from(JSON.stringify(value)).toString('base64url')
      return `${body}.${signatureOf(body).toString('base64url')}`
    },
    /** Undefined when it was not issued here or has expired. */
    open: (sealed: string | undefined, now: Date): T | undefined => {
      const [body = '', signature = '', ...rest] = sealed?.split('.') ?? []
      const [given, own] = [Buffer.from(signature, 'base64url'), signatureOf(body)]
      if (rest.length > 0 || given.length !== own.length || !timingSafeEqual(given, own)) return undefined
      const value = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as T
      return value.expires > now.getTime() ? value : undefined
    },
  }
}
