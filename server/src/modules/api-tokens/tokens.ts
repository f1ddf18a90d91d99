import { sql } from 'kysely'
import { type ApiToken, pageSizes } from '@samspel/api'
import { type ApiScope, apiTokenLimits } from '@samspel/api/api-tokens'
import { managedBy, ownBrandsOf, requireApiOwner } from '../../auth/api-owner'
import { newApiToken } from '../../auth/api-tokens'
import type { UserCaller } from '../../auth/caller'
import type { Body, Context, Query } from '../../context'
import { addDays, dayOf } from '../../days'
import { pageWithTotal } from '../../db/page-with-total'
import { requireRoom } from '../../db/room'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import { enqueueMail } from '../../outbox/mails'
import { record } from '../audit'
import { requireConfirmation } from '../auth'
import { newTokenMail } from './mails'
import { apiOwnersOf } from './owners'

type Call = Context<UserCaller>

interface Row {
  id: string
  name: string
  prefix: string
  scopes: ApiScope[]
  brand_ids: string[] | null
  created_by_name: string | null
  created_at: string
  ends_on: string
  last_used_on: string | null
}

const toToken = (row: Row): ApiToken => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes,
  brandIds: row.brand_ids,
  createdBy: row.created_by_name,
  createdAt: row.created_at,
  endsOn: row.ends_on,
  lastUsedOn: row.last_used_on,
})

const from = sql`api_tokens LEFT JOIN users u ON u.id = created_by`
const columns = sql`api_tokens.id, api_tokens.name, prefix, scopes, brand_ids, u.name AS created_by_name, api_tokens.created_at, ends_on, last_used_on`
const holds = (companyId: string, now: Date) =>
  sql`api_tokens.company_id = ${companyId} AND revoked_at IS NULL AND ends_on >= ${dayOf(now)}`

/** The tokens of a company that hold, newest first. */
export const listApiTokens = async (
  { db, caller, now }: Call,
  { id, query }: { id: string; query: Query<'listApiTokens'> },
) => {
  requireApiOwner(caller, id)
  const page = pageOf(query, pageSizes.table)
  const shown = sql`${holds(id, now)} AND ${managedBy(caller, 'api_tokens')}`
  const { rows, total } = await pageWithTotal(
    db,
    sql<Row>`SELECT ${columns} FROM ${from} WHERE ${shown} ORDER BY api_tokens.created_at DESC, api_tokens.id DESC
      LIMIT ${page.limit} OFFSET ${page.offset}`,
    sql`api_tokens WHERE ${shown}`,
  )
  return { apiTokens: rows.map(toToken), meta: metaOf(page, total) }
}

const findToken = async (db: Db, id: string): Promise<ApiToken> => {
  const { rows } = await sql<Row>`SELECT ${columns} FROM ${from} WHERE api_tokens.id = ${id}`.execute(db)
  return toToken(rows[0]!)
}

const requireEnd = (endsOn: string, now: Date): void => {
  const today = dayOf(now)
  if (endsOn < today) throw invalid({ endsOn: ['in_the_past'] })
  if (endsOn > addDays(today, apiTokenLimits.days)) throw invalid({ endsOn: ['too_large'] })
}

/** Makes a token for a company's own systems; owners are told. The token is answered here and never again. */
export const createApiToken = async (
  call: Call & { body: Body<'createApiToken'> },
  { id }: { id: string },
): Promise<{ apiToken: ApiToken; token: string }> => {
  const { caller, now, config, body } = call
  requireApiOwner(caller, id)
  const { name, endsOn } = body.apiToken
  const scopes = [...new Set(body.apiToken.scopes)]
  if (scopes.length === 0) throw invalid({ scopes: ['required'] })
  requireEnd(endsOn, now)
  await requireConfirmation(call)
  return transact(call.db, async (trx) => {
    // The company's row stands for those that are not there yet.
    await trx.selectFrom('companies').select('id').where('id', '=', id).forUpdate().execute()
    const brandIds = await ownBrandsOf(trx, caller, body.apiToken.brandIds)
    await requireRoom(trx, sql`api_tokens WHERE ${holds(id, now)}`, 'tokensOfCompany')
    const made = newApiToken()
    await trx
      .insertInto('api_tokens')
      .values({
        id: made.id,
        company_id: id,
        name,
        token_hash: made.hash,
        prefix: made.prefix,
        scopes,
        brand_ids: brandIds,
        created_by: caller.id,
        created_at: now.toISOString(),
        ends_on: endsOn,
        last_used_on: null,
        revoked_at: null,
      })
      .execute()
    await record(trx, {
      companyId: id,
      actor: caller,
      kind: 'api_token_made',
      subject: { id: made.id, name },
      facts: { to: scopes.join(',') },
      now,
    })
    for (const owner of await apiOwnersOf(trx, id))
      await enqueueMail(
        trx,
        newTokenMail({ ...owner, appUrl: config.appUrl, to: owner.email, by: caller.name, token: name }),
      )
    return { apiToken: await findToken(trx, made.id), token: made.token }
  })
}

/** Takes a token back: the next call with it is refused. */
export const revokeApiToken = ({ db, caller, now }: Call, { id }: { id: string }): Promise<void> =>
  transact(db, async (trx) => {
    const token = await trx
      .selectFrom('api_tokens')
      .select(['company_id', 'name', 'revoked_at'])
      .where('id', '=', id)
      .where(managedBy(caller, 'api_tokens'))
      .forUpdate()
      .executeTakeFirst()
    if (!token) throw new AppError('not_found')
    if (token.revoked_at) return
    await trx.updateTable('api_tokens').set({ revoked_at: now.toISOString() }).where('id', '=', id).execute()
    await record(trx, {
      companyId: token.company_id,
      actor: caller,
      kind: 'api_token_revoked',
      subject: { id, name: token.name },
      now,
    })
  })
