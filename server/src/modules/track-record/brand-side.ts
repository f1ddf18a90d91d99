import { sql } from 'kysely'
import { type BrandRating, pageSizes } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import { mayFor } from '../../auth/roles'
import type { Context, Query } from '../../context'
import { type Db, transact } from '../../db/transact'
import { AppError } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import { notify } from '../notices'
import { trackRecordOf } from './figures'
import { givenOf } from './rate'
import type { RatingRow } from './repository'

const monthOf = sql<string>`to_char(created_at AT TIME ZONE 'Europe/Stockholm', 'YYYY-MM')`

type MonthlyRow = RatingRow & { month: string }

const toBrandRating = (row: MonthlyRow): BrandRating => ({ ...givenOf(row), month: row.month })

/** Order within a month follows a hash of the id, so that it does not tell who came first. */
export const listRatings = async (
  { db, caller, now }: Context<UserCaller>,
  { id, ...query }: { id: string } & Query<'listBrandRatings'>,
) => {
  if (!mayFor(caller, 'readRatings', id)) throw new AppError('not_found')
  const page = pageOf(query, pageSizes.cards)
  const [rows, { total }, trackRecord] = await Promise.all([
    db
      .selectFrom('brand_ratings')
      .selectAll()
      .select(monthOf.as('month'))
      .where('brand_id', '=', id)
      .orderBy('month', 'desc')
      .orderBy(sql`md5(id::text)`)
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    db
      .selectFrom('brand_ratings')
      .select(sql<number>`count(*)::int`.as('total'))
      .where('brand_id', '=', id)
      .executeTakeFirstOrThrow(),
    trackRecordOf(db, id, now),
  ])
  return { brandRatings: rows.map(toBrandRating), meta: metaOf(page, total), trackRecord }
}

/** What the creator is told of: the work that was rated. */
const workOf = async (trx: Db, row: RatingRow) => {
  const { rows } = await sql<{ campaign: string; brand: string; store_campaign: string | null }>`
    SELECT c.name AS campaign, b.name AS brand, sc.id AS store_campaign
    FROM brand_ratings r JOIN brands b ON b.id = r.brand_id
      LEFT JOIN participations p ON p.brand_id = r.brand_id AND p.id = r.participation_id
      LEFT JOIN store_participations sp ON sp.brand_id = r.brand_id AND sp.id = r.store_participation_id
      LEFT JOIN store_campaigns sc ON sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id
      JOIN campaigns c ON c.brand_id = r.brand_id AND c.id = coalesce(p.campaign_id, sc.campaign_id)
    WHERE r.brand_id = ${row.brand_id} AND r.id = ${row.id}`.execute(trx)
  return rows[0]!
}

/** Answers a rating once. */
export const reply = async (
  { db, caller, now, live, config }: Context<UserCaller>,
  { id, reply: words }: { id: string; reply: string },
): Promise<BrandRating> =>
  transact(db, async (trx) => {
    const row = await trx
      .selectFrom('brand_ratings')
      .selectAll()
      .select(monthOf.as('month'))
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row || !mayFor(caller, 'readRatings', row.brand_id)) throw new AppError('not_found')
    if (!mayFor(caller, 'writeMessages', row.brand_id)) throw new AppError('forbidden')
    if (row.reply !== null) throw new AppError('already_decided')
    const replied = { reply: words, replied_at: now.toISOString(), replied_by: caller.id }
    await trx
      .updateTable('brand_ratings')
      .set(replied)
      .where('brand_id', '=', row.brand_id)
      .where('id', '=', row.id)
      .execute()
    const { campaign, brand, store_campaign } = await workOf(trx, row)
    await notify(
      trx,
      { live, now, config },
      {
        to: { instagramerId: row.instagramer_id },
        kind: 'rating_answered',
        subjectId: row.id,
        brandId: row.brand_id,
        href: row.participation_id ? `/assignments/${row.participation_id}` : `/store-campaigns/${store_campaign}/pass`,
        facts: { brand, campaign, text: words },
      },
    )
    return toBrandRating({ ...row, ...replied })
  })
