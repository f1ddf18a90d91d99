import { sql } from 'kysely'
import type { UserCaller } from '../../auth/caller'
import { mayFor } from '../../auth/roles'
import type { Context } from '../../context'
import { transact } from '../../db/transact'
import { AppError } from '../../errors'

/** As many posts as may come first. */
const most = 10

/** Puts an approved post first in its campaign's reports, or takes it from there. */
export const pinReportPost = async (
  { db, caller, now }: Context<UserCaller>,
  { id, pinned }: { id: string; pinned: boolean },
): Promise<void> =>
  transact(db, async (trx) => {
    const post = await trx
      .selectFrom('mentions')
      .select(['brand_id', 'campaign_id', 'state', 'pinned_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!post || post.state !== 'approved' || !mayFor(caller, 'manageCampaigns', post.brand_id))
      throw new AppError('not_found')
    if (pinned === (post.pinned_at !== null)) return
    if (pinned) {
      const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM mentions
        WHERE brand_id = ${post.brand_id} AND campaign_id = ${post.campaign_id} AND pinned_at IS NOT NULL`.execute(trx)
      if (Number(rows[0]!.count) >= most) throw new AppError('limit_reached')
    }
    await trx
      .updateTable('mentions')
      .set({ pinned_at: pinned ? now.toISOString() : null })
      .where('brand_id', '=', post.brand_id)
      .where('id', '=', id)
      .execute()
  })
