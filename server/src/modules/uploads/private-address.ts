import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import type { Config } from '../../config'

type Side = 'user' | 'instagramer'

/** The reader a file address is issued to; it is useless to anybody else. */
export interface FileReader {
  side: Side
  id: string
  secret: string
  now: Date
}

/** Whom an address was issued to, and for which file. */
export interface Named {
  id: string
  side: Side
  ownerId: string
}

const hour = 3_600_000

export const readerOf = ({
  caller,
  config,
  now,
}: {
  caller: UserCaller | CreatorCaller
  config: Pick<Config, 'sessionSecret'>
  now: Date
}): FileReader => ({ side: caller.kind, id: caller.id, secret: config.sessionSecret, now })

/**
 * Addresses of private files below a path: issued to one account, signed by a key of their own (`purpose`), so that they are valid nowhere
 * else, and nothing else here.
 */
export const privateAddresses = (path: string, purpose: string) => {
  const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  const sealOf = (secret: string, words: string) =>
    createHmac('sha256', keyOf(secret)).update(words).digest('base64url')
  return {
    path,
    /** Stays the same for an hour, so that browsers can cache the file, and expires one to two hours from now. */
    addressOf: ({ side, id: ownerId, secret, now }: FileReader, id: string): string => {
      const until = Math.ceil(now.getTime() / hour) * hour + hour
      const words = [id, side, ownerId, until].join('.')
      return `${path}/${words}.${sealOf(secret, words)}`
    },
    /** Undefined when the signature is invalid or the address has expired. */
    read: (token: string, secret: string, now: Date): Named | undefined => {
      const [id = '', side = '', ownerId = '', until = '', seal = ''] = token.split('.')
      if (!/^[0-9a-f-]{36}$/.test(id) || !/^\d{13}$/.test(until) || Number(until) < now.getTime()) return undefined
      if (side !== 'user' && side !== 'instagramer') return undefined
      const [given, wanted] = [Buffer.from(seal), Buffer.from(sealOf(secret, [id, side, ownerId, until].join('.')))]
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? { id, side, ownerId } : undefined
    },
  }
}
