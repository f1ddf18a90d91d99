import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config'

/** The account and topic of a mail, to unsubscribe from. */
export interface Unsubscribe {
  accountId: string
  topic: string
}

const signatureOf = ({ sessionSecret }: Pick<Config, 'sessionSecret'>, text: string): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', sessionSecret, '', 'samspel unsubscribe', 32)))
    .update(text)
    .digest()

/** A token to unsubscribe from a topic. It does not expire while the secret stays the same, since a mail may be read years later. */
export const unsubscribeToken = (config: Pick<Config, 'sessionSecret'>, { accountId, topic }: Unsubscribe): string => {
  const text = `${accountId}.${topic}`
  return `${text}.${signatureOf(config, text).toString('base64url')}`
}

/** What a token unsubscribes from; undefined when it is not ours. */
export const readUnsubscribe = (config: Pick<Config, 'sessionSecret'>, token: string): Unsubscribe | undefined => {
  const [accountId, topic, signature, rest] = token.split('.')
  if (!accountId || !topic || !signature || rest !== undefined) return undefined
  const [given, wanted] = [Buffer.from(signature, 'base64url'), signatureOf(config, `${accountId}.${topic}`)]
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? { accountId, topic } : undefined
}

/** Headers by which mail programs offer their own unsubscribe button (RFC 8058). */
export const unsubscribeHeaders = (
  config: Pick<Config, 'sessionSecret' | 'appUrl'>,
  unsubscribe: Unsubscribe | undefined,
): Record<string, string> =>
  unsubscribe
    ? {
        'List-Unsubscribe': `<${new URL(`/api/notices/unsubscribe/${unsubscribeToken(config, unsubscribe)}`, config.appUrl).href}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : {}
