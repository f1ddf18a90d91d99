import { type RawBuilder, sql } from 'kysely'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import { brandsWith, isOfPlatform } from '../../auth/roles'
import type { Db } from '../../db/transact'
import { AppError, invalid } from '../../errors'

/** A conversation is between one brand and one creator. */
export interface Pair {
  brandId: string
  instagramerId: string
}
/** The side somebody acts for. */
export type Side = 'user' | 'instagramer'
export type Reader = UserCaller | CreatorCaller

export type MessageRight = 'readMessages' | 'writeMessages'

/** The brands whose conversations a staff member takes part in. Platform staff take part in none. */
export const ownBrands = (caller: UserCaller, right: MessageRight, asked?: string): readonly string[] => {
  const brandIds = brandsWith(caller, right, asked)
  return brandIds === 'all' || isOfPlatform(caller) ? [] : brandIds
}

export const otherSide = (side: Side): Side => (side === 'user' ? 'instagramer' : 'user')

/** A column of threads that exists once per side. */
export const ownColumn = (side: Side, name: 'archived_at' | 'muted_at' | 'blocked_at' | 'unread') =>
  sql.ref(`threads.${side === 'user' ? 'brand' : 'creator'}_${name}`)

const exists = async (db: Db, condition: RawBuilder<unknown>): Promise<boolean> =>
  (await sql<{ yes: boolean }>`SELECT EXISTS (${condition}) AS yes`.execute(db)).rows[0]?.yes ?? false

const bothExist = (db: Db, { brandId, instagramerId }: Pair) =>
  exists(
    db,
    sql`SELECT 1 FROM brands, instagramers WHERE brands.id = ${brandId} AND instagramers.id = ${instagramerId}`,
  )

/** SQL condition that the two are in contact other than by messages: through an application, at a store as well, or a list of the brand. */
export const haveMet = (brandId: RawBuilder<unknown>, instagramerId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(EXISTS (SELECT FROM participations p WHERE p.brand_id = ${brandId} AND p.instagramer_id = ${instagramerId})
    OR EXISTS (SELECT FROM store_participations sp WHERE sp.brand_id = ${brandId} AND sp.instagramer_id = ${instagramerId}
      AND sp.state <> 'invited' AND sp.decision_kind IS DISTINCT FROM 'withdrawn'))`

/** Creators may write to brands that wrote first, and to those whose campaigns they have applied to, at a store as well. */
const areConnected = (db: Db, { brandId, instagramerId }: Pair) =>
  exists(
    db,
    sql`SELECT 1 WHERE ${haveMet(sql`${brandId}`, sql`${instagramerId}`)}
      OR EXISTS (SELECT FROM threads WHERE brand_id = ${brandId} AND instagramer_id = ${instagramerId} AND last_message_at IS NOT NULL)`,
  )

/** The two sides of the requested thread; 404 when the caller is not part of it. Staff have to name the creator. */
export const pairOf = async (
  db: Db,
  caller: Reader,
  { brandId, instagramerId: asked }: { brandId: string; instagramerId?: string | undefined },
  right: MessageRight,
): Promise<Pair> => {
  const instagramerId = caller.kind === 'user' ? asked : caller.id
  if (!instagramerId) throw invalid({ instagramerId: ['required'] })
  const pair = { brandId, instagramerId }
  const mayTalk =
    caller.kind === 'user'
      ? ownBrands(caller, right).includes(brandId) && (await bothExist(db, pair))
      : await areConnected(db, pair)
  if (!mayTalk) throw new AppError('not_found')
  return pair
}
