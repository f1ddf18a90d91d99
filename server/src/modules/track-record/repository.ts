import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../../db/transact'
import type { DB } from '../../db/types'

export type RatingRow = Selectable<DB['brand_ratings']>

interface Work {
  brand_id: string
  participation_id: string | null
  store_participation_id: string | null
  is_approved: boolean
}

const approved = (column: 'participation_id' | 'store_participation_id'): RawBuilder<unknown> =>
  sql`EXISTS (SELECT FROM mentions m WHERE m.brand_id = w.brand_id AND m.${sql.ref(column)} = w.id AND m.state = 'approved')`

/** A creator's own piece of work, at a delivery or a pick-up. */
export const findWork = async (db: Db, id: string, creatorId: string): Promise<Work | undefined> => {
  const { rows } = await sql<Work>`SELECT w.brand_id, w.id AS participation_id, NULL::uuid AS store_participation_id,
      ${approved('participation_id')} AS is_approved
    FROM participations w WHERE w.id = ${id} AND w.instagramer_id = ${creatorId}
    UNION ALL SELECT w.brand_id, NULL, w.id, ${approved('store_participation_id')}
    FROM store_participations w WHERE w.id = ${id} AND w.instagramer_id = ${creatorId}`.execute(db)
  return rows[0]
}

/** The rating of one piece of work. */
export const ratingOf = (db: Db, work: Work): Promise<RatingRow | undefined> =>
  db
    .selectFrom('brand_ratings')
    .selectAll()
    .where('brand_id', '=', work.brand_id)
    .where((eb) =>
      work.participation_id
        ? eb('participation_id', '=', work.participation_id)
        : eb('store_participation_id', '=', work.store_participation_id),
    )
    .executeTakeFirst()
