import { type RawBuilder, sql } from 'kysely'
import { actsFor } from '../../auth/brand-scope'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import type { Db } from '../../db/transact'
import { AppError, invalid } from '../../errors'

/** A conversation is between one brand and one creator. */
export interface Pair {
  brandId: string
  instagramerId: string
}
/** Which of the two somebody speaks for. */
export type Side = 'user' | 'instagramer'
export type Reader = UserCaller | CreatorCaller

export const otherSide = (side: Side): Side => (side === 'user' ? 'instagramer' : 'user')

/** A column of threads that each side has for itself. */
export const ownColumn = (side: Side, name: 'archived_at' | 'muted_at' | 'blocked_at' | 'unread') =>
  sql.ref(`threads.${side === 'user' ? 'brand' : 'creator'}_${name}`)

const exists = async (db: Db, condition: RawBuilder<unknown>): Promise<boolean> =>
  (await sql<{ yes: boolean }>`SELECT EXISTS (${condition}) AS yes`.execute(db)).rows[0]?.yes ?? false

const bothExist = (db: Db, { brandId, instagramerId }: Pair) =>
  exists(
    db,
    sql`SELECT 1 FROM brands, instagramers WHERE brands.id = ${brandId} AND instagramers.id = ${instagramerId}`,
  )

/** Condition that the two have to do with each other beside messages: an application, also at a store, or a list of the brand's. */
export const haveMet = (brandId: RawBuilder<unknown>, instagramerId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(EXISTS (SELECT FROM participations p WHERE p.brand_id = ${brandId} AND p.instagramer_id = ${instagramerId})
    OR EXISTS (SELECT FROM store_participations sp WHERE sp.brand_id = ${brandId} AND sp.instagramer_id = ${instagramerId}
      AND sp.state <> 'invited' AND sp.decision_kind IS DISTINCT FROM 'withdrawn'))`

/** A creator talks with brands that wrote first, or whose campaigns the creator applied to, also at a store. */
const areConnected = (db: Db, { brandId, instagramerId }: Pair) =>
  exists(
    db,
    sql`SELECT 1 WHERE ${haveMet(sql`${brandId}`, sql`${instagramerId}`)}
      OR EXISTS (SELECT FROM threads WHERE brand_id = ${brandId} AND instagramer_id = ${instagramerId} AND last_message_at IS NOT NULL)`,
  )

/** The two sides of the thread that is asked for; 404 when the caller has no part in it. Staff name the creator. */
export const pairOf = async (
  db: Db,
  caller: Reader,
  { brandId, instagramerId: asked }: { brandId: string; instagramerId?: string | undefined },
): Promise<Pair> => {
  const instagramerId = caller.kind === 'user' ? asked : caller.id
  if (!instagramerId) throw invalid({ instagramerId: ['required'] })
  const pair = { brandId, instagramerId }
  const mayTalk =
    caller.kind === 'user'
      ? actsFor(caller.brandIds, brandId) && (await bothExist(db, pair))
      : await areConnected(db, pair)
  if (!mayTalk) throw new AppError('not_found')
  return pair
}
