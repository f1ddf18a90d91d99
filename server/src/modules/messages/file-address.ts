import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../config'
import type { Reader, Side } from './pair'

/** The reader a file address is issued to; it is useless to anybody else. */
export interface FileReader {
  side: Side
  id: string
  secret: string
  now: Date
}

export const filePath = '/api/message_files'
const hour = 3_600_000

/** A key of its own: signatures made here are not valid anywhere else, and session tokens not here. */
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

/** The address stays the same for an hour, so that browsers can cache the picture, and expires one to two hours from now. */
export const fileAddress = ({ side, id: ownerId, secret, now }: FileReader, id: string): string => {
  const until = Math.ceil(now.getTime() / hour) * hour + hour
  const words = [id, side, ownerId, until].join('.')
  return `${filePath}/${words}.${sealOf(secret, words)}`
}

/** The file and reader named by an address; undefined when its signature is invalid or it has expired. */
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
