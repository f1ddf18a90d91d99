import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { pageSizes, rememberedDays, type RememberedDevice } from '@samspel/api'
import { hashOf, newToken } from '../../../auth/one-time-tokens'
import type { Config } from '../../../config'
import { dayMs } from '../../../days'
import { pageWithTotal } from '../../../db/page-with-total'
import type { Db } from '../../../db/transact'
import { AppError } from '../../../errors'
import { metaOf, pageOf } from '../../../http/page'

/** Accounts that one browser is remembered by: colleagues share machines. */
const mostInBrowser = 5
/** Browsers that one account is remembered in. */
const mostOfAccount = 20

/** The request whose cookie is read, and the answer that sets it. */
export interface Http {
  request: Pick<FastifyRequest, 'cookies'>
  reply: Pick<FastifyReply, 'setCookie'>
}

const isSecure = ({ appUrl }: Pick<Config, 'appUrl'>) => appUrl.startsWith('https:')
const nameOf = (config: Pick<Config, 'appUrl'>) => `${isSecure(config) ? '__Host-samspel' : 'samspel'}-remembered`

/** The tokens that the browser was given, newest first. */
export const tokensIn = ({ request }: Pick<Http, 'request'>, config: Pick<Config, 'appUrl'>): string[] =>
  (request.cookies[nameOf(config)] ?? '')
    .split('.')
    .filter((token) => /^[\w-]{43}$/.test(token))
    .slice(0, mostInBrowser)

const hashesOf = (tokens: readonly string[]) => tokens.map(hashOf)

/** Whether the browser was remembered for this account. It is noted as used. */
export const isRemembered = async (db: Db, userId: string, tokens: readonly string[], now: Date): Promise<boolean> => {
  if (tokens.length === 0) return false
  const row = await db
    .updateTable('remembered_devices')
    .set({ last_used_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('token_hash', 'in', hashesOf(tokens))
    .where('expires_at', '>', now.toISOString())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Remembers the browser: a cookie that scripts cannot read has the token, the table its hash. */
export const remember = async (
  trx: Db,
  {
    http,
    config,
    userId,
    browser,
    now,
  }: { http: Http; config: Pick<Config, 'appUrl'>; userId: string; browser: string | null; now: Date },
): Promise<void> => {
  const { token, hash } = newToken()
  await trx
    .insertInto('remembered_devices')
    .values({
      id: uuidv7(),
      user_id: userId,
      token_hash: hash,
      browser,
      created_at: now.toISOString(),
      last_used_at: now.toISOString(),
      expires_at: new Date(now.getTime() + rememberedDays * dayMs).toISOString(),
    })
    .execute()
  await sql`DELETE FROM remembered_devices WHERE id IN (SELECT id FROM remembered_devices WHERE user_id = ${userId}
    ORDER BY last_used_at DESC, id DESC OFFSET ${mostOfAccount})`.execute(trx)
  const kept = [token, ...tokensIn(http, config)].slice(0, mostInBrowser).join('.')
  void http.reply.setCookie(nameOf(config), kept, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(config),
    maxAge: rememberedDays * (dayMs / 1_000),
  })
}

interface DeviceRow {
  id: string
  token_hash: Buffer
  browser: string | null
  created_at: string
  last_used_at: string
  expires_at: string
}

/** Browsers that are remembered, the latest used first. */
export const listRemembered = async (
  db: Db,
  { userId, tokens, now }: { userId: string; tokens: readonly string[]; now: Date },
  query: { page?: number | undefined; perPage?: number | undefined },
) => {
  const page = pageOf(query, pageSizes.table)
  const living = sql`remembered_devices WHERE user_id = ${userId} AND expires_at > ${now}`
  const { rows, total } = await pageWithTotal(
    db,
    sql<DeviceRow>`SELECT id, token_hash, browser, created_at, last_used_at, expires_at FROM ${living}
      ORDER BY last_used_at DESC, id DESC LIMIT ${page.limit} OFFSET ${page.offset}`,
    living,
  )
  const here = hashesOf(tokens)
  const rememberedDevices = rows.map((row): RememberedDevice => ({
    id: row.id,
    current: here.some((hash) => hash.equals(row.token_hash)),
    browser: row.browser,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
  }))
  return { rememberedDevices, meta: metaOf(page, total) }
}

export const forgetRemembered = async (db: Db, userId: string, id: string): Promise<void> => {
  const { numDeletedRows } = await db
    .deleteFrom('remembered_devices')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new AppError('not_found')
}

/** Has every browser of the account show the second step again. */
export const forgetAllRemembered = async (trx: Db, userId: string): Promise<void> => {
  await trx.deleteFrom('remembered_devices').where('user_id', '=', userId).execute()
}
