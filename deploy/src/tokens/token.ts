import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { TokenName } from '../model/records'

/** Rights of a token. Every token may read; `rollback` also ends canaries, `lock` also unlocks, and `force` overrides the gate. */
export const RIGHTS = ['publish', 'promote', 'rollback', 'lock', 'force'] as const
export type Right = (typeof RIGHTS)[number]

/** A token as stored; only the SHA-256 of its secret is kept. */
export interface Token extends TokenName {
  hash: string
  /** Names of remotes; `*` matches any characters. */
  remotes: readonly string[]
  may: readonly Right[]
  createdAt: string
  createdBy: string
  /** ISO 8601 time. */
  expiresAt: string
  revokedAt?: string
  revokedBy?: string
}

const PREFIX = 'samspel'
const SHAPE = new RegExp(`^${PREFIX}_([a-z0-9]{10})_[A-Za-z0-9_-]{43}$`)

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Generates a secret: an id to look the token up by, and 256 random bits. */
export function newSecret(): { id: string; text: string; hash: string } {
  const id = randomBytes(5).toString('hex')
  const text = `${PREFIX}_${id}_${randomBytes(32).toString('base64url')}`
  return { id, text, hash: hashOf(text).toString('hex') }
}

/** Whether a pattern of remote names can match anything. */
export const isPattern = (pattern: string): boolean => /^(?=.{1,63}$)[a-z*][a-z0-9*-]*$/.test(pattern)

/** Whether a name fits a pattern of names. */
export const matchesPattern = (pattern: string, name: string): boolean =>
  new RegExp(`^${pattern.replaceAll('*', '[a-z0-9-]*')}$`).test(name)

/** Whether the token applies to this remote. */
export const coversRemote = ({ remotes }: Pick<Token, 'remotes'>, name: string): boolean =>
  remotes.some((pattern) => matchesPattern(pattern, name))

/** Name of the acting token in the history and the registry. */
export const tokenText = ({ team, name }: TokenName): string => `${team}/${name}`

/** Why a token was rejected, as a message. */
export interface Unknown {
  problem: string
}

const NOBODY = hashOf('')

/**
 * Finds the token sent with a request. Hashes have a fixed length, so the timing reveals nothing about them. Whether a token is revoked or
 * expired is disclosed only to whoever knows its secret.
 */
export function findToken(tokens: readonly Token[], text: string, now: number): Token | Unknown {
  const id = SHAPE.exec(text)?.[1]
  const token = tokens.find((known) => known.id === id)
  const same = timingSafeEqual(hashOf(text), token ? Buffer.from(token.hash, 'hex') : NOBODY)
  if (!token || !same)
    return { problem: 'this token is not known here; ask the operator of the registry service for one' }
  if (token.revokedAt)
    return {
      problem: `token ${token.id} (${tokenText(token)}) was revoked on ${token.revokedAt}; ask the operator of the registry service for another`,
    }
  if (Date.parse(token.expiresAt) <= now)
    return {
      problem: `token ${token.id} (${tokenText(token)}) expired on ${token.expiresAt}; ask the operator of the registry service for another`,
    }
  return token
}

/** Why a token may not do something; undefined if it may. */
export function missingRight(token: Token, right: Right, name: string): string | undefined {
  const title = `token ${token.id} (${tokenText(token)})`
  if (!coversRemote(token, name)) return `${title} does not reach ${name}: it is for ${token.remotes.join(', ')}`
  if (!token.may.includes(right))
    return `${title} lacks the right '${right}' for ${name}: it may ${token.may.join(', ') || 'only read'}`
  return undefined
}
