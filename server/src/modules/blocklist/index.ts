import { sql } from 'kysely'
import { pageSizes } from '@samspel/api'
import { inBrands } from '../../auth/brand-scope'
import type { UserCaller } from '../../auth/caller'
import { brandsWith, isStaffWho, mayFor } from '../../auth/roles'
import type { Context, Query } from '../../context'
import { transact } from '../../db/transact'
import { AppError } from '../../errors'
import type { Handlers } from '../../http/call'
import { metaOf, pageOf } from '../../http/page'
import { contains } from '../../search'
import { creatorWords } from '../creators'
import { listBlocked } from './repository'

export { isBlockedBy } from '../../blocked'

type Call = Context<UserCaller>
interface Pair {
  id: string
  creatorId: string
}

const listBlockedCreators = async ({ db, caller }: Call, query: Query<'listBlockedCreators'>) => {
  if (!isStaffWho(caller, 'blockCreators')) throw new AppError('forbidden')
  const page = pageOf(query, pageSizes.table)
  const { rows, total } = await listBlocked(
    db,
    sql`${inBrands(sql`bl.brand_id`, brandsWith(caller, 'blockCreators', query.brandId))}
      AND ${query.instagramerId ? sql`i.id = ${query.instagramerId}` : sql`true`}
      AND ${contains(creatorWords, query.query)}`,
    page,
  )
  return { blockedCreators: rows, meta: metaOf(page, total) }
}

/** A brand that is not the caller's does not exist for them; at one of their own it is the right that may be missing. */
const requireMayBlock = (caller: UserCaller, brandId: string): void => {
  if (mayFor(caller, 'blockCreators', brandId)) return
  throw new AppError(mayFor(caller, 'seeBrands', brandId) ? 'forbidden' : 'not_found')
}

/** Blocks, or changes the reason of a block that stands. Nothing that has been agreed on ends by it. */
const blockCreator = async ({ db, caller, now }: Call, { id, creatorId, reason }: Pair & { reason: string }) => {
  requireMayBlock(caller, id)
  return transact(db, async (trx) => {
    await sql`INSERT INTO blocked_creators (brand_id, instagramer_id, reason, blocked_by_id, created_at)
      SELECT b.id, i.id, ${reason}, ${caller.id}, ${now} FROM brands b, instagramers i
      WHERE b.id = ${id} AND i.id = ${creatorId} AND i.deleted_at IS NULL
      ON CONFLICT (brand_id, instagramer_id) DO UPDATE SET reason = excluded.reason`.execute(trx)
    const [blockedCreator] = (
      await listBlocked(trx, sql`bl.brand_id = ${id} AND bl.instagramer_id = ${creatorId}`, pageOf({}, 1))
    ).rows
    if (!blockedCreator) throw new AppError('not_found')
    return { blockedCreator }
  })
}

/** One that is not blocked is no error. */
const unblockCreator = async ({ db, caller }: Call, { id, creatorId }: Pair): Promise<void> => {
  requireMayBlock(caller, id)
  await db.deleteFrom('blocked_creators').where('brand_id', '=', id).where('instagramer_id', '=', creatorId).execute()
}

export const blocklistHandlers = {
  listBlockedCreators: (call) => listBlockedCreators(call, call.query),
  blockCreator: (call) => blockCreator(call, { ...call.params, ...call.body.blockedCreator }),
  unblockCreator: (call) => unblockCreator(call, call.params),
} satisfies Partial<Handlers>
