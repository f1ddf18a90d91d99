import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../config'
import type { Reader, Side } from './pair'

/** Whom an address is made for: it opens nothing for anybody else. */
export interface FileReader {
  side: Side
  id: string
  secret: string
  now: Date
}

export const filePath = '/api/message_files'
const hour = 3_600_000

/** What is signed here opens nothing else, and no session token opens this. */
const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'samspel message files', 32))
const sealOf = (secret: string, words: string) => createHmac('sha256', keyOf(secret)).update(words).digest('base64url')

export const readerOf = ({
  caller,
  config,
  now,
}: {
  caller: Reader
  config: Pick<Config, 'sessionSecret'>
  now: Date
}): FileReader => ({
  side: caller.kind,
  id: caller.id,
  secret: config.sessionSecret,
  now,
})

/** The address is the same for an hour, so that a browser keeps the picture, and ends one to two hours from now. */
export const fileAddress = ({ side, id: ownerId, secret, now }: FileReader, id: string): string => {
  const until = Math.ceil(now.getTime() / hour) * hour + hour
  const words = [id, side, ownerId, until].join('.')
  return `${filePath}/${words}.${sealOf(secret, words)}`
}

/** Which file an address names and for whom; undefined for one that was not made here, or has ended. */
export const readFileAddress = (
  token: string,
  secret: string,
  now: Date,
): { id: string; side: Side; ownerId: string } | undefined => {
  const [id = '', side = '', ownerId = '', until = '', seal = ''] = token.split('.')
  if (!/^[0-9a-f-]{36}$/.test(id) || !/^\d{13}$/.test(until) || Number(until) < now.getTime()) return undefined
  if (side !== 'user' && side !== 'instagramer') return undefined
  const [given, wanted] = [Buffer.from(seal), Buffer.from(sealOf(secret, [id, side, ownerId, until].join('.')))]
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? { id, side, ownerId } : undefined
}
